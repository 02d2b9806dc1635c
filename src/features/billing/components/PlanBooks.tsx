import { describeSource } from '@/domain/billing.ts';
import { formatDate, localIsoDate, parseInstant } from '@/domain/dates.ts';
import { describeError } from '@/domain/errors.ts';
import { formatCount } from '@/ui/count.ts';
import { ErrorState } from '@/ui/feedback/ErrorState.tsx';
import { Spinner } from '@/ui/feedback/Spinner.tsx';
import { useBooks } from '../hooks/useBooks.ts';
import classes from './billing.module.css';
import { SubscriptionNote } from './SubscriptionNote.tsx';

/** The subscription's state and the top-ups of an account. */
export function PlanBooks({ userId }: { readonly userId: string }) {
  const { view: books, retry } = useBooks(userId);
  if (books.status === 'loading') return <Spinner text="Loading your top-ups..." />;
  if (books.status === 'error') {
    return (
      <ErrorState title="Your top-ups could not be loaded" onRetry={retry}>
        {describeError(books.error)}
      </ErrorState>
    );
  }
  return (
    <>
      {books.subscription && <SubscriptionNote subscription={books.subscription} />}
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
