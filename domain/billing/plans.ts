/**
 * The plan table (requirements §9). The one place where prices and allotments stand: the app shows it, the
 * functions charge by it, and a test holds the SQL copy to it.
 */
const PLAN_TIERS = ['Free', 'Pro', 'Premium', 'Business'] as const;
export type PlanTier = (typeof PLAN_TIERS)[number];

/** The tiers that are bought. */
export const PAID_TIERS = ['Pro', 'Premium', 'Business'] as const;
export type PaidTier = (typeof PAID_TIERS)[number];

export interface Plan {
  readonly tier: PlanTier;
  readonly name: string;
  /** US cents a month. */
  readonly priceCents: number;
  /** Tokens granted each month; Free is granted once, at sign-up. */
  readonly tokens: number;
  /** How many chats the tokens are about enough for; null is unlimited. */
  readonly chats: number | null;
  readonly features: readonly string[];
  readonly isPopular: boolean;
  readonly productId: string;
  /** What the payment provider is told of it, as it takes only texts (requirements §3, Plan). */
  readonly metadata: { readonly tier: PlanTier; readonly tokens: string };
}

const TABLE: readonly Omit<Plan, 'metadata'>[] = [
  {
    tier: 'Free',
    name: 'Free',
    priceCents: 0,
    tokens: 10_000,
    chats: 10,
    features: [
      'Tokens granted once, when you sign up',
      'Flight and hotel search',
      'The trip of your chat, whole; earlier ones stay kept',
      'Chats saved for offline reading',
    ],
    isPopular: false,
    productId: 'free_plan',
  },
  {
    tier: 'Pro',
    name: 'Pro',
    priceCents: 799,
    tokens: 100_000,
    chats: 100,
    features: [
      'My Trips: all your trips open, with PDF and share links',
      'Flight and hotel search',
      'Personalised recommendations',
      'Email support',
    ],
    isPopular: false,
    productId: 'pro_plan',
  },
  {
    tier: 'Premium',
    name: 'Premium',
    priceCents: 1999,
    tokens: 300_000,
    chats: 300,
    features: ['Priority responses', 'Advanced planning', 'Priority support', 'Custom itineraries'],
    isPopular: true,
    productId: 'premium_plan',
  },
  {
    tier: 'Business',
    name: 'Business',
    priceCents: 4999,
    tokens: 1_000_000,
    chats: null,
    features: ['Team collaboration', 'API access', 'White-label', 'Dedicated support'],
    isPopular: false,
    productId: 'business_plan',
  },
];

export const PLANS: readonly Plan[] = TABLE.map((plan) => ({
  ...plan,
  metadata: { tier: plan.tier, tokens: String(plan.tokens) },
}));

/** What becomes of a trip without a paid plan when the next one is begun (requirements §6). */
export const FREE_TRIPS =
  'The Free plan opens one trip at a time, the one your chat is about. Earlier ones stay kept: the chat’s trip menu goes back to them, and a paid plan opens them all.';

/** What a chat takes, about, by the table's own reckoning. */
export const TOKENS_PER_CHAT = 1_000;

const DEFAULT_ALLOWANCE = 10_000;

/** The tier a stored value names; null when it names none. */
export function parseTier(value: unknown): PlanTier | null {
  return PLAN_TIERS.find((tier) => tier === value) ?? null;
}

/** The plan of a tier. */
export function planOf(tier: PlanTier): Plan {
  const plan = PLANS.find((candidate) => candidate.tier === tier);
  if (!plan) throw new Error(`No plan for tier ${tier}`);
  return plan;
}

/**
 * Tokens a month that a tier's meter is measured against (requirements §9): Business is infinite, a missing or
 * unknown tier counts as 10,000.
 */
export function allowanceOf(tier: unknown): number {
  const known = parseTier(tier);
  if (!known) return DEFAULT_ALLOWANCE;
  return known === 'Business' ? Number.POSITIVE_INFINITY : planOf(known).tokens;
}

/** Whether a tier is paid (requirements §4, Paid plans). */
export function isPaidTier(tier: unknown): boolean {
  return parsePaidTier(tier) !== null;
}

/** A stored or foreign value as a tier that is bought; null when it is none. */
export function parsePaidTier(value: unknown): PaidTier | null {
  return PAID_TIERS.find((tier) => tier === value) ?? null;
}

/** Premium and Business chat requests carry priority true (requirements §6). */
export function hasPriority(tier: unknown): boolean {
  return tier === 'Premium' || tier === 'Business';
}
