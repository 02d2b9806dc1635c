import { Link } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { useBesideDollars } from '@/data/door/useBesideDollars.ts';
import { formatAge } from '@domain/dates/formatDates.ts';
import { isPastSearch, type RecentSearch, titleOfSearch } from '@domain/search/search.ts';
import { encodeSearch } from '@domain/search/searchUrl.ts';
import { BedIcon, PlaneIcon } from '@/ui/icons/icons.tsx';
import { formatDollars } from '@/ui/offers/money.ts';
import { whenOf } from './searchWhen.ts';
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
  const beside = useBesideDollars();
  const price = search.lowest === null || past ? undefined : beside(search.lowest);
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
        {price && <span className={classes.small}>{price}</span>}
      </span>
    </Link>
  );
}

function linkOf(search: RecentSearch, past: boolean): string {
  const query = new URLSearchParams(encodeSearch(search)).toString();
  return `${past ? paths.booking : paths[search.type]}?${query}`;
}

function priceOf({ type, lowest, storedAt }: RecentSearch, now: number): string {
  const seen = `seen ${formatAge(storedAt, now)}`;
  if (lowest === null) return seen;
  return `from ${formatDollars(lowest)}${type === 'hotels' ? ' / night' : ''}, ${seen}`;
}
