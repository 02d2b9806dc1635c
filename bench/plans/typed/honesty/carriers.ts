/** Which words of a message carry a key of a wish: nobody marked them, so they are found by pattern. */
import { WISH_KEYS, type CaseFile, type Wish } from '../caseFile.ts';
import type { FailureKey } from '../failure.ts';
import { contentWords, overlap, placesOf, spansOf, type Span } from '../words.ts';

const NUMBER =
  '(?:\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|couple of|few)';
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t|tember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const DAY = '(?:\\d{1,2}(?:st|nd|rd|th)?|first|second|third|\\w+(?:th|st))';

const LENGTH = `${NUMBER}[- ]?(?:full |long )?(?:days?|dayz|dys|nights?|nites?|weeks?|weekends?|months?|hours?|hrs?)|week(?:end)?|fortnight|longer|shorter|overnight|day trip`;
const DATE = `(?:(?:${DAY}(?: of)? )?\\b${MONTH}\\b\\.?(?: ${DAY})?(?:,? \\d{4})?(?:\\s*(?:-|–|to|till|until)\\s*(?:${MONTH} )?${DAY})?)|\\d{4}-\\d\\d-\\d\\d|\\d{1,2}[/.]\\d{1,2}(?:[/.]\\d{2,4})?|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?\\b|spring|summer|autumn|winter|tomorrow|today|tonight|next \\w+|easter|christmas|xmas|new years?|nye|thanksgiving|holidays?|half[- ]term|carnival|later|earlier|sooner|from the \\w+ to the \\w+|last \\w+ of`;
const WHO = `${NUMBER}(?: \\w+)? (?:people|persons?|ppl|pax|travell?ers?|adults?|kids?|child(?:ren)?|teen(?:ager)?s?|friends?|guys|girls|mates|couples|ladies|men|women|of us|retired \\w+|brothers?|sisters?|participants)|for ${NUMBER}\\b(?![- ]?(?:full |long )?(?:days?|nights?|weeks?|weekends?|months?|hours?))|group of ${NUMBER}|party of ${NUMBER}|people|solo|alone|by myself|just me|couple|family|honeymoon|(?:wife|husband|partner|boy\\w*friend|girl\\w*friend|boyfreind|fiance\\w*|mum|mom|mother|dad|father|parents|grand\\w+|son|daughter|brother|sister|friends?|mates?|kids?|baby|toddler|teens?|children|child|colleagues?)s?|me (?:and|n|&)|${NUMBER} of us|\\d+ ?(?:year|yr)s?[- ]old`;
const MONEY = `(?:[$€£¥]|usd|eur|gbp|aud|chf|cad)\\s?\\d[\\d,. ]*k?|\\d[\\d,.]*k?\\s?(?:[$€£¥]|usd|eur\\w*|gbp|aud|chf|cad|dollars?|pounds?|quid|bucks|francs?)|budget(?: \\w+){0,3} \\d[\\d,.]*k?|budget|under (?:\\w+ )?\\w+|(?:max|maximum|up to|around|about) \\d[\\d,.]*k?|cheap\\w*|a night|per night|per day|per person|all inclusive|expenses`;
const FLIGHT = `fly(?:ing)?|flights?|flown|planes?|by air|air travel|airports?|overland`;

const WORDS: Partial<Record<FailureKey, string>> = {
  days: `${LENGTH}|${DATE}`,
  start: `${DATE}|weekend`,
  people: WHO,
  adults: WHO,
  children: WHO,
  rooms: 'rooms?|bedrooms?|suites?|\\w+ rooms?',
  budget: MONEY,
  maxNight: MONEY,
  overBudget: MONEY,
  oneway: 'one[- ]way|no return|not coming back|single ticket',
  noFlights: `${FLIGHT}|trains?|rail|interrail|eurostar|bus|drive|driving|car|ferry`,
  wantMode:
    'trains?|rail\\w*|interrail|eurostar|car|drive|driving|driver|self[- ]drive|road ?trip|camper\\w*|van|rent\\w*|hire|sedan|motorbike|bus|coach|ferry|boats?|cruise|ring road|route \\d+|fly|flights?',
  noHotel:
    'hotels?|beds?|stay(?:ing)?|accommodation|booked|own place|flat|apartment|layover|flights only|sofa',
  busy: 'work\\w*|meetings?|conference|wedding|busy|evenings?|free|\\d{1,2} ?(?:am|pm)|\\d{1,2}:\\d\\d',
  firstItemAfter: 'land\\w*|arriv\\w*|before|after|mornings?|\\d{1,2} ?(?:am|pm)|\\d{1,2}:\\d\\d|noon|late',
  noDinnerAfter: 'dinners?|bed ?times?|late|evenings?|eat\\w*|\\d{1,2} ?(?:am|pm)|\\d{1,2}:\\d\\d',
  cityN: `${NUMBER}(?: \\w+){0,2} (?:cities|towns|places|islands|stops)|cities|towns|islands`,
  minCities: `${NUMBER}(?: \\w+){0,2} (?:cities|towns|places|islands|stops)|cities|towns|islands|route|road|each night|then|\\+`,
};

/** Words of a label that say nothing of what it is about. */
const VAGUE = /^(?:mentioned|answer|handled|warning|clarifie|named|several|compare)/u;

/**
 * Where the message carries a key: by the pattern of the key, by the wish's own pattern (a town, a word that the answer
 * must hold), or by its label. Empty where nothing is found.
 */
export function carriersOf(
  { key, pattern, label }: { readonly key: FailureKey; readonly pattern?: string; readonly label?: string },
  wish: Wish,
  said: string,
  regions: CaseFile['regions'],
): Span[] {
  const isOfTowns = key === 'onlyPlaces' || key === 'ordered';
  const isOfRegion = key === 'state' || key === 'badCity' || key === 'cityN' || key === 'minCities';
  const own = WORDS[key];
  return [
    ...(own === undefined
      ? []
      : spansOf(new RegExp(`(?<![\\p{L}\\p{N}])(?:${own})(?![\\p{L}\\p{N}])`, 'gu'), said)),
    ...(pattern === undefined ? [] : patternSpans(pattern, said)),
    ...(isOfTowns ? (wish.places ?? []).flatMap((place) => patternSpans(place, said)) : []),
    ...(isOfRegion ? regionSpans(wish, said, regions) : []),
    ...(label === undefined ? [] : labelSpans(label, said)),
  ];
}

/** Keys with a pattern of their own, and the one that is about the whole message. */
const APART: readonly string[] = ['kind', 'says', 'notsays', 'places', 'origin', 'lastFrom'];

/** The keys of a wish that can be met or missed, each with its own words. */
export function partsOf(wish: Wish): { key: FailureKey; pattern?: string; label?: string }[] {
  const { says = [], notsays = [], places = [], origin, lastFrom } = wish;
  const others = WISH_KEYS.filter(
    (key) => !APART.includes(key) && wish[key] !== undefined && wish[key] !== null && wish[key] !== false,
  );
  return [
    ...others.map((key) => ({ key })),
    ...places.map((pattern) => ({ key: 'places' as const, pattern })),
    ...(origin === undefined ? [] : [{ key: 'origin' as const, pattern: origin }]),
    ...(lastFrom === undefined ? [] : [{ key: 'lastFrom' as const, pattern: lastFrom }]),
    ...says.map(([label, pattern]) => ({ key: 'says' as const, pattern, label })),
    ...notsays.map(([label, pattern]) => ({ key: 'notsays' as const, pattern, label })),
  ];
}

/** Words of the message that no carrier of these spans holds: what may carry a wish for which no words are found. */
export function wordsOutside(spans: readonly Span[], said: string): Span[] {
  return spansOf(/[\p{L}\p{N}]+/gu, said).filter(
    (span) => contentWords(said.slice(...span)).length > 0 && !overlap([span], spans),
  );
}

function patternSpans(pattern: string, said: string): Span[] {
  return spansOf(new RegExp(`(?:${unaccented(pattern)})[\\p{L}]*`, 'giu'), said);
}

function regionSpans(
  { state, badCity, places = [] }: Wish,
  said: string,
  regions: CaseFile['regions'],
): Span[] {
  const region = state === undefined ? undefined : regions[state];
  return [
    ...(state === undefined ? [] : placesOf(state.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '), said)),
    ...(region === undefined ? [] : spansOf(new RegExp(`(?<!\\p{L})(?:${unaccented(region)})`, 'giu'), said)),
    ...(typeof badCity === 'string' ? patternSpans(badCity.replaceAll(/[\^$]/gu, ''), said) : []),
    ...places.flatMap((place) => patternSpans(place, said)),
  ];
}

function labelSpans(label: string, said: string): Span[] {
  return contentWords(label)
    .filter((word) => word.length > 2 && !VAGUE.test(word))
    .flatMap((word) => spansOf(new RegExp(`(?<!\\p{L})${word}[\\p{L}]*`, 'gu'), said));
}

/** A pattern that meets a folded message: its letters without accents, its escapes as they are. */
function unaccented(pattern: string): string {
  return pattern.normalize('NFD').replaceAll(/\p{M}/gu, '');
}
