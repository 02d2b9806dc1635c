/** What a list says of a trip's plan, kept beside its head: a list of hundreds reads no plan. */
import * as z from 'zod/mini';
import { sketchOf, tripSketchSchema } from './sketch.ts';

const tripSummarySchema = z.object({
  /** Towns in the order of the visit. */
  cities: z.array(z.string()),
  party: z.object({ adults: z.number(), children: z.number() }),
  total: z.number(),
  /** Its route, drawn small; empty where it is not known where its places lie. */
  sketch: z.catch(tripSketchSchema, []),
});
export type TripSummary = z.infer<typeof tripSummarySchema>;

/** Of a trip's contents, as they came or as they were read; null where they hold no plan that can be told of. */
export function summaryOf(contents: unknown): TripSummary | null {
  const plan: unknown =
    typeof contents === 'object' && contents !== null && 'plan' in contents ? contents.plan : null;
  const summary = readSummary(plan);
  return summary && { ...summary, sketch: sketchOf(plan) };
}

/** A summary as it is stored. */
export function readSummary(stored: unknown): TripSummary | null {
  const parsed = tripSummarySchema.safeParse(stored);
  return parsed.success ? parsed.data : null;
}
