/** What a follow-up wants changed of one day, or taken out of the plan, and nothing else. */
import { findDatedRef, findDayRef, withoutDay, type DayRef, type FoundDay } from './dayRefs.ts';
import { findInterests } from '../acts/tastes/interests.ts';
import { matchesIn } from '../../../domain/text/matches.ts';
import { WISHED } from '../acts/wants/activities.ts';
import type { Interest } from '../../../content/towns/types.ts';
import {
  ADDS_DAY,
  LIGHTER,
  FULLER,
  LATE,
  NOT_BEFORE,
  FREE,
  OFF_WORK,
  PART_OF_DAY,
  REST_DAY,
  DAY_TRIP,
  TRIP_TO,
  HOURS,
  OTHER_MEAL,
  MEAL_FOR,
  MEAL,
  THEME,
  MOVE,
  OTHER_TIME,
  MOVE_IT,
  NO_ON,
  EXCHANGED,
  DROP_IT,
  PUT,
  LEAVE_OUT,
  REASON,
  OWN_THING,
  PUT_WHEN,
  DROP,
  SEEN,
  INSTEAD,
  FILL,
  TOUR,
  NO_ITEM,
  BEHIND_NAME,
} from '../../../content/words/dayEdits.ts';

export type DayChange =
  | { readonly kind: 'lighter' }
  | { readonly kind: 'fuller' }
  /** Nothing before this minute of the day. */
  | { readonly kind: 'late'; readonly from: number }
  | { readonly kind: 'theme'; readonly interest: Interest }
  /** A day out of town: to the place of that name, or to the best that is left. */
  | { readonly kind: 'trip'; readonly to: string | null }
  | { readonly kind: 'meal'; readonly meal: 'Lunch' | 'Dinner' }
  /** Without what has these words in its name, or is of this interest. */
  | {
      readonly kind: 'without';
      readonly words: string;
      readonly interest: Interest | null;
      /** Whether something else of the day takes its time. */
      readonly isFilled: boolean;
      /** No name was said: "skip it". */
      readonly isLast?: true;
    }
  /** Something else in the time of what was taken out last. */
  | { readonly kind: 'fill' }
  /** The day that has the thing of these words becomes the one named. */
  | {
      readonly kind: 'move';
      readonly words: string;
      /** It may be none of the plan yet: "put the British Museum on day 3". */
      readonly isNew?: true;
      /** No name was said: "put it on Friday". */
      readonly isLast?: true;
    }
  /** The thing of these words at another time of its day. */
  | { readonly kind: 'time'; readonly words: string }
  | { readonly kind: 'tour' }
  | { readonly kind: 'free' };

export interface DayEdit {
  /** Null where no day was named. */
  readonly day: DayRef | null;
  readonly change: DayChange;
}

export interface FoundEdit {
  readonly edit: DayEdit;
  /** The words of the edit, where others of its clause may say more; null for all of them. */
  readonly taken: RegExp | null;
}

const LATE_HOURS: Readonly<Record<string, number>> = { nine: 9, ten: 10, eleven: 11, noon: 12 };
const USUAL_LATE = 10 * 60;
const DROPPED_IT: DayChange = { kind: 'without', words: '', interest: null, isFilled: true, isLast: true };
const MAX_WORDS = 9;
const THEME_WORDS = 12;
/** Of a thing by its name; what is wanted of a kind is the theme itself. */
const WANTS_NAMED = /\bwants? (?!(?:more|some|an?|to|less|the|it|that)\b)/i;
/** What has its hour is kept free, and not put anywhere. */
const BOOKED =
  /\d[:.]\d\d|\bat \d|\b(?:booked|reserved|tickets?|have (?:an?|our|my)|at (?:our|the|my) (?:hotel|apartment|resort|place))\b/iu;
/** "Skip the museum, as we have a train at 14:00" asks for more. */
const IS_BOOKED =
  /^(?!.*\b(?:drop|skip|cut|leave out|remove|lighter|easier|make|move|swap|change)\b).*\b(?:booked|reserved|(?<!\b(?:can|could|may|should|shall) )(?:we|i)(?:'ve| have)? (?:already )?(?:got|have)(?! to\b)) .*(?:\bat \d|\d[:.]\d\d|\d ?[ap]m\b)/i;
/** Words that leave a kind of thing a kind: "museum visits". */
const FILLERS = /\b(?:visits?|stuff|things?|days?|time|sites?|sights?|and|or|all|the)\b/gi;

/**
 * The edit of a day or of something in it; null when the message wants none. Whole wishes ("more museums", "no
 * nightlife", "take it easy") are none: they are for every day.
 * @param text on one line @param hasPlan where none stands, a date is when the trip is
 */
export function findDayEdit(text: string, hasPlan: boolean): FoundEdit | null {
  const lower = text.replaceAll('’', "'");
  const dated = findDatedRef(lower);
  if (dated && [MOVE_IT, NO_ON].some((pattern) => pattern.test(withoutDay(lower, dated))))
    return { edit: { day: dated.ref, change: { kind: 'move', words: '', isLast: true } }, taken: null };
  if (DROP_IT.test(lower)) return { edit: { day: null, change: DROPPED_IT }, taken: null };
  // a date is a day of the plan only where something of that day is to be another
  const isOfDay = hasPlan && dated?.ref.kind === 'date' && !TO_A_DATE.test(lower.slice(0, dated.from));
  const onDate = isOfDay && OF_ONE_DAY.has(changeOfDay(withoutDay(lower, dated))?.kind ?? 'move');
  const day = onDate ? dated : findDayRef(lower);
  const rest = day ? withoutDay(lower, day) : lower;
  const said = changeOf(rest, day);
  // on "the last afternoon" something is put, and the rest of that day stays
  const isOfPart = day !== null && /(?:morning|afternoon|evening)\W*$/iu.test(lower.slice(day.from, day.to));
  const change = isOfPart && said?.kind !== 'move' ? null : said;
  const taken =
    change?.kind === 'late'
      ? LATE
      : change?.kind === 'meal' && saysMore(lower)
        ? MEAL_FOR
        : change?.kind === 'without' && !DROP.test(rest) && INSTEAD_OF.test(rest)
          ? INSTEAD_OF
          : // "the kids want Everland on day 3": what else it names is read by others, or quoted
            change?.kind === 'theme' && WANTS_NAMED.test(lower)
            ? THEME
            : null;
  return change && { edit: { day: day?.ref ?? null, change }, taken };
}

/** Whether a clause wants less of what another one names. */
export function isLighter(text: string): boolean {
  return LIGHTER.test(text);
}

/** Whether a swapped meal is to be something; a taste would change the whole trip, and is no more than this meal. */
function saysMore(text: string): boolean {
  return MEAL_FOR.test(text) && findInterests(text.replace(MEAL_FOR, '')).interests.length === 0;
}

/** What makes a date the end of a time, or another date of the trip. */
const TO_A_DATE =
  /\b(?:before|after|until|till|from|by|since|between|to|back|home|leav\w+|start\w*|begin\w*|arriv\w+|end|fly|go)(?: on)?(?: the)?\s*$/i;
const OF_ONE_DAY: ReadonlySet<DayChange['kind']> = new Set(['lighter', 'fuller', 'meal']);

/** "Belvedere instead of Schönbrunn": what goes; what comes is read by itself. */
const INSTEAD_OF =
  /\binstead of\s+(?!(?:go|fly|com|travel|return|driv)\w*ing\b)(?:(?:the|that|this|our)\s+)*([\p{L}\p{M}'’ -]{3,40}?)[^\p{L}\p{M}\d]*$/iu;

function changeOf(text: string, day: FoundDay | null): DayChange | null {
  // "we've booked the cooking class for Saturday at 11" has its own hour, which others read
  if (IS_BOOKED.test(text)) return null;
  if (!day && FILL.test(text)) return { kind: 'fill' };
  if (LATE.test(text)) return { kind: 'late', from: lateHour(text) };
  const retimed = OTHER_TIME.exec(text)?.[1]?.trim() ?? '';
  if (retimed.length > 2 && !NO_ITEM.test(retimed)) return { kind: 'time', words: retimed };
  if (day) return changeOfDay(text) ?? dropped(text, true);
  if (REST_DAY.test(text)) return { kind: 'free' };
  const town = tripTo(text);
  if (town !== null) return { kind: 'trip', to: town };
  if (DAY_TRIP.test(text) && /\b(?:add|include|want|do|have|take|fit|maybe|plan)\b/i.test(text))
    return { kind: 'trip', to: null };
  return dropped(text, false);
}

/** Where a day trip goes, without what is said behind the name; null where no place is named. */
function tripTo(text: string): string | null {
  return TRIP_TO.exec(text)?.[1]?.replace(BEHIND_NAME, '').trim() ?? null;
}

function changeOfDay(text: string): DayChange | null {
  const moved = MOVE.exec(text)?.[1];
  if (moved !== undefined && moved.length > 2 && !NO_ITEM.test(moved))
    return {
      kind: 'move',
      words: moved.replace(PUT_WHEN, '').trim(),
      ...(/\bput\b/i.test(text) && { isNew: true }),
    };
  const meal = MEAL.exec(text)?.[1]?.toLowerCase();
  if (meal !== undefined && OTHER_MEAL.test(text))
    return { kind: 'meal', meal: meal === 'lunch' ? 'Lunch' : 'Dinner' };
  if (DAY_TRIP.test(text)) return { kind: 'trip', to: tripTo(text) };
  if (/\b(?:everything|all of it|it all)\b/i.test(text) && DROP.test(text)) return { kind: 'free' };
  if (DROP.test(text) && !/\b(?:nothing|too|so|plans?)\b/i.test(text)) return null;
  // a part of a day that is to be free is read with the hours
  if (FREE.test(text) && !PART_OF_DAY.test(text) && !OFF_WORK.test(text)) return { kind: 'free' };
  if (LIGHTER.test(text)) return { kind: 'lighter' };
  const put = PUT.exec(text)?.[1]?.replace(PUT_WHEN, '').trim() ?? '';
  const isThing = put.length > 2 && !NO_ITEM.test(put) && !ADDS_DAY.test(put) && !isOnlyKinds(put);
  const added = isThing ? ({ kind: 'move', words: put, isNew: true } as const) : null;
  // "replace the museum with something outdoors": the second is the wish
  const [interest] = findInterests(EXCHANGED.exec(text)?.[1] ?? text).interests;
  // "dinosaur bones exhibition" is a thing that is looked for, "more of the old art" a kind
  if (added && interest !== undefined && OWN_THING.test(put)) return added;
  const words = text.trim().split(/\s+/).length;
  // a day is given a theme in few words; a longer clause only has one in it
  const isShort = !HOURS.test(text) && ((words <= THEME_WORDS && THEME.test(text)) || words <= 3);
  // "a hammam on day 3": a thing to do is put there, whatever the day's theme
  const activity = isShort && !BOOKED.test(text) ? matchesIn(text, WISHED)[0]?.[0] : undefined;
  if (activity !== undefined) return { kind: 'move', words: activity, isNew: true };
  if (interest !== undefined && isShort) return { kind: 'theme', interest };
  if (FULLER.test(text)) return { kind: 'fuller' };
  return added;
}

function dropped(text: string, hasDay: boolean): DayChange | null {
  const seen = SEEN.exec(text)?.[1];
  const gives = INSTEAD_OF.exec(text)?.[1];
  const named = seen ?? LEAVE_OUT.exec(text)?.[1] ?? DROP.exec(text)?.[1] ?? gives;
  const what = named
    ?.replace(/[.!?,;].*$/, '')
    .replace(REASON, '')
    .replace(
      /\b(?:on|for|from|in|of|please|pls|ok(?:ay)?|then|actually|instead|again|already|before|altogether|completely|either|as well|at all|anymore|any more|the plan|thing|stuff)\b\s*/gi,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim();
  if (what === undefined || what.length < 3 || what.split(' ').length > MAX_WORDS) return null;
  if (TOUR.test(what)) return { kind: 'tour' };
  // "the budget got cut to 9000", "cut 300"
  if (/^(?:to|by|down|back)\b|^\W*\d+\W*$/.test(what)) return null;
  if (NO_ITEM.test(what)) return null;
  const [interest] = findInterests(what).interests;
  const isKind = interest !== undefined && isOnlyKinds(what);
  // a kind of thing for the whole trip is a dislike
  if (isKind && !hasDay) return null;
  const isFilled = seen !== undefined || INSTEAD.test(text);
  return { kind: 'without', words: what, interest: isKind ? interest : null, isFilled };
}

/** "museums", and not "main museum": every word says what kind of thing is meant. */
function isOnlyKinds(what: string): boolean {
  return what
    .replace(FILLERS, ' ')
    .split(' ')
    .every((word) => word === '' || findInterests(word).interests.length > 0);
}

function lateHour(text: string): number {
  const [, word = '', minutes = '0'] = NOT_BEFORE.exec(text) ?? [];
  const hour = LATE_HOURS[word.toLowerCase()] ?? Number(word);
  return hour >= 8 && hour <= 13 ? hour * 60 + Number(minutes) : USUAL_LATE;
}
