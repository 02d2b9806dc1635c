/** The plan table in the words of its signs (requirements §2, /pricing). */
import { paths } from '@/config/paths.ts';
import { parsePaidTier, parseTier, PLANS, planOf, type PaidTier, type Plan } from '@domain/billing/plans.ts';
import { loginLinkFor } from '@/features/auth/returnRoute.ts';
import { formatCount } from '@/ui/count.ts';
import type { PlanChoice, PlanSignData } from '@/ui/plans/PlanSign.tsx';

/** What stands on a plan's sign. */
export function signOf(plan: Plan): PlanSignData {
  const isFree = plan.priceCents === 0;
  const chats = plan.chats === null ? 'unlimited chats' : `about ${plan.chats} chats`;
  return {
    name: plan.name,
    price: isFree ? '$0' : `$${(plan.priceCents / 100).toFixed(2)}`,
    tokens: `${formatCount(plan.tokens)} tokens${isFree ? '' : ' a month'}`,
    chats: isFree ? `${chats}, once at sign-up` : chats,
    features: plan.features,
    popular: plan.isPopular,
  };
}

interface Buyer {
  readonly signedIn: boolean;
  /** Null for a visitor, and while the profile loads. */
  readonly currentTier: string | null;
  /** The plan whose purchase is on its way. */
  readonly pendingTier: PaidTier | null;
  readonly onBuy: (tier: PaidTier) => void;
}

/** What a member of `currentTier` no longer has on `plan`: nothing where it is no lower one. */
export function lostBy(currentTier: string | null, plan: Plan): readonly string[] {
  const tier = parseTier(currentTier);
  if (tier === null) return [];
  const current = PLANS.indexOf(planOf(tier));
  const between = PLANS.slice(PLANS.indexOf(plan) + 1, current + 1);
  const isLimited = planOf(tier).chats === null && between.length > 0;
  return [...(isLimited ? ['Unlimited tokens'] : []), ...between.flatMap(({ features }) => features)];
}

/** What a plan's button does: visitors are led to an account, members buy, one plan at a time. */
export function choiceOf(plan: Plan, { signedIn, currentTier, pendingTier, onBuy }: Buyer): PlanChoice {
  const tier = parsePaidTier(plan.tier);
  const label = `${lostBy(currentTier, plan).length > 0 ? 'Change to' : 'Choose'} ${plan.name}`;
  if (!signedIn) {
    return tier === null
      ? { kind: 'link', label: 'Start for free', to: paths.register }
      : { kind: 'link', label, to: loginLinkFor(paths.pricing) };
  }
  if (currentTier === plan.tier) return { kind: 'current' };
  if (tier === null) return { kind: 'disabled', label: 'Included' };
  if (pendingTier === tier) return { kind: 'processing' };
  // until the profile is here nobody knows which plan is the current one
  if (currentTier === null || pendingTier !== null) return { kind: 'disabled', label };
  return { kind: 'choose', label, onChoose: () => onBuy(tier) };
}
