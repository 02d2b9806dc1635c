/** The sights of an area in a day: each in a part of the day that suits what its line advises. */
import { bestWeekdays } from './bestWeekdays.ts';
import { quarterUp } from './clock.ts';
import { freePiece } from './taken.ts';
import { isMust, isTooHard, lineFor, walkingHint } from './needs.ts';
import { isOpenOn } from '../../facts/openDays.ts';
import { isLeftOut } from '../demands/wished.ts';
import { weekdayOf, type Weekday } from '../../../domain/dates/calendar.ts';
import type { Area, Sight, Slot } from '../../../content/towns/types.ts';
import type { Brief } from '../brief/brief.ts';
import type { DayWindow, Draft } from './types.ts';

interface Part {
  readonly slot: Slot;
  readonly start: number;
  readonly end: number;
  /** A second sight of the morning cannot be "at opening". */
  readonly isLater?: boolean;
}

const MORNING: Part = { slot: 'morning', start: 9 * 60 + 30, end: 11 * 60 };
const LATE_MORNING: Part = { slot: 'morning', start: 11 * 60 + 15, end: 12 * 60 + 30, isLater: true };
const AFTERNOON: Part = { slot: 'afternoon', start: 14 * 60 + 30, end: 16 * 60 + 30 };
const EVENING: Part = { slot: 'evening', start: 17 * 60 + 30, end: 19 * 60 };
const EARLY_AFTERNOON: Part = { slot: 'afternoon', start: 14 * 60, end: 15 * 60 + 30 };
const LATE_AFTERNOON: Part = { slot: 'afternoon', start: 15 * 60 + 45, end: 17 * 60 + 15, isLater: true };
/** A sight that wants the first hour has the first of the day. */
const EARLY_START = 9 * 60;
const SHORTEST_VISIT = 60;
/** An early start is no reason to stay until eleven. */
const LONGEST_VISIT = 150;
/** Sights on a day that began in the air. */
const TIRED_VISITS = 2;

const EARLY =
  /\b(?:at|before|right at|soon after) (?:opening|it opens|they open|the crowds|the buses|breakfast)\b|\bfirst (?:slot|entry|thing|hour|light|train|bus|boat)\b|\b(?:go|come|arrive|be there|best) early\b|\bearly (?:morning|in the)|\b(?:at|by) (?:dawn|sunrise)\b|\bdaybreak\b|\bto be early\b/i;
/** An hour that the line names: "before eight", "at ten sharp". */
const BY_HOUR = /\b(before|by|at|from) (six|seven|eight|nine|ten)\b(?! (?:at night|in the evening|pm))/i;
const HOURS = ['six', 'seven', 'eight', 'nine', 'ten'];
const FIRST_HOUR = 6;
const LATE =
  /\b(?:at|by|for|until|after|towards|around) (?:the )?(?:sunset|dusk|dark|night|nightfall)\b|\bsunset\b|\blit up\b|\billuminated\b/i;

/** The parts of a day at this pace; an easy one after a night in the air. */
function partsOf({ pace, mobility }: Brief, window: DayWindow): readonly Part[] {
  if (cameByNight(window)) return [LATE_MORNING, AFTERNOON, EVENING];
  if (pace === 'slow' || mobility.includes('short walks')) return [MORNING, AFTERNOON];
  if (pace === 'full') return [MORNING, LATE_MORNING, EARLY_AFTERNOON, LATE_AFTERNOON, EVENING];
  return [MORNING, AFTERNOON, EVENING, LATE_MORNING];
}

/** Sights of an area that fit into what the day leaves, none of them in `used`. */
export function sightsOf(
  area: Area,
  date: string,
  window: DayWindow,
  used: ReadonlySet<string>,
  brief: Brief,
  city: string,
): Draft[] {
  const taken = new Set(used);
  const weekday = weekdayOf(date);
  const open = area.sights.flatMap((sight) => {
    const line = isOpenSight(sight, date, brief) ? lineFor(sight, brief) : null;
    return line === null ? [] : [{ ...sight, line }];
  });
  const visits = partsOf(brief, window)
    .flatMap((part): Draft[] => {
      const piece = freePiece(
        Math.max(part.start, window.from),
        Math.min(part.end, window.visitsUntil),
        window.taken,
      );
      const [start, end] = [quarterUp(piece.from), piece.until];
      if (end - start < SHORTEST_VISIT) return [];
      const isLate = part.isLater === true || start > part.start;
      const wanted = open.filter((own) => isMust(own, brief.musts));
      const sight =
        bestFor(wanted, part.slot, isLate, taken, window.from, weekday) ??
        bestFor(open, part.slot, isLate, taken, window.from, weekday);
      if (!sight) return [];
      taken.add(sight.name);
      const from = part === MORNING ? (advisedStart(sight) ?? start) : start;
      return [
        {
          kind: 'sight',
          start: from,
          end: Math.min(end, from + LONGEST_VISIT),
          title: sight.name,
          note: sight.line + walkingHint(brief, part.slot === 'morning' || start > part.start),
          city,
        },
      ];
    })
    .sort((a, b) => a.start - b.start);
  return cameByNight(window) ? visits.slice(0, TIRED_VISITS) : visits;
}

/** Whether the day began in the air: nobody slept well. */
function cameByNight({ items }: DayWindow): boolean {
  return items.some(({ kind, start }) => kind === 'flight' && start === 0);
}

function bestFor(
  open: readonly Sight[],
  slot: Slot,
  isLate: boolean,
  taken: ReadonlySet<string>,
  from: number,
  weekday: Weekday,
): Sight | undefined {
  const fits = open.filter(
    (sight) =>
      !taken.has(sight.name) &&
      sight.slots.includes(slot) &&
      suitsAdvice(sight, slot, isLate, from) &&
      !(LATE.test(sight.line) && slot !== 'evening'),
  );
  // what is best today goes first, what is best on another day last
  const today = fits.filter((sight) => bestWeekdays(sight.line)?.days.includes(weekday));
  const anyDay = fits.filter((sight) => bestWeekdays(sight.line) === null);
  const [first] = [today, anyDay, fits].filter((sights) => sights.length > 0);
  return first?.find((sight) => sight.slots[0] === slot) ?? first?.[0];
}

/** Whether what the line says of the hour can be followed: nobody is sent "at opening" in the afternoon. */
function suitsAdvice(sight: Sight, slot: Slot, isLate: boolean, from: number): boolean {
  const start = advisedStart(sight);
  return start === null || (slot === 'morning' && !isLate && start >= from);
}

/** Minute of the day at which the line says to be there; null where it says nothing of the morning. */
function advisedStart({ line }: Sight): number | null {
  const [, word = '', name = ''] = BY_HOUR.exec(line) ?? [];
  const hour = HOURS.indexOf(name.toLowerCase());
  if (hour >= 0) {
    const early = /before|by/i.test(word) ? 60 : 0;
    return (FIRST_HOUR + hour) * 60 - early;
  }
  return EARLY.test(line) ? EARLY_START : null;
}

/** Whether a sight is open on a date, and for these travellers. */
export function isOpenSight(sight: Sight, date: string, brief: Brief): boolean {
  const best = bestWeekdays(sight.line);
  const isWrongDay = best?.isOnly === true && !best.days.includes(weekdayOf(date));
  // "the Transport Museum, and no other museums"
  const isDisliked = !isMust(sight, brief.musts) && sight.tags.some((tag) => brief.avoid.includes(tag));
  const isNot = isLeftOut({ title: sight.name, note: sight.line }, brief.nots);
  const isNotForChildren = brief.children > 0 && sight.adult === true;
  return (
    isOpenOn(sight, date) &&
    !isWrongDay &&
    !isDisliked &&
    !isNot &&
    !isNotForChildren &&
    !isTooHard(sight, brief)
  );
}

/** Whether an area has a sight that its guide sends people to on this weekday. */
export function isBestOn(area: Area, weekday: Weekday): boolean {
  return area.sights.some(({ line }) => bestWeekdays(line)?.days.includes(weekday));
}

/** Whether an area has a sight that is better on a weekday which is one of the dates to come. */
export function waitsFor(area: Area, weekday: Weekday, later: readonly Weekday[]): boolean {
  return !isBestOn(area, weekday) && later.some((day) => isBestOn(area, day));
}
