/** The stored form of a spec: JSON of a known version, with places as references that are looked up again. */
import * as z from 'zod/mini';
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

const times = z.int().check(z.minimum(0), z.maximum(MOST_TIMES));
/** As travellers write it, sensible or not: the brief makes what it can of it. */
const number = z.int().check(z.minimum(0), z.maximum(1_000_000));
const words = z.string().check(z.maxLength(4_000));
const interest = z.enum(INTERESTS);
const flown = z.object({ minutes: z.number().check(z.minimum(0), z.maximum(10_000)), price: dollars });

const continent = z.enum(['Europe', 'Asia', 'Africa', 'America', 'Oceania']);
const weekday = z.literal([0, 1, 2, 3, 4, 5, 6]);

const changeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['lighter', 'fuller', 'fill', 'tour', 'free']) }),
  z.object({ kind: z.literal('late'), from: number }),
  z.object({ kind: z.literal('theme'), interest }),
  z.object({ kind: z.literal('trip'), to: z.nullable(words) }),
  z.object({ kind: z.literal('meal'), meal: z.enum(['Lunch', 'Dinner']) }),
  z.object({ kind: z.literal('without'), words, interest: z.nullable(interest), isFilled: z.boolean() }),
  z.object({ kind: z.literal('move'), words }),
]);

const datesSchema = z.object({
  start: isoDate,
  end: isoDate,
  kind: z.enum(['days', 'start', 'window']),
  movedFrom: z.nullable(words),
  begunOn: z.optional(isoDate),
  impossible: z.optional(words),
  figures: z.optional(z.object({ typed: words, monthFirst: z.object({ start: isoDate, end: isoDate }) })),
  around: z.optional(isoDate),
  feast: z.optional(words),
});

function specSchema(gazetteer: Gazetteer) {
  const place = z.pipe(
    z.object({
      kind: z.enum(['city', 'airport']),
      code: z.string().check(z.maxLength(8)),
      name: words,
      countryCode: z.string().check(z.maxLength(2)),
    }),
    z.transform((ref, context): Gazetted => {
      const known = gazetteer.find(ref);
      if (known) return known;
      context.issues.push({
        code: 'custom',
        input: ref,
        message: 'is no known place',
        params: { place: ref.name },
      });
      return z.NEVER;
    }),
  );
  const mention = z.object({
    place,
    corrected: z.nullable(words),
    days: z.nullable(number),
    of: z.optional(words),
    orElse: z.optional(words),
  });
  const wishes = z.pipe(
    z.object({
      edits: z
        .array(z.object({ day: z.nullable(number), change: changeSchema, afterSwaps: number }))
        .check(z.maxLength(MOST_ENTRIES)),
      passed: z.object({ hotels: times, flights: times, tours: times }),
      towns: z
        .array(z.object({ town: place, comfort: z.int().check(z.minimum(-9), z.maximum(9)), passed: times }))
        .check(z.maxLength(MOST_ENTRIES)),
      nonStop: z.boolean(),
      cheapFlights: z._default(z.boolean(), false),
      flightTime: z.nullable(z.enum(['earlier', 'later'])),
      ownFlights: z.boolean(),
      landsAt: z.nullable(number),
    }),
    z.transform((own) => ({ ...own, told: NO_WISHES.told })),
  );
  return z.pipe(
    z.object({
      destinations: z.array(mention).check(z.maxLength(MOST_ENTRIES)),
      isChoice: z.boolean(),
      country: z.nullable(words),
      open: z._default(
        z.nullable(
          z.object({
            climate: z.nullable(z.enum(['warm', 'cold'])),
            isMild: z.optional(z.literal(true)),
            isQuiet: z.optional(z.literal(true)),
            speaks: z.optional(words),
            maxHours: z.nullable(number),
            continent: z.nullable(continent),
            outside: z.optional(continent),
            halfwayTo: z.optional(words),
          }),
        ),
        null,
      ),
      proposed: z._default(z.array(place).check(z.maxLength(MOST_ENTRIES)), []),
      origin: z.nullable(mention),
      returnTo: z.nullable(mention),
      oneWay: z._default(z.boolean(), false),
      musts: z._default(z.array(z.object({ name: words, town: place })).check(z.maxLength(MOST_ENTRIES)), []),
      dates: z.nullable(datesSchema),
      days: z.nullable(number),
      startDay: z.nullable(number),
      isWeekend: z.boolean(),
      isBestTime: z._default(z.boolean(), false),
      startsOn: z._default(z.nullable(weekday), null),
      endsOn: z._default(z.nullable(weekday), null),
      feasts: z._default(z.array(words).check(z.maxLength(MOST_ENTRIES)), []),
      events: z._default(z.array(words).check(z.maxLength(MOST_ENTRIES)), []),
      asked: z._default(z.nullable(words), null),
      party: z.nullable(z.object({ adults: number, children: number })),
      childAges: z._default(z.array(number).check(z.maxLength(MOST_ENTRIES)), []),
      rooms: z._default(
        z.nullable(
          z.object({
            count: z.nullable(number),
            isEach: z.boolean(),
            isPrivate: z.boolean(),
            twinBeds: z.boolean(),
          }),
        ),
        null,
      ),
      budget: z.nullable(
        z.object({
          amount: z.number().check(z.minimum(0)),
          // a night's was kept here by version 1
          per: z.enum(['trip', 'person', 'day', 'personDay', 'night']),
          withoutFlights: z.optional(z.literal(true)),
          converted: z.nullable(words),
        }),
      ),
      maxNight: z._default(
        z.nullable(
          z.object({
            amount: z.number().check(z.minimum(0)),
            per: z.enum(['party', 'room', 'person']),
            converted: z.nullable(words),
          }),
        ),
        null,
      ),
      ownBeds: z.boolean(),
      interests: z.array(interest).check(z.maxLength(INTERESTS.length)),
      avoid: z.array(interest).check(z.maxLength(INTERESTS.length)),
      pace: z.nullable(z.enum(['slow', 'full'])),
      comfort: z.int().check(z.minimum(-9), z.maximum(9)),
      swaps: z
        .array(z.union([z.tuple([number, number]), z.object({ thing: words, to: number })]))
        .check(z.maxLength(MOST_ENTRIES)),
      dayTrips: z.array(place).check(z.maxLength(MOST_ENTRIES)),
      ...demandFields,
      wishes,
      chosen: z._default(chosenSchema, NO_CHOSEN),
      earlier: z.array(place).check(z.maxLength(MOST_EARLIER)),
      said: z.nullable(z.object({ typed: words, meant: z.nullable(words) })),
      asOf: z.nullable(isoDate),
      seen: z.nullable(
        z.object({
          least: z.number().check(z.minimum(0)),
          instead: z.array(z.nullable(flown)).check(z.maxLength(MOST_ENTRIES)),
          days: z.array(z.string().check(z.maxLength(8))).check(z.maxLength(MAX_PLAN_DAYS)),
        }),
      ),
    }),
    z.transform((spec): TripSpec => {
      const { budget, ...own } = withoutOldFields(spec);
      return { ...own, ...moneyOf(budget, own.maxNight), remark: null };
    }),
  );
}
