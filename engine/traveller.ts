/** What the assistant knows of the traveller: their profile, read by the server, and the day. */
import { z } from 'zod';

const line = z.string().max(4_000);

export const travellerSchema = z.object({
  /** ISO date of the turn. */
  today: z.iso.date(),
  nickname: line.optional(),
  /** Where they set out from when they name no other place. */
  homeLocation: line.optional(),
  interests: z.array(line).max(20).default([]),
  travelStyle: line.optional(),
  /** US dollars. */
  budgetPerNight: z.number().optional(),
  /** Kinds of stay they like, as chosen or typed in the profile. */
  stayTypes: z.array(line).max(20).optional(),
  notes: line.optional(),
  /** Must-haves of a stay, as chosen or typed in the profile. */
  amenities: z.array(line).max(20).optional(),
});
export type Traveller = z.output<typeof travellerSchema>;
