/** Reading whatever is typed. */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadGazetteer, type Gazetteer } from '../../engine/facts/gazetteer.ts';
import { parseMessage } from '../../engine/read/parseMessage.ts';
import { ask, TODAY } from '../functions/support/assistant.ts';

let gazetteer: Gazetteer;
beforeAll(async () => {
  gazetteer = await loadGazetteer();
});

describe('whatever is typed', () => {
  const words = fc.constantFrom(
    'Kyoto',
    'Kyotto',
    'from',
    'London',
    'to',
    'in',
    'April',
    '10',
    '–',
    '14',
    'may',
    '$',
    '5',
    '€2k',
    'for',
    'two',
    'days',
    'nights',
    'swap',
    'no',
    'museums',
    'cheaper',
    '2024',
    'weekend',
    'next',
    'visa',
    '!',
    '\n',
    '🏝️',
    '東京',
    'مرحبا',
    '0',
    '-1',
  );
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.array(words, { maxLength: 25 }).map((list) => list.join(' ')),
    fc.array(words, { maxLength: 25 }).map((list) => list.join('')),
  );

  it('is read without throwing, and dates lie ahead', () => {
    fc.assert(
      fc.property(text, (typed) => {
        const { dates, days, budget } = parseMessage(typed, TODAY, gazetteer);
        expect(dates === null || (dates.start >= TODAY && dates.end >= dates.start)).toBe(true);
        expect(days ?? 1).toBeGreaterThan(0);
        expect(budget?.amount ?? 1).toBeGreaterThan(0);
      }),
      { numRuns: 300 },
    );
  });

  it('is answered', async () => {
    await fc.assert(
      fc.asyncProperty(
        text.filter((typed) => typed.trim() !== ''),
        async (typed) => {
          const { reply, suggestions } = await ask(typed);
          expect(reply.length).toBeGreaterThan(20);
          expect(suggestions.length).toBeGreaterThan(0);
          expect(reply).not.toMatch(/undefined|NaN|\[object|Invalid Date/);
        },
      ),
      { numRuns: 60 },
    );
  }, 30_000);
});
