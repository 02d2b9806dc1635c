/** What the planner's tools returned, read back from the conversation by schema. */
import { z } from 'zod';
import { SEARCH_TOOLS } from '../toolNames.ts';
import { flightOfferSchema, stayHotelSchema, tourOfferSchema } from '../../domain/offers/offers.ts';
import type { Prompt } from '../sdk.ts';

const seenFlightSchema = flightOfferSchema.omit({ link: true });
const seenTourSchema = tourOfferSchema.omit({ bookingUrl: true });
export type SeenFlight = z.output<typeof seenFlightSchema>;
export type SeenHotel = z.output<typeof stayHotelSchema>;
export type SeenTour = z.output<typeof seenTourSchema>;

/** Answers of the tools by the id of the call; a call without offers answers an empty list. */
export interface Found {
  has(callId: string): boolean;
  flights(callId: string): readonly SeenFlight[];
  hotels(callId: string): readonly SeenHotel[];
  tours(callId: string): readonly SeenTour[];
  /** Words of the tools that failed. */
  readonly failures: readonly string[];
}

const answerSchema = z.object({
  flights: z.array(seenFlightSchema).optional(),
  hotels: z.array(stayHotelSchema).optional(),
  tours: z.array(seenTourSchema).optional(),
  error: z.string().optional(),
});

/** The results of the searches since the traveller's last message; null when none was made. */
export function readFound(prompt: Prompt): Found | null {
  const lastUser = prompt.findLastIndex((message) => message.role === 'user');
  const parts = prompt
    .slice(lastUser + 1)
    .flatMap((message) => (message.role === 'tool' ? message.content : []));
  const results = parts.flatMap((part) =>
    part.type === 'tool-result' && SEARCH_TOOLS.has(part.toolName) ? [part] : [],
  );
  if (results.length === 0) return null;
  const answers = new Map(
    results.map(({ toolCallId, output }) => {
      if (output.type !== 'json') return [toolCallId, { error: 'A search did not answer.' }];
      const parsed = answerSchema.safeParse(output.value);
      return [
        toolCallId,
        parsed.success ? parsed.data : { error: 'A search gave an answer I could not read.' },
      ];
    }),
  );
  return {
    has: (callId) => answers.has(callId),
    flights: (callId) => answers.get(callId)?.flights ?? [],
    hotels: (callId) => answers.get(callId)?.hotels ?? [],
    tours: (callId) => answers.get(callId)?.tours ?? [],
    failures: [...new Set([...answers.values()].flatMap((answer) => answer.error ?? []))],
  };
}
