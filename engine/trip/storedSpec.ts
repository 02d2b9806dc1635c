/** The stored form of a spec: JSON of a known version, with places as references that are looked up again. */
import { z } from 'zod';
import { INTERESTS } from '../../content/towns/types.ts';
import { MAX_PLAN_DAYS } from '../../domain/itinerary/itinerary.ts';
import { isoDate, dollars } from '../../domain/offers/offers.ts';
import { MAX_SPEC_CHARS, storedSpecSchema, type StoredSpec } from '../../domain/trips/trip.ts';
import { chosenSchema, NO_CHOSEN } from '../../domain/trips/chosen.ts';
import { NO_WISHES } from '../edits/types.ts';
import { demandFields, withoutOldFields } from './storedDemands.ts';
import { MOST_EARLIER, type TripSpec } from './spec.ts';
import type { Gazetteer } from '../facts/gazetteer.ts';
import type { Gazetted } from '../facts/types.ts';
import type { Budget, NightLimit } from '../read/money/sums.ts';

/** Of the form below; raised when an older engine could not read it rightly. */
const SPEC_VERSION = 1;
/** Entries of a list: its characters bound it sooner. */
const MOST_ENTRIES = 4_000;
/** Times that another offer was asked for: each is looked for again. */
const MOST_TIMES = 1_000;
/** Longest message that is kept to be read again. */
const MAX_MEANT_CHARS = 500;

export type ReadSpec =
  | { readonly kind: 'read'; readonly spec: TripSpec }
  /** Written by a later version of the engine. */
  | { readonly kind: 'newer' }
  /** It names a place that the gazetteer does not have (any more). */
  | { readonly kind: 'unknown_place'; readonly place: string }
  | { readonly kind: 'damaged' };

/** The spec as it is kept; null when it is longer than a trip may carry. */
export function toStored(spec: TripSpec): StoredSpec | null {
  const { remark: _, said, ...kept } = spec;
  const short = said && (said.meant?.length ?? 0) > MAX_MEANT_CHARS ? { ...said, meant: null } : said;
  const stored = JSON.stringify({ version: SPEC_VERSION, ...kept, said: short }, placesAsRefs);
  return stored.length > MAX_SPEC_CHARS ? null : storedSpecSchema.parse(JSON.parse(stored));
}

/** A kept spec with the gazetteer's own places: they are told apart by identity. Never throws. */
export function fromStored(stored: StoredSpec, gazetteer: Gazetteer): ReadSpec {
  if (stored.version > SPEC_VERSION) return { kind: 'newer' };
  const parsed = schemaFor(gazetteer).safeParse(stored);
  if (parsed.success) return { kind: 'read', spec: parsed.data };
  const unknown = parsed.error.issues.find(
    (issue) => issue.code === 'custom' && 'place' in (issue.params ?? {}),
  );
  return unknown?.code === 'custom'
    ? { kind: 'unknown_place', place: String(unknown.params?.['place']) }
    : { kind: 'damaged' };
}

type StoredBudget = Omit<Budget, 'per'> & { readonly per: Budget['per'] | 'night' };

function moneyOf(
  budget: StoredBudget | null,
  maxNight: NightLimit | null,
): Pick<TripSpec, 'budget' | 'maxNight'> {
  if (budget === null) return { budget, maxNight };
  const { per, amount, converted } = budget;
  if (per === 'night') return { budget: null, maxNight: maxNight ?? { amount, per: 'party', converted } };
  return { budget: { ...budget, per }, maxNight };
}

function placesAsRefs(_key: string, value: unknown): unknown {
  if (!isPlace(value)) return value;
  const { kind, code, name, countryCode } = value;
  return { kind, code, name, countryCode };
}

function isPlace(value: unknown): value is Gazetted {
  return typeof value === 'object' && value !== null && 'airports' in value && 'borrowsCode' in value;
}

const schemas = new WeakMap<Gazetteer, ReturnType<typeof specSchema>>();

function schemaFor(gazetteer: Gazetteer): ReturnType<typeof specSchema> {
  const known = schemas.get(gazetteer) ?? specSchema(gazetteer);
  schemas.set(gazetteer, known);
  return known;
}

const times = z.number().int().min(0).max(MOST_TIMES);
/** As travellers write it, sensible or not: the brief makes what it can of it. */
const number = z.number().int().min(0).max(1_000_000);
const words = z.string().max(4_000);
const interest = z.enum(INTERESTS);
const flown = z.object({ minutes: z.number().min(0).max(10_000), price: dollars });

const continent = z.enum(['Europe', 'Asia', 'Africa', 'America', 'Oceania']);
const weekday = z.literal([0, 1, 2, 3, 4, 5, 6]);

const changeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['lighter', 'fuller', 'fill', 'tour', 'free']) }),
  z.object({ kind: z.literal('late'), from: number }),
  z.object({ kind: z.literal('theme'), interest }),
  z.object({ kind: z.literal('trip'), to: words.nullable() }),
  z.object({ kind: z.literal('meal'), meal: z.enum(['Lunch', 'Dinner']) }),
  z.object({ kind: z.literal('without'), words, interest: interest.nullable(), isFilled: z.boolean() }),
  z.object({ kind: z.literal('move'), words }),
]);

const datesSchema = z.object({
  start: isoDate,
  end: isoDate,
  kind: z.enum(['days', 'start', 'window']),
  movedFrom: words.nullable(),
  begunOn: isoDate.optional(),
  impossible: words.optional(),
  figures: z.object({ typed: words, monthFirst: z.object({ start: isoDate, end: isoDate }) }).optional(),
  around: isoDate.optional(),
  feast: words.optional(),
});

function specSchema(gazetteer: Gazetteer) {
  const place = z
    .object({
      kind: z.enum(['city', 'airport']),
      code: z.string().max(8),
      name: words,
      countryCode: z.string().max(2),
    })
    .transform((ref, context): Gazetted => {
      const known = gazetteer.find(ref);
      if (known) return known;
      context.addIssue({ code: 'custom', message: 'is no known place', params: { place: ref.name } });
      return z.NEVER;
    });
  const mention = z.object({
    place,
    corrected: words.nullable(),
    days: number.nullable(),
    of: words.optional(),
    orElse: words.optional(),
  });
  const wishes = z
    .object({
      edits: z
        .array(z.object({ day: number.nullable(), change: changeSchema, afterSwaps: number }))
        .max(MOST_ENTRIES),
      passed: z.object({ hotels: times, flights: times, tours: times }),
      towns: z
        .array(z.object({ town: place, comfort: z.number().int().min(-9).max(9), passed: times }))
        .max(MOST_ENTRIES),
      nonStop: z.boolean(),
      cheapFlights: z.boolean().default(false),
      flightTime: z.enum(['earlier', 'later']).nullable(),
      ownFlights: z.boolean(),
      landsAt: number.nullable(),
    })
    .transform((own) => ({ ...own, told: NO_WISHES.told }));
  return z
    .object({
      destinations: z.array(mention).max(MOST_ENTRIES),
      isChoice: z.boolean(),
      country: words.nullable(),
      open: z
        .object({
          climate: z.enum(['warm', 'cold']).nullable(),
          isMild: z.literal(true).optional(),
          isQuiet: z.literal(true).optional(),
          speaks: words.optional(),
          maxHours: number.nullable(),
          continent: continent.nullable(),
          outside: continent.optional(),
          halfwayTo: words.optional(),
        })
        .nullable()
        .default(null),
      proposed: z.array(place).max(MOST_ENTRIES).default([]),
      origin: mention.nullable(),
      returnTo: mention.nullable(),
      oneWay: z.boolean().default(false),
      musts: z
        .array(z.object({ name: words, town: place }))
        .max(MOST_ENTRIES)
        .default([]),
      dates: datesSchema.nullable(),
      days: number.nullable(),
      startDay: number.nullable(),
      isWeekend: z.boolean(),
      isBestTime: z.boolean().default(false),
      startsOn: weekday.nullable().default(null),
      endsOn: weekday.nullable().default(null),
      feasts: z.array(words).max(MOST_ENTRIES).default([]),
      events: z.array(words).max(MOST_ENTRIES).default([]),
      asked: words.nullable().default(null),
      party: z.object({ adults: number, children: number }).nullable(),
      childAges: z.array(number).max(MOST_ENTRIES).default([]),
      rooms: z
        .object({
          count: number.nullable(),
          isEach: z.boolean(),
          isPrivate: z.boolean(),
          twinBeds: z.boolean(),
        })
        .nullable()
        .default(null),
      budget: z
        .object({
          amount: z.number().min(0),
          // a night's was kept here by version 1
          per: z.enum(['trip', 'person', 'day', 'personDay', 'night']),
          withoutFlights: z.literal(true).optional(),
          converted: words.nullable(),
        })
        .nullable(),
      maxNight: z
        .object({
          amount: z.number().min(0),
          per: z.enum(['party', 'room', 'person']),
          converted: words.nullable(),
        })
        .nullable()
        .default(null),
      ownBeds: z.boolean(),
      interests: z.array(interest).max(INTERESTS.length),
      avoid: z.array(interest).max(INTERESTS.length),
      pace: z.enum(['slow', 'full']).nullable(),
      comfort: z.number().int().min(-9).max(9),
      swaps: z
        .array(z.union([z.tuple([number, number]), z.object({ thing: words, to: number })]))
        .max(MOST_ENTRIES),
      dayTrips: z.array(place).max(MOST_ENTRIES),
      ...demandFields,
      wishes,
      chosen: chosenSchema.default(NO_CHOSEN),
      earlier: z.array(place).max(MOST_EARLIER),
      said: z.object({ typed: words, meant: words.nullable() }).nullable(),
      asOf: isoDate.nullable(),
      seen: z
        .object({
          least: z.number().min(0),
          instead: z.array(flown.nullable()).max(MOST_ENTRIES),
          days: z.array(z.string().max(8)).max(MAX_PLAN_DAYS),
        })
        .nullable(),
    })
    .transform((spec): TripSpec => {
      const { budget, ...own } = withoutOldFields(spec);
      return { ...own, ...moneyOf(budget, own.maxNight), remark: null };
    });
}
