/** The form of countries.json; read by tests and tools, while the engine takes its types. */
import * as z from 'zod/mini';
import { isoDate } from '../../domain/offers/offers.ts';

const month = z.int().check(z.minimum(1), z.maximum(12));
const line = z.string().check(z.minLength(8), z.maxLength(200));

const countrySchema = z.strictObject({
  /** ISO 3166-1 alpha-2. */
  code: z.string().check(z.regex(/^[A-Z]{2}$/)),
  name: z.string().check(z.minLength(3)),
  /** ISO 4217, with its name. */
  currency: z.strictObject({
    code: z.string().check(z.regex(/^[A-Z]{3}$/)),
    name: z.string().check(z.minLength(3)),
  }),
  /** IEC letters of the sockets. */
  plugs: z.array(z.string().check(z.regex(/^[A-O]$/))).check(z.minLength(1)),
  volts: z.int().check(z.minimum(100), z.maximum(240)),
  tipping: line,
  languages: z.string().check(z.minLength(3)),
  emergency: z.string().check(z.regex(/^\d{2,5}$/)),
  drives: z.enum(['left', 'right']),
  tapWater: z.enum(['safe', 'mostly safe', 'not safe']),
  cash: line,
  sunday: z.nullable(line),
  drinkingAge: z.nullable(z.int().check(z.minimum(15), z.maximum(25))),
  bestMonths: z.array(month).check(z.minLength(1)),
  seasons: line,
  health: z.nullable(line),
});

export const countriesSchema = z.strictObject({
  checkedOn: isoDate,
  source: z.string().check(z.minLength(5)),
  countries: z.array(countrySchema).check(z.minLength(60)),
});

export type CountryFacts = z.infer<typeof countrySchema>;
