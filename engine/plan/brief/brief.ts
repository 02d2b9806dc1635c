/** A trip made concrete: towns, dates, ways between them, who travels. What had to be assumed is said. */
import { addDays } from '../../../domain/dates/calendar.ts';
import { MAX_PLAN_DAYS } from '../../../domain/itinerary/itinerary.ts';
import { guideFor } from '../../facts/guides.ts';
import { formatDay, listOf, plural } from '../../say/write/format.ts';
import { DEFAULT_DAYS, lengthOfStops } from '../../trip/tripEdits.ts';
import { bodyOf, type Mobility } from './body.ts';
import {
  eventMusts,
  namedMusts,
  namedSwaps,
  namedNotes,
  wishMusts,
  eventNotes,
  withBestTime,
  withEventDates,
} from './events.ts';
import { feastNotes, holidayNotes } from './holidays.ts';
import { NOT_COMPARED, regionNotes } from './regionNotes.ts';
import { originOf } from './origin.ts';
import { partyOf } from './party.ts';
import { allowedRoutes, modeNotes, routesOf, type Route } from './routes.ts';
import { carNotes } from './cars.ts';
import { beginsAtWork, ownTimesOf, type OwnTime } from './ownTimes.ts';
import { firstDayOf, overnightDays } from './startDay.ts';
import type { CityGuide } from '../../../content/towns/types.ts';
import type { Gazetteer } from '../../facts/gazetteer.ts';
import type { Gazetted } from '../../facts/types.ts';
import type { Traveller } from '../../traveller.ts';
import type { Wishes } from '../../edits/types.ts';
import type { AsSaid, TripSpec } from '../../trip/spec.ts';
import type { Modes } from '../../read/acts/ways/modes.ts';

/** A town of the trip, with the days that begin and end there. */
export interface Stop {
  readonly place: Gazetted;
  readonly guide: CityGuide | null;
  /** ISO dates; the last is that of the last night here, or of the way home. */
  readonly firstDay: string;
  readonly lastDay: string;
  readonly days: number;
  /** ISO date of leaving; before the next town's first day when the way there is by night. */
  readonly checkOut: string;
  readonly nights: number;
}

export interface Brief extends Wishes, AsSaid {
  readonly stops: readonly [Stop, ...Stop[]];
  readonly routes: readonly Route[];
  readonly origin: Gazetted | null;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly days: number;
  readonly nights: number;
  readonly adults: number;
  readonly children: number;
  readonly travellers: number;
  readonly rooms: number;
  /** Most a night, from the profile. */
  readonly nightlyLimit: number | null;
  /** Kinds of stay that the profile names. */
  readonly stayTypes: readonly string[];
  readonly ownTimes: readonly OwnTime[];
  /** Where the way home that is planned ends; null for none. */
  readonly home: Gazetted | null;
  /** When and by what they leave on the last day, where that is theirs. */
  readonly leaves: {
    readonly at: number;
    readonly by: 'flight' | 'ship' | 'train';
    readonly port?: string | undefined;
  } | null;
  /** What meals are to be, in adjectives: "vegan", "peanut-free". */
  readonly diets: readonly string[];
  readonly mobility: readonly Mobility[];
  /** Sentences on what was assumed or corrected. */
  readonly notes: readonly string[];
}

const MAX_STOPS = 8;

/** Completes a trip that has a destination. @throws Error when it has none */
export function makeBrief(asked: TripSpec, traveller: Traveller, gazetteer: Gazetteer): Brief {
  const notes: string[] = [];
  const trip = withBestTime(withEventDates(asked, traveller.today, notes), traveller.today, notes);
  const mentions = chosenStops(trip, notes);
  const places = mentions.map(({ place }) => place);
  const [first] = places;
  const last = places[places.length - 1];
  if (!first || !last) throw new Error('A brief needs a destination');
  for (const { place, corrected } of mentions) {
    if (corrected !== null) notes.push(`I read “${corrected}” as ${place.name}, ${place.country}.`);
  }
  const named = lengthsOf({ ...trip, destinations: mentions }, notes);
  const origin = originOf(trip, traveller, first, gazetteer, notes);
  const namedDays = named.reduce((sum, length) => sum + length, 0);
  const begins = firstDayOf(
    trip,
    namedDays,
    { lead: origin ? overnightDays(origin, first) : 0, home: origin?.countryCode ?? null },
    traveller.today,
    notes,
  );
  const isBefore =
    origin !== null &&
    begins > traveller.today &&
    beginsAtWork(trip, begins, namedDays) &&
    (trip.hours?.arrives ?? null) === null;
  if (isBefore)
    notes.push(
      `Your hours there begin in the morning of ${formatDay(begins)}, so you arrive the day before.`,
    );
  const firstDay = isBefore ? addDays(begins, -1) : begins;
  const lengths = isBefore ? named.map((length, index) => (index === 0 ? length + 1 : length)) : named;
  const days = isBefore ? namedDays + 1 : namedDays;
  const stops = stopsOf(places, lengths, firstDay);
  const party = partyOf(trip, notes);
  const home = trip.oneWay ? null : (trip.returnTo?.place ?? origin);
  const modes = withFears(trip);
  const own = ownTimesOf(trip, firstDay, days);
  const leavesAt = trip.hours?.leaves ?? null;
  const leaves =
    leavesAt === null ? null : { at: leavesAt, by: trip.hours?.by ?? 'flight', port: trip.hours?.port };
  // "in the evening": where a way there is looked for, it has the hours
  const isHourOpen = trip.hours?.isAbout === true && origin !== null && trip.wishes.landsAt === null;
  if (isHourOpen)
    notes.push(
      'You want to come in the afternoon or evening, and I do not search by that: look at the hours of the way there before you book.',
    );
  const landsAt = trip.wishes.landsAt ?? (isHourOpen ? null : (trip.hours?.arrives ?? null));
  // who tells when they land has the way there
  const setOut = landsAt === null ? origin : null;
  if (origin && !setOut && trip.wishes.landsAt === null)
    notes.push(
      `You tell when you arrive, so the way there from ${origin.name} is not in the plan or the sum.`,
    );
  const sailsFrom = trip.hours?.by === 'ship' ? trip.hours.port : undefined;
  if (sailsFrom !== undefined)
    notes.push(`Your ship leaves ${sailsFrom} on the last day, so no way home is in the plan or the sum.`);
  const goesHome = leaves === null && sailsFrom === undefined;
  const all = routesOf(stops, setOut, goesHome ? home : null, modes);
  const routes = allowedRoutes(all, modes).filter(
    ({ role, kind }) =>
      !(trip.only === 'hotel' && role !== 'between') &&
      !(trip.wishes.ownFlights && role !== 'between' && kind !== 'ground'),
  );
  if (trip.oneWay) notes.push('One way, as you asked: no way back is in the plan or the sum.');
  notes.push(
    ...own.notes,
    ...regionNotes(mentions, trip.comfort < 0),
    ...modeNotes(all, modes),
    ...carNotes(modes),
    ...holidayNotes({ stops }),
    ...namedNotes(trip, stops),
    ...eventNotes(trip, stops),
    ...feastNotes(trip.feasts, firstDay, addDays(firstDay, days - 1)),
  );
  if (trip.ownBeds && trip.only === null)
    notes.push('You have beds of your own, so no hotel is in the plan or the sum.');
  if (trip.wishes.ownFlights && !modes.banned.includes('flight'))
    notes.push(
      'You see to the way there and back yourself, so no flight for it is in the plan or the sum; keep the hours it takes free.',
    );
  return {
    ...trip.wishes,
    landsAt,
    stops,
    routes,
    origin,
    home: goesHome ? home : null,
    firstDay,
    lastDay: addDays(firstDay, days - 1),
    days,
    nights: days - 1,
    ...party,
    childAges: trip.childAges,
    budget: trip.budget,
    maxNight: trip.maxNight,
    ownBeds: trip.ownBeds,
    nightlyLimit: traveller.budgetPerNight ?? null,
    stayTypes: trip.stay.kinds.length > 0 ? trip.stay.kinds : (traveller.stayTypes ?? []),
    interests: trip.interests,
    avoid: trip.avoid,
    pace: trip.pace,
    comfort: trip.comfort,
    swaps: namedSwaps(trip, stops),
    dayTrips: trip.dayTrips,
    ...bodyOf(trip.needs),
    musts: [...namedMusts(trip, stops), ...eventMusts(trip, stops), ...wishMusts(trip, stops)],
    modes,
    ownTimes: own.times,
    leaves,
    stay: trip.stay,
    activities: trip.activities,
    nots: trip.nots,
    only: trip.only,
    chosen: trip.chosen,
    notes,
  };
}

/** Who fears to fly, or takes a car of their own on a ferry, is sent by no plane, unless they asked for one. */
function withFears({ modes, needs }: TripSpec): Modes {
  const isFerried = modes.car === 'own' && modes.wanted.includes('boat');
  const isAfraid = isFerried || needs.some(({ kind }) => kind === 'flying');
  return isAfraid && !modes.wanted.includes('flight')
    ? { ...modes, banned: [...new Set([...modes.banned, 'flight' as const])] }
    : modes;
}

function chosenStops(trip: TripSpec, notes: string[]): TripSpec['destinations'] {
  const [first, ...others] = trip.destinations;
  if (!first || others.length === 0) return trip.destinations;
  if (trip.isChoice) {
    const names = listOf(others.map(({ place }) => place.name));
    notes.push(
      `You named ${first.place.name} or ${names}; this is ${first.place.name}${trip.comfort < 0 ? NOT_COMPARED : ''}. Say “${names}” for the other.`,
    );
    return [first];
  }
  if (trip.destinations.length > MAX_STOPS) {
    const left = listOf(trip.destinations.slice(MAX_STOPS).map(({ place }) => place.name));
    notes.push(`I plan at most ${MAX_STOPS} towns in one trip, so there is no room for ${left}.`);
  }
  const stops = trip.destinations.slice(0, MAX_STOPS);
  const fitting = fittingIn(stops, trip.days);
  const out = stops.filter((stop) => !fitting.includes(stop)).map(({ place }) => place.name);
  if (out.length > 0) {
    notes.push(
      `${plural(trip.days ?? 0, 'day')} are filled by ${listOf(fitting.map(({ place }) => place.name))}, so there is no room for ${listOf(out)}: name more days, or the towns you want most.`,
    );
  }
  return fitting;
}

/** The towns for which the named days suffice: those with a length of their own before the others, as they were named. */
function fittingIn(stops: TripSpec['destinations'], days: number | null): TripSpec['destinations'] {
  if (days === null || stops.every((stop) => stop.days !== null)) return stops;
  let left = days;
  const fits = new Set(
    [...stops.filter((stop) => stop.days !== null), ...stops.filter((stop) => stop.days === null)].filter(
      (stop, index) => {
        const least = stop.days ?? 1;
        if (least > left && index > 0) return false;
        left -= least;
        return true;
      },
    ),
  );
  return stops.filter((stop) => fits.has(stop));
}

/** Days of each town, within what a plan may hold. */
function lengthsOf(trip: TripSpec, notes: string[]): number[] {
  const lengths = lengthOfStops(trip);
  const isOpen = trip.days === null && trip.destinations.every((mention) => mention.days === null);
  if (isOpen) {
    notes.push(
      lengths.length === 1
        ? `You named no length, so I planned ${DEFAULT_DAYS} days.`
        : `You named no length, so I planned ${plural(lengths[0] ?? 1, 'day')} in each town.`,
    );
  }
  const total = lengths.reduce((sum, length) => sum + length, 0);
  if (trip.days !== null && total > trip.days) {
    notes.push(`${plural(lengths.length, 'town')} need ${total} days at least, so the trip has ${total}.`);
  }
  if (total <= MAX_PLAN_DAYS) return lengths;
  notes.push(`I plan at most ${MAX_PLAN_DAYS} days at a time; these are the first ${MAX_PLAN_DAYS}.`);
  let left = MAX_PLAN_DAYS;
  return lengths.map((length, index) => {
    const after = lengths.length - 1 - index;
    const own = Math.max(1, Math.min(length, left - after));
    left -= own;
    return own;
  });
}

function stopsOf(places: readonly Gazetted[], lengths: readonly number[], firstDay: string): Brief['stops'] {
  let start = firstDay;
  const stops = places.map((place, index): Stop => {
    const days = lengths[index] ?? 1;
    const next = places[index + 1];
    const lastDay = addDays(start, days - 1);
    const byNight = next ? Math.min(days - 1, overnightDays(place, next)) : 0;
    const nights = next ? days - byNight : days - 1;
    const stop: Stop = {
      place,
      guide: guideFor(place),
      firstDay: start,
      lastDay,
      days,
      checkOut: addDays(start, nights),
      nights,
    };
    start = addDays(start, days);
    return stop;
  });
  const [first, ...others] = stops;
  if (!first) throw new Error('A trip has at least one town');
  return [first, ...others];
}
