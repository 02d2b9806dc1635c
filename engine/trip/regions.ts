/** Wide places of a message become towns to stay in, as many as the length of the trip has time for. */
import { regionsNamed } from '../../content/regions/regions.ts';
import { SKI_TOWNS } from '../../content/regions/skiTowns.ts';
import { normalize } from '../../domain/text/normalize.ts';
import { hasGuide } from '../facts/guides.ts';
import { kilometres } from '../facts/ground.ts';
import type { Region } from '../../content/regions/types.ts';
import type { Gazetteer } from '../facts/gazetteer.ts';
import type { Gazetted } from '../facts/types.ts';
import type { Message, PlaceMention, RegionWish } from '../read/types.ts';
import type { TripSpec } from './spec.ts';

/** Nights that a town is worth on the way through a wide place. */
const NIGHTS = { usual: 3, route: 1.7 } as const;
/** Towns where nobody has said for how long. */
const TOWNS_UNTIMED = 2;
/** How much more a town is worth that there is something to say about. */
const GUIDED = 1.5;
/** A town so near to another is no base of its own. */
const DAY_OUT_KM = 80;
/** A trip has no more. */
const MOST_TOWNS = 8;

/** The message with towns for its wide places; those that the trip has already stand for theirs. */
export function withBases(trip: TripSpec, message: Message, gazetteer: Gazetteer): Message {
  const mentions = [...message.destinations, ...message.drops];
  if (message.isChoice || mentions.every(({ region }) => !region)) return message;
  const destinations = message.destinations.map(asTown);
  const onSkis = skiTownOf({ ...message, destinations }, gazetteer);
  if (onSkis) return { ...message, country: null, destinations: [onSkis] };
  return withOuterBases(trip, { ...message, destinations }, gazetteer);
}

/** Longer is no week on skis. */
const MOST_ON_SKIS = 10;

/** "A ski week in Austria": a country of which nothing but its snow is wanted is one town in it. */
function skiTownOf(message: Message, gazetteer: Gazetteer): PlaceMention | null {
  const [stop, ...others] = message.destinations;
  const region = stop?.region && others.length === 0 ? regionNamed(stop.region) : undefined;
  const isOnSkis =
    stop?.region?.isOnSkis === true &&
    message.activities.length === 1 &&
    message.interests.length === 0 &&
    (message.days ?? stop?.days ?? MOST_ON_SKIS) <= MOST_ON_SKIS;
  if (!stop || region?.kind !== 'country' || !isOnSkis) return null;
  const place = gazetteer.inRegion(SKI_TOWNS[region.code] ?? '', region.code);
  return place ? { place, corrected: null, days: stop.days, of: region.name } : null;
}

/** "The Azores: São Miguel and one more island": the smaller one is the town that it begins with. */
function asTown(mention: PlaceMention, _: number, all: Message['destinations']): PlaceMention {
  const own = mention.region && regionNamed(mention.region);
  if (!own) return mention;
  const [first] = own.bases;
  const isInside = all.some(({ region }) => {
    const outer = region && region !== mention.region && regionNamed(region);
    return (
      outer && outer.bases.length > own.bases.length && outer.bases.some(({ town }) => town === first.town)
    );
  });
  if (!isInside) return mention;
  const { region: _region, ...town } = mention;
  return town;
}

function withOuterBases(trip: TripSpec, message: Message, gazetteer: Gazetteer): Message {
  const days = message.days ?? trip.days;
  // of a country alone that nobody has named a length for, a town is asked for
  const { country } = message;
  const isAlone = message.destinations.every(({ place }) => place.country === country);
  if (country !== null && days === null && isAlone) return { ...message, destinations: [] };
  const isNamed = (place: Gazetted) => message.destinations.some((own) => !own.region && own.place === place);
  const entries = entriesOf(message.destinations, gazetteer);
  const nots = new Set(message.nots.map(normalize));
  const { where } = message;
  const isDropped = (place: Gazetted) =>
    isNamed(place) ||
    // "two nights in the Sacred Valley before Cusco"
    (where !== null && 'place' in where && where.place === place) ||
    nots.has(normalize(place.name)) ||
    message.drops.some(
      ({ place: drop }) =>
        drop === place || (drop.city === place.city && drop.countryCode === place.countryCode),
    );
  const isEnd = (place: Gazetted) => [message.wayIn, message.wayHome].some((end) => end?.place === place);
  const own = message.destinations.reduce((sum, mention) => sum + (mention.days ?? 0), 0);
  const open = message.destinations.filter((mention) => mention.days === null).length;
  const share = days === null ? null : Math.max(1, Math.floor((days - own) / Math.max(1, open)));
  const start = message.origin?.place ?? trip.origin?.place ?? null;
  const destinations = message.destinations.flatMap((mention) => {
    if (!mention.region) return entries.some(({ place }) => place === mention.place) ? [] : [mention];
    const stays = trip.destinations.filter(({ of }) => of === mention.region?.name);
    if (stays.length > 0 && message.days === null && message.dates === null) return stays;
    const isWhole = message.destinations.length === 1;
    const named = new Set(mention.region.named?.map(normalize));
    const isSure = (place: Gazetted) => isEnd(place) || named.has(normalize(place.name));
    const frame = { days: mention.days ?? share, isNamed, isDropped, isSure, start, entries: entries.length };
    const towns = [...entries, ...basesOf(mention.region, frame, gazetteer)];
    return shared(towns, mention, mention.days ?? (isWhole ? days : null));
  });
  const drops = message.drops.flatMap((drop) =>
    drop.region && trip.destinations.length > 0
      ? trip.destinations.filter(({ of }) => of === drop.region?.name)
      : [drop],
  );
  // "Hawaii, not Oahu" leaves a town out of what was chosen, and none out of the trip
  const isChosen = ({ place, region }: PlaceMention) =>
    trip.destinations.some((stop) => stop.place === place) || (region && trip.destinations.length === 0);
  // what is told of instead: a town of where the trip goes
  const untaken = message.drops.filter(
    (drop) =>
      trip.destinations.length === 0 &&
      !drop.region &&
      !nots.has(normalize(drop.place.name)) &&
      destinations.some(({ place }) => place.countryCode === drop.place.countryCode),
  );
  return {
    ...message,
    country: null,
    destinations,
    drops: drops.filter(isChosen),
    nots: [...message.nots, ...untaken.map(({ place }) => place.name)],
  };
}

interface Town {
  readonly place: Gazetted;
  readonly weight: number;
}

const ENTRY_KM = 60;

/** "Tuscany for a week, flying to Pisa": the town where one comes in is one of those that the length is for. */
function entriesOf(destinations: Message['destinations'], gazetteer: Gazetteer): Town[] {
  const [wide, ...more] = destinations.filter(({ region }) => region);
  const towns = destinations.filter(({ region }) => !region);
  const region = wide?.region && regionNamed(wide.region);
  if (!wide || !region || wide.days === null || more.length > 0) return [];
  const bases = region.bases.flatMap(({ town }) => gazetteer.inRegion(town, region.code) ?? []);
  const isInside = towns.every(
    ({ place, days }) => days === null && bases.some((base) => kilometres(base, place) < ENTRY_KM),
  );
  return isInside ? towns.map(({ place }) => ({ place, weight: 1 })) : [];
}

function regionNamed({ name, code }: RegionWish): Region | undefined {
  return regionsNamed(normalize(name)).find((own) => own.code === code);
}

interface Frame {
  readonly days: number | null;
  readonly isNamed: (place: Gazetted) => boolean;
  readonly isDropped: (place: Gazetted) => boolean;
  /** Whether the trip comes in there or goes home from there, or it was named beside the wide place. */
  readonly isSure: (place: Gazetted) => boolean;
  /** Where the trip sets out. */
  readonly start: Gazetted | null;
  /** Towns of it that it has already. */
  readonly entries: number;
}

/** The towns with most weight that there is time for, in the order of travel. */
function basesOf(
  wish: RegionWish,
  { days, isNamed, isDropped, isSure, start, entries }: Frame,
  gazetteer: Gazetteer,
): Town[] {
  const region = regionNamed(wish);
  if (!region) return [];
  const known = region.bases.flatMap(({ town, weight }) => {
    const place = gazetteer.inRegion(town, region.code);
    return place && !isDropped(place) && place !== start ? [{ place, weight }] : [];
  });
  const most = Math.min(known.length, MOST_TOWNS, days ?? MOST_TOWNS);
  const count = Math.min(most, wish.towns ?? townsFor(region, days)) - entries;
  // beside one of its towns what is near it comes first: Bergen and the fjords
  const named = region.bases.flatMap(({ town }) => gazetteer.inRegion(town, region.code) ?? []).find(isNamed);
  const away = ({ place }: Town) => (named ? kilometres(named, place) : 0);
  const worth = ({ place, weight }: Town) => weight + (!named && hasGuide(place) ? GUIDED : 0);
  const byWeight = known.toSorted(
    (a, b) => Number(isSure(b.place)) - Number(isSure(a.place)) || worth(b) - worth(a) || away(a) - away(b),
  );
  const sure = known.filter(({ place }) => isSure(place)).length;
  const kept = new Set(byWeight.slice(0, Math.max(1, count, sure)));
  const best = known.filter((town) => kept.has(town));
  // one without a guide is seen on a day out from one that has one
  const guided = best.filter(({ place }) => hasGuide(place));
  const isDayOut = ({ place }: Town) =>
    wish.towns === null &&
    region.kind !== 'route' &&
    !isSure(place) &&
    !hasGuide(place) &&
    guided.some((town) => kilometres(town.place, place) < DAY_OUT_KM);
  const chosen = best.filter((town) => !isDayOut(town));
  if (wish.isReversed === true) return chosen.toReversed();
  if (wish.heading) return alongWay(chosen, wish.heading);
  return region.kind === 'state' ? nearestNext(chosen, start) : chosen;
}

function alongWay(towns: readonly Town[], heading: NonNullable<RegionWish['heading']>): Town[] {
  const far = ({ place }: Town) => {
    const [{ latitude, longitude }] = place.airports;
    return { north: latitude, south: -latitude, east: longitude, west: -longitude }[heading];
  };
  return towns.toSorted((a, b) => far(a) - far(b));
}

function townsFor({ kind }: Region, days: number | null): number {
  if (days === null) return TOWNS_UNTIMED;
  return Math.max(1, Math.round((days - 1) / (kind === 'route' ? NIGHTS.route : NIGHTS.usual)));
}

/** From where the trip sets out always on to the nearest. */
function nearestNext(towns: readonly Town[], start: Gazetted | null): Town[] {
  const order: Town[] = [];
  let here = start;
  let left = [...towns];
  while (left.length > 0) {
    const from = here;
    const next = from
      ? left.reduce((best, town) =>
          kilometres(from, town.place) < kilometres(from, best.place) ? town : best,
        )
      : left[0];
    if (!next) break;
    order.push(next);
    here = next.place;
    left = left.filter((town) => town !== next);
  }
  return order;
}

/** Stops with the days of the wide place shared out by weight, at least one each; open where it has none. */
function shared(
  towns: readonly Town[],
  { region, corrected, orElse, days: said }: PlaceMention,
  days: number | null,
): PlaceMention[] {
  const of = region?.name;
  const stops = towns.map(({ place }) => ({
    place,
    corrected,
    days: null,
    ...(of !== undefined && { of }),
    ...(orElse !== undefined && { orElse }),
  }));
  if (days === null || towns.length < 2)
    return stops.map((stop) => ({ ...stop, days: towns.length < 2 ? said : null }));
  const sum = towns.reduce((all, { weight }) => all + weight, 0);
  const spare = Math.max(0, days - towns.length);
  const exact = towns.map(({ weight }) => (spare * weight) / sum);
  const lengths = exact.map((share) => 1 + Math.floor(share));
  const rest = days - lengths.reduce((all, length) => all + length, 0);
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .toSorted((a, b) => b.remainder - a.remainder)
    .slice(0, Math.max(0, rest));
  return stops.map((stop, index) => ({
    ...stop,
    days: (lengths[index] ?? 1) + (byRemainder.some((own) => own.index === index) ? 1 : 0),
  }));
}

/** A country as the one stop of a brief, for a question that names no town of it. */
export function asStop(country: string, gazetteer: Gazetteer): TripSpec['destinations'] {
  const [best] = gazetteer.citiesOf(country, 1);
  return best ? [{ place: { ...best, name: country, city: country }, corrected: null, days: null }] : [];
}
