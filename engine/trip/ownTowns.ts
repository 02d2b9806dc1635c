/** What the towns that a message names are to the trip that stands: its own, one more, or another trip. */
import { normalize } from '../../domain/text/normalize.ts';
import { setsOwnLengths } from './ownLengths.ts';
import { stayOnIn } from './stayOn.ts';
import { lengthOfStops } from './tripEdits.ts';
import { addDays, daysBetween } from '../../domain/dates/calendar.ts';
import type { Gazetted } from '../facts/types.ts';
import type { Message, PlaceMention } from '../read/types.ts';
import type { TripSpec } from './spec.ts';

/** Whether the places of a message change the plan before, and do not take its place. */
export function isEdit(trip: TripSpec, message: Message): boolean {
  if (trip.destinations.length === 0 || (message.isAnother && message.edit !== 'add')) return false;
  // "forget Dubai, Istanbul 6 days in April": all of it goes, and a trip is named in its place
  const isGone = (place: Gazetted) => message.drops.some((drop) => drop.place === place);
  const isAnew = message.destinations.length > 0 && (message.dates !== null || message.days !== null);
  const goesOn = !isAnew || !trip.destinations.every(({ place }) => isGone(place));
  return (
    (message.drops.length > 0 && goesOn) ||
    message.edit !== null ||
    namesOwnStops(trip, message) ||
    setsOwnLengths(trip, message) ||
    addsTown(trip, message)
  );
}

/**
 * "Two nights in Seville": another town and its days, and nothing that a trip of its own would have. It comes beside the
 * towns that there are: to take their place wants words for just that.
 */
export function addsTown(trip: TripSpec, message: Message): boolean {
  const { destinations, days, dates, origin, party, budget, isAnother, isOnly, isInstead, isChoice } =
    message;
  const [town] = destinations;
  return (
    destinations.length === 1 &&
    days !== null &&
    dates === null &&
    !origin &&
    !party &&
    !budget &&
    !isAnother &&
    !isOnly &&
    !isInstead &&
    !isChoice &&
    trip.destinations.every(({ place }) => place !== town?.place)
  );
}

/** "3 days in Paris" when Paris is one of several towns of the plan. */
export function namesOwnStops(trip: TripSpec, { destinations, days, dates, origin }: Message): boolean {
  // with dates and a home town it is a trip of its own
  return (
    days !== null &&
    !(dates && origin) &&
    destinations.length === 1 &&
    trip.destinations.length > 1 &&
    trip.destinations.some((own) => own.place === destinations[0]?.place)
  );
}

/** Whether a message names towns of a plan with several, and no others. */
export function isOfOwnStops(trip: TripSpec, { destinations }: Message): boolean {
  return (
    trip.destinations.length > 1 &&
    !trip.isChoice &&
    destinations.length > 0 &&
    destinations.length < trip.destinations.length &&
    destinations.every(({ place }) => trip.destinations.some((own) => own.place === place))
  );
}

/** Whether a message wants another stay in some towns of several: more comfort there, or less, or just another. */
export function isOfStays(trip: TripSpec, message: Message): boolean {
  return isOfOwnStops(trip, message) && (message.comfort !== 0 || message.offers.otherHotel);
}

/** The towns that have no night any more where one is seen from another; null where a message names no such two. */
export function goneForDayOut(
  trip: TripSpec,
  { destinations, drops, edit, total }: Message,
): PlaceMention[] | null {
  const out = destinations.at(-1)?.place;
  // of more than two it is not said which one has the nights
  if (edit !== 'dayTrip' || drops.length > 0 || destinations.length !== 2) return null;
  return trip.destinations.filter(
    ({ place }) => place === out || (total === 'same' && destinations.every((own) => own.place !== place)),
  );
}

/**
 * Whether the towns that a message names take the place of those of the plan: on words for just that. Else they are
 * asked about, for a town may be named for many reasons.
 */
export function replacesTowns(
  { destinations }: TripSpec,
  { isBareList, isOnly, isInstead, isAnother, keepsDates, isChoice }: Message,
): boolean {
  // those that were taken for a wide place give way to a list: "name other towns and I change them"
  const isTaken = isBareList && destinations.every(({ of }) => of !== undefined);
  return isTaken || isOnly || isInstead || isAnother || keepsDates || isChoice;
}

/** Whether a message leaves the plan before for another place and time. */
export function isNewTrip(trip: TripSpec, message: Message): boolean {
  const { destinations, dates, days, country, open, party, dayEdits, isAnother, isInstead } = message;
  const isTalk = message.isQuestion || message.isChoice || message.command !== null;
  if (trip.destinations.length === 0 || isTalk || message.language !== null || message.movesTo !== null)
    return false;
  // "plan a new trip for two in May" has no town yet, and is none of what stands
  if (isAnother && destinations.length === 0)
    return dayEdits.length === 0 && (dates ?? days ?? country ?? open ?? party) !== null;
  const returns = returnsTo(trip, message);
  if (returns !== null) return returns === 'apart';
  if (isOfOwnWeek(trip, message)) return false;
  // "the Vatican on Monday" is a day of the trip
  if (dates?.isOfThing === true && days === null && destinations.every(({ bySight }) => bySight === true))
    return false;
  if (stayOnIn(trip, message) !== null) return false;
  // "start on 12 June in Siena, and make day 2 lighter" is of the plan that has that day
  // "five days in Rome instead" is of the month and the people that stand
  const isTimed = (days !== null && !isInstead) || (dates !== null && dayEdits.length === 0);
  const isOwn = ({ place }: PlaceMention) => trip.destinations.some((own) => own.place === place);
  if (!isAnother && namesEnds(trip, message)) return false;
  // whoever names a town of several beside another without a day to go speaks of what stands
  if (!isAnother && dates === null && trip.destinations.length > 1 && destinations.some(isOwn)) return false;
  return destinations.length > 0 && !isEdit(trip, message) && (isTimed || isAnother);
}

/** "Flights booked: into Charleston 25 March, out of Savannah 1 April": the ends of the trip that stands, and no towns of another. */
export function namesEnds(
  { destinations: own }: TripSpec,
  { destinations, wayIn, wayHome }: Message,
): boolean {
  if (!wayIn || !wayHome || destinations.length === 0) return false;
  const ends = own.map(({ place }) => place).filter((place) => [wayIn.place, wayHome.place].includes(place));
  return destinations.every(({ place }) => ends.includes(place));
}

/** "Ok Como, Friday to Sunday": one more town on days of the week that the trip has, and no trip of another week. */
export function isOfOwnWeek(
  trip: TripSpec,
  { dates, destinations, edit, drops, origin, busy, isInstead, isAnother }: Message,
): boolean {
  const [town] = destinations;
  return (
    dates?.kind === 'days' &&
    dates.open === 'week' &&
    busy.length === 0 &&
    destinations.length === 1 &&
    drops.length === 0 &&
    (edit ?? origin) === null &&
    !isInstead &&
    !isAnother &&
    trip.destinations.every(({ place }) => place !== town?.place) &&
    lengthOfStops(trip).reduce((sum, own) => sum + own, 0) > daysBetween(dates.start, dates.end) + 1
  );
}

/** Days between a trip and dates that are another trip's. */
const FAR_DAYS = 7;

/**
 * A town of several that a message names with days and dates of its own: a trip there apart from the one that stands,
 * where those lie far from it and who travels is said, else either. Null where no such town is named.
 */
export function returnsTo(trip: TripSpec, message: Message): 'apart' | 'either' | null {
  const { destinations, days, dates, party, origin, edit, drops, isAnother } = message;
  const isOwn = ({ place }: PlaceMention) => trip.destinations.some((own) => own.place === place);
  const isStay =
    trip.destinations.length > 1 &&
    (edit === null ? destinations.length === 1 : edit === 'then' && destinations.length > 0) &&
    destinations.every(isOwn);
  const isWhole = dates !== null && days !== null && origin === null && drops.length === 0;
  if (!isStay || !isWhole || trip.isChoice || isAnother) return null;
  if (party === null || trip.dates === null) return 'either';
  const length = lengthOfStops(trip).reduce((sum, own) => sum + own, 0);
  const { start, end } = trip.dates;
  const last = addDays(start, length);
  const isFar =
    dates.start > addDays(end > last ? end : last, FAR_DAYS) || dates.end < addDays(start, -FAR_DAYS);
  return isFar ? 'apart' : 'either';
}

/** "drop Paris" is about the town, "drop the Paris Opera" about a thing in it. */
export function dropsTown({ drops, dayEdits }: Message): boolean {
  return dayEdits.every(
    ({ change }) =>
      change.kind === 'without' &&
      // little words of a name are not among those of an edit: "isle of pines"
      drops.some(({ place }) => {
        const name = normalize(`${place.name} ${place.country}`).split(' ');
        return normalize(change.words)
          .split(' ')
          .every((word) => name.includes(word));
      }),
  );
}
