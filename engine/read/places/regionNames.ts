/** Wide places that a message names: regions, states, countries, islands, parks, coasts and routes. */
import { matchesIn } from '../../../domain/text/matches.ts';
import { normalize } from '../../../domain/text/normalize.ts';
import { regionsNamed, stateLike } from '../../../content/regions/regions.ts';
import { WINE_REGIONS, WORD_REGIONS } from '../../../content/regions/wordRegions.ts';
import { DEMONYMS } from '../../../content/words/demonyms.ts';
import { countOf, NUM } from '../numbers.ts';
import { ORIGIN_CUE } from '../../../content/words/placeCues.ts';
import { textBefore } from './cues.ts';
import type { Region } from '../../../content/regions/types.ts';
import type { Gazetteer } from '../../facts/gazetteer.ts';
import type { Gazetted } from '../../facts/types.ts';
import type { RegionWish } from '../types.ts';

/** "The keys to the flat". */
const OF_A_DOOR = /^keys? (?:to|of|for) (?:the|our|my|his|her|their|an?) /iu;
const SURE_CUE = /\b(?:in|to|around|visit|visiting|explore|through|across)\s+(?:the\s+)?$/i;
const PLACE_CUE =
  /(?:\b(?:in|to|(?<=\b(?:to|wanna|gonna) )do|off at|around|round|visit|visiting|see|explore|exploring|through|across|along|of|and|then|via|into|over|add|the|for)|[,;:+&>→–-]|^)\s*(?:the\s+)?$/i;
/** "3 nights Iguazú" and no more: what is a word too may go on ("2 days glacier walks"). */
const LENGTH_CUE = /\b(?:days?|nights?|weeks?)\s+$/i;
/** "cities in New York" are of the state. */
const TOWNS_IN =
  /\b(?:cities|towns|places|stops)\s+(?:in|of|across|around|throughout|within)\s+(?:the\s+)?$/i;
/** What towns are said to be like: any word but those that say what a number beside them counts. */
const LIKE =
  "(?!(?:days?|nights?|weeks?|months?|years?|hours?|hrs?|h|minutes?|mins?|km|miles?|people|persons?|adults?|kids?|child(?:ren)?|friends|couples?|times?|stars?|or|and|no|not|any|which|where|that|of|in|at|to|for|from|with|by|on|via|between|per|see|do|want|visit(?:ing)?|see(?:ing)?|explor\\w+|lik\\w+|love|each|bus|train|metro|tram|subway|rest|photo|coffee|toilet|loo|pit|charging|work|meeting|parking)\\b)[a-z'-]+";
const NO_STAY =
  '(?! (?:to (?:eat|drink|dine|shop|park|sit|swim|rest|work|charge)|for (?:dinner|lunch|breakfast|drinks|coffee)|that serve|on the (?:metro|tram|bus)))';
const TOWNS = new RegExp(
  `\\b(?:(?:one|1) or )?${NUM}\\s+(?:of (?:its|the) )?(?:${LIKE}(?:(?<!(?<!ou)s), |,? and )?\\s*){0,3}(?:cities|towns|villages|islands|places|stops|bases|destinations)\\b${NO_STAY}(?: (?:all )?(?:across|throughout|over))?|\\b(?:a|one|1) (?:single|solitary) (?:city|town)\\b|\\b(?:(?:one|1) (?:other|more)|another) (?:city|town|island|place|stop)\\b|\\b(?:(?:only )?(?:one|1|a single) (?:hotel|resort|base)(?: only)?(?=[^.;!?]{0,20}\\bno (?:moving|hopping|changing))|(?:one|1|a single) (?:place|hotel|base) (?:to (?:sleep|stay)|is (?:fine|enough)|for (?:the whole|all))(?: is (?:fine|enough|ok))?|(?:one|1|a single) base\\b|(?:no|not|without) (?:chang|switch)ing (?:of |the )*(?:hotels?|places?)|(?:no moving around|no (?:hotel|island)[- ]hopping|(?:one|1|a single) (?:resort|base) only))\\b`,
  'i',
);
/** Towns of the same name as their state. */
const TOWNS_OF_STATE = new Set(['new york', 'washington']);
const MOST_TOWNS = 8;

/** Behind "Swiss" where the country is gone to. */
const DEMONYM_OF =
  /^(?: (?:scenic|rural|old|little|great))* (?:trains?|rail(?:ways?)?|mountains|countryside|road ?trip|lakes|adventure|holiday|vacation|honeymoon|trip)\b/iu;

/** A run of words, as typed and folded. */
export interface Span {
  readonly typed: string;
  readonly name: string;
  readonly from: number;
}

/**
 * The region of exactly this name, with its first town; null for none, and where the trip sets out from.
 * @param near country of the place that was named before; null for none
 */
export function regionAt(
  { typed, name, from }: Span,
  text: string,
  gazetteer: Gazetteer,
  near: string | null,
): { readonly region: Region; readonly place: Gazetted; readonly to: number } | null {
  const isOf = DEMONYM_OF.test(text.slice(from + typed.length, from + typed.length + 40));
  const named = regionsNamed((isOf && DEMONYMS[name]?.toLowerCase()) || name);
  const isTown = named.length === 0;
  if (isTown && !TOWNS_OF_STATE.has(name)) return null;
  if (/^(?:the )?desert$/.test(name) && !GOAL.test(text.slice(from + typed.length))) return null;
  if (OF_A_DOOR.test(text.slice(from).replace(/^the /iu, ''))) return null;
  if (/^(?:the )?us$/.test(name) && !typed.includes('US')) return null;
  const before = textBefore(text, from);
  // "one of the lakes" is of wherever one is
  if (name.startsWith('the ') && /\b(?:one|two|some|any) of $/iu.test(before)) return null;
  const end = from + typed.length;
  const behind = text.slice(end, end + 60);
  const states = isTown ? [stateLike(name)].filter((state) => state !== null) : named;
  const told = isTown || named.length > 1 ? toldApart(states, before, behind) : null;
  const region = isTown
    ? (told?.region ?? (TOWNS_IN.test(before) ? (states[0] ?? null) : null))
    : (told?.region ?? meant(named, name, { text, gazetteer, near }));
  if (!region || ORIGIN_CUE.test(before)) return null;
  const isLed = (WINE_REGIONS.has(name) ? SURE_CUE : PLACE_CUE).test(before);
  // "glacier hikes", "black sea bass"
  const isWord = WORD_REGIONS.has(name.replace(/^the /, '')) || /\b(?:dead|black|red) sea$/.test(name);
  if (isWord && !SURE_CUE.test(before) && OF_A_THING.test(behind)) return null;
  // "make Malta 7 days"
  const isTrip =
    /^ (?:(?:itinerary|trip|tour|holiday|vacation|adventure|honeymoon|road ?trip|getaway|plan)\b|(?:part |leg )?(?:to |for )?(?:\d{1,2}|an?|one|two|three|four|five|six|seven|eight|ten) (?:day|night|week)s?\b(?! (?:old|ago|later|delivery)))/i.test(
      behind,
    );
  const isCounted = LENGTH_CUE.test(before) && GOAL.test(text.slice(end));
  if (WORD_REGIONS.has(name.replace(/^the /, '')) && !isLed && !isTrip && !isCounted && !told) return null;
  const [first] = region.bases;
  const place = gazetteer.inRegion(first.town, region.code);
  return place && { region, place, to: end + (told?.length ?? 0) };
}

/** What is called after a wide place, and is to be done or eaten. */
const OF_A_THING =
  /^[ -](?:hik(?:e|ing)s?|walk(?:s|ing)?|tours?|treks?|climbs?|lagoons?|cruises?|bass|salmon|views?|hotels?|theatres?|grill|scrolls?)\b/iu;

/** Words beside a name that two wide places have: "the state of Georgia", "Georgia, USA", "Georgia (the country)". */
const STATE_BEFORE = /\bstate of (?:the )?$/iu;
const STATE_BEHIND =
  /^\W{0,4}(?:in )?(?:the )?(?:(?:us |american )?state\b|u\.?s\.?a?\b\.?|united states\b|america\b)\)?/iu;
const COUNTRY_BEFORE = /\b(?:country of|republic of) (?:the )?$/iu;
const COUNTRY_BEHIND = /^\W{0,4}(?:the )?(?:country|nation)\b(?:,? not the (?:us |american )?state)?/iu;

function toldApart(named: readonly Region[], before: string, behind: string) {
  const state = named.find(({ kind }) => kind === 'state');
  const other = named.find((own) => own !== state);
  for (const [region, ahead, after] of [
    [other, COUNTRY_BEFORE, COUNTRY_BEHIND],
    [state, STATE_BEFORE, STATE_BEHIND],
  ] as const) {
    const length = after.exec(behind)?.[0].length ?? 0;
    if (region && state && (length > 0 || ahead.test(before))) return { region, length };
  }
  return null;
}

export interface TownsWished {
  readonly count: number;
  /** Beside those that are named: "one or two other towns". */
  readonly isMore: boolean;
}

/** Towns that a message asks for: "3 cities in Texas"; null where it names no number. */
export function townsWished(text: string): TownsWished | null {
  const match = TOWNS.exec(text);
  if (!match) return null;
  const count = match[1] === undefined ? 1 : Math.min(MOST_TOWNS, countOf(match[1].toLowerCase()));
  return { count, isMore: /\b(?:other|more|another)\b/i.test(match[0]) };
}

/** Where a wide place is gone through to. */
export type Heading = NonNullable<RegionWish['heading']>;

const ALONG =
  /\b(?:(?:from )?(?:the )?(?:north|south|east|west) to (?:the )?(north|south|east|west)|(north|south|east|west)(?:wards?|bound)|(?:top|tip) to (?:bottom|tip))\b/iu;

/** "Vietnam north to south", "top to bottom"; null where a text says no such thing. */
export function headingIn(text: string): Heading | null {
  const match = ALONG.exec(text);
  if (!match) return null;
  const named = (match[1] ?? match[2] ?? 'south').toLowerCase();
  return (['north', 'south', 'east', 'west'] as const).find((own) => own === named) ?? null;
}

/** Where a message says how many towns of a wide place it wants, and which way it goes through it. */
export function regionSpans(
  text: string,
  stops: readonly { readonly region?: unknown }[],
): { readonly start: number; readonly end: number }[] {
  const isWide = stops.some(({ region }) => region !== undefined);
  return [TOWNS, ...(isWide ? [ALONG] : [])].flatMap((pattern) => {
    const match = pattern.exec(text);
    return match ? [{ start: match.index, end: match.index + match[0].length }] : [];
  });
}

/** Names that every country with one has: only beside a place of that country. */
const VAGUE = /^(?:the )?(?:desert|hill country|black sea(?: coast)?)$/;

/** Georgia is a state where a text speaks of America, else a country, and so is the Sierra Nevada; the Amazon is that of the country spoken of. */
function meant(
  named: readonly Region[],
  name: string,
  {
    text,
    gazetteer,
    near,
  }: { readonly text: string; readonly gazetteer: Gazetteer; readonly near: string | null },
): Region | null {
  const [first] = named;
  const own = named.find(({ kind, code }) => kind !== 'state' && code === near);
  if (own || VAGUE.test(name)) return own ?? null;
  if (named.length < 2) return first ?? null;
  const american = named.find(({ code }) => code.startsWith('US'));
  return american && isAmerican(text, name, gazetteer)
    ? american
    : (named.find((other) => other !== american) ?? null);
}

/** Behind "the desert" where one stays there, and takes no safari. */
const GOAL = /^\s*(?:$|[,.;!?)+&]|(?:for|from|with|w|and|then|in|after|at|too|\d)\b)/iu;

/** Whether a text speaks of America: it names cities in a state, or a town or another state there. */
function isAmerican(text: string, own: string, gazetteer: Gazetteer): boolean {
  if (/\b(?:cities|towns) (?:in|of|across)\b/i.test(text)) return true;
  return matchesIn(text, /\p{Lu}[\p{L}.]+(?: \p{Lu}[\p{L}.]+)?/gu).some(([typed]) => {
    if (gazetteer.byName(typed)?.countryCode === 'US') return true;
    const name = normalize(typed);
    return name !== own && regionsNamed(name).some(({ code }) => code.startsWith('US-'));
  });
}
