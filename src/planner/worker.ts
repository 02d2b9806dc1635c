/** The planner's worker: reads a message, runs the turn, and says what came of it. */
import type { GuidePart } from '@domain/plannerFiles.ts';
import { provideGuides } from '../../content/towns/registry.ts';
import { loadGazetteer } from '../../engine/facts/gazetteer.ts';
import { NoFurtherTrip } from '../../engine/turnErrors.ts';
import { PlannerMissing, type AskedHere } from './planner.ts';
import { toPlannerSchema, type FromPlanner } from './protocol.ts';
import { turnHere } from './turnHere.ts';

const load: Readonly<Record<GuidePart, () => Promise<readonly unknown[]>>> = {
  africa: async () => (await import('../../content/towns/africa.ts')).AFRICA,
  canada: async () => (await import('../../content/towns/canada.ts')).CANADA,
  easternStates: async () => (await import('../../content/towns/easternStates.ts')).EASTERN_STATES,
  westernStates: async () => (await import('../../content/towns/westernStates.ts')).WESTERN_STATES,
  middleAmerica: async () => (await import('../../content/towns/middleAmerica.ts')).MIDDLE_AMERICA,
  southAmerica: async () => (await import('../../content/towns/southAmerica.ts')).SOUTH_AMERICA,
  farEast: async () => (await import('../../content/towns/farEast.ts')).FAR_EAST,
  southeastAsia: async () => (await import('../../content/towns/southeastAsia.ts')).SOUTHEAST_ASIA,
  nearEast: async () => (await import('../../content/towns/nearEast.ts')).NEAR_EAST,
  southAsia: async () => (await import('../../content/towns/southAsia.ts')).SOUTH_ASIA,
  britishIsles: async () => (await import('../../content/towns/britishIsles.ts')).BRITISH_ISLES,
  midEurope: async () => (await import('../../content/towns/midEurope.ts')).MID_EUROPE,
  nordics: async () => (await import('../../content/towns/nordics.ts')).NORDICS,
  iberia: async () => (await import('../../content/towns/iberia.ts')).IBERIA,
  italyAndBalkans: async () => (await import('../../content/towns/italyAndBalkans.ts')).ITALY_AND_BALKANS,
  oceania: async () => (await import('../../content/towns/oceania.ts')).OCEANIA,
};

async function provide(part: GuidePart): Promise<void> {
  try {
    provideGuides(part, await load[part]());
  } catch {
    throw new PlannerMissing(part);
  }
}

async function answerTo(data: unknown): Promise<FromPlanner> {
  const read = toPlannerSchema.safeParse(data);
  if (!read.success)
    return { type: 'failed', id: idOf(data), why: `The question cannot be read: ${read.error.message}` };
  const { id, asked } = read.data;
  try {
    return { type: 'told', id, told: await turnHere(asked, provide) };
  } catch (thrown) {
    if (thrown instanceof PlannerMissing) return { type: 'missing', id, part: thrown.part };
    if (thrown instanceof NoFurtherTrip) return { type: 'noFurtherTrip', id };
    return { type: 'failed', id, why: String(thrown) };
  }
}

function idOf(data: unknown): number | null {
  const id: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'id') : null;
  return Number.isInteger(id) ? Number(id) : null;
}

/**
 * Reads a message that comes to no plan, for nobody. A browser compiles a pattern when it is first used, and the reader has
 * some nine hundred: five sixths of what a first answer takes.
 */
async function rehearse(): Promise<void> {
  const today = '2026-01-01';
  const asked: AskedHere = {
    message: 'We are two adults',
    at: `${today}T12:00:00.000Z`,
    traveller: { today, interests: [] },
    trip: null,
    previous: null,
    others: [],
    full: false,
    searches: { marker: '', flights: [], hotels: [], tours: [] },
  };
  // an answer that fails says so itself
  await turnHere(asked, provide).catch(() => {});
}

function tell(message: FromPlanner): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's page takes no origin
  postMessage(message);
}

addEventListener('message', ({ data }: MessageEvent<unknown>) => void answerTo(data).then(tell));
tell({ type: 'ready' });
// what every answer needs: a worker that was started ahead has it meanwhile
loadGazetteer().then(rehearse, (thrown: unknown) => {
  // it stays away from this worker: its end lets the next question have another
  setTimeout(() => {
    throw thrown;
  });
});
