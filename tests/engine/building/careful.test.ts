/** What a careful traveller looks for in a day: local hours, an easy day after a night in the air, seasons. */
import { describe, expect, it } from 'vitest';
import { guideOf } from '../../../content/towns/registry.ts';
import { SOME_GUIDED_CITIES } from '../../support/guidedTowns.ts';
import type { PlanDay, PlanItem } from '../../../domain/itinerary/itinerary.ts';
import { ask } from '../../functions/support/assistant.ts';

async function daysOf(message: string): Promise<readonly PlanDay[]> {
  const { plan } = await ask(message);
  expect(plan?.warnings).toEqual([]);
  return plan?.days ?? [];
}

const startsOf = (days: readonly PlanDay[], meal: string) =>
  days.flatMap(({ items }) => items.filter(({ title }) => title === meal).map(({ start }) => start));

describe('meals are when people eat there', () => {
  it.each([
    ['5 days in Madrid in May', '21:00'],
    ['5 days in Madrid in May with two kids', '20:00'],
    ['5 days in Buenos Aires in May', '21:00'],
    ['5 days in Rome in May', '20:00'],
    ['5 days in Tokyo in May', '19:30'],
  ])('%s: dinner at %s', async (message, dinner) => {
    expect(new Set(startsOf(await daysOf(message), 'Dinner'))).toEqual(new Set([dinner]));
  });

  it('lunch comes before an afternoon tour, at a full pace too', async () => {
    for (const pace of ['', ', full days', ', slow pace']) {
      const days = await daysOf(`6 days in Barcelona in August for two${pace}`);
      expect(startsOf(days, 'Lunch')).toHaveLength(6);
    }
  });
});

describe('a day that began in the air', () => {
  it.each(['4 days in Rome from New York', '5 days in Tokyo from London', '4 days in Madrid from Boston'])(
    'has two sights at most: %s',
    async (message) => {
      const [first] = await daysOf(`${message} in May, full days`);
      expect(first?.items.filter(({ kind }) => kind === 'sight').length).toBeLessThanOrEqual(2);
    },
  );

  it('does not use up what a town is known for', async () => {
    const days = await daysOf('4 days in Madrid from New York in October');
    expect(days[0]?.title).not.toContain('Prado');
    expect(JSON.stringify(days)).toMatch(/"(?:Museo del )?Prado/);
  });
});

const HARD =
  /\b(?:by bicycle|bicycles|catacombs|climb|climbs|stairs|\d+ steps|hike|uphill|standing|no chairs|stand up|cobbles|on foot)\b/i;
const ADULT = /\b(?:bars?|pubs?|cocktails?|nightclubs?)\b/i;

/** Of these the guide tells how they are reached and what they are like. */
const OF_GUIDE: ReadonlySet<string> = new Set(['sight', 'meal', 'tour', 'free']);

/** The words of what is planned that match, but for the town's name: Bar Harbor is no bar. */
const saying = (words: RegExp, items: readonly PlanItem[], city: string) =>
  items.map(({ title, note }) => `${title}: ${note}`.replaceAll(city, '')).filter((text) => words.test(text));

describe('what a guide says of months, legs and ages', () => {
  it.each(SOME_GUIDED_CITIES)('%s is planned by it', async (city) => {
    const sights = new Map(
      guideOf(city)?.areas.flatMap((area) => area.sights.map((sight) => [sight.name, sight] as const)),
    );
    const seenIn = (days: readonly PlanDay[]) =>
      days.flatMap(({ date, items }) =>
        items.flatMap(({ title }) => {
          const sight = sights.get(title);
          return sight ? [{ sight, month: Number(date.slice(5, 7)) }] : [];
        }),
      );
    for (const month of ['January', 'August']) {
      const planned = seenIn(await daysOf(`6 days in ${city} in ${month}`));
      expect(planned.filter(({ sight, month: own }) => sight.months && !sight.months.includes(own))).toEqual(
        [],
      );
    }
    const easy = await daysOf(`6 days in ${city} in May, wheelchair user`);
    expect(seenIn(easy).filter(({ sight }) => sight.steep)).toEqual([]);
    const planned = easy.flatMap(({ items }) => items.filter(({ kind }) => OF_GUIDE.has(kind)));
    expect(saying(HARD, planned, city)).toEqual([]);
    const family = await daysOf(`6 days in ${city} in May with two kids`);
    expect(seenIn(family).filter(({ sight }) => sight.adult)).toEqual([]);
    expect(
      saying(
        ADULT,
        family.flatMap(({ items }) => items),
        city,
      ),
    ).toEqual([]);
  });
});

describe('a visit with an early start', () => {
  it('does not last the whole morning', async () => {
    const visits = (await daysOf('6 days in Kyoto in April')).flatMap(({ items }) =>
      items.filter(({ kind, start }) => kind === 'sight' && start < '08:00'),
    );
    expect(visits.length).toBeGreaterThan(0);
    expect(visits.filter(({ end }) => end >= '11:00')).toEqual([]);
  });
});

describe('days on which much is shut', () => {
  it.each([
    ['3 days in Rome from 30 December 2026 for two', /You are there on New Year’s Day: many museums/],
    ['5 days in Berlin over Christmas', /You are there on Christmas Day/],
    ['5 days in Bangkok from 29 December 2026', /New Year’s Day/],
  ])('are named: %s', async (message, says) => {
    expect((await ask(message)).reply).toMatch(says);
  });

  it('are none where people work then, or the trip is over before', async () => {
    expect((await ask('5 days in Bangkok from 22 December 2026')).reply).not.toContain('Christmas Day');
    expect((await ask('4 days in Rome from 20 December 2026')).reply).not.toContain('Christmas Day');
  });
});

describe('a tour through one quarter', () => {
  it('does not take the place of a quarter that a short stay should see', async () => {
    const days = await daysOf('3 days in Rome in January from London for two');
    expect(days.map(({ title }) => title).join(' ')).not.toContain('Testaccio');
  });
});
