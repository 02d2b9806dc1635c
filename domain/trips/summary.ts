/** What a list says of a trip's plan, kept beside its head: a list of hundreds reads no plan. */
import { z } from 'zod';

const tripSummarySchema = z.object({
  /** Towns in the order of the visit. */
  cities: z.array(z.string()),
  party: z.object({ adults: z.number(), children: z.number() }),
  total: z.number(),
});
export type TripSummary = z.infer<typeof tripSummarySchema>;

/** Of a trip's contents, as they came or as they were read; null where they hold no plan that can be told of. */
export function summaryOf(contents: unknown): TripSummary | null {
  const plan: unknown =
    typeof contents === 'object' && contents !== null && 'plan' in contents ? contents.plan : null;
  return readSummary(plan);
}

/** A summary as it is stored. */
export function readSummary(stored: unknown): TripSummary | null {
  const parsed = tripSummarySchema.safeParse(stored);
  return parsed.success ? parsed.data : null;
}
