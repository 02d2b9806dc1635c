/** Another of the found offers in the place of the one in the plan, by hand. */
import { describe, expect, it } from 'vitest';
import { checkItinerary } from '@domain/itinerary/itineraryChecks.ts';
import { checkSums } from '@domain/itinerary/checkCosts.ts';
import { applyEdit } from '@domain/trips/applyEdit.ts';
import { chosenSchema } from '@domain/trips/chosen.ts';
import { markOf } from '@domain/trips/dayMarks.ts';
import type { HandEdit, PendingEdit } from '@domain/trips/edits.ts';
import { describeDone } from '@domain/trips/handMoves.ts';
import { offerUses } from '@domain/trips/offerEdits.ts';
import { replay } from '@domain/trips/replay.ts';
import { type Trip, tripSchema } from '@domain/trips/trip.ts';
import { describeEdit, describeRefusal } from '@domain/trips/words.ts';
import { dayInWords, idOf, soundTrip } from './trip.ts';

type Flight = NonNullable<Trip['offers']>['flights'][number];

const base = soundTrip();
const [out, home] = base.offers?.flights ?? [];
const towns = { from: 'London', to: 'Paris' };

/** The way out at other times, from another airport of the town. */
function flight(id: string, over: Partial<Flight>): Flight {
  if (!out) throw new Error('The trip has no flight');
  return { ...out, ...towns, id, origin: 'LGW', flight_number: id, price: 90, ...over };
}
const back = (id: string, over: Partial<Flight>): Flight => ({
  ...flight(id, { ...home, id, flight_number: id, from: 'Rome', to: 'London' }),
  ...over,
});
const LATE = flight('late', {
  departure_at: '2027-05-03T13:00:00+01:00',
  arrival_at: '2027-05-03T15:20:00+02:00',
});
const NIGHT = flight('night', {
  departure_at: '2027-05-03T22:40:00+01:00',
  arrival_at: '2027-05-04T01:00:00+02:00',
});
const TOO_LATE = flight('tooLate', {
  departure_at: '2027-05-05T06:00:00+01:00',
  arrival_at: '2027-05-05T08:20:00+02:00',
});
const BEFORE = flight('before', {
  departure_at: '2027-05-01T06:00:00+01:00',
  arrival_at: '2027-05-01T08:20:00+02:00',
});
const NOON = back('noon', {
  departure_at: '2027-05-06T12:30:00+02:00',
  arrival_at: '2027-05-06T14:20:00+01:00',
});
const EARLY = back('early', {
  departure_at: '2027-05-05T06:00:00+02:00',
  arrival_at: '2027-05-05T08:00:00+01:00',
});
const CLASH = back('clash', {
  departure_at: '2027-05-03T09:00:00+02:00',
  arrival_at: '2027-05-03T10:00:00+01:00',
});

const spec = {
  version: 1,
  kept: 'as it is',
  seen: { least: 1, days: base.plan?.days.map((day) => markOf(day)) ?? [] },
};

function tripWith(more: Partial<Trip> = {}): Trip {
  const { offers } = base;
  if (!offers) throw new Error('The trip has no offers');
  const [paris] = offers.hotels;
  if (!paris) throw new Error('The trip has no hotel');
  const others = [
    { ...paris, hotelId: 'h-marais', hotelName: 'Hotel Marais', priceFrom: 140, district: 'Le Marais' },
    { ...paris, hotelId: 'h-same', hotelName: 'Hotel Same' },
  ];
  return soundTrip({
    spec,
    plan: base.plan,
    offers: {
      ...offers,
      flights: [...offers.flights, LATE, NIGHT, TOO_LATE, BEFORE, NOON, EARLY, CLASH],
      hotels: [...offers.hotels, ...others],
    },
    ...more,
  });
}

const trip = tripWith();
const fly = (offer: string): HandEdit => ({ kind: 'useFlight', offer });
const sleep = (offer: string, checkIn = '2027-05-03'): HandEdit => ({ kind: 'useHotel', offer, checkIn });

function applied(edit: HandEdit, on = trip): Trip {
  const outcome = applyEdit(on, edit);
  if (outcome.outcome !== 'applied') throw new Error(describeRefusal(outcome));
  expect(tripSchema.safeParse(outcome.trip).error).toBeUndefined();
  expect(outcome.trip.plan && checkSums(outcome.trip.plan)).toEqual([]);
  return outcome.trip;
}
const refused = (edit: HandEdit, on = trip) => {
  const outcome = applyEdit(on, edit);
  return outcome.outcome === 'applied' ? 'applied' : describeRefusal(outcome);
};
const chosenOf = ({ spec: after }: Trip) => chosenSchema.parse(after?.['chosen']);

describe('another hotel', () => {
  const after = applied(sleep('h-marais'));

  it('has the nights, with its name, price and line of the budget, and no day is laid anew', () => {
    expect(after.plan?.stays[0]).toEqual({
      ...trip.plan?.stays[0],
      offerId: 'h-marais',
      name: 'Hotel Marais',
    });
    expect(after.plan?.costs.find(({ label }) => label === 'Hotel Marais')).toMatchObject({
      price: 140,
      count: 4,
      amount: 560,
    });
    expect(after.plan?.total).toBe((trip.plan?.total ?? 0) + 160);
    expect(after.plan?.days.flatMap(({ items }) => items.map(({ start, title }) => start + title))).toEqual(
      trip.plan?.days.flatMap(({ items }) => items.map(({ start, title }) => start + title)),
    );
    expect(after.plan?.days[0]?.items.find(({ kind }) => kind === 'stay')?.offerId).toBe('h-marais');
    expect(after.undoDepth).toBe(1);
  });

  it('is called by its name also where it costs the same', () => {
    const { costs } = applied(sleep('h-same')).plan ?? { costs: [] };
    expect(costs.filter(({ kind }) => kind === 'stay').map(({ label }) => label)).toEqual([
      'Hotel Same',
      'Hotel Tevere',
    ]);
  });

  it('is said with the new sum', () => {
    const edit = sleep('h-marais');
    expect(describeDone(edit, trip.plan, after.plan, trip.offers)).toMatch(
      /^Hotel Marais is in your plan now\. The trip is about \$[\d,]+ now\.$/,
    );
    expect(describeEdit(edit, trip)).toBe('Use Hotel Marais instead');
  });

  it('does not take the place of one that is booked', () => {
    const item = idOf(trip, 'Leave your bags');
    const booked = applied({ kind: 'bookItem', item, booking: { reference: 'X1', price: null } });
    expect(refused(sleep('h-marais'), booked)).toMatch(/is booked\. Take the booking back here first/);
  });
});

describe('another flight', () => {
  it('moves what follows the landing, by as little as it takes', () => {
    const after = applied(fly('late'));
    expect(dayInWords(after, 1)).toEqual([
      '13:00–15:20 BA late, LGW to CDG',
      '15:20–16:20 Train into town',
      '16:20–16:50 Leave your bags',
      '19:30–21:00 Dinner',
    ]);
    const { plan } = after;
    expect(plan?.legs[0]).toMatchObject({ offerId: 'late', fromCode: 'LGW', toCode: 'CDG' });
    expect(plan?.costs.find(({ kind }) => kind === 'flights')).toMatchObject({ price: 90, amount: 270 });
    expect(plan && checkItinerary(plan, after.offers ?? { flights: [], hotels: [], tours: [] }, '')).toEqual(
      [],
    );
    expect(describeDone(fly('late'), trip.plan, plan, trip.offers)).toContain(
      'No time is left for “Lunch” and “Louvre”.',
    );
    expect(after.plan?.days.slice(1)).toEqual(trip.plan?.days.slice(1));
  });

  it('is on both days where it lands past midnight', () => {
    const after = applied(fly('night'));
    expect(dayInWords(after, 1)).toEqual(['22:40–23:59 BA night, LGW to CDG']);
    expect(dayInWords(after, 2).slice(0, 3)).toEqual([
      '00:00–01:00 BA night, LGW to CDG',
      '01:00–02:00 Train into town',
      '02:00–02:30 Leave your bags',
    ]);
    expect(after.plan?.warnings).toEqual([]);
  });

  it('leaves out what is not over before it leaves, with its cost', () => {
    const after = applied(fly('noon'));
    expect(dayInWords(after, 4)).toEqual([
      '09:30–10:30 Train to the airport',
      '12:30–14:20 BA noon, FCO to LHR',
    ]);
    expect(after.plan?.costs.some(({ kind }) => kind === 'tours')).toBe(false);
  });

  it('moves nothing that is locked: the item has the warning', () => {
    const locked = applied({ kind: 'lockItem', item: idOf(trip, 'Louvre'), locked: true });
    const after = applied(fly('late'), locked);
    expect(dayInWords(after, 1)).toContain('14:00–16:30 Louvre');
    expect(after.plan?.warnings.join()).toMatch(/Day 1: .*begins before something else has ended/);
  });

  it.each([
    ['tooLate', 'This flight would leave no night in Paris.'],
    ['before', /leaves or lands on a day that the trip does not have/],
    ['early', 'This flight would leave no night in Rome.'],
    ['clash', 'This flight would be in the air during the way Paris to Rome.'],
    ['forged', 'This is not among the offers of the trip any more.'],
  ])('is refused in words: %s', (offer, words) => {
    expect(refused(fly(offer))).toMatch(words);
  });

  it('is refused where the one in the plan is booked, or no landing is known', () => {
    const item = idOf(trip, 'BA 304, LHR to CDG');
    const booked = applied({ kind: 'bookItem', item, booking: { reference: 'X1', price: 300 } });
    expect(refused(fly('late'), booked)).toMatch(/is booked\. Take the booking back here first/);
    const { arrival_at: _, ...unknown } = LATE;
    const offers = { ...trip.offers!, flights: [...base.offers!.flights, unknown] };
    expect(refused(fly('late'), tripWith({ offers }))).toMatch(/not known when this flight lands/);
  });

  it('that is in the plan changes nothing', () => {
    expect(applied(fly('out'))).toBe(trip);
    expect(applied(sleep('h-paris'))).toBe(trip);
  });
});

describe('what the spec keeps', () => {
  it('is the choice, in the place of the one before, and days that were as made count as made', () => {
    const after = applied(fly('noon'), applied(fly('night'), applied(fly('late'), applied(sleep('h-same')))));
    expect(chosenOf(after)).toEqual({
      flights: [
        { ...towns, key: 'BA night LGW CDG 2027-05-03T22:40', name: 'BA night', isNew: true },
        {
          from: 'Rome',
          to: 'London',
          key: 'BA noon FCO LHR 2027-05-06T12:30',
          name: 'BA noon',
          isNew: true,
        },
      ],
      hotels: [{ city: 'Paris', visit: 0, hotelId: 'h-same', name: 'Hotel Same', isNew: true }],
      tours: [],
    });
    expect(after.spec).toMatchObject({
      kept: 'as it is',
      seen: { least: 1, days: after.plan?.days.map((day) => markOf(day)) },
    });
  });

  it('has no room in one that is as long as it may be', () => {
    const full = tripWith({ spec: { version: 1, words: 'x'.repeat(19_970) } });
    expect(refused(sleep('h-same'), full)).toMatch(/longer than can be stored/);
  });

  it('is nowhere where a trip came without one', () => {
    expect(applied(sleep('h-same'), tripWith({ spec: null })).spec).toBeNull();
  });
});

describe('replaying', () => {
  let made = 0;
  const pending = (edit: HandEdit, device: string): PendingEdit => {
    made += 1;
    const id = `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`;
    const deviceId = '3d7f0f52-5f0e-4b57-9b64-0d1c2e3f4a5b';
    return { id, edit, baseRevision: 3, madeAt: '2026-11-22T08:00:00Z', deviceId, device };
  };

  it('takes a choice back whole', () => {
    const { trip: after, refused: not } = replay(
      trip,
      [],
      [fly('late'), sleep('h-marais'), { kind: 'undo' } as const, { kind: 'undo' } as const].map((edit) =>
        pending(edit, 'Phone'),
      ),
    );
    expect(not).toEqual([]);
    expect(after).toEqual(trip);
  });

  it('merges different choices of two devices: the later one holds, and a refused one says why', () => {
    const { trip: after, refused: not } = replay(
      trip,
      [],
      [
        pending(sleep('h-marais'), 'Phone'),
        pending(sleep('h-same'), 'Laptop'),
        pending(fly('late'), 'Phone'),
        pending({ kind: 'retimeItem', item: idOf(trip, 'Louvre'), start: '14:00', end: '16:00' }, 'Laptop'),
        pending(fly('night'), 'Laptop'),
      ],
    );
    expect(after.plan?.stays[0]?.offerId).toBe('h-same');
    expect(after.plan?.legs[0]?.offerId).toBe('night');
    expect(not.map(({ refusal }) => describeRefusal(refusal))).toEqual(['This is not in the trip any more.']);
  });
});

describe('the offers that have a button', () => {
  it('are the others of a way or stay of the plan', () => {
    const { plan, offers } = trip;
    const keys = plan && offers ? [...offerUses(plan, offers, '2026-11-21').keys()] : [];
    expect(keys).toEqual([
      'late',
      'night',
      'tooLate',
      'before',
      'noon',
      'early',
      'clash',
      'h-marais 2027-05-03',
      'h-same 2027-05-03',
    ]);
  });

  it('are by airports where the towns are not known, and none of another way or stay', () => {
    const { from: _from, to: _to, ...nameless } = LATE;
    const offers = {
      ...trip.offers!,
      flights: [
        ...base.offers!.flights,
        { ...nameless, id: 'other airport' },
        { ...nameless, id: 'same airports', origin: 'LHR' },
        { ...LATE, id: 'other town', to: 'Rome' },
        { ...LATE, id: 'there and back', return_at: '2027-05-06T18:00:00+02:00' },
      ],
      hotels: [...base.offers!.hotels, { ...base.offers!.hotels[0]!, hotelId: 'h', checkIn: '2027-05-04' }],
    };
    const { plan } = trip;
    expect(plan && [...offerUses(plan, offers, '2026-11-21').keys()]).toEqual(['same airports']);
  });
});
