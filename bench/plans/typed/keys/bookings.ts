/** When, who, for how much, by what way and in which beds. */
import { daysBetween } from '../../../../domain/dates/calendar.ts';
import { isSamePlace } from '../../../../domain/itinerary/measures.ts';
import type { Itinerary } from '../../../../domain/itinerary/itinerary.ts';
import type { Wish } from '../caseFile.ts';
import { failure, type Failure, type FailureKey } from '../failure.ts';
import { isTown } from '../words.ts';

/** Days, first day, party, rooms, money, ways and beds. */
export function judgeBookings(wish: Wish, plan: Itinerary): Failure[] {
  const { adults, children } = plan.party;
  return [
    ...within('days', plan.days.length, wish.days),
    ...startFailures(wish.start, plan),
    ...same('people', adults + children, wish.people),
    ...same('adults', adults, wish.adults),
    ...same('children', children, wish.children),
    ...same('rooms', roomsIn(plan), wish.rooms),
    ...within('budget', plan.budget, wish.budget),
    ...nightFailures(wish.maxNight, plan),
    ...wayFailures(wish, plan),
    ...failWhen(
      wish.noHotel && bedsIn(plan).length + nightCosts(plan).length > 0,
      'noHotel',
      'a hotel is in the plan',
    ),
  ];
}

function startFailures(start: Wish['start'], { days }: Itinerary): Failure[] {
  if (start === undefined) return [];
  const [from, until] = typeof start === 'string' ? [start, start] : start;
  const first = days[0]?.date ?? '';
  return failWhen(first < from || first > until, 'start', `starts on ${first}`);
}

/** Room nights of the costs over the nights of the stays; null without a booked stay. */
function roomsIn(plan: Itinerary): number | null {
  const nights = bedsIn(plan).reduce((sum, { checkIn, checkOut }) => sum + daysBetween(checkIn, checkOut), 0);
  const roomNights = nightCosts(plan).reduce((sum, { count }) => sum + count, 0);
  return nights === 0 ? null : roomNights / nights;
}

function nightFailures(maxNight: number | undefined, plan: Itinerary): Failure[] {
  if (maxNight === undefined) return [];
  const dearest = Math.max(0, ...nightCosts(plan).map(({ price }) => price));
  return [
    ...failWhen(dearest > maxNight, 'maxNight', `$${dearest} a night`),
    ...failWhen(dearest === 0, 'maxNight', 'no hotel'),
  ];
}

function wayFailures(wish: Wish, plan: Itinerary): Failure[] {
  const { legs, origin } = plan;
  const last = legs.at(-1);
  const modes = legs.map(({ mode }) => mode);
  const isFlown = modes.includes('flight') || plan.days.some(({ items }) => items.some(isFlight));
  const comesHome = legs.some(({ to }) => origin !== null && isSamePlace(to, origin));
  const goesThere = legs.some(({ from }) => origin !== null && isSamePlace(from, origin));
  const { origin: home, lastFrom, oneway, noFlights, wantMode } = wish;
  return [
    ...(home === undefined || (origin !== null && isTown(home, origin))
      ? []
      : [failure('origin', `from ${origin ?? 'nowhere'}`, home)]),
    ...(lastFrom === undefined || (last && comesHome && isTown(lastFrom, last.from))
      ? []
      : [
          failure(
            'lastFrom',
            comesHome ? `home from ${last?.from ?? 'nowhere'}` : 'there is no way home',
            lastFrom,
          ),
        ]),
    ...failWhen(oneway && comesHome, 'oneway', 'with a way back'),
    ...failWhen(oneway && !goesThere, 'oneway', 'without a way there'),
    ...failWhen(noFlights && isFlown, 'noFlights', 'with a flight'),
    ...failWhen(
      wantMode !== undefined && !modes.includes(wantMode),
      'wantMode',
      `by ${modes.join(', ') || 'no way at all'}`,
    ),
  ];
}

function isFlight({ kind }: { readonly kind: string }): boolean {
  return kind === 'flight';
}

function bedsIn({ stays }: Itinerary) {
  return stays.filter(({ offerId }) => offerId !== undefined);
}

function nightCosts({ costs }: Itinerary) {
  return costs.filter(({ kind }) => kind === 'stay');
}

function same(key: FailureKey, given: number | null, wanted: number | undefined): Failure[] {
  return failWhen(
    wanted !== undefined && given !== wanted,
    key,
    `${given ?? 'none'} instead of ${wanted ?? ''}`,
  );
}

function within(
  key: FailureKey,
  given: number | null,
  wanted: readonly [number, number] | undefined,
): Failure[] {
  if (wanted === undefined || (given !== null && given >= wanted[0] && given <= wanted[1])) return [];
  return [failure(key, `${given ?? 'none'} instead of ${wanted.join(' to ')}`)];
}

function failWhen(isFailed: boolean | undefined, key: FailureKey, detail: string): Failure[] {
  return isFailed === true ? [failure(key, detail)] : [];
}
