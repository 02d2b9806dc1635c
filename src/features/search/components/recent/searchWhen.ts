import { formatShortDate } from '@domain/dates/formatDates.ts';
import type { ExampleSearch } from '@domain/search/examples.ts';

/** When a search is for, and for how many: 'Fri 4 June to Mon 7 June, 2 travellers'. */
export function whenOf(search: ExampleSearch): string {
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
