import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { CheckIcon } from '../icons/icons.tsx';
import { Mark } from '../map/Mark.tsx';
import classes from './PlanSign.module.css';

export interface PlanSignData {
  readonly name: string;
  /** In words ("$7.99"). */
  readonly price: string;
  /** In words ("100,000 tokens"). */
  readonly tokens: string;
  /** What they are enough for ("about 100 chats"). */
  readonly chats: string;
  readonly features: readonly string[];
  readonly popular: boolean;
}

/**
 * What the sign's button does: leads somewhere, starts a purchase, is busy with one, or stands still because the
 * plan is the traveller's own or cannot be had.
 */
export type PlanChoice =
  | { readonly kind: 'link'; readonly label: string; readonly to: string }
  | { readonly kind: 'choose'; readonly label: string; readonly onChoose: () => void }
  | { readonly kind: 'processing' }
  | { readonly kind: 'current' }
  | { readonly kind: 'disabled'; readonly label: string; readonly describedBy?: string };

interface PlanSignProps {
  readonly plan: PlanSignData;
  readonly choice: PlanChoice;
}

/** One plan as a trail sign. The popular one carries the blaze; no button outshouts another, for not all that it sells is built. */
export function PlanSign({ plan, choice }: PlanSignProps) {
  return (
    <article
      className={classes.sign}
      data-popular={plan.popular || undefined}
      data-current={choice.kind === 'current' || undefined}
    >
      <header className={classes.board}>
        <h2 className={classes.name}>{plan.name}</h2>
        {plan.popular && (
          <p className={classes.popular}>
            <Mark size={18} /> Most Popular
          </p>
        )}
        <p className={classes.price}>
          {plan.price}
          <span> / month</span>
        </p>
      </header>
      <p className={classes.tokens}>
        {plan.tokens}
        <span>{plan.chats}</span>
      </p>
      <ul className={classes.features}>
        {plan.features.map((feature) => (
          <li key={feature}>
            <CheckIcon size={18} />
            {feature}
          </li>
        ))}
      </ul>
      <PlanButton choice={choice} />
    </article>
  );
}

function PlanButton({ choice }: { readonly choice: PlanChoice }) {
  switch (choice.kind) {
    case 'link':
      return (
        <Button component={Link} to={choice.to}>
          {choice.label}
        </Button>
      );
    case 'choose':
      return <Button onClick={choice.onChoose}>{choice.label}</Button>;
    case 'processing':
      return (
        // not `disabled`, which would take the focus away from who pressed it
        <Button aria-disabled data-disabled>
          Processing...
        </Button>
      );
    case 'current':
      return (
        <Button disabled className={classes.here ?? ''} leftSection={<CheckIcon size={20} />}>
          Your plan
        </Button>
      );
    case 'disabled':
      return (
        <Button disabled aria-describedby={choice.describedBy}>
          {choice.label}
        </Button>
      );
  }
}
