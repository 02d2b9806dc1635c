/** A kept trip as it comes from storage: read by schema, since nobody but its writer vouches for it. */
import * as z from 'zod/mini';
import { checkedPlanSchema, type CheckedPlan } from '../../domain/itinerary/itinerary.ts';
import { tripOffersSchema, type TripContents, type TripOffers } from '../../domain/trips/trip.ts';
import { NO_SPEC, type TripSpec } from './spec.ts';
import { fromStored, type ReadSpec } from './storedSpec.ts';
import { specOfPlan } from './specOfPlan.ts';
import { quoted } from '../say/talk/unchanged.ts';
import type { Gazetteer } from '../facts/gazetteer.ts';
import type { Traveller } from '../traveller.ts';

export interface KeptTrip {
  readonly kind: 'read';
  readonly spec: TripSpec;
  readonly plan: CheckedPlan | null;
  readonly offers: TripOffers | null;
}

export type Unreadable = Exclude<ReadSpec, { kind: 'read' }>;

/** The trip; an empty one for null. Never throws. */
export function readContents(
  contents: TripContents | null,
  gazetteer: Gazetteer,
  traveller: Traveller,
): KeptTrip | Unreadable {
  if (contents === null) return { kind: 'read', spec: NO_SPEC, plan: null, offers: null };
  const plan = z.nullable(checkedPlanSchema).safeParse(contents.plan);
  const offers = z.nullable(tripOffersSchema).safeParse(contents.offers);
  if (!plan.success) return { kind: 'damaged' };
  // offers that cannot be read are looked up again
  const rest = { plan: plan.data, offers: offers.data ?? null };
  if (contents.spec !== null) {
    const read = fromStored(contents.spec, gazetteer);
    return read.kind === 'read' ? { ...read, ...rest } : read;
  }
  if (plan.data === null) return { kind: 'read', spec: NO_SPEC, ...rest };
  const spec = specOfPlan(plan.data, gazetteer, traveller.today);
  return 'destinations' in spec ? { kind: 'read', spec, ...rest } : spec;
}

/** Why nothing was done, and that nothing is lost. */
export function unreadableWords(why: Unreadable): string {
  const safe = 'The trip is kept as it is, and nothing of it is lost.';
  switch (why.kind) {
    case 'newer':
      return `This trip was last changed by a newer version of me, which noted down more than I can read here, so I changed nothing. ${safe} Try again in a while, or say “start over” for another trip.`;
    case 'unknown_place':
      return `This trip goes to “${quoted(why.place)}”, which I no longer find among the places I know, so I changed nothing. ${safe} Say “start over” to plan another trip.`;
    case 'damaged':
      return `What I noted down of this trip cannot be read, so I changed nothing. ${safe} Say “start over” to plan another trip.`;
  }
}
