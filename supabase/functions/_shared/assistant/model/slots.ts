/** What an act of a model can say beside its name. Each has the one meaning in every act. */
import { z } from 'zod';
import { isoDate } from '../../../../../domain/offers/offers.ts';

const MOST_NAME_CHARS = 60;

/** Words in a clause of their own: nothing in them ends it or begins another. */
const name = z
  .string()
  .max(400)
  .transform((text) =>
    text
      .normalize('NFC')
      .replaceAll('’', "'")
      .replace(/[^\p{L}\p{M}\p{N}' -]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )
  .pipe(z.string().min(1).max(MOST_NAME_CHARS));

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const CURRENCIES = [
  'USD',
  'EUR',
  'GBP',
  'JPY',
  'CAD',
  'AUD',
  'NZD',
  'CHF',
  'INR',
  'CNY',
  'KRW',
  'THB',
  'SEK',
  'NOK',
  'DKK',
  'PLN',
  'ZAR',
  'MXN',
  'AED',
  'SGD',
  'HKD',
  'BRL',
] as const;

/** Of a day of the plan: its number, 0 for the last. */
const day = z.number().int().min(0).max(30);
const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);

export const slot = {
  place: name,
  /** Of towns; of days and hours an act has a type of its own. */
  to: name,
  text: name,
  n: z.number().min(0).max(1_000_000).transform(Math.round),
  m: z.number().int().min(0).max(60),
  /** Of a change: below zero is less. */
  by: z
    .number()
    .int()
    .min(-60)
    .max(60)
    .refine((by) => by !== 0),
  date: isoDate,
  time: clock,
  day,
  weekday: z.enum(WEEKDAYS),
  not: z.boolean(),
  ages: z.array(z.number().int().min(0).max(17)).max(12),
  currency: z.enum(CURRENCIES),
} as const;

/** The types of all slots, for the schema on the wire; `kind` is each act's own list. */
export const WIRE_SLOTS: Readonly<Record<string, object>> = {
  ...Object.fromEntries(
    ['kind', 'place', 'to', 'text', 'date', 'time', 'weekday', 'currency'].map((own) => [
      own,
      { type: 'string' },
    ]),
  ),
  ...Object.fromEntries(['n', 'm', 'by', 'day'].map((own) => [own, { type: 'number' }])),
  not: { type: 'boolean' },
  ages: { type: 'array', items: { type: 'integer' } },
};
