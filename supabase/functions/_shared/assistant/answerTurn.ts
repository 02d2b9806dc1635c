/** One turn of the assistant: the engine's, with a language model to read for it where one is configured. */
import '../../../../content/towns/all.ts';
import { OffersUnavailable, type OfferSource } from '../../../../engine/offers/offerSource.ts';
import { TurnOffers } from '../../../../engine/offers/turnOffers.ts';
import { TurnPlan } from '../../../../engine/plan/turnPlan.ts';
import { runTurn, type TurnEvent, type TurnInput } from '../../../../engine/turn.ts';
import { ProviderError } from '../providers/error.ts';
import type { ModelHelp } from './model/help.ts';
import type { Providers } from '../providers/providers.ts';

/** Answers a message; the last event is `done`. @param help null where the rules read alone */
export async function* answerTurn(
  input: TurnInput,
  source: OfferSource,
  help: ModelHelp | null,
): AsyncGenerator<TurnEvent> {
  const desk = { offers: new TurnOffers(), plan: new TurnPlan(), ...help };
  for await (const event of runTurn(input, source, desk)) {
    yield event.type === 'done' && help ? { ...event, answer: help.charged(event.answer) } : event;
  }
}

/** The providers as the engine asks them. */
export function offersOf({ flights, hotels, tours, marker }: Providers): OfferSource {
  return {
    flights: (query) => answered(flights.search(query)),
    hotels: (query) => answered(hotels.search(query)),
    tours: (query) => answered(tours.search(query)),
    marker,
  };
}

async function answered<Offers>(search: Promise<Offers>): Promise<Offers> {
  try {
    return await search;
  } catch (thrown) {
    throw thrown instanceof ProviderError ? new OffersUnavailable(thrown.message, { cause: thrown }) : thrown;
  }
}
