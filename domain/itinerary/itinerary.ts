/**
 * A plan as a typed value: what the assistant's tools return beside the text, what the chat shows as day cards, and
 * what the checks in itineraryChecks.ts read. Money is in US dollars, times are local to the day's city.
 */
import { z } from 'zod';
import { dollars, iataCode, isoDate } from '../offers/offers.ts';

/** Most days that one plan may hold. */
export const MAX_PLAN_DAYS = 30;
/** Most people that one plan counts. */
export const MAX_TRAVELLERS = 60;
export const MAX_ITEMS_A_DAY = 16;
export const MAX_COSTS = 30;
/** Longest plan as JSON, so that it fits with its cards into a row of the chat (supabase/migrations, chat). */
export const MAX_PLAN_CHARS = 60_000;

const line = z.string().trim().min(1).max(200);
const note = z.string().max(600);
/** "09:30" */
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day, as 09:30');

/** Longest reference of a booking: an airline's has six letters, a ticket shop's up to forty. */
export const MAX_REFERENCE_CHARS = 60;
/** Longest title and place of what a traveller adds. */
export const MAX_OWN_CHARS = 120;

/** What a traveller has booked, by their own word: no partner reports bookings. */
const bookingSchema = z.object({
  reference: z.string().max(MAX_REFERENCE_CHARS),
  /** Paid for everybody together; null where that was not said. */
  price: dollars.nullable(),
});
export type Booking = z.infer<typeof bookingSchema>;

/** Degrees, north and east positive. */
const point = z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)]);
export type PlanPoint = z.infer<typeof point>;

const ITEM_KINDS = ['flight', 'transfer', 'stay', 'sight', 'meal', 'tour', 'free'] as const;

const weekdays = z.array(z.number().int().min(0).max(6)).max(7);
/** What led to a place of a guide, as the planner knew it; with the day on which it stands it is told by trips/whyHere.ts. */
const whySchema = z.object({
  /** The first of the tastes that the trip is planned for which it serves. */
  likes: z.string().max(20).optional(),
  /** Weekdays, from 0 for Sunday: on which it is shut, and for which its guide sends people. */
  shut: weekdays.optional(),
  best: weekdays.optional(),
});

const planItemSchema = z.object({
  /** Unique within the plan. */
  id: z.string().min(1).max(40),
  kind: z.enum(ITEM_KINDS),
  start: clock,
  /** On the same day; a flight that lands on another day ends at 23:59 and goes on there from 00:00. */
  end: clock,
  title: line,
  note: note.default(''),
  /** The town it lies in: the day's city, but for a flight or transfer from it, and a day trip. */
  city: line,
  /** For everybody together; null where it costs nothing of its own or nobody can know. */
  cost: dollars.nullable().default(null),
  /** Id of the offer that it rests on: a flight's, a hotel's, a tour's. Nothing bookable stands without one. */
  offerId: z.string().max(120).optional(),
  /** At an hour of the traveller's own, as they told it: it neither moves nor goes. */
  fixed: z.literal(true).optional(),
  /** Stays where it is until the traveller unlocks it. */
  locked: z.literal(true).optional(),
  /** Stays where it is until the traveller takes the booking back. */
  booked: bookingSchema.optional(),
  /** Added by the traveller. */
  own: z.literal(true).optional(),
  /** Where it is, in the traveller's words; only what they added has one. */
  place: z.string().max(MAX_OWN_CHARS).optional(),
  /** Its entrance or middle, where a guide says so. */
  at: point.optional(),
  /** Whether rain spoils it; absent where nobody can tell. */
  outdoors: z.boolean().optional(),
  /** Of a place of a guide; empty where nothing more is known of it. */
  why: whySchema.optional(),
});
export type PlanItem = z.infer<typeof planItemSchema>;
/** The schemas of an item's fields, for edits of one. */
export const planItemFields = planItemSchema.shape;

const planDaySchema = z.object({
  /** From 1, one more each day. */
  number: z.number().int().min(1).max(MAX_PLAN_DAYS),
  date: isoDate,
  /** Where the night is spent; on the last day, where the day is. */
  city: line,
  title: line,
  items: z.array(planItemSchema).max(MAX_ITEMS_A_DAY),
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
  fromCode: iataCode.optional(),
  toCode: iataCode.optional(),
  offerId: z.string().max(120).optional(),
});
export type PlanLeg = z.infer<typeof planLegSchema>;

const planStaySchema = z.object({
  city: line,
  checkIn: isoDate,
  checkOut: isoDate,
  /** Of the hotel offer; without one the traveller has a bed of their own, or none was found. */
  offerId: z.string().max(120).optional(),
  name: line.optional(),
  /** Where they are not two to a room. */
  rooms: z.number().int().min(1).max(MAX_TRAVELLERS).optional(),
});
export type PlanStay = z.infer<typeof planStaySchema>;

/** Where a town lies, and the clock it goes by. */
const planTownSchema = z.object({
  /** As cities, legs and items name it. */
  name: line,
  at: point,
  /** IANA zone. A phone may not know the newest of them. */
  zone: z.string().regex(/^[A-Za-z0-9_+-]{1,20}(?:\/[A-Za-z0-9_+-]{1,20}){0,2}$/, 'must be a time zone'),
});
export type PlanTown = z.infer<typeof planTownSchema>;

const COST_KINDS = ['flights', 'stay', 'tours', 'transport', 'daily'] as const;

const planCostSchema = z.object({
  kind: z.enum(COST_KINDS),
  label: line,
  /** amount = count × price. */
  count: z.number().nonnegative().max(10_000),
  /** What is counted: "travellers", "nights". */
  unit: z.string().max(60),
  price: dollars,
  amount: dollars,
  /** What was paid, in place of an offer's price. */
  paid: z.literal(true).optional(),
});
export type PlanCost = z.infer<typeof planCostSchema>;

export const itinerarySchema = z.object({
  title: line,
  /** Where the trip starts, and ends where `home` says no other; null when the traveller named none. */
  origin: line.nullable(),
  /** Where it ends instead; null for nowhere: it is one way, or the way home is the traveller's own. */
  home: line.nullable().optional(),
  /** The way there is the traveller's own, and none of the legs. */
  ownWayThere: z.literal(true).optional(),
  /** Towns in the order of the visit. */
  cities: z.array(line).min(1).max(10),
  /** The towns of the visit, and those that its ways begin and end in. Trips from before this was kept have none. */
  towns: z.array(planTownSchema).max(24).default([]),
  party: z.object({
    adults: z.number().int().min(1).max(MAX_TRAVELLERS),
    children: z.number().int().min(0).max(MAX_TRAVELLERS),
  }),
  /** What everybody may spend on the whole trip; null when nothing was said. */
  budget: dollars.nullable(),
  /** The flights are paid beside the budget. */
  budgetWithoutFlights: z.literal(true).optional(),
  days: z.array(planDaySchema).min(1).max(MAX_PLAN_DAYS),
  legs: z.array(planLegSchema).max(20),
  stays: z.array(planStaySchema).max(10),
  costs: z.array(planCostSchema).max(MAX_COSTS),
  /** The sum of the costs. */
  total: dollars,
});
export type Itinerary = z.infer<typeof itinerarySchema>;

/** What the answer that made a plan said of it: lists in markdown, each empty where it had none. */
const planReasonsSchema = z.object({
  why: z.string().max(8_000),
  /** What to look at before the trip. */
  check: z.string().max(8_000),
  /** Mark of the plan that they were said of (chat/planReasons.ts): edits by hand leave them as they are. */
  of: z.string().max(16),
});

/** A plan as it is answered: with what it still fails, in words for the traveller; empty when it passes every check. */
export const checkedPlanSchema = itinerarySchema
  .extend({
    warnings: z.array(z.string().max(400)).max(20),
    /** Plans from before they were kept have none. */
    reasons: planReasonsSchema.optional(),
  })
  .refine(isSmallEnough, 'is too long');
export type CheckedPlan = z.infer<typeof checkedPlanSchema>;

function isSmallEnough(plan: unknown): boolean {
  return JSON.stringify(plan).length <= MAX_PLAN_CHARS;
}
