import type { Subscription } from '@domain/billing/billing.ts';
import { formatDate, localIsoDate, parseInstant } from '@domain/dates/formatDates.ts';
import classes from './billing.module.css';

/** What the payments of a live plan mean for the traveller; nothing where there is nothing to say. */
export function SubscriptionNote({ subscription }: { readonly subscription: Subscription }) {
  const text = describe(subscription);
  if (text === null) return null;
  return (
    <p className={classes.notice} data-tone={subscription.status === 'past_due' ? 'alert' : undefined}>
      {text}
    </p>
  );
}

function describe({
  status,
  current_period_end: end,
  cancel_at_period_end: ends,
}: Subscription): string | null {
  const date = end === null ? null : formatDate(localIsoDate(parseInstant(end)));
  switch (status) {
    case 'past_due':
      return 'Your last payment failed. It is tried again for some days, and you keep your plan meanwhile; new tokens come when it goes through. The payment provider’s mail says how to change your card.';
    case 'unpaid':
    case 'paused':
      return 'Your payments have stopped, so your account is on the Free plan. Your tokens stay yours.';
    case 'canceled':
    case 'incomplete_expired':
      return 'Your paid plan has ended. Your tokens stay yours.';
    case 'active':
    case 'trialing':
      if (date === null) return null;
      return ends
        ? `Cancelled: you keep your plan until ${date}, and your tokens after that.`
        : `Renews on ${date}, with the month’s tokens.`;
    case 'incomplete':
      return 'Your first payment has not gone through yet.';
  }
}
