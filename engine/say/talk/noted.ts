/** What is kept of a trip that has no place to go to yet. */
import { MONTH_NAMES } from '../../../domain/dates/calendar.ts';
import { needName } from '../write/needLines.ts';
import { formatDay, listOf, money, plural } from '../write/format.ts';
import { quoted } from './unchanged.ts';
import type { TripSpec } from '../../trip/spec.ts';

/** What is kept of what was said so far; needs of body and belief among it. */
export function notedWords(trip: TripSpec): string {
  const known = [
    trip.days === null ? '' : trip.days === 1 ? 'one day' : `${trip.days} days`,
    trip.party === null ? '' : plural(trip.party.adults + trip.party.children, 'traveller'),
    trip.budget === null ? '' : budgetKept(trip.budget),
    trip.interests.length === 0 ? '' : `that you like ${listOf(trip.interests.slice(0, 4))}`,
    ...trip.activities.slice(0, 4).map((wish) => `that you want “${quoted(wish)}”`),
    ...trip.needs.slice(0, 6).map((need) => `${needName(need)} (“${quoted(need.words)}”)`),
    trip.origin === null ? '' : `that you leave from ${trip.origin.place.name}`,
    trip.dates === null ? '' : datesInWords(trip.dates),
    trip.open?.halfwayTo === undefined ? '' : `that somebody comes from ${trip.open.halfwayTo}`,
    trip.open?.maxHours
      ? `a ${trip.modes.wanted.length + trip.modes.banned.length > 0 ? 'way' : 'flight'} of ${plural(trip.open.maxHours, 'hour')} at most`
      : '',
    trip.open?.climate === 'cold' ? 'that you want snow or cool weather' : '',
    trip.open?.climate === 'warm' ? `that you want it ${trip.open.isMild ? 'warm and not hot' : 'warm'}` : '',
    trip.open?.isQuiet ? 'that you want it quiet' : '',
    trip.open?.speaks === undefined ? '' : `that they speak ${quoted(trip.open.speaks)} there`,
    ...trip.nots.slice(0, 4).map((not) => `that it is not to be ${quoted(not)}`),
    ...trip.modes.wanted
      .slice(0, 3)
      .map((mode) => `that you go by ${mode}${trip.modes.isOnly ? ' alone' : ''}`),
    ...trip.modes.banned.slice(0, 3).map((mode) => `that you do not go by ${mode}`),
    ...trip.stay.wants.slice(0, 4).map((want) => `${want} where you stay`),
  ].filter((part) => part !== '');
  return known.length > 0 ? `I have noted ${listOf(known)}. ` : '';
}

const A_PART = { trip: '', person: ' a person', day: ' a day', personDay: ' a day for each' } as const;

function budgetKept({ amount, per }: NonNullable<TripSpec['budget']>): string {
  return `your budget of ${money(amount)}${A_PART[per]}`;
}

/** A month, or the days. */
function datesInWords({ start, end, kind }: NonNullable<TripSpec['dates']>): string {
  const [first, last] = [start, end].map((date) => MONTH_NAMES[Number(date.slice(5, 7)) - 1] ?? '');
  if (kind === 'window') return `that you go in ${first === last ? first : `${first} or ${last}`}`;
  return `that you go on ${formatDay(start)}`;
}
