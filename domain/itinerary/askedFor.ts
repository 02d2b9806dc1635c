/** Why a thing stands in a plan, where that is known for certain: the traveller asked for it by its name. */
import { z } from 'zod';
import type { PlanItem } from './itinerary.ts';
import { mentions } from './measures.ts';

/** Of a kept spec only the names, as they were typed (engine/trip/spec.ts); what cannot be read asks for nothing. */
const askedSchema = z.object({ musts: z.array(z.object({ name: z.string().catch('') })).catch([]) });

/** What was asked for by name, as the trip's spec tells it, in whatever version of its form. */
export function namesAsked(spec: unknown): readonly string[] {
  const { data } = askedSchema.safeParse(spec);
  return data?.musts.map(({ name }) => name).filter((name) => name !== '') ?? [];
}

/** Whether an item is something to see or do that has one of the names in its title, word for word. */
export function isAskedFor({ kind, title, own }: PlanItem, names: readonly string[]): boolean {
  if ((kind !== 'sight' && kind !== 'tour') || own) return false;
  return names.some((name) => mentions(title, name));
}
