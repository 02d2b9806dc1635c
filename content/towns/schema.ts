/**
 * The form of a guide's file. Tests and tools read files by it; the engine takes its types alone (types.ts), so that
 * no phone checks at run time what was checked before it was shipped.
 */
import * as z from 'zod/mini';
import { INTERESTS, SLOTS } from './types.ts';

const text = z.string().check(z.minLength(1));
const list = <T extends z.ZodMiniType>(item: T) => z.tuple([item], item);
const isoDate = z.iso.date();
/** A month and a day of any year, "12-25". */
const dayOfYear = z.string().check(z.regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/));
const month = z.int().check(z.minimum(1), z.maximum(12));
const weekday = z.literal([0, 1, 2, 3, 4, 5, 6]);
/** Latitude and longitude in degrees, four decimals at most: eleven metres, which is more than a visitor needs. */
const point = z.tuple([degrees(90), degrees(180)]);
/** Other names that people type, beside those that differ in case, accents or punctuation alone. */
const aliases = z.exactOptional(list(text));

/** Days without a fixed date on which places are shut. */
const MOVABLE_DAYS = ['good-friday', 'easter', 'easter-monday', 'thanksgiving'] as const;

/** Who and what time of the year or week a place is not for; what is absent holds nobody back. */
const limits = {
  /** Weekdays on which it is shut, 0 is Sunday. */
  closed: z.exactOptional(z.array(weekday)),
  /** Days of the year on which it is shut, whatever the weekday. */
  closedOn: z.exactOptional(list(z.union([dayOfYear, z.enum(MOVABLE_DAYS)]))),
  /** Months, 1 to 12, in which it is open or sensible; absent: all year. */
  months: z.exactOptional(z.array(month)),
  /** Many steps, a steep climb, rough ground or a long way by foot, saddle or paddle, and no step-free way round it. */
  steep: z.exactOptional(z.literal(true)),
  /** Not with children: clubs, bars at night, red-light districts, casinos. */
  adult: z.exactOptional(z.literal(true)),
};

const sight = z.strictObject({
  name: text,
  aliases,
  /** Its entrance or middle, within some 200 metres. */
  at: point,
  /** A line that is true and helps: what it is, when to go, what to book. */
  line: text,
  tags: z.array(z.enum(INTERESTS)),
  /** When it is best, first choice first. */
  slots: list(z.enum(SLOTS)),
  ...limits,
});

/** Sights that make one day on foot or with a short ride. */
const area = z.strictObject({
  name: text,
  aliases,
  /** Where one would stand in its middle. */
  at: point,
  /** How one gets there or from sight to sight; said of each area that is out of town or over five kilometres across. */
  ride: z.exactOptional(text),
  sights: list(sight),
  /** Where and what to eat around here. */
  lunch: text,
});

const district = z.strictObject({
  name: text,
  /** What it is like to stay there. */
  line: text,
});

const dayTrip = z.strictObject({
  name: text,
  aliases,
  /** Where one gets off. */
  at: point,
  line: text,
  tags: z.array(z.enum(INTERESTS)),
  ...limits,
});

/** When an event is. */
const when = z.union([
  /** The same dates each year, first and last; the last may be in the next year. */
  z.strictObject({ yearly: z.tuple([dayOfYear, dayOfYear]) }),
  /** Days from Easter Sunday on which it begins and ends. */
  z.strictObject({ easter: z.tuple([z.int(), z.int()]) }),
  /** Known dates, first and last, one pair a year. */
  z.strictObject({ dates: list(z.tuple([isoDate, isoDate])) }),
  /** Its usual dates, where weather or a committee decides each year anew. */
  z.strictObject({ usually: z.tuple([dayOfYear, dayOfYear]) }),
]);

const event = z.strictObject({
  name: text,
  aliases,
  when,
  /** What it is, and what it means for a visit. */
  line: text,
});

export const guideSchema = z.strictObject({
  /** As the gazetteer names it. */
  city: text,
  aliases,
  at: point,
  /** When its facts were last looked at. */
  checkedOn: isoDate,
  /** Where they were looked up; "general knowledge" where nothing was. */
  source: text,
  intro: text,
  /** Most worthwhile first. */
  areas: list(area),
  districts: list(district),
  /** Dishes with where to look for them, for dinners. */
  food: list(text),
  dayTrips: z.array(dayTrip),
  gettingAround: text,
  /** From the airport into town. */
  arrival: text,
  /** What the months are like; the planner quotes the line of the month of travel. */
  seasons: z.array(z.strictObject({ months: z.array(month), line: text })),
  events: z.exactOptional(list(event)),
  /** US dollars a person and day for meals and local transport, modest style. */
  dailyCost: z.number(),
});

function degrees(most: number) {
  return z.number().check(
    z.minimum(-most),
    z.maximum(most),
    z.refine((value) => Number(value.toFixed(4)) === value, 'has more than four decimals'),
  );
}
