/** What a device uses of its searches, and that a server comes to the same by the record of it. */
import { beforeAll, describe, expect, it } from 'vitest';
import { createRecorder } from '@/planner/recorder.ts';
import { turnHere } from '@/planner/turnHere.ts';
import { MAX_RECORDED_OFFERS, recordedOffersSchema } from '@domain/chat/answeredHere.ts';
import { loadGazetteer } from '../../../engine/facts/gazetteer.ts';
import { OffersUnavailable } from '../../../engine/offers/offerSource.ts';
import { recordedSource } from '../../../engine/offers/recordedOffers.ts';
import { runTurn, type TurnAnswer } from '../../../engine/turn.ts';
import {
  askedOf,
  canonical,
  NOTHING_KEPT,
  plain,
  playAll,
  searchesOf,
  type Played,
} from '../../support/planner/talks.ts';

let played: Played[];
beforeAll(async () => {
  played = await playAll();
}, 60_000);

/** The turn as the server makes it again, from what it was sent. */
async function repeated({ asked, told }: Played): Promise<TurnAnswer> {
  const { message, at, traveller, trip, previous, others, full } = plain(asked);
  const offers = recordedOffersSchema.parse(plain(told.offers));
  const input = { message, traveller, trip, previous, others, full, now: new Date(at) };
  for await (const event of runTurn(input, recordedSource(offers)))
    if (event.type === 'done') return event.answer;
  throw new Error('The turn has no end');
}

const one = (index: number): Played => {
  const found = played[index];
  if (!found) throw new Error('There is no such message');
  return found;
};

describe('twelve messages that a device has answered', () => {
  it('come to the same on the server, byte for byte', async () => {
    expect(played).toHaveLength(12);
    for (const turn of played) expect(canonical(await repeated(turn))).toBe(canonical(turn.told.answer));
  });

  it('plan with the prices that are kept, and say when those were seen', () => {
    const { answer, offers } = one(0).told;
    expect(answer.results.flights.length).toBeGreaterThan(0);
    expect(answer.plan?.legs[0]?.offerId).toBeDefined();
    expect(answer.priced).toEqual({ marker: 'marker', seenAt: '2026-11-20T18:30:00.000Z' });
    expect(answer.change).toMatchObject({ kind: 'created', contents: { offers: { seenAt: offers.seenAt } } });
    expect(answer.reply).not.toContain('kept on this device');
    expect(answer.suggestions[0]).toEqual({ label: 'Look up the prices', value: 'Look up the prices' });
  });

  it('change a trip with the offers that its plan rests on', () => {
    const before = one(4).told.answer.plan;
    const { answer } = one(1).told;
    expect(answer.plan?.stays).toEqual(one(0).told.answer.plan?.stays);
    expect(answer.plan?.legs).toEqual(one(0).told.answer.plan?.legs);
    expect(before?.stays.length).toBe(2);
  });

  it('say once that nothing is kept, and name no search that does not answer', () => {
    const { answer } = one(7).told;
    const words =
      'No flights, hotels and tours of this trip are kept on this device, so the plan is without prices. They are looked up in your account where there is a network.';
    expect(answer.reply.split(words)).toHaveLength(2);
    expect(answer.reply).not.toMatch(/not answering|found no flights/);
    expect(answer.priced).toBeUndefined();
    expect(answer.results).toEqual({ flights: [], hotels: [], tours: [] });
  });

  it('record nothing that was not used', () => {
    expect(one(2).told.offers).toEqual({
      marker: 'marker',
      seenAt: null,
      flights: [],
      hotels: [],
      tours: [],
    });
  });
});

describe('a trip with no kept search but its own offers', () => {
  it('keeps its flights and hotels through a change', async () => {
    const first = one(0);
    const { change } = first.told.answer;
    if (change.kind !== 'created') throw new Error('No trip was made');
    const asked = askedOf('Make day 2 lighter', NOTHING_KEPT, [plain(change.contents)]);
    const told = await turnHere(asked, () => Promise.reject(new Error('Every guide is provided')));
    expect(told.answer.plan?.legs).toEqual(first.told.answer.plan?.legs);
    expect(told.answer.plan?.stays).toEqual(first.told.answer.plan?.stays);
    expect(told.answer.priced?.seenAt).toBe('2026-11-20T18:30:00.000Z');
    expect(canonical(await repeated({ asked, told }))).toBe(canonical(told.answer));
  });

  it('says first, and once, that they are not there for other dates', async () => {
    const { change } = one(0).told.answer;
    if (change.kind !== 'created') throw new Error('No trip was made');
    const asked = askedOf('One more day', NOTHING_KEPT, [plain(change.contents)]);
    const { answer } = await turnHere(asked, () => Promise.reject(new Error('Every guide is provided')));
    const words = 'No flights and hotels of this trip are kept on this device';
    expect(answer.reply.split(words)).toHaveLength(2);
    expect(answer.reply.indexOf(words)).toBeLessThan(answer.reply.indexOf('\n\n'));
  });
});

describe('what a record takes', () => {
  const asked = askedOf('Five days in Kyoto in April for two from London', NOTHING_KEPT, []);

  it('is the best of a long answer, and the newer of two', async () => {
    const gazetteer = await loadGazetteer();
    const searches = await searchesOf(asked);
    const [hotels] = searches.hotels;
    const [offer] = hotels?.offers ?? [];
    if (!hotels || !offer) throw new Error('Nothing was found');
    const many = Array.from({ length: 60 }, (_, index) => ({
      ...offer,
      hotelId: `h${index}`,
      priceFrom: 900 - index,
    }));
    const older = { ...hotels, offers: [offer], seenAt: '2026-11-01T00:00:00Z' };
    const kept = { ...searches, hotels: [older, { ...hotels, offers: many }, older] };
    const recorder = createRecorder({ searches: kept, trip: null }, gazetteer);
    const place = gazetteer.byName('Kyoto');
    if (!place) throw new Error('Kyoto is not known');
    const { checkin, checkout } = hotels.params;
    const query = { destination: place, checkin, checkout, today: '2026-11-21' };
    const answered = await recorder.source.hotels(query);
    expect(answered).toHaveLength(MAX_RECORDED_OFFERS);
    expect(answered[0]).toMatchObject({ hotelId: 'h59' });
    const recorded = recordedOffersSchema.parse(recorder.recorded());
    expect(await recordedSource(recorded).hotels(query)).toEqual(answered);
    await expect(recorder.source.hotels({ ...query, checkout: '2027-12-01' })).rejects.toThrow(
      OffersUnavailable,
    );
  });

  it('has an end: what does not fit into a request is not used', async () => {
    const gazetteer = await loadGazetteer();
    const searches = await searchesOf(asked);
    const [tours] = searches.tours;
    const [offer] = tours?.offers ?? [];
    if (!tours || !offer) throw new Error('Nothing was found');
    const names = [
      'Kyoto',
      'Osaka',
      'Tokyo',
      'Rome',
      'Paris',
      'Lima',
      'Oslo',
      'Cairo',
      'Delhi',
      'Seoul',
      'Hanoi',
      'Perth',
      'Quito',
      'Doha',
    ];
    const search = (length: number) => ({
      ...searches,
      tours: names.map((name) => ({
        params: { destination: { name } },
        offers: Array.from({ length: 20 }, (_, index) => ({
          ...offer,
          id: `${index}`,
          bookingUrl: `https://x.test/${'y'.repeat(length)}`,
        })),
        seenAt: tours.seenAt,
      })),
    });
    const count = async (length: number) => {
      const recorder = createRecorder({ searches: search(length), trip: null }, gazetteer);
      for (const name of names) {
        const destination = gazetteer.byName(name);
        if (destination) await recorder.source.tours({ destination }).catch(() => null);
      }
      const recorded = recorder.recorded();
      expect(JSON.stringify(recorded).length).toBeLessThan(310 * 1024);
      return recordedOffersSchema.parse(recorded).tours.length;
    };
    expect(await count(10)).toBe(12);
    expect(await count(1_900)).toBeLessThan(9);
  });
});
