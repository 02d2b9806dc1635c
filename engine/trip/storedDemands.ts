/** The stored form of what a plan must keep to. Older specs have other fields for some of it, or none. */
import { z } from 'zod';
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

export const demandFields = {
  needs: z.array(needSchema).max(MOST).default([]),
  /** Of before needs had words of their own. */
  diets: z.array(words).max(MOST).optional(),
  mobility: z.array(words).max(MOST).optional(),
};

interface OldFields {
  readonly needs: readonly Need[];
  readonly diets?: readonly string[] | undefined;
  readonly mobility?: readonly string[] | undefined;
}

/** A spec whose diets and ways are needs. */
export function withoutOldFields<Stored extends OldFields>({
  diets = [],
  mobility = [],
  ...spec
}: Stored): Omit<Stored, 'diets' | 'mobility'> {
  const old = [
    ...diets.map((diet) => needOf('diet', diet, diet)),
    ...mobility.map((way) =>
      way === 'step-free' ? needOf('stairs', 'no stairs', way) : needOf('walking', way, way),
    ),
  ];
  return { ...spec, needs: withNeeds(old, spec.needs) };
}
