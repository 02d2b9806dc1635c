/** The sights of an area in a day: each in a part of the day that suits what its line advises. */
import { quarterUp } from './clock.ts';
import { isTooSteep, walkingHint } from './needs.ts';
import type { Weekday } from '../../dates.ts';
import type { Area, Sight, Slot } from '../../guides/types.ts';
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
const EARLY_START = 8 * 60 + 45;
const SHORTEST_VISIT = 60;

const EARLY =
  /\b(?:at|before|right at|soon after) (?:opening|it opens|they open|the crowds|the buses|eight|nine|ten|breakfast|8|9|10)\b|\bfirst (?:slot|entry|thing|hour|light|train|bus|boat)\b|\b(?:go|come|arrive|be there|best) early\b|\bearly (?:morning|in the)|\b(?:at|by) (?:dawn|sunrise|six|seven|eight|nine)\b|\bdaybreak\b/i;
const LATE =
  /\b(?:at|by|for|until|after|towards|around) (?:the )?(?:sunset|dusk|dark|night|nightfall)\b|\bsunset\b|\blit up\b|\billuminated\b/i;

/** The parts of a day at this pace. */
function partsOf({ pace, mobility }: Brief): readonly Part[] {
  if (pace === 'slow' || mobility.includes('short walks')) return [MORNING, AFTERNOON];
  if (pace === 'full') return [MORNING, LATE_MORNING, EARLY_AFTERNOON, LATE_AFTERNOON, EVENING];
  return [MORNING, AFTERNOON, EVENING, LATE_MORNING];
}

/** Sights of an area that fit into what the day leaves, none of them in `used`. */
export function sightsOf(
  area: Area,
  weekday: Weekday,
  window: DayWindow,
  used: ReadonlySet<string>,
  brief: Brief,
  city: string,
): Draft[] {
  const taken = new Set(used);
  const open = area.sights.filter((sight) => isFor(sight, weekday, brief));
  return partsOf(brief)
    .flatMap((part): Draft[] => {
      const start = quarterUp(Math.max(part.start, window.from));
      const end = Math.min(part.end, window.until);
      if (end - start < SHORTEST_VISIT) return [];
      const isLate = part.isLater === true || start > part.start;
      const sight = bestFor(open, part.slot, isLate, taken);
      if (!sight) return [];
      taken.add(sight.name);
      const isEarly = part === MORNING && !isLate && EARLY.test(sight.line) && window.from <= EARLY_START;
      return [
        {
          kind: 'sight',
          start: isEarly ? EARLY_START : start,
          end,
          title: sight.name,
          note: sight.line + walkingHint(brief, part.slot === 'morning' || start > part.start),
          city,
        },
      ];
    })
    .sort((a, b) => a.start - b.start);
}

function bestFor(
  open: readonly Sight[],
  slot: Slot,
  isLate: boolean,
  taken: ReadonlySet<string>,
): Sight | undefined {
  const fits = open.filter(
    (sight) =>
      !taken.has(sight.name) &&
      sight.slots.includes(slot) &&
      !(EARLY.test(sight.line) && (slot !== 'morning' || isLate)) &&
      !(LATE.test(sight.line) && slot !== 'evening'),
  );
  return fits.find((sight) => sight.slots[0] === slot) ?? fits[0];
}

function isFor(sight: Sight, weekday: Weekday, brief: Brief): boolean {
  const isShut = sight.closed?.includes(weekday) ?? false;
  const isDisliked = sight.tags.every((tag) => brief.avoid.includes(tag));
  const isForAdults = brief.children > 0 && sight.tags.every((tag) => tag === 'nightlife');
  return !isShut && !isDisliked && !isForAdults && !isTooSteep(sight, brief);
}
