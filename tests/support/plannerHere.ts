/** The engine itself in the place of the planner's worker, with all its guides. */
import '../../content/towns/all.ts';
import {
  PlannerMissing,
  type AskedHere,
  type PackPart,
  type Planner,
  type ToldHere,
} from '@/planner/planner.ts';
import { PACK_PARTS } from '@domain/plannerFiles.ts';
import { recordedSource } from '../../engine/offers/recordedOffers.ts';
import { runTurn } from '../../engine/turn.ts';

export interface PlannerHere extends Planner {
  /** What it was asked, in order. */
  readonly asked: AskedHere[];
  parts: Planner['parts'];
  /** Called before each answer. */
  before: (asked: AskedHere) => Promise<void> | void;
  /** A part that is not here. */
  missing: PackPart['name'] | null;
}

/** Of a device that keeps no planner. */
export const noPlanner: Planner = {
  parts: async () => [],
  fetch: async () => {},
  drop: async () => {},
  prepare: () => {},
  answer: async () => {
    throw new PlannerMissing('planner');
  },
};

/** @param offers what the device has kept, by the engine's own names */
export function createPlannerHere(
  offers: ToldHere['offers'] = { marker: '', seenAt: null, flights: [], hotels: [], tours: [] },
): PlannerHere {
  const planner: PlannerHere = {
    asked: [],
    before: () => {},
    missing: null,
    parts: async () =>
      PACK_PARTS.map((name) => ({
        name,
        bytes: 1,
        isHere: name !== planner.missing,
      })),
    fetch: async () => {},
    drop: async () => {},
    prepare: () => {},
    async answer(asked) {
      planner.asked.push(asked);
      await planner.before(asked);
      if (planner.missing) throw new PlannerMissing(planner.missing);
      // as it goes to a worker and comes back
      const copy: AskedHere = JSON.parse(JSON.stringify(asked));
      const { at, ...input } = copy;
      for await (const event of runTurn({ ...input, now: new Date(at) }, recordedSource(offers))) {
        if (event.type !== 'done') continue;
        const told: ToldHere = JSON.parse(JSON.stringify({ answer: event.answer, offers }));
        return told;
      }
      throw new Error('The turn has no end');
    },
  };
  return planner;
}
