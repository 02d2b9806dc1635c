/** Locked and booked items, what was paid for them, and what a traveller adds. */
import { describe, expect, it } from 'vitest';
import { checkSums } from '@domain/itinerary/checkCosts.ts';
import { fromOffers } from '@domain/itinerary/fromOffers.ts';
import { mapsLink } from '@domain/itinerary/mapsLink.ts';
import { toDayItem } from '@domain/itinerary/planCards.ts';
import { freeHour } from '@domain/trips/addItem.ts';
import { applyEdit } from '@domain/trips/applyEdit.ts';
import { type HandEdit, handEditSchema } from '@domain/trips/edits.ts';
import { describeDone } from '@domain/trips/handMoves.ts';
import { type Trip, tripSchema } from '@domain/trips/trip.ts';
import { describeRefusal } from '@domain/trips/words.ts';
import { knownOffers } from '../itinerary/soundPlan.ts';
import { dayInWords, idOf, longTrip, soundTrip } from './trip.ts';

function edited(trip: Trip, ...edits: readonly HandEdit[]): Trip {
  return edits.reduce((current, edit) => {
    const outcome = applyEdit(current, edit);
    if (outcome.outcome !== 'applied') throw new Error(`Not applied: ${outcome.reason}`);
    return outcome.trip;
  }, trip);
}

function refusalOf(trip: Trip, edit: HandEdit): string {
  const outcome = applyEdit(trip, edit);
  if (outcome.outcome === 'applied') throw new Error('applied');
  return describeRefusal(outcome);
}

const lock = (trip: Trip, title: string, locked = true): HandEdit => ({
  kind: 'lockItem',
  item: idOf(trip, title),
  locked,
});
const book = (trip: Trip, title: string, price: number | null, reference = 'ABC123'): HandEdit => ({
  kind: 'bookItem',
  item: idOf(trip, title),
  booking: { reference, price },
});
const itemOf = (trip: Trip, title: string) =>
  trip.plan?.days.flatMap(({ items }) => items).find((item) => item.title === title) ?? expect.unreachable();
const line = (trip: Trip, label: string) => trip.plan?.costs.find((cost) => cost.label === label);

describe('an item that stays where it is', () => {
  const trip = soundTrip();
  const item = idOf(trip, 'Louvre');
  const refused: readonly HandEdit[] = [
    { kind: 'removeItem', item },
    { kind: 'moveItem', item, day: 2, index: 0 },
    { kind: 'retimeItem', item, start: '15:00', end: '16:30' },
  ];

  it.each(refused)('is not changed by $kind while it is locked, and says why', (edit) => {
    const locked = edited(trip, lock(trip, 'Louvre'));
    expect(refusalOf(locked, edit)).toBe('“Louvre” is locked. Unlock it first.');
    expect(applyEdit(edited(locked, lock(trip, 'Louvre', false)), edit)).toEqual(
      applyEdit({ ...trip, undoDepth: 2 }, edit),
    );
  });

  it.each(refused)(
    'is not changed by $kind while it is booked, and nothing is said to be canceled',
    (edit) => {
      const booked = edited(trip, book(trip, 'Louvre', null));
      expect(refusalOf(booked, edit)).toMatch(
        /^“Louvre” is booked\. Take the booking back here first; nothing is canceled/,
      );
    },
  );

  it('takes a note', () => {
    const noted = edited(trip, lock(trip, 'Louvre'), { kind: 'noteItem', item, note: 'Gate B' });
    expect(itemOf(noted, 'Louvre')).toMatchObject({ note: 'Gate B', locked: true });
  });

  it('is not pushed by another that is moved before it', () => {
    const long = longTrip(1);
    const locked = edited(long, lock(long, 'Lunch'));
    expect(refusalOf(locked, { kind: 'moveItem', item: idOf(long, 'Museum 1'), day: 1, index: 0 })).toBe(
      '“Lunch” would have to make room, and is locked or booked.',
    );
    const behind = { kind: 'moveItem', item: idOf(long, 'Museum 1'), day: 1, index: 3 } as const;
    expect(dayInWords(edited(locked, behind), 1)[1]).toBe('12:00–13:00 Lunch');
  });

  it('is as it was once it is free again, and a repeat changes nothing', () => {
    const locked = edited(trip, lock(trip, 'Louvre'));
    expect(edited(locked, lock(trip, 'Louvre'))).toBe(locked);
    expect(edited(locked, lock(trip, 'Louvre', false)).plan).toEqual(trip.plan);
    const booked = edited(trip, book(trip, 'Food walk', 84));
    expect(edited(booked, book(trip, 'Food walk', 84, ' ABC123 '))).toBe(booked);
    const back = edited(booked, { kind: 'bookItem', item: idOf(trip, 'Food walk'), booking: null });
    expect(back.plan).toEqual(trip.plan);
    expect(edited(trip, { kind: 'bookItem', item, booking: null })).toBe(trip);
  });

  it('is one that an app reads which has never heard of it', () => {
    const held = edited(trip, lock(trip, 'Louvre'), book(trip, 'Food walk', 84));
    expect(tripSchema.parse(JSON.parse(JSON.stringify(held)))).toEqual(held);
    expect(tripSchema.parse(trip).plan?.days[0]?.items[0]).not.toHaveProperty('locked');
  });
});

describe('what was paid', () => {
  const trip = soundTrip();

  it('stands in the place of a tour’s price, and the sum with it', () => {
    const booked = edited(trip, book(trip, 'Food walk', 84.5));
    expect(line(booked, 'Food walk')).toMatchObject({ count: 1, unit: 'booking', amount: 84.5, paid: true });
    expect(booked.plan?.total).toBe((trip.plan?.total ?? 0) - 120 + 84.5);
    expect(booked.plan && checkSums(booked.plan)).toEqual([]);
    expect(booked.plan?.warnings).toEqual([]);
    expect(toDayItem(itemOf(booked, 'Food walk'), '12-hour', [])).toMatchObject({
      cost: undefined,
      marks: ['Booked · ref ABC123 · $84.50 paid'],
    });
  });

  it.each([
    ['BA 304, LHR to CDG', 'Flight London – Paris'],
    ['Check in', 'Hotel Tevere'],
  ])('stands in the place of the line that %s has a part in', (title, label) => {
    const known = soundTrip();
    const [own, offer] = [itemOf(known, title), line(known, label) ?? known.plan?.costs[0]];
    const booked = edited(known, book(known, own.title, 300));
    const paid = booked.plan?.costs.filter((cost) => cost.paid);
    expect(paid).toMatchObject([{ amount: 300, kind: offer?.kind }]);
    expect(booked.plan?.warnings).toEqual([]);
    expect(booked.plan?.total).toBe((known.plan?.total ?? 0) - (offer?.amount ?? 0) + 300);
  });

  it('without an offer is in the sum and in a line of its own, and goes with the booking', () => {
    const booked = edited(trip, book(trip, 'Louvre', 66.5));
    expect(line(booked, 'Louvre')).toMatchObject({ kind: 'tours', amount: 66.5, paid: true });
    expect(booked.plan?.total).toBe((trip.plan?.total ?? 0) + 66.5);
    expect(booked.plan && fromOffers(booked.plan, knownOffers())).toEqual({
      ...booked.plan,
      warnings: expect.anything(),
    });
    expect(booked.plan?.warnings).toEqual([]);
    const free = 'Musée d’Orsay';
    const both = edited(booked, book(booked, free, 30));
    expect(both.plan?.costs).toHaveLength((booked.plan?.costs ?? []).length);
    expect(both.plan?.total).toBe((trip.plan?.total ?? 0) + 96.5);
    const back = edited(both, { kind: 'bookItem', item: idOf(trip, 'Louvre'), booking: null });
    expect(back.plan?.total).toBe((trip.plan?.total ?? 0) + 30);
    expect(toDayItem(itemOf(booked, 'Louvre'), '12-hour', []).marks).toEqual([
      'Booked · ref ABC123 · $66.50 paid',
    ]);
  });

  it('beyond the budget is a warning, and no reason to refuse a fact', () => {
    const booked = edited(trip, book(trip, 'Food walk', 5_000));
    expect(booked.plan?.warnings.join()).toContain('over the budget');
    const moved = { kind: 'noteItem', item: idOf(trip, 'Louvre'), note: 'x' } as const;
    expect(edited(booked, moved).plan?.warnings).toEqual(booked.plan?.warnings);
  });

  it('is never more than a trip can store', () => {
    for (const title of ['Louvre', 'Food walk']) {
      expect(refusalOf(trip, book(trip, title, 10_000_000))).toMatch(/higher than can be stored/);
    }
    const costs = Array.from({ length: 30 }, (_, index) => ({
      kind: 'daily' as const,
      label: `Day ${index}`,
      count: 1,
      unit: 'day',
      price: 1,
      amount: 1,
    }));
    const { plan } = longTrip(1);
    const full = { ...longTrip(1), plan: plan && { ...plan, costs, total: 30 } };
    expect(refusalOf(full, book(longTrip(1), 'Museum 1', 5))).toMatch(/longer than can be stored/);
  });

  it.each([
    ['a price of 1e12', { reference: '', price: 1e12 }],
    ['a price below zero', { reference: '', price: -1 }],
    ['no number', { reference: '', price: Number.NaN }],
    ['no end', { reference: '', price: Number.POSITIVE_INFINITY }],
    ['a text for a price', { reference: '', price: '84' }],
    ['a reference of 61 characters', { reference: 'x'.repeat(61), price: null }],
    ['a reference of two lines', { reference: 'a\nb', price: null }],
    ['a NUL', { reference: 'a\0', price: null }],
    ['nothing at all', undefined],
  ])('is refused at the door: %s', (_what, booking) => {
    expect(handEditSchema.safeParse({ kind: 'bookItem', item: 'a', booking }).success).toBe(false);
  });

  it('keeps markup as the text that it is', () => {
    const reference = '<img src=x onerror=alert(1)>';
    const edit = handEditSchema.parse({ kind: 'bookItem', item: 'a', booking: { reference, price: null } });
    expect(edit).toMatchObject({ booking: { reference } });
  });
});

const ID = '7d1f0a52-0c1e-4f6a-8a57-1f2e3d4c5b6a';
const adding = (more: Partial<Extract<HandEdit, { kind: 'addItem' }>> = {}): HandEdit => ({
  kind: 'addItem',
  id: ID,
  day: 1,
  title: 'Coffee with Ana',
  start: '17:00',
  end: '18:00',
  note: '',
  ...more,
});

describe('what a traveller adds', () => {
  it('stands on its day by its time, once, and leads to its place on a map', () => {
    const trip = soundTrip();
    const added = edited(trip, adding({ place: 'Café de Flore' }));
    expect(dayInWords(added, 1).slice(-2)).toEqual(['17:00–18:00 Coffee with Ana', '19:30–21:00 Dinner']);
    const item = itemOf(added, 'Coffee with Ana');
    expect(item).toMatchObject({ id: ID, own: true, city: 'Paris', kind: 'free' });
    expect(mapsLink(item, { stays: [] })).toContain('query=Caf%C3%A9%20de%20Flore%2C%20Paris');
    expect(toDayItem(item, '12-hour', []).marks).toEqual(['Added by you · Café de Flore']);
    expect(edited(added, adding({ day: 2, title: 'Again' }))).toBe(added);
    const gone = edited(added, { kind: 'removeItem', item: ID });
    expect(gone.plan).toEqual(trip.plan);
  });

  it.each([
    [3, '06:00', 'Paris'],
    [3, '21:00', 'Rome'],
    [2, '12:30', 'Versailles'],
    [2, '17:30', 'Paris'],
    [1, '06:00', 'Paris'],
  ])('on day %i at %s is in %s', (day, start, city) => {
    const end = start.replace(/:.*/, (minutes) => (minutes === ':00' ? ':30' : ':55'));
    const added = edited(soundTrip(), adding({ day, start, end }));
    expect(itemOf(added, 'Coffee with Ana').city).toBe(city);
    expect(added.plan?.warnings).toEqual([]);
  });

  it('has where its place lies, which is somewhere on earth', () => {
    const at: [number, number] = [48.8541, 2.3326];
    const added = edited(soundTrip(), adding({ place: 'Café de Flore', at }));
    expect(itemOf(added, 'Coffee with Ana').at).toEqual(at);
    for (const nowhere of [[91, 0], [0, 181], [NaN, 0], [1], 'x', null])
      expect(handEditSchema.safeParse({ ...adding(), at: nowhere }).success).toBe(false);
  });

  it.each<[string, Partial<Extract<HandEdit, { kind: 'addItem' }>>, RegExp]>([
    [
      'at the time of something else',
      { start: '14:30' },
      /“Coffee with Ana” begins before something else has ended/,
    ],
    ['over a flight', { start: '08:30', end: '09:00' }, /begins before something else has ended/],
    ['that ends before it begins', { start: '18:30' }, /Day 1/],
    ['on a day that is not there', { day: 30 }, /no such day/],
  ])('is refused %s', (_what, more, words) => {
    expect(refusalOf(soundTrip(), adding(more))).toMatch(words);
  });

  it('is refused on a full day, and in a trip without days', () => {
    let trip = longTrip(1);
    for (let index = 0; index < 11; index += 1) {
      const minutes = String(index * 5).padStart(2, '0');
      const end = `06:${String(index * 5 + 4).padStart(2, '0')}`;
      const id = `7d1f0a52-0c1e-4f6a-8a57-0000000000${String(index).padStart(2, '0')}`;
      trip = edited(trip, adding({ id, start: `06:${minutes}`, end }));
    }
    expect(refusalOf(trip, adding())).toBe('That day has as many items as a day can have.');
    expect(applyEdit(soundTrip({ plan: null }), adding())).toEqual({ outcome: 'gone', reason: 'day_gone' });
  });

  it.each([
    ['10,000 characters', { title: 'x'.repeat(10_000) }],
    ['no title', { title: '  ' }],
    ['two lines', { title: 'a\nb' }],
    ['a note without end', { note: 'x'.repeat(601) }],
    ['an id that is none', { id: 'item-1' }],
    ['an hour that is none', { start: '25:00' }],
    ['a place without end', { place: 'x'.repeat(121) }],
  ])('is refused at the door with %s', (_what, more) => {
    expect(handEditSchema.safeParse({ ...adding(), ...more }).success).toBe(false);
  });

  it('is offered the first free hour', () => {
    const [day] = longTrip(1).plan?.days ?? [];
    expect(day && freeHour(day)).toEqual({ start: '13:00', end: '14:00' });
    expect(freeHour({ items: [] })).toEqual({ start: '09:00', end: '10:00' });
    const late = { ...itemOf(longTrip(1), 'Dinner'), start: '09:00', end: '23:30' };
    expect(freeHour({ items: [late] })).toEqual({ start: '22:59', end: '23:59' });
  });
});

describe('the removal of what the trip rests on', () => {
  it.each([
    [
      'home',
      /was removed from the days\. The way from Rome to London stays under “Ways and nights”, and its price in the budget\.$/,
    ],
    [
      'h-rome',
      /was removed from the days\. The nights at Hotel Tevere stay under “Ways and nights”, and their price in the budget\.$/,
    ],
  ])('says what stays: %s', (offerId, words) => {
    const trip = soundTrip();
    const item = trip.plan?.days.flatMap(({ items }) => items).find((each) => each.offerId === offerId);
    const edit: HandEdit = { kind: 'removeItem', item: item?.id ?? '' };
    const after = edited(trip, edit);
    expect(describeDone(edit, trip.plan, after.plan)).toMatch(words);
    expect(after.plan?.legs).toEqual(trip.plan?.legs);
    expect(after.plan?.costs).toEqual(trip.plan?.costs);
  });
});
