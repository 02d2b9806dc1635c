import {
  FLOWN,
  BETWEEN,
  ONWARD,
  HOMEWARD,
  ONLY_BEFORE,
  ONLY_BEHIND,
  THERE,
  OVERLAND,
  FLIES,
  RAIL_PASS,
  CAMPER,
  DRIVER,
  OWN,
  OWN_BEFORE,
  BY_NIGHT,
  DAY_ON,
  NO_BEFORE,
  HIRE,
  KIND,
  PRICED,
  A_DAY,
} from '../../../../content/words/waysBy.ts';
import { matchesIn } from '../../../../domain/text/matches.ts';
import { lastSaid } from '../../corrections.ts';
import { amountsIn } from '../../money/amounts.ts';
import { isDisliked, sentenceBefore } from '../../denial.ts';
import { longestDriveIn } from './longestDrive.ts';
import type { ActReader } from '../act.ts';
import type { Words } from '../../words.ts';
import { BANNED_WAYS, NAMED_TRAIN, WANTED_WAYS } from '../../../../content/words/ways.ts';
import type { Modes } from './modes.ts';

function modesIn(words: Words): Modes | null {
  const bans = BANNED_WAYS.flatMap(([mode, pattern]) =>
    mode === 'car' && isOnlyLong(words, pattern)
      ? []
      : words.all(pattern).map(({ 0: said, index }) => ({ mode, index, said })),
  );
  const banned = [...new Set(bans.map(({ mode }) => mode))];
  // what is banned is not wanted by the same words: "no trains and buses"
  const left = words.without(words.spans).text;
  words.all(FLOWN);
  // who goes by rail pass flies nowhere: it is both
  const byPass = RAIL_PASS.test(words.text) ? (['train'] as const) : [];
  const named = WANTED_WAYS.flatMap(([mode, pattern]) =>
    matchesIn(left, pattern).map((match) => ({ mode, match })),
  ).filter(({ mode, match }) => mode !== 'car' || !DAY_ON.test(left.slice(0, match.index)));
  for (const { match } of named) words.take(match.index, match.index + match[0].length);
  // "the bus home" is of that way alone, which the ways between places tell
  const found = named.filter(
    ({ mode, match }) =>
      // "don't want: night buses", "skip the Glacier Express"
      !(
        (BY_NIGHT.test(match[0]) || NAMED_TRAIN.test(match[0])) &&
        isDisliked(sentenceBefore(left, match.index))
      ) &&
      (mode === 'car' || !HOMEWARD.test(left.slice(match.index + match[0].length))),
  );
  const wanted = [...new Set([...byPass, ...found.map(({ mode }) => mode)])].filter(
    (mode) => !banned.includes(mode),
  );
  const drive = banned.includes('car') ? null : longestDriveIn(words);
  if (banned.length + wanted.length === 0 && drive === null) return null;
  const cars = found.filter(({ mode }) => mode === 'car').map(({ match }) => match[0]);
  const isOverland =
    bans.length > 0 && bans.every(({ said }) => OVERLAND.test(said)) && FLIES.test(words.text);
  const isBetween =
    isOverland ||
    (THERE.test(words.text) && bans.every(({ mode }) => mode === 'flight')) ||
    [...bans, ...named.map(({ match }) => match)].every(({ index }) => {
      const sentence = sentenceAt(words.text, index);
      return BETWEEN.test(sentence) || (bans.length === 0 && ONWARD.test(sentence));
    });
  const isOnly = named.some(
    ({ mode, match: { 0: said, index } }) =>
      // "we do not drive, so bus and train only" is said of cars
      !(banned.includes('car') && /\bso\b/i.test(words.text)) &&
      mode !== 'flight' &&
      mode !== 'car' &&
      (/^only\b|\bonly$/iu.test(said) ||
        ONLY_BEFORE.test(left.slice(0, index)) ||
        ONLY_BEHIND.test(left.slice(index + said.length))),
  );
  const car = carOf(cars);
  const isOwn =
    car === 'camper' &&
    found.some(({ mode, match }) => mode === 'car' && OWN_BEFORE.test(left.slice(0, match.index)));
  const price = isOwn
    ? { amount: 0, converted: null }
    : car === null || car === 'own'
      ? null
      : priceBehind(found.findLast(({ mode }) => mode === 'car')?.match, words);
  const kind = car === 'hire' ? kindOfCar(cars) : undefined;
  const trainName = found.map(({ match }) => match[0]).find((said) => NAMED_TRAIN.test(said));
  return {
    banned,
    wanted,
    isBetween,
    isOnly,
    car,
    ...(kind === undefined ? {} : { carKind: kind }),
    ...(trainName === undefined ? {} : { trainName }),
    ...(drive === null ? {} : { longestDrive: drive }),
    ...(price === null ? {} : { carADay: price }),
    ...(named.some(
      ({ mode, match }) =>
        mode === 'train' && BY_NIGHT.test(match[0]) && !NO_BEFORE.test(left.slice(0, match.index)),
    ) && {
      isByNight: true as const,
    }),
    legs: [],
  };
}

/** "Compact SUV", where more than a car is asked for. */
function kindOfCar(cars: readonly string[]): string | undefined {
  const kind = cars
    .map((said) => KIND.exec(said)?.[1])
    .find((own) => own !== undefined && !/^(?:cars?|vehicles?)$/iu.test(own));
  return kind?.toLowerCase().replaceAll(/\bsuv/gu, 'SUV');
}

/** US dollars, as the stored form of a trip bounds it. */
const MOST_A_DAY = 100_000;

/** What a car costs a day, as the words behind it say; null for none. */
function priceBehind(car: RegExpMatchArray | undefined, words: Words): Modes['carADay'] | null {
  if (car?.index === undefined) return null;
  const end = car.index + car[0].length;
  const amount = amountsIn(words).find(({ at }) => at >= end);
  if (!amount || !PRICED.test(words.lower.slice(end, amount.at))) return null;
  const day = A_DAY.exec(words.lower.slice(amount.end));
  // nobody pays more; such a sum is quoted as not understood
  if (day === null || amount.dollars > MOST_A_DAY) return null;
  words.take(end, amount.end + day[0].length);
  return { amount: amount.dollars, converted: amount.converted };
}

/** The sentence that a place of a text is in. */
function sentenceAt(text: string, at: number): string {
  const behind = /^[^.;!?]*/u.exec(text.slice(at))?.[0] ?? '';
  return sentenceBefore(text, at) + behind;
}

/** "A road trip, no long driving days": who goes by car wants short ways, and no other car. */
function isOnlyLong({ text }: Words, ban: RegExp): boolean {
  const bans = matchesIn(text, ban).map(([said]) => said);
  const others = bans.reduce((left, said) => left.replace(said, ' '), text);
  const goesByCar = WANTED_WAYS.some(([mode, pattern]) => mode === 'car' && others.search(pattern) >= 0);
  return goesByCar && bans.every((said) => /\blong\b/iu.test(said));
}

function carOf(said: readonly string[]): Modes['car'] {
  if (said.some((words) => CAMPER.test(words))) return 'camper';
  if (said.some((words) => DRIVER.test(words))) return 'driver';
  if (said.some((words) => HIRE.test(words))) return 'hire';
  return said.some((words) => OWN.test(words)) ? 'own' : null;
}

export const byMode: ActReader = {
  act: 'ways',
  takesWords: true,
  read: (words) => {
    const modes = lastSaid(words, modesIn);
    // what "none of us" do not do is told by several
    const isSeveral = modes !== null && /\b(?:us|we|our)\b/i.test(words.text.replaceAll(/\bUS\b/g, ''));
    return modes && { modes, ...(isSeveral && { isSeveral }) };
  },
  examples: [
    'no flights please',
    'no car hire',
    'without a car rental',
    'no hire car',
    'ferry or train in between',
    'a bus or ferry is fine',
    'we cannot utilize flights for transportation',
    "a journey that doesn't involve any flights",
    "we'd rather avoid air travel",
    'we prefer not to fly',
    "I don't fly",
    'neither of us flies',
    'my husband refuses to set foot on a plane',
    'flying is no option',
    'we will not be traveling by air',
    'we will not be flying at any point',
    'Madrid for the day on the early AVE',
    'ground transportation only',
    '3 guys, one car',
    'overland through Laos',
    'from Munich by train',
    'by Eurostar from London',
    'interrail 3 weeks',
    'take the sleeper train',
    'Los Angeles to San Francisco by car',
    'a road trip through Italy',
    'we have our own car',
    'a one way rental from Lisbon',
    'the North Coast with a rental',
    'electric car, so where do we charge',
    "I'd like to rent a Sedan",
    'iceland ring road in a camper van',
    'Namibia self drive',
    'Sri Lanka with a driver',
    'we have decided to avoid self-driving',
    'Amalfi coast, no car',
    'by ferry not plane',
    'skip the drive, take the train',
    'by train between the cities',
    'rather fly',
    'not more than two hours driving',
    "rental car, but we don't want to drive more than 3 hours a day",
    'never more than 2 hours a day in the car',
    "we'd rather travel without flights",
    "I'd rather drive than fly",
    'driving home from Tucson',
    'van, dog is coming, we sleep in the van',
    'by motorbike from Roanoke to Asheville',
    'then drive to Detroit',
    'fjords, trains and boats',
    'Amtrak from Sacramento to Portland',
    'coach from Norwich to York',
    'driving over from Utrecht to Lille',
    'trains between Nice and Avignon',
    'buses and trains only',
    'zero planes',
    'we hate buses',
    'drive a loop from Tbilisi',
    'Puglia 8 days driving, from Zurich',
    'I would prefer not to take any flights',
    'we rent a van and go',
    'fast trains where there are some',
    'by train, no scrap that, flights both ways is fine',
    'Naples first, ferry to Palermo',
  ],
  counterExamples: [
    'a kitchen and no long drives',
    'direct flights only',
    'one day on motorbikes',
    'a day with a rental car',
    'no flights before nine',
    'we will not be flying at night',
    'we will not be flying until noon',
    'an apartment near the last Ave',
    'we fly from Boston',
    'I walk and take it easy',
    'I am a light sleeper',
    'a boat tour on the canal',
    'a car museum in Turin',
    'a motorcycle museum',
    'see the Orient Express museum',
    'Stay at the Orient Express hotel in Istanbul',
    'a more relaxed flight than last time',
    'the railway museum in Nuremberg',
    'near the bus station',
    'we live a short drive from Leeds',
  ],
};
