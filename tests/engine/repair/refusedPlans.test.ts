/** A plan that its checks refuse is mended by the planner as a model would, at most twice; what stays is shown. */
import { describe, expect, it } from 'vitest';
import type { Itinerary, PlanItem } from '../../../domain/itinerary/itinerary.ts';
import { ask, providers as sample, Talk } from '../../functions/support/assistant.ts';
import { play } from './world.ts';

const TRIP = '5 days in Rome in May from London for two';

function itemOf(plan: Itinerary | undefined, kind: PlanItem['kind']): PlanItem {
  const item = plan?.days.flatMap(({ items }) => items).find((own) => own.kind === kind);
  if (!item) throw new Error(`The plan has no ${kind}`);
  return item;
}

function movedTo(date: string, from: string, until: string) {
  return { departure_at: `${date}T${from}:00+01:00`, arrival_at: `${date}T${until}:00+02:00` };
}

/** What an answer says before the plan itself. */
function headOf(text: string): string {
  return text.slice(0, text.indexOf('## '));
}

describe('an offer that is gone when the plan is checked', () => {
  it.each(['stay', 'flight', 'tour'] as const)('gives way to the next best: %s', async (kind) => {
    const first = await ask(TRIP);
    const { offerId, title } = itemOf(first.plan, kind);
    const { submitted, verdicts, plan, text } = await play(TRIP, {
      known: ({ flights, hotels, tours }) => ({
        flights: flights.filter(({ id }) => id !== offerId),
        hotels: hotels.filter(({ hotelId }) => hotelId !== offerId),
        tours: tours.filter(({ id }) => id !== offerId),
      }),
    });
    expect(verdicts).toMatchObject([{ accepted: false }, { accepted: true }]);
    expect(submitted).toHaveLength(2);
    expect(plan?.warnings).toEqual([]);
    expect(itemOf(plan, kind).offerId).not.toBe(offerId);
    // text and data are of the plan that was accepted, and it says what had to go
    expect(text).toContain('its offer did not hold when I checked the plan');
    const chosen = text.slice(text.indexOf('### Day 1'));
    expect(chosen).not.toContain(title);
    expect(text).toContain(`**$${Math.round(plan?.total ?? 0).toLocaleString('en-US')}**`);
  });

  it('leaves its place open where nothing else was found', async () => {
    const { plan, text } = await play(TRIP, { known: (found) => ({ ...found, hotels: [] }) });
    expect(plan?.warnings).toEqual([]);
    expect(plan?.stays).toEqual([
      { city: 'Rome', checkIn: plan?.days[0]?.date, checkOut: plan?.days[4]?.date },
    ]);
    expect(plan?.costs.map(({ kind }) => kind)).not.toContain('stay');
    expect(text).not.toMatch(/undefined|NaN|null/);
  });
});

describe('a follow-up after a plan that was refused', () => {
  it.each(['stay', 'flight', 'tour'] as const)('knows what was gone by then: %s', async (kind) => {
    const { offerId } = itemOf((await ask(TRIP)).plan, kind);
    const world: Parameters<typeof play>[1] = {
      known: ({ flights, hotels, tours }) => ({
        flights: flights.filter(({ id }) => id !== offerId),
        hotels: hotels.filter(({ hotelId }) => hotelId !== offerId),
        tours: tours.filter(({ id }) => id !== offerId),
      }),
    };
    const first = await play(TRIP, world);
    const { text } = await play('make day 3 lighter', { ...world, talk: first.talk });
    expect(headOf(text)).toMatch(/^\*\*What changed\*\*\n- Day 3, [^\n]+\n\n$/);
  });

  it('says what has gone since', async () => {
    const talk = new Talk();
    const { offerId } = itemOf((await talk.say(TRIP)).plan, 'stay');
    const { text } = await play('take it easy', {
      known: (found) => ({ ...found, hotels: found.hotels.filter(({ hotelId }) => hotelId !== offerId) }),
      talk,
    });
    expect(headOf(text)).toMatch(/its offer did not hold[\s\S]*- Stay: .+ instead of /);
  });
});

describe('one id for two offers', () => {
  it('is mended with another tour', async () => {
    // a partner that lists one product under two towns
    const tours = {
      search: async (...given: Parameters<typeof sample.tours.search>) =>
        (await sample.tours.search(...given)).map((tour) => ({
          ...tour,
          id: /Cooking class/.test(tour.name) ? 'cooking' : tour.id,
          rating: /Cooking class/.test(tour.name) ? 5 : tour.rating,
        })),
    };
    const { verdicts, plan } = await play('4 days in Rome and 4 in Lisbon in May from London', {
      providers: { tours },
    });
    const problem = expect.objectContaining({ check: 'city', offerId: 'cooking' });
    expect(verdicts).toEqual([
      { accepted: false, problems: expect.arrayContaining([problem]) },
      { accepted: true },
    ]);
    expect(plan?.warnings).toEqual([]);
  });
});

describe('a flight that leaves earlier than the search said', () => {
  it('gives way to one that leaves as it was said', async () => {
    const { offerId } = itemOf((await ask(TRIP)).plan, 'flight');
    const { verdicts, plan } = await play(TRIP, {
      known: (found) => ({
        ...found,
        flights: found.flights.map((flight) =>
          flight.id === offerId
            ? { ...flight, ...movedTo(flight.departure_at.slice(0, 10), '13:00', '16:30') }
            : flight,
        ),
      }),
    });
    expect(verdicts[0]).toMatchObject({ accepted: false });
    expect(plan?.warnings).toEqual([]);
    expect(itemOf(plan, 'flight').offerId).not.toBe(offerId);
    // the day is that of the new flight, with nothing dropped that it has room for
    expect(plan?.days[0]?.items.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['transfer', 'stay']),
    );
  });
});

describe('a plan that nothing helps', () => {
  it('is not handed in again as it was, and the traveller sees the note', async () => {
    const { submitted, plan } = await play('5 days in Tokyo in May from London for two, budget $300', {});
    expect(submitted).toHaveLength(1);
    expect(plan?.warnings).toEqual([expect.stringMatching(/over the budget of \$300/)]);
  });

  it('is mended twice at most', async () => {
    const { submitted, text } = await play(TRIP, {
      // always another sight of the plan that is said to be in the way
      verdict: (plan) => {
        const day = plan.days[2];
        const sight = day?.items.find(({ kind }) => kind === 'sight' || kind === 'meal');
        return {
          accepted: false,
          problems: [{ check: 'buffers', day: 3, item: sight?.title ?? '', message: 'No.' }],
        };
      },
    });
    expect(submitted).toHaveLength(3);
    const counts = submitted.map(({ days }) => days[2]?.items.length ?? 0);
    expect(counts).toEqual([counts[0], (counts[0] ?? 0) - 1, (counts[0] ?? 0) - 2]);
    expect(text).toMatch(/### Day 5/);
  });
});
