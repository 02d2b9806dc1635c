/** A trip in an address: what is in it, and that nothing else comes out of it. */
import { describe, expect, it } from 'vitest';
import { readShared, writeShared } from '@domain/takeAlong/sharedTrip.ts';
import { checkedPlanSchema } from '@domain/itinerary/itinerary.ts';
import { longTrip } from '../trips/trip.ts';
import { placedTrip, present, withItem, withPlan } from './takenTrip.ts';

const written = (trip = placedTrip(), withNotes = false) => present(writeShared(trip, withNotes));
const noted = () => withItem(placedTrip(), 'Louvre', { note: 'Ask for Ana’s wheelchair' });

const note = (json: string) =>
  readShared(json)
    ?.days.flatMap(({ items }) => items)
    .find(({ title }) => title === 'Louvre')?.note;

const changed = (change: (shared: Record<string, unknown>) => unknown) => {
  const shared: Record<string, unknown> = JSON.parse(written());
  return readShared(JSON.stringify(change(shared)));
};

const day = (item: unknown) => ({ d: '2027-05-03', c: 'Paris', t: 'x', i: [item] });

describe('what is shared', () => {
  it('comes back as it was: towns, days, times, ways, nights and where things are', () => {
    const trip = placedTrip();
    const shared = readShared(written(trip));
    const { plan } = trip;
    expect(trip.title).toContain(shared?.title);
    expect(shared?.cities).toEqual(plan?.cities);
    expect(shared?.towns.map(({ name }) => name)).toEqual(['Paris', 'Rome']);
    const days = (days_: NonNullable<typeof plan>['days'] | undefined) =>
      days_?.map(({ date, city, title, items }) => [
        date,
        city,
        title,
        items.map((item) => [item.kind, item.start, item.end, item.title, item.city, item.at]),
      ]);
    expect(days(shared?.days)).toEqual(days(plan?.days));
    expect(shared?.legs.map(({ from, to, mode }) => [from, to, mode])).toEqual(
      plan?.legs.map(({ from, to, mode }) => [from, to, mode]),
    );
    expect(shared?.stays.map(({ name, checkIn }) => [name, checkIn])).toEqual(
      plan?.stays.map(({ name, checkIn }) => [name, checkIn]),
    );
  });

  it.each([
    ['Rome: 5 days for 2 adults and 2 children', 'Rome: 5 days'],
    ['Venice, Rome and Naples: 12 days for two', 'Venice, Rome and Naples: 12 days'],
    ['Vienna: 1 day for 12', 'Vienna: 1 day'],
    ['Rome: 5 days for foodies', 'Rome: 5 days for foodies'],
    ['Five days for Ada', 'Five days for Ada'],
  ])('has a title without the party: %s', (title, shown) => {
    expect(readShared(written({ ...placedTrip(), title }))?.title).toBe(shown);
  });

  it('says that it rests on made-up offers', () => {
    const trip = placedTrip();
    expect(readShared(written(trip))?.isSample).toBe(false);
    const hotels = trip.offers?.hotels.map((hotel) => ({ ...hotel, sample: true })) ?? [];
    const made = { ...trip, offers: trip.offers && { ...trip.offers, hotels } };
    expect(readShared(written(made))?.isSample).toBe(true);
  });

  it('has the place of what the traveller added with the notes, but not that it is locked or booked', () => {
    const trip = withItem(placedTrip(), 'Louvre', {
      place: '12 Rue de Rivoli',
      own: true,
      locked: true,
      booked: { reference: 'ABC123', price: 84 },
    });
    const item = readShared(written(trip, true))?.days[0]?.items.find(({ title }) => title === 'Louvre');
    expect(item?.place).toBe('12 Rue de Rivoli');
    expect([item?.locked, item?.booked]).toEqual([undefined, undefined]);
    expect(written(trip, true)).not.toMatch(/ABC123|84/);
  });

  it('says what the traveller’s own plans are, and where, only with the notes', () => {
    const trip = withItem(placedTrip(), 'Louvre', { place: 'door code 4821', own: true });
    expect(written(trip)).not.toMatch(/Louvre|4821/);
    expect(readShared(written(trip))?.days[0]?.items.map(({ title }) => title)).toContain('Own plans');
    const placed = withPlan(withItem(placedTrip(), 'Louvre', { own: true, start: '13:00' }), (plan) => ({
      ...plan,
      warnings: ['Day 1: “Louvre” begins before something else has ended.'],
    }));
    const owned = (withNotes: boolean) => {
      const shared = readShared(written(placed, withNotes));
      const names = ['Louvre', 'Own plans'];
      const item = shared?.days[0]?.items.find(({ title }) => names.includes(title));
      return [item?.at !== undefined, shared?.warnings.length];
    };
    expect(owned(false)).toEqual([false, 0]);
    expect(owned(true)).toEqual([true, 1]);
    const fixed = withItem(placedTrip(), 'Louvre', { fixed: true });
    expect(written(fixed)).not.toContain('Louvre');
  });

  it('is no trip with half a character in it, which would break a link to a map', () => {
    const half = JSON.stringify(JSON.parse(written())).replace('"Louvre"', String.raw`"a\ud800"`);
    expect(half).toContain('ud800');
    expect(readShared(half)).toBeNull();
  });

  it('holds no price, party, budget, offer, id or zone of home', () => {
    const trip = placedTrip();
    const json = written(trip, true);
    for (const word of [
      '2500',
      '2260',
      '360',
      'h-paris',
      'tours.test',
      trip.id,
      'Europe/London',
      'offer',
      'cost',
    ])
      expect(json).not.toContain(word);
    const shared = readShared(json);
    expect(shared).toMatchObject({ budget: null, costs: [], total: 0, origin: null });
    expect(JSON.stringify(shared)).not.toContain('offerId');
  });

  it('holds notes only where they are wanted along', () => {
    expect(written(noted())).not.toContain('wheelchair');
    expect(note(written(noted()))).toBe('');
    expect(note(written(noted(), true))).toBe('Ask for Ana’s wheelchair');
  });

  it('holds the warnings that anyone can see in the plan, and none of money or health', () => {
    const trip = withPlan(withItem(placedTrip(), 'Louvre', { start: '13:00' }), (plan) => ({
      ...plan,
      warnings: [
        'Day 1: “Louvre” begins before something else has ended.',
        'The plan costs $2,260, more than your budget of $2,000.',
        'Day 1: “Dinner” does not fit what you told me you need. Leave it out.',
      ],
    }));
    expect(readShared(written(trip))?.warnings).toEqual([
      'Day 1: “Louvre” begins before something else has ended.',
    ]);
  });

  it('holds the longest plan that can be stored', () => {
    expect(readShared(written(longTrip(30), true))?.days).toHaveLength(30);
  });

  it('is nothing of a trip without days', () => {
    expect(writeShared({ ...placedTrip(), plan: null }, true)).toBeNull();
  });
});

describe('what comes in', () => {
  it.each([
    ['no JSON', 'x'],
    ['nothing', ''],
    ['a number', '7'],
    ['a list', '[]'],
    ['depth', '['.repeat(200_000)],
    ['closed depth', '['.repeat(5_000) + ']'.repeat(5_000)],
  ])('is no trip where it is %s', (_name, json) => {
    expect(readShared(json)).toBeNull();
  });

  it('is refused where a plan could not be like that', () => {
    expect(changed((shared) => ({ ...shared, d: [] }))).toBeNull();
    expect(changed((shared) => ({ ...shared, c: [''] }))).toBeNull();
    expect(changed((shared) => ({ ...shared, t: 'x'.repeat(201) }))).toBeNull();
    expect(changed((shared) => ({ ...shared, o: [['Paris', 91, 0, 'Europe/Paris']] }))).toBeNull();
    expect(changed((shared) => ({ ...shared, o: [['Paris', 1, 0, '../../etc']] }))).toBeNull();
    const item = { k: 'sight', s: '09:00', e: '10:00', t: 'Louvre' };
    expect(changed((shared) => ({ ...shared, d: [day(item)] }))).not.toBeNull();
    for (const bad of [{ k: 'bomb' }, { s: '25:00' }, { e: '<b>' }, { t: '' }, { p: [1] }, { n: 7 }])
      expect(changed((shared) => ({ ...shared, d: [day({ ...item, ...bad })] }))).toBeNull();
    expect(changed((shared) => ({ ...shared, d: [{ ...day(item), d: '2027-02-30' }] }))).toBeNull();
    expect(changed((shared) => ({ ...shared, d: Array(31).fill(day(item)) }))).toBeNull();
  });

  it('has no keys of its own making, and leaves every prototype as it was', () => {
    const json = written().replace(
      /^\{/,
      '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"offers":{},"html":"<b>",',
    );
    const shared = readShared(json);
    expect(shared).not.toBeNull();
    expect(Object.keys(shared ?? {}).toSorted()).toEqual(
      ['isSample', ...Object.keys(checkedPlanSchema.parse(placedTrip().plan))].toSorted(),
    );
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
    expect(Reflect.get(shared ?? {}, 'polluted')).toBeUndefined();
  });

  it('keeps markup as the text that it is', () => {
    const evil = '<img src=x onerror=alert(1)>';
    expect(
      readShared(written(withItem(placedTrip(), 'Louvre', { title: evil })))?.days[0]?.items,
    ).toContainEqual(expect.objectContaining({ title: evil }));
  });
});
