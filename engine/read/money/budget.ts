/** What a trip may cost, and what it is said for: the whole, a person, a day, a night. */
import {
  BEDS,
  NO_FLIGHTS,
  OF_MONEY,
  OTHER_BEFORE,
  WITH_FLIGHTS,
  A_NIGHT,
  A_PERSON,
  OF_WHOLE,
  PAID,
  PERSON_BEFORE,
} from '../../../content/words/money.ts';
import { amountsIn, type Amount } from './amounts.ts';
import type { Budget, NightLimit } from './sums.ts';
import type { Words } from '../words.ts';

export interface SaidMoney {
  readonly budget: Budget | null;
  readonly maxNight: NightLimit | null;
}

const A_ROOM = /^[^.,;]{0,16}\b(?:per|a|each) room\b|^\s*(?:per|a) room/;
/** A room has its price by the night: "motels max $160 per room", "rooms up to 85 euros". */
const ROOM_AFTER = /^\s*(?:per|a|each|\/) ?room\b/;
const BED_LIMIT = new RegExp(
  `(?<!\\b(?:flights?|trains?|travel|transport|food|meals?|everything) ?(?:,|and|&|\\+|plus) ?)\\b(${BEDS})(?: (?:must|should|has to|have to|to|be|is|are|prices?|costs?|not|a|of|with|at))* ?:? ?(?:max(?:imum)?|up to|below|under|at most|cap(?:ped)?|limit|(?:no|not) (?:more than|over|above)|nothing (?:over|above))(?: (?:of|is|be|at|to|around|about))*[^\\d.;,]{0,5}\\d[\\d.,]*\\D{0,10}$`,
);
const NO_BED_LIMIT =
  /^[^.;,]{0,24}\b(?:total|altogether|all|stay|whole|nights|weeks?|person|people|pp|each|head|us|trip)\b/;
/** Dollars of one night: more is the price of a stay. */
const MOST_A_NIGHT = 600;
const A_DAY = /^\s*(?:(?:\/|per|a|each|every)\s*day|daily|pd\b|p\/d)/;
/** Right after a sum it says what the sum is for; elsewhere it is a kind of hotel. */
const ALL_INCLUSIVE = /^\s*all[- ]inclusive\b/;
/** After "a day" and "a night" it may still be a person's. */
const OF_PERSON = /^\s*(?:(?:\/|per|a|for)?\s*(?:each )?(?:person|head|adult|pax)|each\b|pp\b)/;
/** A sum for something else than the trip. */
const OTHER_AFTER = /^\s*(?:a|per|\/|each)?\s*(?:hour|hr|km|mile|meal|week|month|ticket|dinner|lunch)\b/;
const OR_LESS = /^\s*or (?:less|under|below|lower|cheaper)\b/;
const DAY_BEFORE = /\b(?:daily|per[- ]day)\b[^.;\d]{0,24}$/;
/** Between two sums of one budget: "between $3,000 and $4,000", "$2,500 but absolute max $3,000". */
const OF_ONE =
  /^(?:\s*(?:and|to|or|but|,|-|–|absolute(?:ly)?|hard|max(?:imum)?|at most|up to|the|is|limit))*\s*$/;
/** After what was paid: a sum for what is still to come. */
const FOR_THE_REST = /^[^.;,]*\b(?:budget|left|rest|else|max|tops|at most|to spend|total)\b/;
/** The same, of a sum that only a comma joins, and of no price of a person or of them all. */
const FOR_MORE =
  /^(?! (?:each|pp|per)\b)[^.;,]* for (?!(?:the )?(?:\d|two|three|four|five|six)\b|both\b|us\b|me\b|all of|every(?:one|body)\b)/;
const HOTEL_BEFORE = /\b(?:hotels?|rooms?|stay|stays|accommodation|airbnb|hostel)\b[^.;,]{0,24}$/;

/** The budget and the most for a night; either is null where nothing is said of it. */
export function findMoney(words: Words): SaidMoney {
  let budget: Budget | null = null;
  let maxNight: NightLimit | null = null;
  let last: number | null = null;
  for (const amount of amountsIn(words)) {
    const after = words.lower.slice(amount.end, amount.end + 40);
    const before = words.lower.slice(Math.max(0, amount.at - 60), amount.at);
    const ofRoom = amount.dollars <= MOST_A_NIGHT ? ROOM_AFTER.exec(after) : null;
    const bed = BED_LIMIT.exec(before + words.lower.slice(amount.at, amount.end));
    const isOfBed = bed !== null && amount.dollars <= MOST_A_NIGHT && !NO_BED_LIMIT.test(after);
    const night = A_NIGHT.exec(after) ?? ofRoom ?? (isOfBed ? [''] : null);
    // which kind of bed it is to be is read with the stay
    if (night && bed && /^(?:room|motel)/.test(bed[1] ?? ''))
      words.take(amount.at - before.length + bed.index, amount.at);
    if (night && maxNight === null) {
      const rest = after.slice(night[0].length);
      const per =
        A_ROOM.test(rest) || A_ROOM.test(after) || ofRoom
          ? 'room'
          : OF_PERSON.test(rest)
            ? 'person'
            : 'party';
      maxNight = { ...sumOf(amount), per };
      words.take(amount.at, amount.end + night[0].length + (OF_PERSON.exec(rest)?.[0].length ?? 0));
      continue;
    }
    const isMore = budget !== null && last !== null && OF_ONE.test(words.lower.slice(last, amount.at));
    if (night || (budget !== null && !isMore) || isOther(amount, before, after)) continue;
    if (budget === null || amount.dollars > budget.amount) budget = budgetOf(amount, before, after);
    last = amount.end + perLength(after);
    words.take(amount.at, last);
  }
  if (budget || maxNight) {
    words.exec(WITH_FLIGHTS);
    words.all(OF_MONEY);
  }
  return {
    budget: budget && words.test(NO_FLIGHTS) ? { ...budget, withoutFlights: true } : budget,
    maxNight,
  };
}

function isOther(amount: Amount, before: string, after: string): boolean {
  if (OTHER_AFTER.test(after)) return true;
  if (PAID.test(before) && !FOR_THE_REST.test(after) && !(before.endsWith(', ') && FOR_MORE.test(after)))
    return true;
  // "a sedan, about 72.85 USD per day" is the price of the car
  return (
    OTHER_BEFORE.test(before) &&
    !OF_WHOLE.test(before) &&
    !HOTEL_BEFORE.test(before) &&
    (amount.dollars < 100_000 || A_DAY.test(after))
  );
}

function budgetOf(amount: Amount, before: string, after: string): Budget {
  const day = A_DAY.exec(after) ?? (DAY_BEFORE.test(before) ? [''] : null);
  const rest = after.slice(day?.[0]?.length ?? 0);
  const isOfPerson =
    PERSON_BEFORE.test(before) || A_PERSON.test(day ? rest : after) || (day !== null && OF_PERSON.test(rest));
  const personDay = A_PERSON.exec(after);
  const isDayAfter = personDay !== null && A_DAY.test(after.slice(personDay[0].length));
  const per = (day && isOfPerson) || isDayAfter ? 'personDay' : day ? 'day' : isOfPerson ? 'person' : 'trip';
  return { ...sumOf(amount), per };
}

function sumOf({ dollars, converted, open }: Amount): Pick<Budget, 'amount' | 'converted' | 'open'> {
  return { amount: dollars, converted, ...(open === null ? {} : { open }) };
}

/** Characters after a sum that say what it is for. */
function perLength(after: string): number {
  let length = 0;
  for (const part of [OR_LESS, A_DAY, A_PERSON, A_DAY, OF_PERSON, ALL_INCLUSIVE]) {
    length += part.exec(after.slice(length))?.[0].length ?? 0;
  }
  return length;
}
