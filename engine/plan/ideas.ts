/** Towns that suit a wish which names none. */
import { regionsNamed } from '../../content/regions/regions.ts';
import { GUIDED_CITIES, guideOf } from '../../content/towns/registry.ts';
import { FOODS } from '../../content/words/visits.ts';
import { countryFacts } from '../../content/countries/countries.ts';
import { TOLD_COOL } from '../../content/words/openWishes.ts';
import { ISLANDS, OF_MOUNTAINS, PREFERRED } from '../../content/words/preferred.ts';
import { addDays } from '../../domain/dates/calendar.ts';
import { normalize } from '../../domain/text/normalize.ts';
import { DEFAULT_LEAD_DAYS } from './brief/startDay.ts';
import { distanceKm, timeZoneOf } from '../facts/geo.ts';
import { reachOf, type Reach } from './ideaReach.ts';
import { kilometres } from '../facts/ground.ts';
import { placeFor, speaksOf } from './demands/wished.ts';
import { DEFAULT_DAYS, lengthOfStops } from '../trip/tripEdits.ts';
import type { CityGuide, Sight } from '../../content/towns/types.ts';
import type { Gazetteer } from '../facts/gazetteer.ts';
import type { Gazetted } from '../facts/types.ts';
import type { Continent } from '../read/openWish.ts';
import type { TripSpec } from '../trip/spec.ts';

export interface Idea extends Reach {
  readonly place: Gazetted;
  readonly guide: CityGuide;
  /** What the guide says of the month of travel; null without a month. */
  readonly season: string | null;
  /** Names of what it has for the wishes, best first. */
  readonly has: readonly string[];
  /** The things to do that were named and that its guide speaks of. */
  readonly meets: readonly string[];
}

const MOST_IDEAS = 3;
/** Hours of flight that weigh as much as a whole taste. */
const FAR_HOURS = 20;
/** Hours of flight that are a part of any trip; each one more is dear to a short one. */
const NEAR_HOURS = 3;
/** How a thing to do is done: guides name the thing. */
const DONE_BY = /\b(?:tasting|watching|spotting|viewing|lessons?|courses?)\b/g;
/** What an hour on the ground counts for beside one in the air. */
const GROUND_WEIGHS = 2;
const PREFERENCE = 0.8;
/** What was asked for by its own name outweighs tastes and the way there; a guide that only speaks of it less so. */
const NAMED_WISH = 6;
const SPOKEN_WISH = 4;
const ALL_WISHES = 3;
/** Good food is had in many towns: it decides between those that are alike in all else. */
const FOOD_WISH = 0.5;
const OF_FOOD = new RegExp(
  `\\b(?:sea ?food|fish|food|oysters?|tapas|wine|beer|coffee|pubs|${FOODS})\\b`,
  'i',
);
/** Degrees Celsius of a month that is warm, and of one that is cold. */
const WARM = 19;
const MILD = 15;
/** A mild month is no milder for more of them, and a guide knows of more than a latitude has. */
const MILD_ENOUGH = 1.5;
const BY_A_SEA = 5;
const COLD = 8;
/** How guides tell of such a month: they know a sea or a height that a latitude does not. */
const TOLD_AS = {
  warm: /\b(?:warm|hot|sun|sunny|swim\w*)\b/i,
  mild: /\b(?:mild|warm|spring\w*)\b/i,
  cold: /\b(?:snow\w*|ski\w*|cold|cool)\b/i,
} as const;
/** Warm, and no weather to go for. */
const TOLD_WET = /\b(?:wet|rain\w*|storms?|cyclones?|monsoon|humid)\b/i;
const TOLD_HOT = /\b(?:hot|heat|humid|sticky|dust\w*)\b/i;
const WET = 0.5;
/** The month in a town that is worth to go to where no weather was asked for. */
const TOLD_FINE = /\b(?:best|mild|warm|sunny|bright|dry|clear)\b/i;
const FINE = 0.2;
const MOST_CLIMATE = 0.8;
const BETWEEN_EQUALS = 0.01;
/** US dollars a person that a flight there and back costs about: a base, and a kilometre. */
const FLIGHT_BASE = 80;
const FLIGHT_A_KM = 0.11;
const BED_A_NIGHT = 60;

/**
 * The best of the towns with a guide, best first.
 * @param home where it sets out from; null where nobody knows
 * @param month of travel, from 1; null where no weather is to count
 */
export function ideasFor(
  trip: TripSpec,
  home: Gazetted | null,
  gazetteer: Gazetteer,
  month: number | null = monthOf(trip),
): Idea[] {
  const met = trip.open?.halfwayTo === undefined ? null : gazetteer.byName(trip.open.halfwayTo);
  const homes = [home, met].filter((own) => own !== null);
  const ranked = GUIDED_CITIES.flatMap((city) => {
    const place = gazetteer.byName(city);
    const reach = place && reachOf(trip, place, home);
    const isFit = reach && isWithin(trip, place, home, reach.hours) && isBetween(place, homes);
    const guide = isFit ? guideOf(city) : null;
    if (!place || !reach || !guide) return [];
    const season = seasonOf(month, guide);
    const wishes = wishScores(trip, guide, season);
    const idea = {
      place,
      guide,
      ...reach,
      season,
      has: wantedIn(trip, guide),
      meets: trip.activities.filter((_, index) => wishes[index] !== 0),
    };
    const isAll = wishes.length > 1 && wishes.every((own) => own > 0);
    const wished = wishes.reduce((sum, own) => sum + own, isAll ? ALL_WISHES : 0);
    return [{ idea, score: scoreOf(trip, idea, home, month) + wished - unevenness(place, homes) }];
  });
  return ranked
    .toSorted((a, b) => b.score - a.score || a.idea.place.name.localeCompare(b.idea.place.name, 'en'))
    .slice(0, MOST_IDEAS)
    .map(({ idea }) => idea);
}

/** Whether a town is where it may be, as far from home as it may be, and not home itself. */
function isWithin(
  { open, earlier, country, nots }: TripSpec,
  place: Gazetted,
  home: Gazetted | null,
  hours: number | null,
): boolean {
  if (place === home || earlier.includes(place)) return false;
  const isIn = [place.name, place.country, continentOf(place)].map(normalize);
  const isLeftOut = (not: string) =>
    isIn.includes(not) ||
    // a region goes with all of its towns
    regionsNamed(not).some(({ bases }) => bases.some(({ town }) => town === place.name));
  if (nots.some((not) => isLeftOut(normalize(not)))) return false;
  if (country !== null && place.country !== country) return false;
  if (open && open.continent !== null && continentOf(place) !== open.continent) return false;
  const spoken = open?.speaks;
  if (spoken !== undefined && !countryFacts(place.countryCode)?.languages.includes(spoken)) return false;
  if (open?.outside !== undefined && continentOf(place) === open.outside) return false;
  return !open || open.maxHours === null || hours === null || hours <= open.maxHours;
}

/** Of two who meet on half the way neither goes much farther than the way between them. */
const DETOUR = 1.25;

function isBetween(place: Gazetted, [home, met]: readonly Gazetted[]): boolean {
  if (!home || !met) return true;
  const [own, other] = [kilometres(home, place), kilometres(met, place)];
  return place !== met && own + other < kilometres(home, met) * DETOUR;
}

/** Taken off the score of a town that lies nearer to one of two homes: nothing in the middle, much beside one. */
function unevenness(place: Gazetted, [home, met]: readonly Gazetted[]): number {
  if (!home || !met) return 0;
  const [own, other] = [kilometres(home, place), kilometres(met, place)];
  return (UNEVEN * Math.abs(own - other)) / (own + other);
}

const UNEVEN = 8;

function continentOf({ airports: [airport] }: Gazetted): Continent {
  const zone = timeZoneOf(airport);
  if (
    zone.startsWith('Europe/') ||
    zone === 'Atlantic/Reykjavik' ||
    zone === 'Atlantic/Madeira' ||
    zone === 'Atlantic/Canary' ||
    zone === 'Atlantic/Azores'
  )
    return 'Europe';
  if (zone.startsWith('Asia/') || zone.startsWith('Indian/')) return 'Asia';
  if (zone.startsWith('Africa/')) return 'Africa';
  return zone.startsWith('Australia/') || zone.startsWith('Pacific/') ? 'Oceania' : 'America';
}

function scoreOf(
  trip: TripSpec,
  { place, guide, hours, by, season }: Idea,
  home: Gazetted | null,
  month: number | null,
): number {
  const sights = sightsOf(guide);
  const share = (interest: TripSpec['interests'][number]) =>
    withTies(sights.filter(({ tags }) => tags.includes(interest)).length / 4);
  const taste = trip.interests.reduce(
    (sum, interest) => sum + share(interest) * (interest === 'beach' ? 3 : 1),
    0,
  );
  const warmth = month === null ? null : degreesAt(place, month);
  const wish = climateOf(trip);
  const isMild = trip.open?.isMild === true;
  const isTold = (words: RegExp) => season !== null && words.test(season);
  const degrees = (now: number) =>
    isMild
      ? Math.min(now - MILD + (isTold(TOLD_AS.mild) ? BY_A_SEA : 0), WARM + COLD - now, MILD_ENOUGH)
      : wish === 'warm'
        ? now - WARM
        : COLD - now;
  const climate = warmth === null || wish === null ? 0 : degrees(warmth) / 5;
  const dear = overBudget(trip, guide, place, home) ? -3 : 0;
  return (
    taste +
    Math.max(-4, Math.min(MOST_CLIMATE, climate)) +
    climate * BETWEEN_EQUALS +
    (wish !== null && isTold(TOLD_AS[isMild ? 'mild' : wish]) ? MOST_CLIMATE : 0) +
    (wish === 'warm' && isTold(TOLD_WET) ? -WET : 0) +
    (wish === 'warm' && !isMild && isTold(TOLD_COOL) ? -NAMED_WISH : 0) +
    (isMild && isTold(TOLD_HOT) ? -MOST_CLIMATE : 0) +
    (wish === null && trip.activities.length === 0 && isTold(TOLD_FINE) ? FINE : 0) +
    dear +
    (hours === null ? 0 : -wayWeighs(hours * (by === 'air' ? 1 : GROUND_WEIGHS), trip.days)) +
    (PREFERRED.has(place.name) ? (trip.open?.isQuiet ? -PREFERENCE : PREFERENCE) : 0) +
    (isOfMountains(trip) && OF_MOUNTAINS.has(place.name) && isColdIn(trip, season) ? NAMED_WISH : 0)
  );
}

/** At most about one: what is more than enough decides between equals. */
function withTies(share: number): number {
  return Math.min(1, share) + share * BETWEEN_EQUALS;
}

/** Whether a guide tells of cold, where that was asked for. */
function isColdIn({ open }: TripSpec, season: string | null): boolean {
  return open?.climate !== 'cold' || season === null || TOLD_AS.cold.test(season);
}

/** Whether snow or mountains were asked for: guides call them by their own names. */
function isOfMountains({ open, activities }: TripSpec): boolean {
  return open?.climate === 'cold' || activities.some((wish) => /^(?:mountain|alps|ski)/i.test(wish));
}

/** What the way there takes off a town's score. */
function wayWeighs(hours: number, days: number | null): number {
  return hours / FAR_HOURS + Math.max(0, hours - NEAR_HOURS) / (days ?? DEFAULT_DAYS);
}

const OF_ISLANDS = /^(?:an? |some |the )?(?:[a-z-]+ )?islands?$/i;

/** The things to do that were named, as guides call them. */
function thingsOf({ activities }: TripSpec): string[] {
  return activities.map((wish) => wish.replaceAll(DONE_BY, '').trim() || wish);
}

/** How well a guide knows each thing to do that was named: by its name or in the month's line, in words, or not at all. */
function wishScores(trip: TripSpec, guide: CityGuide, season: string | null): readonly number[] {
  return thingsOf(trip).map((wish) => {
    const place = placeFor(guide, wish);
    if (OF_ISLANDS.test(wish)) return ISLANDS.has(guide.city) ? NAMED_WISH : 0;
    const isNamed = (place !== null && speaksOf(place, wish)) || (season !== null && speaksOf(season, wish));
    const isSpoken = isNamed || place !== null || speaksOf(guide.intro, wish);
    if (isSpoken && OF_FOOD.test(wish)) return FOOD_WISH;
    return isNamed ? NAMED_WISH : isSpoken ? SPOKEN_WISH : 0;
  });
}

/** Whether a rough sum of flights, beds and days is more than the budget. */
function overBudget(trip: TripSpec, guide: CityGuide, place: Gazetted, home: Gazetted | null): boolean {
  if (trip.budget === null) return false;
  const people = (trip.party?.adults ?? 1) + (trip.party?.children ?? 0);
  const days =
    trip.days ??
    lengthOfStops({ destinations: [{ place, corrected: null, days: null }], days: null })[0] ??
    4;
  const flight = home ? FLIGHT_BASE + FLIGHT_A_KM * distanceKm(home.airports[0], place.airports[0]) : 0;
  const { amount, per, withoutFlights } = trip.budget;
  const each =
    (withoutFlights ? 0 : flight) + days * guide.dailyCost + ((days - 1) * BED_A_NIGHT) / Math.min(2, people);
  const ofDays = per === 'day' || per === 'personDay' ? amount * days : amount;
  return each > (per === 'trip' || per === 'day' ? ofDays / people : ofDays);
}

function sightsOf({ areas, dayTrips }: CityGuide): readonly Pick<Sight, 'name' | 'tags'>[] {
  return [...areas.flatMap(({ sights }) => sights), ...dayTrips];
}

/** At most two, each for another wish where it can be: what was named before what is liked. */
function wantedIn(trip: TripSpec, guide: CityGuide): string[] {
  const names = [
    ...thingsOf(trip).map((wish) => (OF_ISLANDS.test(wish) ? null : placeFor(guide, wish))),
    ...trip.interests.map(
      (interest) => sightsOf(guide).find(({ tags }) => tags.includes(interest))?.name ?? null,
    ),
  ];
  return [...new Set(names.filter((name) => name !== null))].slice(0, 2);
}

/** The month that ideas are for: of the dates, else the one that would be planned in, where the weather was asked for. */
export function monthOf(trip: TripSpec, today?: string): number | null {
  const date = trip.dates?.start ?? (climateOf(trip) && today ? addDays(today, DEFAULT_LEAD_DAYS) : null);
  return date === null ? null : Number(date.slice(5, 7));
}

function climateOf({ open, interests }: TripSpec): 'warm' | 'cold' | null {
  return open?.climate ?? (interests.includes('beach') ? 'warm' : null);
}

function seasonOf(month: number | null, guide: CityGuide): string | null {
  return month === null ? null : (guide.seasons.find(({ months }) => months.includes(month))?.line ?? null);
}

/** Mean degrees Celsius that a latitude has in a month, roughly: to rank by, never to tell. */
function degreesAt({ airports: [{ latitude }] }: Gazetted, month: number): number {
  const off = Math.abs(latitude);
  const swing = off < 15 ? 2 : Math.min(12, (off - 10) * 0.3);
  const warmest = latitude >= 0 ? 7.5 : 1.5;
  const mean = off < 20 ? 27 : 27 - (off - 20) * 0.55;
  return mean + swing * Math.cos(((month - warmest) / 12) * 2 * Math.PI);
}
