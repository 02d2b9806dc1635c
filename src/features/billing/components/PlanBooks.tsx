import { Button } from '@mantine/core';
import { useCallback } from 'react';
import { useAsked } from '@/data/useAsked.ts';
import { describeSource, pays } from '@/domain/billing/billing.ts';
import { formatDate, localIsoDate, parseInstant } from '@/domain/dates.ts';
import { describeError } from '@/domain/errors.ts';
import { formatCount } from '@/ui/count.ts';
import { ErrorState } from '@/ui/feedback/ErrorState.tsx';
import { Spinner } from '@/ui/feedback/Spinner.tsx';
import { Banner } from '@/ui/signs/Banner.tsx';
import classes from './billing.module.css';
import { EndPlan } from './EndPlan.tsx';
import { SubscriptionNote } from './SubscriptionNote.tsx';

interface PlanBooksProps {
  readonly userId: string;
  /** The paid plan that the account is on; null on the Free plan. */
  readonly tier: string | null;
  /** The server has changed the plan. */
  readonly onPlanChanged: () => void;
}

/** The subscription's state, the way out of it, and the top-ups of an account. */
export function PlanBooks({ userId, tier, onPlanChanged }: PlanBooksProps) {
  const ask = useCallback(async () => {
    const { loadBooks } = await import('@/data/repositories/billing.ts');
    return loadBooks(userId);
  }, [userId]);
  const { value: books, error, askAgain } = useAsked(ask);
  if (!books && error) {
    return (
      <ErrorState title="Your top-ups could not be loaded" onRetry={askAgain}>
        {describeError(error)}
      </ErrorState>
    );
  }
  if (!books) return <Spinner text="Loading your top-ups..." />;
  const onChanged = () => {
    askAgain();
    onPlanChanged();
  };
  return (
    <>
      {error && (
        <Banner
          tone="warning"
          live
          title="What follows may be out of date"
          action={<Button onClick={askAgain}>Try again</Button>}
        >
          {describeError(error)}
        </Banner>
      )}
      {tier !== null && !books.subscription && (
        <p className={classes.notice}>Nothing renews: this plan stays, and its tokens came once.</p>
      )}
      {books.subscription && <SubscriptionNote subscription={books.subscription} />}
      {tier !== null && (
        <div>
          <EndPlan
            userId={userId}
            tier={tier}
            subscription={books.subscription && pays(books.subscription) ? books.subscription : null}
            onChanged={onChanged}
          />
        </div>
      )}
      <section aria-labelledby="topups">
        <h2 id="topups" className={classes.heading}>
          Top-ups
        </h2>
        {books.topups.length === 0 ? (
          <p className={classes.empty}>None yet. What you buy is listed here, with its date.</p>
        ) : (
          // wider than a phone once its type is large
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region has to take focus
          <section className={classes.scroll} aria-label="Top-ups, as a table" tabIndex={0}>
            <table className={classes.table}>
              <thead>
                <tr>
                  <th scope="col">Date</th>
                  <th scope="col">For</th>
                  <th scope="col">Tokens</th>
                </tr>
              </thead>
              <tbody>
                {books.topups.map((topup) => (
                  <tr key={topup.id}>
                    <th scope="row">{formatDate(localIsoDate(parseInstant(topup.created_at)))}</th>
                    <td>
                      {topup.plan_name}
                      <span>{describeSource(topup.source)}</span>
                    </td>
                    <td>+{formatCount(topup.tokens_added)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
      </section>
    </>
  );
}
