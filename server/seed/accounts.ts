/** The accounts that a newcomer signs in with (embedded mode only). */

export const DEMO_PASSWORD = 'waymark1';

export interface DemoAccount {
  readonly email: string;
  readonly fullName: string;
  readonly tier: 'Free' | 'Pro' | 'Premium' | 'Business';
  readonly balance: number;
  readonly role: 'user' | 'admin';
}

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { email: 'free@waymark.test', fullName: 'Frida Free', tier: 'Free', balance: 10_000, role: 'user' },
  { email: 'pro@waymark.test', fullName: 'Priya Pro', tier: 'Pro', balance: 100_000, role: 'user' },
  {
    email: 'premium@waymark.test',
    fullName: 'Pablo Premium',
    tier: 'Premium',
    balance: 300_000,
    role: 'user',
  },
  {
    email: 'business@waymark.test',
    fullName: 'Bea Business',
    tier: 'Business',
    balance: 1_000_000,
    role: 'user',
  },
  { email: 'admin@waymark.test', fullName: 'Ada Admin', tier: 'Free', balance: 10_000, role: 'admin' },
];
