/** Wide places that only say where the towns of a trip lie. */
import { normalize } from '../../../domain/text/normalize.ts';
import { kilometres, landmass } from '../../facts/ground.ts';
import {
  BOTH_WAYS_CUE,
  LIVED_IN,
  LOOP_AFTER,
  LOOP_CUE,
  START_AND_END,
  WAY_IN_CUE,
} from '../../../content/words/placeCues.ts';
import { isHomeAt, textBefore } from './cues.ts';
import { countOf, NUM } from '../numbers.ts';
import { isPast, isPickUp } from './asides.ts';
import { dropsAt, dropsWith } from './placeEdits.ts';
import { sightsNamed } from './guideSights.ts';
import { townsWished } from './regionNames.ts';
import type { Region } from '../../../content/regions/types.ts';
import type { Found } from './mentions.ts';
import type { Gazetted } from '../../facts/types.ts';

/** "Florence in Tuscany" and "Portugal: Lisbon and Porto" name the wider place to say where the towns are. */
export function withoutWider(named: readonly Found[], text: string): Found[] {
  const wished = townsWished(text);
  const found = named.filter(
    (mention) => !isOneOfMore(mention, named, text) && !isOfOtherCountries(mention, named, text),
  );
  return found.filter((mention) => {
    const { region } = mention;
    if (!region || isAdded(mention, found, text)) return true;
    // "three of the Azores, Faial and Pico among them" has room for one more
    if (wished && (wished.isMore || goalsBeside(mention, found, text) < wished.count)) return true;
    const others = found.filter(
      (other) =>
        other !== mention &&
        other.region !== region &&
        !isNoGoal(text, other, found) &&
        !isBothEnds(text, other, found) &&
        !isPickUp(text, other) &&
        // "two nights in the Sacred Valley before Cusco" tells where it comes
        !/\b(?:before|after) $/i.test(textBefore(text, other.from)) &&
        // "New Zealand's South Island, we land in Christchurch": there the way round it begins
        !(isWithin(region, other) && WAY_IN_CUE.test(textBefore(text, other.from))) &&
        // "a week in England from Manchester" sees more of the country
        (other.region !== undefined || !isHomeAt(text, other.from)),
    );
    const isInside = (other: Found) =>
      isWithin(region, other) &&
      // "Azores, São Miguel": both begin in one town
      (other.region?.bases.length ?? 0) < 2 * region.bases.length &&
      (LIES_IN.test(text.slice(other.to, mention.from)) || NAMELY.test(text.slice(mention.to, other.from)));
    if (
      others.some((other) => other.region && (isPart(other.region, other.place, region) || isInside(other)))
    )
      return false;
    const inside = others.filter((other) => !other.region && isWithin(region, other));
    return (
      (region.kind === 'route' && !region.train) ||
      inside.length === 0 ||
      hasRoomBeside(mention, inside, text)
    );
  });
}

/** "The Azores, not only São Miguel": a part of the wide place that is named with it, which begins there. */
function isOneOfMore(mention: Found, found: readonly Found[], text: string): boolean {
  return (
    NOT_ONLY.test(textBefore(text, mention.from)) &&
    !BUT_ALSO.test(text.slice(mention.to)) &&
    found.some(
      ({ region, place }) =>
        region && region !== mention.region && (place === mention.place || isWithin(region, mention)),
    )
  );
}

/** "Uzbekistan, Silk Road cities": the road's towns in other countries than those that are named are not meant. */
function isOfOtherCountries({ region, to }: Found, found: readonly Found[], text: string): boolean {
  if (region?.kind !== 'route' || !/^ (?:cities|towns|sites|stops)\b/iu.test(text.slice(to))) return false;
  const countries = found.flatMap((own) => (own.region?.kind === 'country' ? [own.region.code] : []));
  return countries.length > 0 && !countries.includes(region.code.slice(0, 2));
}

const BUT_ALSO = /^,?\s*(?:but|also|and also)\b/iu;
const NOT_ONLY = /\bnot (?:only|just)(?: (?:in|on|to|the))*\s+$/iu;

/** "The North Coast 500 in Scotland". */
const LIES_IN = /^,?\s*(?:in|of)\s+(?:the\s+)?$|^\s*[,(]\s*$/iu;
/** "The Azores, Faial", "the Azores for 8 days, Faial and Pico". */
const NAMELY = new RegExp(
  `^\\s*(?:(?:for )?(?:${NUM}|an?)[ -](?:day|night|week)s?\\s*)?[,:(]\\s*(?:(?:namely|especially|mainly|just|only) )?(?:the )?$`,
  'iu',
);
/** Nights that a town is worth in a wide place. */
const NIGHTS_A_TOWN = 3;
const ITS_LENGTH = new RegExp(
  `\\b(?:${NUM}|an?)[ -](?:whole |full )?(day|night|week|fortnight)s?(?: (?:trip|holiday|vacation|tour))?(?: (?:in|to|around|through|across|exploring|touring))? (?:the )?$`,
  'i',
);
const WISHED =
  /\b(?:see(?:ing)?|visit(?:ing)?|includ(?:e|es|ing)|must|stop(?:ping)? (?:at|in|by)|especially|such as|highlights?)\b/iu;
const WISHED_AFTER =
  /^,? (?:please|pls|too|as well|is a must|obviously|of course|definitely|for sure|included)\b/iu;

/** "6 days in Tasmania. I want to see Cradle Mountain": that is one of the towns that there is time for. */
function hasRoomBeside({ from, to }: Found, inside: readonly Found[], text: string): boolean {
  const [, number, unit = ''] = ITS_LENGTH.exec(textBefore(text, from)) ?? [];
  if (unit === '') return false;
  const each = { day: 1, night: 1, week: 7, fortnight: 14 }[unit.toLowerCase()] ?? 1;
  const nights = (number === undefined ? 1 : countOf(number)) * each - (unit === 'night' ? 0 : 1);
  const isWished = inside.every(
    (own) =>
      own.from > to &&
      (own.sight !== undefined ||
        WISHED.test(text.slice(to, own.from)) ||
        WISHED_AFTER.test(text.slice(own.to))),
  );
  return isWished && new Set(inside.map(({ place }) => place)).size < Math.round(nights / NIGHTS_A_TOWN);
}

/**
 * "Miami and the Everglades": a wide place that begins in a town which is named itself is a day trip of that town where
 * its guide has it as one.
 */
export function asDayTrip(mention: Found, found: readonly Found[], text: string): Found {
  return isOfStop(mention, found, text) ? asSight(mention, inGuide(mention, text)) : mention;
}

/** Towns of a wide place that is small enough to be seen from the one that is named with it. */
const MOST_BASES = 2;
const JOINED = /^\s*(?:[,–—+&/-]|->|→|and|then)\s*(?:the\s+)?$/iu;

/** "Muscat, Nizwa, Jebel Akhdar": in a row a small one is a thing to see from its stop, whatever the guide has of it. */
export function asSightOfStop(mention: Found, index: number, found: readonly Found[], text: string): Found {
  const { region, from } = mention;
  const last = found[index - 1];
  if (!region || region.bases.length > MOST_BASES || !last || !isOfStop(mention, found, text)) return mention;
  return JOINED.test(text.slice(last.to, from))
    ? asSight(mention, inGuide(mention, text) ?? region.name)
    : mention;
}

function isNoGoal(text: string, mention: Found, found: readonly Found[]): boolean {
  return (
    dropsAt(text, mention) ||
    dropsWith(text, found).includes(mention) ||
    isPast(text, mention) ||
    LIVED_IN.test(text.slice(mention.to))
  );
}

/** Whether it is a wide place that begins in a town which is named itself. */
function isOfStop({ region, place }: Found, found: readonly Found[], text: string): boolean {
  if (!region || region.kind === 'route') return false;
  return found.some(
    (other) =>
      !other.region &&
      !other.sight &&
      other.place === place &&
      !isNoGoal(text, other, found) &&
      (region.bases.length <= MOST_BASES || !isHomeAt(text, other.from)),
  );
}

/** What the guide of its town calls it; null for nothing. */
function inGuide({ place, from, to }: Found, text: string): string | null {
  return sightsNamed(text.slice(from, to), [place], true)[0]?.name ?? null;
}

function asSight(mention: Found, name: string | null): Found {
  const { place, from, to } = mention;
  return name === null ? mention : { place, corrected: null, from, to, sight: { name, place, isWish: true } };
}

/** Islands that are called after their airport, or it after them: as well a town as all the towns on them. */
const ISLANDS: ReadonlySet<string> = new Set(
  'ZNZ FNC DPS MRU MLE HKT IBZ MAH ACE FUE LPA TFS TFN SPC JTR JMK RHO CFU KGS ZTH EFL MLA JER PTP FDF LOP OKA PQC USM LGK OGG LIH PPT RAR CUR AUA BON SEZ TER SID BVC DJE CZM'.split(
    ' ',
  ),
);
const ON_IT_KM = 80;

const LENGTH_BEHIND = /^,?\s*(?:for )?\d{1,2}[ -](?:days?|nights?|weeks?)\b(?! (?:in|at|on)\b)/iu;
const LENGTH = /\b\d{1,2}[ -](?:days?|nights?|weeks?)\b/giu;

/**
 * "Zanzibar, 2 nights in Stone Town and 3 in Nungwi": with two of its towns named an island only says where they lie.
 * "Bali 12 days, Ubud and the Gilis" is one of them and the length of all.
 */
export function withoutIslands(found: readonly Found[], text: string): Found[] {
  const isOneLength = (text.match(LENGTH)?.length ?? 0) === 1;
  return found.filter(({ place, region, sight, to }) => {
    if (region || sight || place.borrowsCode || !ISLANDS.has(place.airports[0].code)) return true;
    const own = new Set(
      found.flatMap((other) =>
        other.place !== place &&
        other.region?.kind !== 'country' &&
        other.region?.kind !== 'state' &&
        !other.sight &&
        !dropsAt(text, other) &&
        other.place.countryCode === place.countryCode &&
        kilometres(other.place, place) < ON_IT_KM
          ? [other.place]
          : [],
      ),
    );
    const isOfAll = isOneLength && found[0]?.to === to && LENGTH_BEHIND.test(text.slice(to));
    return own.size < (isOfAll ? 1 : 2);
  });
}

/** Stops with the islands that are none, in the order of the text: a length beside an island is that of the whole. */
export function withIslands(
  stops: readonly Found[],
  named: readonly Found[],
  narrow: readonly Found[],
): readonly Found[] {
  const islands = named.filter((mention) => !mention.region && !narrow.includes(mention));
  // lengths go by where they stand, whatever the order of travel
  return [...stops, ...islands].toSorted((a, b) => a.from - b.from);
}

/** Whether a wide place lies in a wider one: Bavaria in Germany, the parks of Utah in Utah. */
function isPart(part: Region, { airports }: Gazetted, { kind, code }: Region): boolean {
  if (kind === 'country') return part.kind !== 'country' && part.code.startsWith(code);
  return kind === 'state' && part.kind !== 'state' && airports[0].regionCode === code;
}

/** Whether a place is one of those that a wide place stands for. */
export function isWithin({ bases, kind, code }: Region, { place }: Found): boolean {
  if (bases.some(({ town }) => normalize(town) === normalize(place.name))) return true;
  const isWhole = kind === 'country' || kind === 'state';
  return isWhole && [place.countryCode, place.airports[0].regionCode].includes(code);
}

/** "Ireland for ten days, we did Dublin last year": a town of a wide place that is told of, and not gone to again. */
export function isSeenOf(mention: Found, found: readonly Found[], text: string): boolean {
  const { place, from, region: wide } = mention;
  return (
    !wide &&
    BEEN.test(textBefore(text, from)) &&
    found.some(({ region }) => region && isWithin(region, mention)) &&
    found.every((own) => own.place !== place || own.region || isPast(text, own))
  );
}

const BEEN =
  /\b(?:did|done|seen|saw|been|were|was|visited|went|knows?|lived|studied|worked)\b[^.;!?]{0,20}$/iu;

/** Where a way through a wide place begins: "we fly into Lisbon and want 9 days in Portugal" has the one length. */
export function isEntry(mention: Found, stops: readonly Found[], text: string): boolean {
  const isInside = stops.some(({ region }) => region && !mention.region && isWithin(region, mention));
  return isInside && WAY_IN_CUE.test(textBefore(text, mention.from));
}

/** Whether a trip begins and ends in a town: it is said so, or is a loop through the wide place round it. */
export function isBothEnds(text: string, mention: Found, found: readonly Found[]): boolean {
  const before = textBefore(text, mention.from);
  if (BOTH_WAYS_CUE.test(before)) return true;
  if (mention.region || !found.some(({ region }) => region && isWithin(region, mention))) return false;
  const isBack = found.some(
    ({ place, from, to }) =>
      place === mention.place &&
      (BACK_TO.test(text.slice(to, mention.from)) || BACK_TO.test(text.slice(mention.to, from))),
  );
  return isBack || LOOP_CUE.test(before) || LOOP_AFTER.test(text.slice(mention.to, mention.to + 30));
}

/** Whether all other places that are named are of other countries or islands than a town: who starts and ends there is at home there. */
export function isOutside(town: Found, live: readonly Found[], text: string): boolean {
  const others = live.filter(({ place }) => place !== town.place);
  const isSaid = !town.region && START_AND_END.test(textBefore(text, town.from));
  // "Rajasthan, starting and ending in Delhi": in the same country it may as well be a stop
  const isElsewhere = ({ place }: Found) =>
    place.countryCode !== town.place.countryCode || landmass(place) !== landmass(town.place);
  return isSaid && others.length > 0 && others.every(isElsewhere);
}

/** "Hobart back to Hobart". */
const BACK_TO = /^\s*,?\s*(?:and )?(?:back )?to\s+$/iu;

/** How many other places a text names that it does not set out from. */
function goalsBeside(mention: Found, found: readonly Found[], text: string): number {
  const goals = found.filter((own) => own !== mention && !isHomeAt(text, own.from));
  return new Set(goals.map(({ place }) => place)).size;
}

/** "Cusco and the Sacred Valley": what comes after one of its towns is more than that town. */
function isAdded(mention: Found, found: readonly Found[], text: string): boolean {
  const at = found.indexOf(mention);
  const [before, next] = [found[at - 1], found[at + 1]];
  if (!before || before.region || mention.region?.kind === 'country' || mention.region?.kind === 'state')
    return false;
  const isInList =
    /^\p{Ll}/u.test(text.slice(mention.from)) &&
    next !== undefined &&
    /^\s*(?:,|and|then|\+|&)/.test(text.slice(mention.to));
  const between = text.slice(before.to, mention.from);
  return MORE.test(between) || (isInList && /^\s*,\s*(?:the )?$/.test(between));
}

const MORE =
  /^\s*,?\s*(?:and|then|and then|plus|&|\+|followed by|[-–—>→]|->)\s+(?:(?:\d{1,2}|an?|one|two|three|four|five|six|seven) (?:nights?|days?) (?:somewhere )?(?:in|on|at|around|near) )?(?:the )?$/iu;

/** The text with blanks for names that only say where others lie, and what joins them to those. */
export function withoutNames(text: string, mentions: readonly Found[]): string {
  return mentions.reduce((left, { from, to }) => {
    const end =
      to + (/^\s*(?:[,:(]\s*)?(?:namely|like|that is|i\.e\.)?[,:]?/iu.exec(left.slice(to))?.[0].length ?? 0);
    return left.slice(0, from) + ' '.repeat(end - from) + left.slice(end);
  }, text);
}
