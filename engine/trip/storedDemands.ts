/** The stored form of what a plan must keep to. Older specs have other fields for some of it, or none. */
import { z } from 'zod';
import { lineField } from '../../domain/text/text.ts';
import { NO_STAY_WISH } from '../read/acts/wants/stays.ts';
import { MODES } from '../../domain/itinerary/itinerary.ts';
import { CARS, NO_MODES, type Modes } from '../read/acts/ways/modes.ts';
import { NEED_KINDS, needOf, withNeeds, type Need } from '../read/acts/needs/need.ts';

const MOST = 200;
const words = z.string().max(300);

const needSchema = z.object({
  kind: z.enum(NEED_KINDS),
  what: words,
  words,
  amount: z.number().min(0).max(100_000).nullable(),
  whose: words.nullable(),
});

const modesSchema = z.object({
  banned: z.array(z.enum(MODES)).max(MODES.length),
  wanted: z.array(z.enum(MODES)).max(MODES.length),
  isBetween: z.boolean(),
  isOnly: z.boolean().default(false),
  car: z.enum(CARS).nullable(),
  isByNight: z.literal(true).optional(),
  longestDrive: z.number().int().min(1).max(100_000).optional(),
  carKind: lineField(40).optional(),
  carADay: z.object({ amount: z.number().min(0).max(100_000), converted: words.nullable() }).optional(),
  legs: z
    .array(z.object({ mode: z.enum(MODES), to: words.nullable() }))
    .max(MOST)
    .default([]),
});

/** Not `.readonly()`, which is a class of its own in the planner's program (server/build/thinZod.ts). */
const list = z
  .array(words)
  .max(MOST)
  .transform((all): readonly string[] => all);
const staySchema = z.object({
  wants: list,
  near: list,
  kinds: list,
  notKinds: list.default([]),
  stars: z.number().min(0).max(5).nullable(),
});

const minute = z
  .number()
  .int()
  .min(0)
  .max(24 * 60);
const weekday = z.literal([0, 1, 2, 3, 4, 5, 6]);
const dayNumber = z.number().int().min(0).max(1_000);
const dayOfSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('date'), monthDay: z.string().max(8) }),
  z.object({ kind: z.literal('weekday'), weekday }),
  z.object({ kind: z.literal('monthDay'), day: dayNumber }),
  z.object({ kind: z.literal('day'), day: dayNumber }),
  z.object({ kind: z.literal('last') }),
]);
const appointmentSchema = z.object({
  what: words,
  on: dayOfSchema.nullable(),
  from: minute,
  until: minute.nullable(),
});
const busySchema = z.object({
  what: words,
  weekdays: z.array(weekday).max(7),
  on: z.array(dayOfSchema).max(MOST).optional(),
  from: minute,
  until: minute,
});
const hoursSchema = z.object({
  arrives: minute.nullable(),
  leaves: minute.nullable(),
  by: z.enum(['flight', 'ship', 'train']).nullable(),
  port: words.optional(),
  isAbout: z.literal(true).optional(),
});

export const demandFields = {
  needs: z.array(needSchema).max(MOST).default([]),
  /** Of before needs had words of their own. */
  diets: z.array(words).max(MOST).optional(),
  mobility: z.array(words).max(MOST).optional(),
  stay: staySchema.default(NO_STAY_WISH),
  activities: list.default([]),
  nots: list.default([]),
  only: z.enum(['flights', 'hotel']).nullable().default(null),
  fixed: z.array(appointmentSchema).max(MOST).default([]),
  busy: z.array(busySchema).max(MOST).default([]),
  hours: hoursSchema.nullable().default(null),
  modes: modesSchema.optional(),
  rail: z.enum(['all', 'between']).nullable().optional(),
};

interface OldFields {
  readonly needs: readonly Need[];
  readonly diets?: readonly string[] | undefined;
  readonly mobility?: readonly string[] | undefined;
  readonly modes?: Modes | undefined;
  readonly rail?: 'all' | 'between' | null | undefined;
}

/** A spec whose diets and ways are needs. */
export function withoutOldFields<Stored extends OldFields>({
  diets = [],
  mobility = [],
  rail = null,
  modes,
  ...spec
}: Stored): Omit<Stored, 'diets' | 'mobility' | 'rail' | 'modes'> & { modes: Modes } {
  const old = [
    ...diets.map((diet) => needOf('diet', diet, diet)),
    ...mobility.map((way) =>
      way === 'step-free' ? needOf('stairs', 'no stairs', way) : needOf('walking', way, way),
    ),
  ];
  const byRail: Modes =
    rail === null ? NO_MODES : { ...NO_MODES, wanted: ['train'], isBetween: rail === 'between' };
  return { ...spec, needs: withNeeds(old, spec.needs), modes: modes ?? byRail };
}
