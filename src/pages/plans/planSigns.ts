/** The plan table in the words of its signs (spec section 2, /pricing). */
import { paths } from '@/config/paths.ts';
import type { Plan } from '@/domain/plans.ts';
import type { PlanChoice, PlanSignData } from '@/ui/plans/PlanSign.tsx';

const count = new Intl.NumberFormat('en-US');

/** What stands on a plan's sign. */
export function signOf(plan: Plan): PlanSignData {
  const isFree = plan.priceCents === 0;
  const chats = plan.chats === null ? 'unlimited chats' : `about ${plan.chats} chats`;
  return {
    name: plan.name,
    price: isFree ? '$0' : `$${(plan.priceCents / 100).toFixed(2)}`,
    tokens: plan.chats === null ? 'Unlimited tokens' : `${count.format(plan.tokens)} tokens`,
    chats: isFree ? `${chats}, once at sign-up` : chats,
    features: plan.features,
    popular: plan.isPopular,
  };
}

interface Reader {
  readonly signedIn: boolean;
  /** Null for a visitor, and while the profile loads. */
  readonly currentTier: string | null;
}

/** What a plan's button does for this reader: visitors are led to an account, members cannot buy yet. */
export function choiceOf(plan: Plan, { signedIn, currentTier }: Reader): PlanChoice {
  const isFree = plan.priceCents === 0;
  if (signedIn) {
    if (currentTier === plan.tier) return { kind: 'current' };
    return { kind: 'disabled', label: isFree ? 'Included' : 'Not open yet', describedBy: 'not-open' };
  }
  if (isFree) return { kind: 'link', label: 'Start for free', to: paths.register };
  return { kind: 'link', label: `Choose ${plan.name}`, to: paths.login, state: { from: paths.pricing } };
}
