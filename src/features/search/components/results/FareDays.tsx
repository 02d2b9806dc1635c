import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { useAmountsBeside } from '@/data/door/useBesideDollars.ts';
import { formatLongDate, formatShortDate, localIsoDate } from '@domain/dates/formatDates.ts';
import { fareShares } from '@domain/results/fareScale.ts';
import type { FareDay, FlightSearchParams } from '@domain/search/searchApi.ts';
import { encodeFlightSearch } from '@domain/search/searchUrl.ts';
import { formatDollars } from '@/ui/offers/money.ts';
import { useNow } from '@/ui/offers/useNow.ts';
import classes from './FareDays.module.css';

interface FareDaysProps {
  readonly days: readonly FareDay[];
  readonly params: FlightSearchParams;
  /** The filters as an address has them: they go along to the other day. */
  readonly filters: Record<string, string>;
}

/** What the trip costs when it starts on another day: a bar and a price a day, each a search of its own. */
export function FareDays({ days, params, filters }: FareDaysProps) {
  const { amountOf, note } = useAmountsBeside();
  const today = localIsoDate(useNow());
  const open = days.filter(({ departure }) => departure >= today);
  if (open.length < 2) return null;
  const prices = open.flatMap(({ price }) => price ?? []);
  const shares = fareShares(open.map(({ price }) => price));
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  return (
    <nav className={classes.strip} aria-label="Prices by day of departure">
      <ol className={classes.days}>
        {open.map((day, index) => (
          <li key={day.departure}>
            <Link
              className={classes.day}
              to={linkOf(day, params, filters)}
              aria-current={day.departure === params.departure ? 'date' : undefined}
              data-lowest={day.price === lowest || undefined}
            >
              <span className={classes.bar} style={barStyle(shares[index] ?? 0)} aria-hidden="true" />
              <span className={classes.date}>
                <span aria-hidden="true">{shortDay(day.departure)}</span>
                <span className="wm-hidden">{formatLongDate(day.departure)}: </span>
              </span>
              <span className={classes.price}>
                {day.price === null ? 'none' : formatDollars(day.price)}
                {day.price === lowest && <span className="wm-hidden">, the lowest of these days</span>}
              </span>
              <Beside amount={day.price === null ? undefined : amountOf(day.price)} />
            </Link>
          </li>
        ))}
      </ol>
      {prices.length > 1 && <p className={classes.note}>{scaleWords(lowest, highest)}</p>}
      {note && <p className={classes.note}>{note}</p>}
    </nav>
  );
}

/** The price in the traveller's own money; the note below the days says what it is. */
function Beside({ amount }: { readonly amount: string | undefined }) {
  return (
    amount && (
      <span className={classes.beside}>
        <span className="wm-hidden">, about </span>
        {amount}
      </span>
    )
  );
}

/** 'Sat 14': the month stands in the header. */
function shortDay(date: string): string {
  return formatShortDate(date).split(' ', 2).join(' ');
}

function linkOf(day: FareDay, params: FlightSearchParams, filters: Record<string, string>): string {
  const search = { ...params, departure: day.departure, returnDate: day.returnDate };
  const query = new URLSearchParams({ ...encodeFlightSearch(search), ...filters });
  return `${paths.flights}?${query.toString()}`;
}

/** What the bars say, for whoever would read them from zero. */
function scaleWords(lowest: number, highest: number): string {
  return lowest === highest
    ? `These days cost the same: ${formatDollars(lowest)}.`
    : `Cheapest: ${formatDollars(lowest)}. The bars show how the days differ and do not start at $0.`;
}

/** Hands the stylesheet the height of the bar as a share of the dearest day's. */
function barStyle(share: number): CSSProperties {
  const style: Record<`--${string}`, string> = { '--share': share.toFixed(3) };
  return style;
}
