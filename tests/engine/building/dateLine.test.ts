/** Over the date line and for two days in the air: a plan shows every flight on the days that it touches. */
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../domain/dates/calendar.ts';
import type { FlightOffer } from '../../../domain/offers/offers.ts';
import type { FlightQuery } from '../../../engine/offers/offerSource.ts';
import { play } from '../repair/world.ts';
import { ask, providers as sample } from '../../functions/support/assistant.ts';

const isFlight = ({ kind }: { kind: string }) => kind === 'flight';

describe('a way home that lands before it left', () => {
  it.each([
    '5 days in Auckland from Honolulu in March',
    '5 days in Auckland from Los Angeles in March',
    '6 days in Sydney from Honolulu in April',
    '6 days in Sydney from Los Angeles in April',
    '5 days in Tokyo from Los Angeles in May',
    '5 days in Tokyo from Honolulu in May',
  ])('is in the plan: %s', async (message) => {
    const { plan, reply } = await ask(message);
    expect(plan?.warnings).toEqual([]);
    const last = plan?.days[plan.days.length - 1];
    const home = last?.items.find(isFlight);
    expect(home?.title).toMatch(/^Return flight/);
    expect(last?.items.at(-1)).toBe(home);
    expect(home?.note).toMatch(
      /^the second half of your return booking; lands at [A-Z]{3} at \d+:\d\d [AP]M/,
    );
    expect(reply).toContain(home?.title);
  });

  it('says that the clock goes back', async () => {
    const { plan } = await ask('5 days in Tokyo from Honolulu in May');
    const home = plan?.days[4]?.items.find(isFlight);
    expect(home?.note).toContain('over the date line you gain back a day');
  });
});

describe('a way out that lands before it left', () => {
  it.each(['5 days in Honolulu from Auckland in March', '6 days in Los Angeles from Tokyo in May'])(
    'is told by the clock of its landing: %s',
    async (message) => {
      const { plan } = await ask(message);
      expect(plan?.warnings).toEqual([]);
      const out = plan?.days[0]?.items.find(isFlight);
      expect(out?.note).toContain('over the date line you gain back a day');
      expect(plan?.days[plan.days.length - 1]?.items.some(isFlight)).toBe(true);
    },
  );

  it('is one between two towns as well', async () => {
    const { plan } = await ask('3 days in Tokyo and 3 days in Honolulu in May from London');
    expect(plan?.warnings).toEqual([]);
    expect(plan?.legs).toHaveLength(3);
  });
});

/** Every flight leaves at 22:00 and lands two days later at 06:30. */
function slow(offer: FlightOffer, { departure }: FlightQuery): FlightOffer[] {
  if (departure === null) return [];
  const { return_at: _, return_arrival_at: __, return_duration: ___, ...rest } = offer;
  return [
    {
      ...rest,
      departure_at: `${departure}T22:00:00+01:00`,
      arrival_at: `${addDays(departure, 2)}T06:30:00+10:00`,
      duration_to: 1_410,
    },
  ];
}

describe('a flight that lands two days later', () => {
  const flights = {
    ...sample.flights,
    search: async (query: FlightQuery) =>
      (await sample.flights.search(query)).flatMap((offer) => slow(offer, query)),
  };
  const askSlow = (message: string) => play(message, { providers: { flights } });

  it('is on its day of landing, and on the days of the plan before it', async () => {
    const { plan } = await askSlow('4 days in London and 5 days in Sydney in May, back to London');
    const parts = plan?.days.flatMap(({ number, items }) =>
      items.filter(isFlight).map(({ start, end }) => `${number} ${start}–${end}`),
    );
    expect(plan?.days.filter(({ items }) => items.length === 0)).toEqual([]);
    expect(parts?.slice(0, 3)).toEqual([
      expect.stringMatching(/ 22:00–23:59$/),
      expect.stringMatching(/ 00:00–23:59$/),
      expect.stringMatching(/ 00:00–06:30$/),
    ]);
    expect(plan?.warnings).toEqual([]);
  });
});
