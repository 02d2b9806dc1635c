/** How the days of a trip are shared among its towns. */
import { describe, expect, it } from 'vitest';
import { daysBetween } from '../../../domain/dates/calendar.ts';
import { ask, type AskOptions } from '../../functions/support/assistant.ts';

async function nightsOf(message: string, options: AskOptions = {}) {
  const { plan } = await ask(message, options);
  return {
    days: plan?.days.length,
    nights: plan?.stays.map(({ city, checkIn, checkOut }) => [city, daysBetween(checkIn, checkOut)]),
    warnings: plan?.warnings,
  };
}

describe('several towns', () => {
  it('share the nights evenly, the last with a day to go home', async () => {
    expect(await nightsOf('Rome and Florence 10-16 May 2027 from Berlin')).toEqual({
      days: 7,
      nights: [
        ['Rome', 3],
        ['Florence', 3],
      ],
      warnings: [],
    });
  });

  it('share the nights that a town leaves which is left out', async () => {
    const { days, nights, warnings } = await nightsOf('skip Berlin', {
      after: ['Paris, Amsterdam and Berlin for 9 days from New York, $5000'],
    });
    expect({ days, nights, warnings }).toEqual({
      days: 9,
      nights: [
        ['Paris', 4],
        ['Amsterdam', 4],
      ],
      warnings: [],
    });
  });

  it('keep their own lengths when one with its own length is left out', async () => {
    const { days } = await nightsOf('skip Paris', { after: ['London 4 days, Paris 5, Rome 4 from Boston'] });
    expect(days).toBe(8);
  });

  it('have a night each, however short the trip', async () => {
    const { nights } = await nightsOf('Vienna, Prague and Berlin, 4 days from London');
    expect(nights?.map(([, count]) => count)).toEqual([1, 1, 1]);
  });
});
