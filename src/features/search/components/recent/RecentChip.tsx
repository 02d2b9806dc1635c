import { Link } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { formatAge, formatShortDate } from '@domain/dates/formatDates.ts';
import { isPastSearch, type RecentSearch, titleOfSearch } from '@domain/search/search.ts';
import { encodeSearch } from '@domain/search/searchUrl.ts';
import { BedIcon, PlaneIcon } from '@/ui/icons/icons.tsx';
import { formatDollars } from '@/ui/offers/money.ts';
import classes from './recent.module.css';

interface RecentChipProps {
  readonly search: RecentSearch;
  /** Epoch ms. */
  readonly now: number;
  /** ISO date. */
  readonly today: string;
}

/** A kept search: opens its results again, or the form filled in where its day has passed. */
export function RecentChip({ search, now, today }: RecentChipProps) {
  const past = isPastSearch(search, today);
  const Icon = search.type === 'flights' ? PlaneIcon : BedIcon;
  return (
    <Link className={classes.chip} to={linkOf(search, past)}>
      <Icon size={20} />
      <span className={classes.words}>
        <span className={classes.where}>{titleOfSearch(search)}</span>
        <span className={classes.small}>{whenOf(search)}</span>
        <span className={classes.small}>
          {past ? 'Date has passed: choose a new one' : priceOf(search, now)}
        </span>
      </span>
    </Link>
  );
}

function linkOf(search: RecentSearch, past: boolean): string {
  const query = new URLSearchParams(encodeSearch(search)).toString();
  return `${past ? paths.booking : paths[search.type]}?${query}`;
}

function whenOf(search: RecentSearch): string {
  if (search.type === 'hotels') return dates(search.params.checkin, search.params.checkout);
  const { departure, returnDate, tripType, passengers } = search.params;
  const people = passengers === 1 ? '1 traveller' : `${passengers} travellers`;
  const back = tripType === 'return' ? returnDate : null;
  return [dates(departure, back), ...(tripType === 'one-way' ? ['one-way'] : []), people].join(', ');
}

function dates(start: string | null, end: string | null): string {
  if (start === null) return 'Any date';
  return end === null ? formatShortDate(start) : `${formatShortDate(start)} to ${formatShortDate(end)}`;
}

function priceOf({ type, lowest, storedAt }: RecentSearch, now: number): string {
  const seen = `seen ${formatAge(storedAt, now)}`;
  if (lowest === null) return seen;
  return `from ${formatDollars(lowest)}${type === 'hotels' ? ' / night' : ''}, ${seen}`;
}
