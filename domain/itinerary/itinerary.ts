/**
 * A plan as a typed value: what the assistant's tools return beside the text, what the chat shows as day cards, and
 * what the checks in itineraryChecks.ts read. Money is in US dollars, times are local to the day's city.
 */
import * as z from 'zod/mini';
import { dollars, iataCode, isoDate } from '../offers/offers.ts';

/** Most days that one plan may hold. */
export const MAX_PLAN_DAYS = 30;
/** Most people that one plan counts. */
export const MAX_TRAVELLERS = 60;
export const MAX_ITEMS_A_DAY = 16;
export const MAX_COSTS = 30;
/** Longest plan as JSON, so that it fits with its cards into a row of the chat (supabase/migrations, chat). */
export const MAX_PLAN_CHARS = 60_000;

const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
const note = z.string().check(z.maxLength(600));
/** "09:30" */
const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day, as 09:30'));

/** Longest reference of a booking: an airline's has six letters, a ticket shop's up to forty. */
export const MAX_REFERENCE_CHARS = 60;
/** Longest title and place of what a traveller adds. */
export const MAX_OWN_CHARS = 120;

/** What a traveller has booked, by their own word: no partner reports bookings. */
const bookingSchema = z.object({
  reference: z.string().check(z.maxLength(MAX_REFERENCE_CHARS)),
  /** Paid for everybody together; null where that was not said. */
  price: z.nullable(dollars),
});
export type Booking = z.infer<typeof bookingSchema>;

/** Degrees, north and east positive. */
export const planPointSchema = z.tuple([
  z.number().check(z.minimum(-90), z.maximum(90)),
  z.number().check(z.minimum(-180), z.maximum(180)),
]);
export type PlanPoint = z.infer<typeof planPointSchema>;

const ITEM_KINDS = ['flight', 'transfer', 'stay', 'sight', 'meal', 'tour', 'free'] as const;

const weekdays = z.array(z.int().check(z.minimum(0), z.maximum(6))).check(z.maxLength(7));
/** What led to a place of a guide, as the planner knew it; with the day on which it stands it is told by trips/whyHere.ts. */
const whySchema = z.object({
  /** The first of the tastes that the trip is planned for which it serves. */
  likes: z.optional(z.string().check(z.maxLength(20))),
  /** Weekdays, from 0 for Sunday: on which it is shut, and for which its guide sends people. */
  shut: z.optional(weekdays),
  best: z.optional(weekdays),
});

const planItemSchema = z.object({
  /** Unique within the plan. */
  id: z.string().check(z.minLength(1), z.maxLength(40)),
  kind: z.enum(ITEM_KINDS),
  start: clock,
  /** On the same day; a flight that lands on another day ends at 23:59 and goes on there from 00:00. */
  end: clock,
  title: line,
  note: z._default(note, ''),
  /** The town it lies in: the day's city, but for a flight or transfer from it, and a day trip. */
  city: line,
  /** For everybody together; null where it costs nothing of its own or nobody can know. */
  cost: z._default(z.nullable(dollars), null),
  /** Id of the offer that it rests on: a flight's, a hotel's, a tour's. Nothing bookable stands without one. */
  offerId: z.optional(z.string().check(z.maxLength(120))),
  /** At an hour of the traveller's own, as they told it: it neither moves nor goes. */
  fixed: z.optional(z.literal(true)),
  /** Stays where it is until the traveller unlocks it. */
  locked: z.optional(z.literal(true)),
  /** Stays where it is until the traveller takes the booking back. */
  booked: z.optional(bookingSchema),
  /** Added by the traveller. */
  own: z.optional(z.literal(true)),
  /** Where it is, in the traveller's words; only what they added has one. */
  place: z.optional(z.string().check(z.maxLength(MAX_OWN_CHARS))),
  /** Its entrance or middle, where a guide says so. */
  at: z.optional(planPointSchema),
  /** Whether rain spoils it; absent where nobody can tell. */
  outdoors: z.optional(z.boolean()),
  /** Of a place of a guide; empty where nothing more is known of it. */
  why: z.optional(whySchema),
});
export type PlanItem = z.infer<typeof planItemSchema>;
/** The schemas of an item's fields, for edits of one. */
export const planItemFields = planItemSchema.shape;

const planDaySchema = z.object({
  /** From 1, one more each day. */
  number: z.int().check(z.minimum(1), z.maximum(MAX_PLAN_DAYS)),
  date: isoDate,
  /** Where the night is spent; on the last day, where the day is. */
  city: line,
  title: line,
  items: z.array(planItemSchema).check(z.maxLength(MAX_ITEMS_A_DAY)),
});
export type PlanDay = z.infer<typeof planDaySchema>;

/** How one gets from town to town. */
export const MODES = ['flight', 'train', 'bus', 'car', 'boat'] as const;
export type Mode = (typeof MODES)[number];

/** A way between two towns of the trip, by air (with the offer) or on the ground. */
const planLegSchema = z.object({
  from: line,
  to: line,
  date: isoDate,
  mode: z.enum(MODES),
  /** Airports, for a flight. */
  fromCode: z.optional(iataCode),
  toCode: z.optional(iataCode),
  offerId: z.optional(z.string().check(z.maxLength(120))),
});
export type PlanLeg = z.infer<typeof planLegSchema>;

const planStaySchema = z.object({
  city: line,
  checkIn: isoDate,
  checkOut: isoDate,
  /** Of the hotel offer; without one the traveller has a bed of their own, or none was found. */
  offerId: z.optional(z.string().check(z.maxLength(120))),
  name: z.optional(line),
  /** Where they are not two to a room. */
  rooms: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_TRAVELLERS))),
});
export type PlanStay = z.infer<typeof planStaySchema>;

/** Where a town lies, and the clock it goes by. */
const planTownSchema = z.object({
  /** As cities, legs and items name it. */
  name: line,
  at: planPointSchema,
  /** IANA zone. A phone may not know the newest of them. */
  zone: z
    .string()
    .check(z.regex(/^[A-Za-z0-9_+-]{1,20}(?:\/[A-Za-z0-9_+-]{1,20}){0,2}$/, 'must be a time zone')),
});
export type PlanTown = z.infer<typeof planTownSchema>;

const COST_KINDS = ['flights', 'stay', 'tours', 'transport', 'daily'] as const;

const planCostSchema = z.object({
  kind: z.enum(COST_KINDS),
  label: line,
  /** amount = count × price. */
  count: z.number().check(z.nonnegative(), z.maximum(10_000)),
  /** What is counted: "travellers", "nights". */
  unit: z.string().check(z.maxLength(60)),
  price: dollars,
  amount: dollars,
  /** What was paid, in place of an offer's price. */
  paid: z.optional(z.literal(true)),
});
export type PlanCost = z.infer<typeof planCostSchema>;

export const itinerarySchema = z.object({
  title: line,
  /** Where the trip starts, and ends where `home` says no other; null when the traveller named none. */
  origin: z.nullable(line),
  /** Where it ends instead; null for nowhere: it is one way, or the way home is the traveller's own. */
  home: z.optional(z.nullable(line)),
  /** The way there is the traveller's own, and none of the legs. */
  ownWayThere: z.optional(z.literal(true)),
  /** Towns in the order of the visit. */
  cities: z.array(line).check(z.minLength(1), z.maxLength(10)),
  /** The towns of the visit, and those that its ways begin and end in. Trips from before this was kept have none. */
  towns: z._default(z.array(planTownSchema).check(z.maxLength(24)), []),
  party: z.object({
    adults: z.int().check(z.minimum(1), z.maximum(MAX_TRAVELLERS)),
    children: z.int().check(z.minimum(0), z.maximum(MAX_TRAVELLERS)),
  }),
  /** What everybody may spend on the whole trip; null when nothing was said. */
  budget: z.nullable(dollars),
  /** The flights are paid beside the budget. */
  budgetWithoutFlights: z.optional(z.literal(true)),
  days: z.array(planDaySchema).check(z.minLength(1), z.maxLength(MAX_PLAN_DAYS)),
  legs: z.array(planLegSchema).check(z.maxLength(20)),
  stays: z.array(planStaySchema).check(z.maxLength(10)),
  costs: z.array(planCostSchema).check(z.maxLength(MAX_COSTS)),
  /** The sum of the costs. */
  total: dollars,
});
export type Itinerary = z.infer<typeof itinerarySchema>;

/** What the answer that made a plan said of it: lists in markdown, each empty where it had none. */
const planReasonsSchema = z.object({
  why: z.string().check(z.maxLength(8_000)),
  /** What to look at before the trip. */
  check: z.string().check(z.maxLength(8_000)),
  /** Mark of the plan that they were said of (chat/planReasons.ts): edits by hand leave them as they are. */
  of: z.string().check(z.maxLength(16)),
});

/** A plan as it is answered: with what it still fails, in words for the traveller; empty when it passes every check. */
export const checkedPlanSchema = z
  .extend(itinerarySchema, {
    warnings: z.array(z.string().check(z.maxLength(400))).check(z.maxLength(20)),
    /** Plans from before they were kept have none. */
    reasons: z.optional(planReasonsSchema),
  })
  .check(z.refine(isSmallEnough, 'is too long'));
export type CheckedPlan = z.infer<typeof checkedPlanSchema>;

function isSmallEnough(plan: unknown): boolean {
  return JSON.stringify(plan).length <= MAX_PLAN_CHARS;
}
