/** The form of countries.json; read by tests and tools, while the engine takes its types. */
import { z } from 'zod';
import { isoDate } from '../../domain/offers/offers.ts';

const month = z.number().int().min(1).max(12);
const line = z.string().min(8).max(200);

const countrySchema = z.strictObject({
  /** ISO 3166-1 alpha-2. */
  code: z.string().regex(/^[A-Z]{2}$/),
  name: z.string().min(3),
  /** ISO 4217, with its name. */
  currency: z.strictObject({ code: z.string().regex(/^[A-Z]{3}$/), name: z.string().min(3) }),
  /** IEC letters of the sockets. */
  plugs: z.array(z.string().regex(/^[A-O]$/)).min(1),
  volts: z.number().int().min(100).max(240),
  tipping: line,
  languages: z.string().min(3),
  emergency: z.string().regex(/^\d{2,5}$/),
  drives: z.enum(['left', 'right']),
  tapWater: z.enum(['safe', 'mostly safe', 'not safe']),
  cash: line,
  sunday: line.nullable(),
  drinkingAge: z.number().int().min(15).max(25).nullable(),
  bestMonths: z.array(month).min(1),
  seasons: line,
  health: line.nullable(),
});

export const countriesSchema = z.strictObject({
  checkedOn: isoDate,
  source: z.string().min(5),
  countries: z.array(countrySchema).min(60),
});

export type CountryFacts = z.infer<typeof countrySchema>;
