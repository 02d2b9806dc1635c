/** The cards of an answer. */
import { z } from 'zod';
import { foundFlightSchema, foundTourSchema, stayHotelSchema } from '../offers/offers.ts';

export const chatResultsSchema = z.object({
  flights: z.array(foundFlightSchema).max(20),
  tours: z.array(foundTourSchema).max(20),
  hotels: z.array(stayHotelSchema).max(20),
});
export type ChatResults = z.infer<typeof chatResultsSchema>;
