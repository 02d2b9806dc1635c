/** A turn of the assistant on this device, with guides that come as they are needed. */
import { GuideNotHere } from '../../content/towns/registry.ts';
import type { GuidePart } from '@domain/plannerFiles.ts';
import { loadGazetteer } from '../../engine/facts/gazetteer.ts';
import { runTurn, type TurnAnswer, type TurnInput } from '../../engine/turn.ts';
import type { OfferSource } from '../../engine/offers/offerSource.ts';
import type { AskedHere, ToldHere } from './planner.ts';
import { createRecorder } from './recorder.ts';

/**
 * Answers a message by what the device has.
 * @param provide has the guides of a part provided; what it throws ends the turn
 * @throws NoFurtherTrip
 */
export async function turnHere(
  { message, at, traveller, trip, previous, others, full, searches }: AskedHere,
  provide: (part: GuidePart) => Promise<void>,
): Promise<ToldHere> {
  const gazetteer = await loadGazetteer();
  const input = { message, trip, previous, others, full, traveller, now: new Date(at) };
  const provided = new Set<GuidePart>();
  for (;;) {
    const recorder = createRecorder({ searches, trip }, gazetteer);
    try {
      const answer = await lastOf(input, recorder.source);
      return { answer, offers: recorder.recorded() };
    } catch (thrown) {
      if (!(thrown instanceof GuideNotHere) || provided.has(thrown.part)) throw thrown;
      provided.add(thrown.part);
      await provide(thrown.part);
    }
  }
}

async function lastOf(input: TurnInput, source: OfferSource): Promise<TurnAnswer> {
  for await (const event of runTurn(input, source)) if (event.type === 'done') return event.answer;
  throw new Error('The turn has no end');
}
