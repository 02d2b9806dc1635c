import { useCallback } from 'react';
import { paths } from '@/config/paths.ts';
import { useData } from '@/data/door/door.ts';
import { useAsked } from '@/data/door/useAsked.ts';
import { describeSource } from '@domain/billing/checkout.ts';
import type { Topup } from '@domain/billing/billing.ts';
import { formatDate, localIsoDate, parseInstant } from '@domain/dates/formatDates.ts';
import { TextLink } from '@/ui/TextLink.tsx';
import { formatCount } from '@/ui/count.ts';
import { AskedPart } from './AskedPart.tsx';
import classes from './billing.module.css';

/** What an account bought, newest first. */
export function Topups({ userId }: { readonly userId: string }) {
  const { billing } = useData();
  const ask = useCallback(() => billing.loadTopups(userId), [billing, userId]);
  const asking = useAsked(ask);
  return (
    <section aria-labelledby="topups">
      <h2 id="topups" className={classes.heading}>
        Top-ups
      </h2>
      <AskedPart asking={asking} loading="Loading your top-ups..." failed="Your top-ups could not be loaded">
        {(topups) => <TopupTable topups={topups} />}
      </AskedPart>
    </section>
  );
}

function TopupTable({ topups }: { readonly topups: readonly Topup[] }) {
  if (topups.length === 0) {
    return (
      <div className={classes.empty}>
        <p>None yet. What you buy is listed here, with its date.</p>
        <TextLink to={paths.pricing}>See the plans</TextLink>
      </div>
    );
  }
  return (
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
          {topups.map((topup) => (
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
  );
}
