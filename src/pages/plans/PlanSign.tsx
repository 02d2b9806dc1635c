import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import type { Plan } from '@/domain/plans.ts';
import { CheckIcon } from '@/ui/icons/icons.tsx';
import { Mark } from '@/ui/map/Mark.tsx';
import classes from './PricingPage.module.css';

interface PlanSignProps {
  readonly plan: Plan;
  readonly signedIn: boolean;
  readonly currentTier: string | null;
}

const count = new Intl.NumberFormat('en-US');

/** One plan. The popular one carries the blaze. */
export function PlanSign({ plan, signedIn, currentTier }: PlanSignProps) {
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
      <PlanButton plan={plan} signedIn={signedIn} isCurrent={currentTier === plan.tier} />
    </article>
  );
}

function PlanButton(props: { readonly plan: Plan; readonly signedIn: boolean; readonly isCurrent: boolean }) {
  const { plan, signedIn, isCurrent } = props;
  const variant = plan.isPopular ? 'filled' : 'default';
  if (signedIn) {
    return (
      <Button disabled aria-describedby="not-open">
        {isCurrent ? 'Your plan' : plan.priceCents === 0 ? 'Included' : 'Not open yet'}
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
