/** The cards of an answer. */
import * as z from 'zod/mini';
import { foundFlightSchema, stayHotelSchema, foundTourSchema } from '../offers/offers.ts';

export const chatResultsSchema = z.object({
  flights: z.array(foundFlightSchema).check(z.maxLength(20)),
  tours: z.array(foundTourSchema).check(z.maxLength(20)),
  hotels: z.array(stayHotelSchema).check(z.maxLength(20)),
});
export type ChatResults = z.infer<typeof chatResultsSchema>;
