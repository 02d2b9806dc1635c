/** The search itself, apart from what draws it: the home page loads this when the tours come near. */
import type { DataLayer } from '@/data/dataLayer.ts';
import { AppError, describeError, toAppError } from '@domain/errors/appError.ts';
import type { TourOffer } from '@domain/offers/offers.ts';
import { replyProblem, searchWords } from '@domain/search/search.ts';

export interface ToursAnswer {
  readonly tours: readonly TourOffer[];
  /** ISO instant of the prices; null where the provider did not say. */
  readonly seenAt: string | null;
  /** The network was away and this device had the answer. */
  readonly stored: boolean;
}

/**
 * The tours of a place, best rated first.
 * @param data the data layer
 * @param place a city's name, as the search form would take it
 * @throws AppError whose words can be shown as they stand
 */
export async function askTours({ searches }: DataLayer, place: string): Promise<ToursAnswer> {
  const reply = await searches.searchTours({ destination: { name: place } });
  const problem = replyProblem('tours', reply);
  if (problem !== null) throw new AppError('invalid', { serverMessage: problem });
  return { tours: reply.data ?? [], seenAt: reply.seenAt ?? null, stored: reply.stored };
}

/** What a search that failed says (requirements §8, Search). */
export function toursProblem(thrown: unknown): string {
  const error = toAppError(thrown);
  return error.reason === 'unknown' ? searchWords.tours.fallback : describeError(error);
}
