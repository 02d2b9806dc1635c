/** Towns that a trip comes to more than once: "Rome for 2 days, then Florence, then Rome again". */
import { normalize } from '../../../domain/text/normalize.ts';
import { kilometres } from '../../facts/ground.ts';
import { textBefore } from './cues.ts';
import { findPlaceDays } from './placeDays.ts';
import type { Message } from '../types.ts';
import type { Found } from './mentions.ts';
import type { Gazetted } from '../../facts/types.ts';

interface Mention {
  readonly place: Gazetted;
  readonly from: number;
  readonly to: number;
  /** The wide place that was named, of which `place` is a town. */
  readonly region?: unknown;
}

const AGAIN_CUE =
  /\b(?:then|finally|again|back|return(?:ing)?|(?:last|final) (?:night|evening|day) in)\s+(?:(?:back|go|going|fly|return|to|in|at|for|on|via|the)\s+)*$/i;

/**
 * Whether the town that a message comes back to is a stop, and not the end: it has days of its own, or the trip was
 * there before and has its start elsewhere.
 */
export function isVisit(
  text: string,
  back: Mention,
  found: readonly Mention[],
  origin: Mention | null,
): boolean {
  if (back.place === origin?.place) return false;
  const others = found.filter((mention) => mention !== origin);
  const days = findPlaceDays(text, others).days[others.indexOf(back)] ?? null;
  const isTownOfTrip = others.some((mention) => mention.place === back.place && mention.from < back.from);
  return days !== null || (isTownOfTrip && origin !== null);
}

/** "Milan 3 days, we fly into Bergamo": the airport of the one town. */
export function isItsAirport(text: string, mention: Mention, found: readonly Mention[]): boolean {
  const [own, ...more] = new Set(found.map(({ place }) => place).filter((place) => place !== mention.place));
  return (
    own !== undefined &&
    more.length === 0 &&
    (findPlaceDays(text, found).days[found.indexOf(mention)] ?? null) === null &&
    found.some(({ place, from }) => place === own && from < mention.from) &&
    LANDS_IN.test(text.slice(0, mention.from)) &&
    kilometres(own, mention.place) < OF_AIRPORT_KM
  );
}

/** "The Grand Canyon as a day trip from Las Vegas": what is seen in a day stands last. */
export function withTripLast<Stop>(
  stops: readonly Stop[],
  mentions: readonly Mention[],
  text: string,
): Stop[] {
  const isTrip = (at: number) =>
    /^\s*(?:as|for|in) (?:an? )?day[- ]?trip\b/iu.test(text.slice(mentions[at]?.to));
  return [...stops.filter((_, at) => !isTrip(at)), ...stops.filter((_, at) => isTrip(at))];
}

const LANDS_IN =
  /(?<!\b(?:then|first|next|after)\b[^.;!?,]{0,20})\b(?:fl(?:y|ies|ying) into|land(?:s|ing)? (?:at|in))\s+$/iu;
/** An airport that is called after a town so near. */
const OF_AIRPORT_KM = 90;
/** Stays that say where all nights are. */
const LEAST_STAYS = 2;

/** "Kyoto 4 nights, Tokyo 3. We fly into Osaka": where one only lands is no stop where the nights are told of the others. */
export function isOnlyWayIn(text: string, mention: Mention, found: readonly Mention[]): boolean {
  const { days } = findPlaceDays(text, found);
  if ((days[found.indexOf(mention)] ?? null) !== null) return false;
  const others = new Set(found.map(({ place }) => place).filter((place) => place !== mention.place));

  const isTold = (place: Gazetted) =>
    found.some((own, index) => own.place === place && (days[index] ?? null) !== null);
  return others.size >= LEAST_STAYS && [...others].every(isTold);
}

/** The stops in their order: a town named again is one more where it has days again, or is said to come again. */
export function visitsOf<Place extends Mention>(text: string, mentions: readonly Place[]): Place[] {
  const { days } = findPlaceDays(text, mentions);
  const hasDays = (mention: Place) => (days[mentions.indexOf(mention)] ?? null) !== null;
  return mentions.reduce<Place[]>((visits, mention) => {
    const earlier = visits.findLast(
      // "Halifax and the Cabot Trail": of the wide place its other towns are meant
      (visit) => visit.place === mention.place && visit.region === mention.region,
    );
    if (!earlier) return [...visits, mention];
    const isElsewhere = visits[visits.length - 1] !== earlier;
    const isAgain = AGAIN_CUE.test(textBefore(text, mention.from)) || (hasDays(earlier) && hasDays(mention));
    if (isElsewhere && isAgain) return [...visits, mention];
    // the mention that has the days stands for the town
    return visits.map((visit) =>
      visit === earlier && hasDays(mention) && !hasDays(earlier) ? mention : visit,
    );
  }, []);
}

/** Sights that none of the towns has: theirs is one more. */
function farSights(goals: readonly Found[], towns: readonly Found[]): Found[] {
  return goals.filter(
    ({ sight, place }) =>
      sight &&
      towns.every(
        (town) =>
          kilometres(town.place, place) > OUT_OF_TOWN_KM &&
          (town.region?.bases.every((base) => normalize(base.town) !== normalize(place.name)) ?? true),
      ),
  );
}

const OUT_OF_TOWN_KM = 150;

/** The towns and those of sights, which come last; one that has days of its own stands where it is named. */
export function withSights(text: string, towns: readonly Found[], goals: readonly Found[]): Found[] {
  const sights = farSights(goals, towns);
  const all = [...towns, ...sights].toSorted((a, b) => a.from - b.from);
  const { days } = findPlaceDays(text, all);
  return sights.reduce<Found[]>(
    (stops, sight) => {
      const next = stops.findIndex(({ from }) => from > sight.from);
      const isOwn = (days[all.indexOf(sight)] ?? null) !== null;
      return isOwn && next >= 0 ? stops.toSpliced(next, 0, sight) : [...stops, sight];
    },
    [...towns],
  );
}

/** Sights that are to be visited, each once. */
export function mustsOf(mentions: readonly Found[]): Message['musts'] {
  const musts = mentions.flatMap(({ sight, place }) => (sight ? [{ name: sight.name, town: place }] : []));
  return musts.filter(
    (must, index) => musts.findIndex(({ name }) => normalize(name) === normalize(must.name)) === index,
  );
}
