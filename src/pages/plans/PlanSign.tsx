import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { parsePaidTier, type PaidTier, type Plan } from '@/domain/plans.ts';
import { CheckIcon } from '@/ui/icons/icons.tsx';
import { Mark } from '@/ui/map/Mark.tsx';
import classes from './PricingPage.module.css';

interface PlanSignProps {
  readonly plan: Plan;
  readonly signedIn: boolean;
  readonly currentTier: string | null;
  /** The plan whose purchase is on its way. */
  readonly pendingTier: PaidTier | null;
  readonly onBuy: (tier: PaidTier) => void;
}

const count = new Intl.NumberFormat('en-US');

/** One plan. The popular one carries the blaze. */
export function PlanSign(props: PlanSignProps) {
  const { plan } = props;
  const isFree = plan.priceCents === 0;
  return (
    <article className={classes.sign} data-popular={plan.isPopular || undefined}>
      <header className={classes.board}>
        <h2 className={classes.name}>{plan.name}</h2>
        {plan.isPopular && (
          <p className={classes.popular}>
            <Mark size={18} /> Most Popular
          </p>
        )}
        <p className={classes.price}>
          {isFree ? '$0' : `$${(plan.priceCents / 100).toFixed(2)}`}
          <span> / month</span>
        </p>
      </header>
      <p className={classes.tokens}>
        {plan.chats === null ? 'Unlimited tokens' : `${count.format(plan.tokens)} tokens`}
        <span>
          {plan.chats === null ? 'unlimited chats' : `about ${plan.chats} chats`}
          {isFree && ', once at sign-up'}
        </span>
      </p>
      <ul className={classes.features}>
        {plan.features.map((feature) => (
          <li key={feature}>
            <CheckIcon size={18} />
            {feature}
          </li>
        ))}
      </ul>
      <PlanButton {...props} />
    </article>
  );
}

function PlanButton({ plan, signedIn, currentTier, pendingTier, onBuy }: PlanSignProps) {
  const variant = plan.isPopular ? 'filled' : 'default';
  const tier = parsePaidTier(plan.tier);
  if (signedIn) {
    if (currentTier === plan.tier) return <Button disabled>Your plan</Button>;
    if (tier === null) return <Button disabled>Included</Button>;
    const isPending = pendingTier === tier;
    return (
      <Button
        variant={variant}
        // until the profile is here nobody knows which plan is the current one
        disabled={currentTier === null || (pendingTier !== null && !isPending)}
        aria-disabled={isPending}
        onClick={() => onBuy(tier)}
      >
        {isPending ? 'Processing...' : `Choose ${plan.name}`}
      </Button>
    );
  }
  if (plan.priceCents === 0) {
    return (
      <Button component={Link} to={paths.register}>
        Start for free
      </Button>
    );
  }
  return (
    <Button component={Link} to={paths.login} state={{ from: paths.pricing }} variant={variant}>
      Choose {plan.name}
    </Button>
  );
}
