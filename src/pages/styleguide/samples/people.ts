/** Made up for the styleguide. */
export interface Person {
  readonly email: string;
  readonly name: string;
  readonly plan: string;
  readonly tokens: number;
  readonly status: string;
}

const person = (email: string, name: string, plan: string, tokens: number, status = 'active'): Person => ({
  email,
  name,
  plan,
  tokens,
  status,
});

export const people: readonly Person[] = [
  person('mira@example.test', 'Mira Lindqvist', 'Premium', 212_400),
  person('tomas.okafor@example.test', 'Tomás Okafor', 'Pro', 9_120),
  person('j.w@example.test', 'N/A', 'Free', 0, 'suspended'),
  person('aino@example.test', 'Aino Virtanen', 'Business', 1_000_000),
  person('li.na.and.family@example.test', 'Li Na', 'Free', 7_300),
  person('beatriz@example.test', 'Beatriz Moura', 'Pro', 88_004),
  person('haruki@example.test', 'Haruki Sato', 'Free', 10_000, 'waiting'),
];
