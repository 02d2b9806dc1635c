import type { ReactNode } from 'react';
import { useAmountsBeside } from '@/data/door/useBesideDollars.ts';
import { formatAge, formatShortDate } from '@domain/dates/formatDates.ts';
import type { CheckedPlan } from '@domain/itinerary/itinerary.ts';
import { withOwn } from '@domain/itinerary/planCards.ts';
import { BY_MODE } from '@domain/itinerary/route.ts';
import { formatDollars } from '@domain/offers/cards.ts';
import type { TripOffers } from '@domain/trips/trip.ts';
import { Fold } from '@/ui/Fold.tsx';
import { useNow } from '@/ui/offers/useNow.ts';
import classes from './TripFolds.module.css';

interface TripFoldsProps {
  readonly plan: CheckedPlan;
  readonly offers: TripOffers | null;
  /** Further folds. */
  readonly children?: ReactNode;
}

/** What the days rest on, folded away until it is asked for: the money, and the ways and nights. */
export function TripFolds({ plan, offers, children }: TripFoldsProps) {
  const now = useNow();
  const { amountOf } = useAmountsBeside();
  const { costs, total, budget, legs, stays } = plan;
  return (
    <div className={classes.folds}>
      {costs.length > 0 && (
        <Fold title="Budget" aside={withOwn(`about ${formatDollars(total)}`, amountOf(total))}>
          <table className={classes.costs}>
            <tbody>
              {costs.map(({ label, count, unit, price, amount, paid }, index) => (
                // two stays in one hotel may be alike in all they say
                <tr key={`${index} ${label}`}>
                  <th scope="row">
                    {label}
                    <span className={classes.quiet}>
                      {paid ? 'paid' : `${count} ${unit} × ${formatDollars(price)}`}
                    </span>
                  </th>
                  <Amount dollars={amount} />
                </tr>
              ))}
              <tr className={classes.total}>
                <th scope="row">
                  Together
                  {budget !== null && (
                    <span className={classes.quiet}>
                      {withOwn(`of a budget of ${formatDollars(budget)}`, amountOf(budget))}
                    </span>
                  )}
                </th>
                <Amount dollars={total} />
              </tr>
            </tbody>
          </table>
          {offers && <p className={classes.quiet}>Prices seen {formatAge(offers.seenAt, now)}.</p>}
        </Fold>
      )}
      {(legs.length > 0 || stays.length > 0) && (
        <Fold title="Ways and nights" aside={`${legs.length + stays.length}`}>
          <ul className={classes.ways}>
            {legs.map(({ from, to, date, mode }) => (
              <li key={`${date} ${from} ${to}`}>
                {from} to {to} {BY_MODE[mode]}, {formatShortDate(date)}
              </li>
            ))}
            {stays.map(({ city, name, checkIn, checkOut }) => (
              <li key={`${checkIn} ${city}`}>
                {name ? `${name}, ${city}` : city}, {formatShortDate(checkIn)} to {formatShortDate(checkOut)}
              </li>
            ))}
          </ul>
        </Fold>
      )}
      {children}
    </div>
  );
}

/** A sum of the budget, with what it is in the traveller's own money below: beside it a phone has no room. */
function Amount({ dollars }: { readonly dollars: number }) {
  const own = useAmountsBeside().amountOf(dollars);
  return (
    <td>
      {formatDollars(dollars)}
      {own && <span className={classes.quiet}>{own}</span>}
    </td>
  );
}
