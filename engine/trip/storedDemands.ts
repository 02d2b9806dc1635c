/** The stored form of what a plan must keep to. Older specs have other fields for some of it, or none. */
import * as z from 'zod/mini';
import { lineField } from '../../domain/text/text.ts';
import { NO_STAY_WISH } from '../read/acts/wants/stays.ts';
import { MODES } from '../../domain/itinerary/itinerary.ts';
import { CARS, NO_MODES, type Modes } from '../read/acts/ways/modes.ts';
import { NEED_KINDS, needOf, withNeeds, type Need } from '../read/acts/needs/need.ts';

const MOST = 200;
const words = z.string().check(z.maxLength(300));

const needSchema = z.object({
  kind: z.enum(NEED_KINDS),
  what: words,
  words,
  amount: z.nullable(z.number().check(z.minimum(0), z.maximum(100_000))),
  whose: z.nullable(words),
});

const modesSchema = z.object({
  banned: z.array(z.enum(MODES)).check(z.maxLength(MODES.length)),
  wanted: z.array(z.enum(MODES)).check(z.maxLength(MODES.length)),
  isBetween: z.boolean(),
  isOnly: z._default(z.boolean(), false),
  car: z.nullable(z.enum(CARS)),
  isByNight: z.optional(z.literal(true)),
  trainName: z.optional(lineField(40)),
  longestDrive: z.optional(z.int().check(z.minimum(1), z.maximum(100_000))),
  carKind: z.optional(lineField(40)),
  carADay: z.optional(
    z.object({ amount: z.number().check(z.minimum(0), z.maximum(100_000)), converted: z.nullable(words) }),
  ),
  legs: z._default(
    z.array(z.object({ mode: z.enum(MODES), to: z.nullable(words) })).check(z.maxLength(MOST)),
    [],
  ),
});

/** Not `z.readonly()`, which would be one class more in the planner's program. */
const list = z.pipe(
  z.array(words).check(z.maxLength(MOST)),
  z.transform((all): readonly string[] => all),
);
const staySchema = z.object({
  wants: list,
  near: list,
  kinds: list,
  notKinds: z._default(list, []),
  stars: z.nullable(z.number().check(z.minimum(0), z.maximum(5))),
});

const minute = z.int().check(z.minimum(0), z.maximum(24 * 60));
const weekday = z.literal([0, 1, 2, 3, 4, 5, 6]);
const dayNumber = z.int().check(z.minimum(0), z.maximum(1_000));
const dayOfSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('date'), monthDay: z.string().check(z.maxLength(8)) }),
  z.object({ kind: z.literal('weekday'), weekday }),
  z.object({ kind: z.literal('monthDay'), day: dayNumber }),
  z.object({ kind: z.literal('day'), day: dayNumber }),
  z.object({ kind: z.literal('last') }),
]);
const appointmentSchema = z.object({
  what: words,
  on: z.nullable(dayOfSchema),
  from: minute,
  until: z.nullable(minute),
});
const busySchema = z.object({
  what: words,
  weekdays: z.array(weekday).check(z.maxLength(7)),
  on: z.optional(z.array(dayOfSchema).check(z.maxLength(MOST))),
  from: minute,
  until: minute,
});
const hoursSchema = z.object({
  arrives: z.nullable(minute),
  leaves: z.nullable(minute),
  by: z.nullable(z.enum(['flight', 'ship', 'train'])),
  port: z.optional(words),
  isAbout: z.optional(z.literal(true)),
});

export const demandFields = {
  needs: z._default(z.array(needSchema).check(z.maxLength(MOST)), []),
  /** Of before needs had words of their own. */
  diets: z.optional(z.array(words).check(z.maxLength(MOST))),
  mobility: z.optional(z.array(words).check(z.maxLength(MOST))),
  stay: z._default(staySchema, NO_STAY_WISH),
  activities: z._default(list, []),
  nots: z._default(list, []),
  only: z._default(z.nullable(z.enum(['flights', 'hotel'])), null),
  fixed: z._default(z.array(appointmentSchema).check(z.maxLength(MOST)), []),
  busy: z._default(z.array(busySchema).check(z.maxLength(MOST)), []),
  hours: z._default(z.nullable(hoursSchema), null),
  modes: z.optional(modesSchema),
  rail: z.optional(z.nullable(z.enum(['all', 'between']))),
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
