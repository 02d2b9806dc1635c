/** What the planner's tools returned, read back from the conversation by schema. */
import { z } from 'zod';
import { flightOfferSchema, stayHotelSchema, tourOfferSchema } from '../domain/offers.ts';
import type { Prompt } from './sdk.ts';

const seenFlightSchema = flightOfferSchema.omit({ link: true });
const seenTourSchema = tourOfferSchema.omit({ bookingUrl: true });
export type SeenFlight = z.output<typeof seenFlightSchema>;
export type SeenHotel = z.output<typeof stayHotelSchema>;
export type SeenTour = z.output<typeof seenTourSchema>;

/** Offers a tool gave; null when it was not asked, an empty list when it had none. */
export interface Found {
  readonly flights: readonly SeenFlight[] | null;
  readonly hotels: readonly SeenHotel[] | null;
  readonly tours: readonly SeenTour[] | null;
  /** Words of the tools that failed. */
  readonly failures: readonly string[];
}

const answerSchema = z.object({
  flights: z.array(seenFlightSchema).optional(),
  hotels: z.array(stayHotelSchema).optional(),
  tours: z.array(seenTourSchema).optional(),
  error: z.string().optional(),
});

/** The results of the tools since the traveller's last message; null when none was called. */
export function readFound(prompt: Prompt): Found | null {
  const lastUser = prompt.findLastIndex((message) => message.role === 'user');
  const parts = prompt
    .slice(lastUser + 1)
    .flatMap((message) => (message.role === 'tool' ? message.content : []));
  const results = parts.flatMap((part) => (part.type === 'tool-result' ? [part] : []));
  if (results.length === 0) return null;
  const answers = results.map((result) => {
    const { output } = result;
    if (output.type === 'json') {
      const parsed = answerSchema.safeParse(output.value);
      return parsed.success ? parsed.data : { error: 'A search gave an answer I could not read.' };
    }
    return { error: 'A search did not answer.' };
  });
  return {
    flights: merged(answers.map((answer) => answer.flights)),
    hotels: merged(answers.map((answer) => answer.hotels)),
    tours: merged(answers.map((answer) => answer.tours)),
    failures: answers.flatMap((answer) => answer.error ?? []),
  };
}

function merged<Offer>(lists: readonly (readonly Offer[] | undefined)[]): readonly Offer[] | null {
  const given = lists.filter((list) => list !== undefined);
  return given.length === 0 ? null : given.flat();
}
