/** What a follow-up wants changed of one day, or taken out of the plan, and nothing else. */
import { findDatedRef, findDayRef, withoutDay, type DayRef, type FoundDay } from './dayRefs.ts';
import { findInterests } from '../acts/tastes/interests.ts';
import type { Interest } from '../../../content/towns/types.ts';

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

const LIGHTER =
  /\b(?:slower|lighter|relax\w*|easier|easy|easygoing|quieter|calmer|slow(?: it)? down|take it slow|(?:fewer|too many|so many) (?:things|sights|stops|activities)|a (?:bit|little|lot) much|less (?:busy|packed|full|hectic|stuff|crammed)|(?<=^\W*(?:(?:can|could|we|i|do|have|want|a bit|a little|a lot|much|maybe|please) )*)(?:less|not (?:so|too) much)(?=\W*(?:please|pls|then)?\W*$)|(?:too|so|very|really|pretty) (?:busy|much|packed|full|hectic|crammed|rushed|tiring|long)|(?:looks?|seems?|feels?|is|are|'s)(?: (?:a bit|a little|quite|rather|kind of|kinda))? (?:packed|full|crammed|rushed)|not so (?:busy|packed|full|much)|(?:less|lighter|shorter) program(?:me)?|lazy|lazier|heavy|overloaded|overwhelming|crowded|brutal|exhausting|insane|crazy|hectic|strenuous|thin(?:ned)?\b|lighten\w*|tone\b|ease\b|trim\b|simplif\w+|(?:cut|dial|scale) (?:(?:it|that|this|things) )?(?:back|down)\b|(?:more )?(?:calm|quiet|gentle|gentler|softer|mellow\w*|chilled)\b|(?:drop|cut|skip|remove|take out) (?:something|one thing|a thing|a bit|some(?: things| stuff| of it)?)\b|chill\w*|breath\w*|rest(?! day))\b/i;
const FULLER =
  /\b(?:fuller|busier|more (?:packed|to do|things|stuff|sights|activities)|pack(?:ed)?|(?:too|so|very|a bit|looks?) (?:empty|light|little|slow|short)|add more|see more|do more|fill)\b/i;
const LATE =
  /\b(?:start|begin)\w*\s+(?:(?:the|each|every|our|my|all)\s+)*(?:days?|mornings?)\s+(?:at|around|from|after|by|no earlier than)\s+(?:10|11|12|ten|eleven|noon)\b|\b(?:start|begin|leave|get up|wake(?: up)?|set off|go)\w*\s+(?!(?:an?|one|two|three|\d+) days? later)(?:(?:the|each|every|our|my|a|bit|little|in|on|out|day|days|morning|mornings)\s+){0,4}later\b|\blater (?:starts?|mornings?)\b|(?<!\b(?:which|what|where)\b[^.;!?]{0,30})\bsleep in(?=\s*(?:$|[.,;!?]|(?:a bit|a little|please|pls|on|every|each|and|until|till|late|more|most|then|one|tomorrow|at)\b))|\blie[- ]?ins?\b|\b(?:no|not|without|avoid|hate|less|so|don't|do not)\b(?:\s+(?!(?:eat|dine|dinner|supper|sleep|bed|home|back)\b)[\w']+){0,4}\s+early\b(?! (?:flight|train|bus|dinner|supper|bed|nights?))|(?<!\b(?:flights?|trains?|bus|planes?|ferry|coach|lands?|leaves?)\b[^.;!?]{0,25})\btoo early\b|\blate (?:mornings?|starts?|risers?)\b|\b(?:not|no|nothing) (?:a )?(?:morning people|morning person)\b|(?<!\b(?:dinners?|supper|lunch|eat|eating|dine|meals?|bed|home|back)\b[^.;!?]{0,16})\b(?:nothing|not|never|don't (?:start|leave)|(?:don't|do not|please don't) (?:get|wake) (?:us|me|anyone|everybody) up|no sights?) before (?:\d{1,2}|nine|ten|eleven|noon)\b/i;
const NOT_BEFORE = /\b(?:before|at|around|from|after|by|than) (\d{1,2}|nine|ten|eleven|noon)(?::(\d{2}))?/i;
const LATE_HOURS: Readonly<Record<string, number>> = { nine: 9, ten: 10, eleven: 11, noon: 12 };
const USUAL_LATE = 10 * 60;
const FREE =
  /\b(?:free|off|rest day|empty|open)\s*$|\b(?:keep|leave|make|want|have|need)\b.*\b(?:free|empty|open|unplanned|off)\b|\b(?:free|rest|empty|lazy) day\b|\b(?:nothing|no plans?)(?: planned)?\b|\b(?:don't|do not) (?:plan|book|put|schedule) any(?:thing)?\b|\bblock(?:ed)? (?:it |that )?(?:off|out)\b|\bday off\b/i;
/** Who is given a day off at work says when they can travel. */
const OFF_WORK = /\b(?:gave|gives?|given|get|gets|got|took|boss|work)\b.*\boff\b/i;
const PART_OF_DAY = /\b(?:mornings?|afternoons?|evenings?)\b/i;
const REST_DAY =
  /\b(?:rest|free|lazy|slow|empty) day\b|\bday off\b|\bday (?:without|with no) (?:any )?(?:plans?|program(?:me)?)\b/i;
const DAY_TRIP =
  /(?<!(?:\d|two|three|four|five|six|seven|eight|nine|ten)[ -])\bday[- ]?trip\b|\bexcursion\b|\bday out\b|\b(?:add|put(?: in)?|chuck in|squeeze in|fit in|include|do|have|make) (?:an?|one) (?:little |short |quick )?trip (?:out )?to\b/i;
const TRIP_TO =
  /(?<!(?:\d|two|three|four|five|six|seven|eight|nine|ten)[ -])\b(?:day[- ]?trip|excursion|day out|(?<=\b(?:add|put(?: in)?|chuck in|squeeze in|fit in|include|do|have|make) (?:an?|one) (?:little |short |quick )?)trip(?: out)?(?= to (?!the (?:week|month)\b|\d)))s?\s+(?:to|in|at|around)\s+(?:the\s+)?([\p{L}\p{M}'’ -]{3,40})/iu;
/** What has its hours is an appointment, and no theme of the day. */
const HOURS =
  /\b\d{1,2}(?:[:.]\d\d)?\s*(?:-|–|to|till?|until)\s*\d{1,2}(?:[:.]\d\d)?\b(?! ?(?:days|people|nights))/i;
const OTHER_MEAL =
  /\b(?:swap|switch|change|replace|another|different|other|new|else|instead|don't like|do not like|not keen)\b/i;
/** "Swap dinner on day 2 for seafood": what it is to be is left to other readers, or quoted back. */
const MEAL_FOR =
  /^.*\b(?:swap|switch|change|replace)\b.*?(?=\s+(?:for|with|by|to)\s+(?!(?:something|anything|someplace|somewhere|another|other|different|us|me|day|the other)\b)\p{L})/iu;
const MEAL = /\b(dinner|lunch|supper|restaurant|eat|meal)s?\b/i;
const THEME =
  /\b(?:replace|swap|switch|change|turn|make|spend|have|do|want|add|more|some|instead|a|an|at|to|the|for|with|go)\b|:/i;
const MOVE =
  /\b(?:move|shift|put|push)\s+(?:(?:the|our|my|that)\s+)*(.{3,60}?)(?:\s+(?:to|on|onto|for|until|till|into))*\s*(?:please|instead)?\W{0,9}$/i;
/** "Move dinner an hour earlier", "move lunch to 2pm". */
const OTHER_TIME =
  /\b(?:move|shift|push|put|bring|have)\s+(?:(?:the|our|my|that)\s+)*([\p{L}\p{M}'’ -]{3,40}?)(?:\s+(?:on|to|at|forward|back|an?|one|two|three|half|couple|few|bit|little|much|of|\d+|hours?|minutes?|mins?))*\s+(?:earlier|later|sooner|(?<=\b(?:to|until|till|at)\s+)(?:\d{1,2}(?:[:.]\d\d)?\s*(?:am|pm|o['’]?clock)|\d{1,2}:\d\d|noon))\W*(?:(?:in the day|please|pls|then|instead)\W*)?$/iu;
const IT = '(?:it|that|this|(?:that|this|the (?:last|other)) (?:one|thing|trip|tour|visit))';
const SOFT =
  "(?:(?:and|no|oh|ok|yes|yeah|great|good|perfect|cool|so|hmm|nah|but|actually|please|pls|maybe|rather|better|instead|then|can|could|we|you|i|let'?s|lets|would|be|is|on|to|for|thanks)\\W+)*";
/** "Can it go on Friday instead", "better on Saturday the 6th, that one": what was spoken of before, on a day of the plan. */
const MOVE_IT = new RegExp(
  `^\\W*${SOFT}(?:(?:move|shift|put|push|do|have|make|see|visit|take|add|include) ${IT}(?: back)?|${IT}(?: (?:go|be|happen|fit|come|(?:is|would be|'s) better))?)\\W{0,3}(?:(?:instead|please|pls|better|rather|then|on|to|for)\\W{0,3}){0,3}$`,
  'i',
);
/** "No wait, Sunday", "alright, on day 3 then", of what was put on a day or spoken of right before. */
const NO_ON =
  /^\W*(?:(?:alright|all right|ok|okay|yes|yeah|good|great|fine)\W+)+on\b\W*(?:(?:please|pls|then|instead)\W*)*$|^\W*(?:no|wait|sorry|oops|actually)\W+(?:(?:no|wait|sorry|actually|rather|better|i|mean|meant|on|make it|it)\W+)*(?:(?:please|pls|instead|better|then)\W*)*$/i;
const EXCHANGED =
  /\b(?:replace|swap|switch|change|exchange|trade)\b.{2,60}?\b(?:with|for|by|to|into)\b(.+)$/i;
/** "Skip it", "no, leave that out". */
const DROP_IT = new RegExp(
  `^\\W*${SOFT}(?:(?:skip|drop|cancel|remove|delete|scrap|ditch) ${IT}|(?:leave|take|cut) ${IT} (?:out|off|away))\\W{0,3}(?:(?:again|instead|please|pls|then|after all|thanks|sorry)\\W{0,3}){0,3}$`,
  'i',
);
/** "Add the Tower of London on day 3". */
const PUT =
  /^\W*(?:(?:and|then|also|please|can|could|let'?s|we|you|i|want|would|like|to)\s+)*(?:add|include|do|see|visit|fit|squeeze in)\s+(?:(?:in|the|our|my|that|a|an)\s+)*([\p{L}\p{M}'’ -]{3,50}?)(?:\s+(?:to|on|onto|for|in))*\s*(?:please|instead|too|as well)?\W{0,9}$/iu;
/** "Leave the Prado out": the thing stands between. */
const LEAVE_OUT =
  /\b(?:leave|take|cut|keep|kick|throw)\s+(?:(?:the|that|this|my|our|any|all)\s+)*([\p{L}\p{M}'’ -]{3,50}?)\s+(?:out|off)\b/iu;
/** Why something is to go, which is no part of its name. */
const REASON =
  /\s+(?:(?:it|that|this|they)(?:['’]?s| is| are|['’]?re)\b|(?:(?:way|far|much|a bit) )?too\b|so (?:far|touristy|crowded|expensive|boring)\b|(?:because|since|cause|cos|after all|anyway|we|i|seen|been|done|not (?:worth|for|my|our))\b).*$/iu;
/** A name of several words of which the last says what it is. */
const OWN_THING =
  /^(?!(?:more|some|any|other|another|less|lots|plenty|nice|good|great|bit|few)\b)[\p{L}\p{M}'’-]+ .*\b(?:exhibitions?|exhibits?|museum|gallery|show|tour|workshop|class|tasting|lesson|ride|cruise|palace|castle|temple|church|market)$/iu;
/** Where in the day something is put, which is no part of its name. */
const PUT_WHEN =
  /\s+(?:(?:in the )?(?:morning|afternoon|evening|night)|at the (?:start|end|beginning))\b.*$/i;
const DROP =
  /\b(?:anything but|remove|drop(?! (?:it |the (?:car|van|camper) )?off\b| out\b)|skip|cancel|delete|scrap|ditch|lose|without|leave out|take out|take off|cut(?: out)?|get rid of|don't (?:want|need|like)(?: to (?:see|visit|do|go to))?|do not want(?: to (?:see|visit|do|go to))?|not interested in|forget(?: about)?|(?<!\b(?:oh|ah|uh|h+m+)\W{1,3})no(?! (?:i|we|it|wait|sorry|not|forget|skip|drop|cancel|leave|make|let'?s|lets|just|please|remove|take|put|that|this|go|keep)\b)|(?<=^\W*(?:(?:ok|okay|but|and|just|please|pls|actually|maybe|no) )?)not(?= (?:the|that|this|our|my|to the|going to)\b)|hate)\s+(?:(?:the|that|this|my|our|any|all|all the|of the|a|an|going to|visiting)\s+)*(.+)$/i;
const SEEN =
  /\b(?:already|have|'ve|has)\s+(?:already\s+)?(?:seen|been to|visited|done|did)\s+(?:the\s+)?([\p{L}\p{M}'’ -]{3,50})/iu;
const INSTEAD = /\b(?:instead|something else|anything else|another (?:one|thing|sight))\b/i;
const FILL =
  /^\W*(?:please |can you |could you )*(?:(?:replace|swap|fill|use) (?:it|that|the (?:gap|time|slot|hole))\b.*|(?:put |add |do )?(?:something|anything) else(?: (?:there|then|instead|in(?: its place)?))*|something (?:else )?instead)\W*(?:please)?\W*$/i;
const TOUR = /^(?:guided |group |walking |paid )*(?:tours?|guides?|excursions?)\b/i;
/** What is no item of a plan: other words read it. */
const NO_ITEM =
  /\b(?:hotels?|accommodation|flights?|planes?|flying|trains?|kids?|children|budget|meat|fish|gluten|alcohol|stairs|steps|walking|car|visa|days?|nights?|weeks?|rush|hurry|problem|worr\w+|idea|thanks?|need|matter|money|longer|more|way|one|clue|limit|dates?|months?|weekends?|same|best|case|point|\d+(?:st|nd|rd|th)|it|that|this|them|plan|trip|early|crowds?|something|anything|stuff|one thing|visa|queues?|us|me|home|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/i;
const DROPPED_IT: DayChange = { kind: 'without', words: '', interest: null, isFilled: true, isLast: true };
const MAX_WORDS = 9;
const THEME_WORDS = 12;
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
  const change = changeOf(rest, day);
  const taken =
    change?.kind === 'late'
      ? LATE
      : change?.kind === 'meal' && saysMore(lower)
        ? MEAL_FOR
        : change?.kind === 'without' && !DROP.test(rest) && INSTEAD_OF.test(rest)
          ? INSTEAD_OF
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
const INSTEAD_OF = /\binstead of\s+(?:(?:the|that|this|our)\s+)*([\p{L}\p{M}'’ -]{3,40}?)[^\p{L}\p{M}\d]*$/iu;

function changeOf(text: string, day: FoundDay | null): DayChange | null {
  if (!day && FILL.test(text)) return { kind: 'fill' };
  if (LATE.test(text)) return { kind: 'late', from: lateHour(text) };
  const retimed = OTHER_TIME.exec(text)?.[1]?.trim() ?? '';
  if (retimed.length > 2 && !NO_ITEM.test(retimed)) return { kind: 'time', words: retimed };
  if (day) return changeOfDay(text) ?? dropped(text, true);
  if (REST_DAY.test(text)) return { kind: 'free' };
  const [, town] = TRIP_TO.exec(text) ?? [];
  if (town !== undefined) return { kind: 'trip', to: town.trim() };
  if (DAY_TRIP.test(text) && /\b(?:add|include|want|do|have|take|fit|maybe|plan)\b/i.test(text))
    return { kind: 'trip', to: null };
  return dropped(text, false);
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
  if (DAY_TRIP.test(text)) return { kind: 'trip', to: TRIP_TO.exec(text)?.[1]?.trim() ?? null };
  if (/\b(?:everything|all of it|it all)\b/i.test(text) && DROP.test(text)) return { kind: 'free' };
  if (DROP.test(text) && !/\b(?:nothing|too|so|plans?)\b/i.test(text)) return null;
  // a part of a day that is to be free is read with the hours
  if (FREE.test(text) && !PART_OF_DAY.test(text) && !OFF_WORK.test(text)) return { kind: 'free' };
  if (LIGHTER.test(text)) return { kind: 'lighter' };
  const put = PUT.exec(text)?.[1]?.replace(PUT_WHEN, '').trim() ?? '';
  const isThing = put.length > 2 && !NO_ITEM.test(put) && !isOnlyKinds(put);
  const added = isThing ? ({ kind: 'move', words: put, isNew: true } as const) : null;
  // "replace the museum with something outdoors": the second is the wish
  const [interest] = findInterests(EXCHANGED.exec(text)?.[1] ?? text).interests;
  // "dinosaur bones exhibition" is a thing that is looked for, "more of the old art" a kind
  if (added && interest !== undefined && OWN_THING.test(put)) return added;
  const words = text.trim().split(/\s+/).length;
  // a day is given a theme in few words; a longer clause only has one in it
  const isAtHours = HOURS.test(text);
  if (interest !== undefined && !isAtHours && ((words <= THEME_WORDS && THEME.test(text)) || words <= 3))
    return { kind: 'theme', interest };
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
      /\b(?:on|for|from|in|of|please|pls|then|actually|instead|again|before|altogether|completely|either|as well|at all|anymore|any more|the plan)\b\s*/gi,
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
