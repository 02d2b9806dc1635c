/**
 * A trip as it is shared in an address: what anyone who has the link may read. Towns, days, times, ways and nights are in
 * it; nothing of the profile, no prices, party, budget, offers or home zone, and notes and what the traveller's own plans are
 * only where they want them along. What comes in is read by schema, twice: as it is written, short, and as the plan that it makes.
 */
import * as z from 'zod/mini';
import { checkItinerary, describeFinding } from '../itinerary/itineraryChecks.ts';
import { hasSamples } from '../itinerary/planCards.ts';
import type { CheckName } from '../itinerary/finding.ts';
import { type CheckedPlan, checkedPlanSchema, MAX_OWN_CHARS, type PlanItem } from '../itinerary/itinerary.ts';
import { textField } from '../text/text.ts';
import type { Trip } from '../trips/trip.ts';

/** Stands first in the address. Another one is of another version of the app. */
export const SHARE_VERSION = '1';
/** Longest trip as JSON, in bytes: what a link inflates to is read no further. */
export const MAX_SHARED_BYTES = 512 * 1024;

const text = textField;
const point = z.tuple([z.number(), z.number()]);
const word = text(12);

/** Short names: each stands for every item in an address. */
const writtenSchema = z.object({
  /** Title, towns of the visit, where towns lie. */
  t: text(200),
  c: z.array(text(200)).check(z.maxLength(10)),
  o: z.array(z.tuple([text(200), z.number(), z.number(), text(60)])).check(z.maxLength(24)),
  /** Days: date, town, title, items. */
  d: z
    .array(
      z.object({
        d: text(10),
        c: text(200),
        t: text(200),
        i: z
          .array(
            z.object({
              /** Kind, begin, end, title; town where it is not the day's; note; place. */
              k: word,
              s: text(5),
              e: text(5),
              t: text(200),
              c: z.optional(text(200)),
              n: z.optional(text(600)),
              p: z.optional(point),
              /** Where it is in the traveller's words. */
              a: z.optional(text(MAX_OWN_CHARS)),
            }),
          )
          .check(z.maxLength(16)),
      }),
    )
    .check(z.maxLength(30)),
  /** Ways: from, to, date, mode. */
  l: z.array(z.tuple([text(200), text(200), text(10), word])).check(z.maxLength(20)),
  /** Nights: town, first, morning after the last, name. */
  s: z.array(z.tuple([text(200), text(10), text(10), text(200)])).check(z.maxLength(10)),
  w: z.array(text(400)).check(z.maxLength(20)),
  /** Its flights and hotels are made up. */
  m: z.optional(z.literal(true)),
});
type Written = z.infer<typeof writtenSchema>;

/** What a plan fails that anyone can see in it: nothing of money, health, company or wishes. */
const PUBLIC_CHECKS: readonly CheckName[] = [
  'dates',
  'emptyDay',
  'city',
  'way',
  'repeats',
  'order',
  'overlap',
  'buffers',
  'meals',
  'nights',
];

/** Stands for what the traveller does by themselves. */
const OWN_PLANS = 'Own plans';

function isOwn({ own, fixed }: PlanItem): boolean {
  return own === true || fixed === true;
}

/** The end of a title that was made for the trip ("Rome: 5 days for 2 adults and 1 child"). */
const FOR_WHOM =
  /(?<=^.+: \d+ days?) for (?:nobody|one|two|three|four|five|six|seven|eight|nine|\d+(?: adults? and \d+ child(?:ren)?)?)$/u;

const withoutParty = (title: string) => title.replace(FOR_WHOM, '');

/** The trip as JSON, for an address; null for one without days. */
export function writeShared(
  trip: Pick<Trip, 'title' | 'plan' | 'offers'>,
  withNotes: boolean,
): string | null {
  const { plan, title } = trip;
  if (plan === null) return null;
  const written: Written = {
    t: withoutParty(title),
    c: plan.cities,
    o: plan.towns
      .filter(({ name }) => plan.cities.includes(name))
      .map(({ name, at, zone }) => [name, ...at, zone]),
    d: plan.days.map(({ date, city, title: about, items }) => ({
      d: date,
      c: city,
      t: about,
      i: items.map((item) => ({
        k: item.kind,
        s: item.start,
        e: item.end,
        t: withNotes || !isOwn(item) ? item.title : OWN_PLANS,
        ...(item.city === city ? {} : { c: item.city }),
        ...(withNotes && item.note !== '' ? { n: item.note } : {}),
        ...(item.at && (withNotes || !isOwn(item)) ? { p: item.at } : {}),
        ...(withNotes && item.place !== undefined ? { a: item.place } : {}),
      })),
    })),
    l: plan.legs.map(({ from, to, date, mode }) => [from, to, date, mode]),
    s: plan.stays.map(({ city, checkIn, checkOut, name = '' }) => [city, checkIn, checkOut, name]),
    w: publicWarnings(plan, trip.offers, withNotes),
    ...(hasSamples(trip.offers) ? { m: true } : {}),
  };
  return JSON.stringify(written);
}

/** Without the notes also none that names what is one's own. */
function publicWarnings(plan: CheckedPlan, offers: Trip['offers'], withNotes: boolean): string[] {
  const items = plan.days.flatMap((day) => day.items);
  const own = withNotes ? [] : items.filter(isOwn).map(({ title }) => `“${title}”`);
  const found = checkItinerary(plan, offers ?? { flights: [], hotels: [], tours: [] }, '');
  const words = new Set(found.filter(({ check }) => PUBLIC_CHECKS.includes(check)).map(describeFinding));
  return plan.warnings.filter(
    (warning) => words.has(warning) && !own.some((title) => warning.includes(title)),
  );
}

export interface SharedPlan extends CheckedPlan {
  /** It rests on offers that are made up. */
  readonly isSample: boolean;
}

/** The plan that was shared, with a party and sums of nobody; null for what is no trip, whatever else it is. */
export function readShared(json: string): SharedPlan | null {
  const written = writtenSchema.safeParse(parsed(json));
  if (!written.success) return null;
  const { t, c, o, d, l, s, w, m } = written.data;
  const plan = checkedPlanSchema.safeParse({
    title: t,
    origin: null,
    cities: c,
    towns: o.map(([name, north, east, zone]) => ({ name, at: [north, east], zone })),
    party: { adults: 1, children: 0 },
    budget: null,
    days: d.map((day, at) => ({
      number: at + 1,
      date: day.d,
      city: day.c,
      title: day.t,
      items: day.i.map((item, place) => ({
        id: `${at + 1}-${place + 1}`,
        kind: item.k,
        start: item.s,
        end: item.e,
        title: item.t,
        note: item.n ?? '',
        city: item.c ?? day.c,
        at: item.p,
        place: item.a,
      })),
    })),
    legs: l.map(([from, to, date, mode]) => ({ from, to, date, mode })),
    stays: s.map(([city, checkIn, checkOut, name]) => ({
      city,
      checkIn,
      checkOut,
      ...(name === '' ? {} : { name }),
    })),
    costs: [],
    total: 0,
    warnings: w,
  });
  return plan.success ? { ...plan.data, isSample: m === true } : null;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
