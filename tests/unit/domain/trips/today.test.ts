/** Today by the place's own date and time, whatever zone the phone is in. */
import { describe, expect, it } from 'vitest';
import { todayOf } from '@domain/trips/today.ts';
import type { PlanItem, PlanTown } from '@domain/itinerary/itinerary.ts';
import type { Trip } from '@domain/trips/trip.ts';
import { PLACES } from '../../../support/places.ts';
import { dublinTrip } from './todayTrip.ts';

const { plan } = dublinTrip();
if (!plan) throw new Error('The trip has a plan');
const dublin = plan;
const at = (iso: string) => Date.parse(iso);
const seen = (iso: string, zone = 'America/Los_Angeles', of = dublin) =>
  todayOf({ plan: of, spec: null, homeZone: null, offers: null }, at(iso), zone);

describe('a trip that is on', () => {
  it.each([
    ['before the first thing', '2027-05-04T08:00:00+01:00', null, 'Book of Kells', 480],
    ['in one', '2027-05-04T10:00:00+01:00', 'Book of Kells', 'Merrion Square', 600],
    ['as it begins', '2027-05-04T11:15:00+01:00', 'Merrion Square', 'Lunch', 675],
    ['between two', '2027-05-04T13:45:00+01:00', null, 'Chester Beatty', 825],
    ['after the last', '2027-05-04T22:00:00+01:00', null, null, 1_320],
  ])('%s', (_, iso, now, next, minute) => {
    const today = seen(iso);
    expect(today).toMatchObject({ day: { number: 2 }, minute, town: 'Dublin' });
    expect([today?.now?.title ?? null, today?.next?.title ?? null]).toEqual([now, next]);
  });

  it('changes the day at midnight there, not here', () => {
    expect(seen('2027-05-04T23:59:00+01:00')?.day.number).toBe(2);
    expect(seen('2027-05-05T00:01:00+01:00')?.day.number).toBe(3);
    expect(seen('2027-05-05T23:59:00+01:00')?.day.number).toBe(3);
  });

  it('is not on before it and after it', () => {
    expect(seen('2027-05-02T23:59:00+01:00')).toBeNull();
    expect(seen('2027-05-06T00:01:00+01:00')).toBeNull();
  });

  it('has the way to what is next, and the bookings', () => {
    expect(seen('2027-05-04T10:00:00+01:00')).toMatchObject({
      way: { by: 'foot', minutes: 15 },
      bookings: [{ title: 'Whiskey tasting' }],
    });
    expect(seen('2027-05-04T11:30:00+01:00')?.way).toBeNull();
    expect(seen('2027-05-04T13:00:00+01:00')?.way).toMatchObject({
      from: { title: 'Merrion Square' },
      minutes: 25,
    });
  });

  it('goes by the day’s clock on a day trip to a town that has none of its own', () => {
    const days = dublin.days.map((day) => ({
      ...day,
      items: day.items.map((each) => ({ ...each, city: 'Howth' })),
    }));
    expect(seen('2027-05-04T10:00:00+01:00', 'Asia/Tokyo', { ...dublin, days })).toMatchObject({
      minute: 600,
      now: { title: 'Book of Kells' },
    });
  });

  it('goes by the phone where the trip does not say what clock a town goes by', () => {
    const old = { ...dublin, towns: [] };
    expect(seen('2027-05-04T10:00:00-07:00', 'America/Los_Angeles', old)?.now?.title).toBe('Book of Kells');
    const unknown: PlanTown[] = [{ ...PLACES.dublin, zone: 'Europe/Atlantis' }];
    expect(seen('2027-05-04T10:00:00+01:00', 'Europe/Dublin', { ...dublin, towns: unknown })?.minute).toBe(
      600,
    );
  });
});

function item(id: string, kind: PlanItem['kind'], start: string, end: string, city: string): PlanItem {
  return { id, kind, start, end, title: id, note: '', city, cost: null };
}

describe('a day over the date line', () => {
  const honolulu: PlanTown = { name: 'Honolulu', at: [21.3, -157.86], zone: 'Pacific/Honolulu' };
  const days = [
    {
      number: 1,
      date: '2027-05-03',
      city: 'Tokyo',
      title: '',
      items: [item('temple', 'sight', '10:00', '12:00', 'Tokyo')],
    },
    {
      number: 2,
      date: '2027-05-04',
      city: 'Honolulu',
      title: '',
      items: [
        item('fly', 'flight', '05:30', '09:00', 'Tokyo'),
        item('beach', 'sight', '11:00', '13:00', 'Honolulu'),
      ],
    },
  ];
  const plan2 = { ...dublin, days, towns: [PLACES.tokyo, honolulu] };

  it.each([
    ['the first day in Tokyo', '2027-05-03T11:00:00+09:00', 1, 'temple', null],
    ['at night in Tokyo after it', '2027-05-03T23:00:00+09:00', 1, null, null],
    ['after landing, on the same date again', '2027-05-04T10:00:00-10:00', 2, null, 'beach'],
    ['at the beach', '2027-05-04T12:00:00-10:00', 2, 'beach', null],
  ])('%s', (_, iso, number, now, next) => {
    const today = todayOf(
      { plan: plan2, spec: null, homeZone: null, offers: null },
      at(iso),
      'Europe/London',
    );
    expect(today?.day.number).toBe(number);
    expect([today?.now?.title ?? null, today?.next?.title ?? null]).toEqual([now, next]);
  });
});

describe('a flight that is the last of its day', () => {
  const days = [
    {
      number: 1,
      date: '2027-05-04',
      city: 'Tokyo',
      title: '',
      items: [item('fly', 'flight', '11:00', '19:00', 'Tokyo')],
    },
  ];
  const leg = { from: 'Tokyo', to: 'London', date: '2027-05-04', mode: 'flight' as const };
  const home = { ...dublin, days, legs: [leg], towns: [PLACES.tokyo, PLACES.london] };

  it.each([
    ['over Siberia', '2027-05-04T14:00:00+01:00', 'fly'],
    ['when Tokyo has the next date', '2027-05-04T18:59:00+01:00', 'fly'],
    ['when it has landed', '2027-05-04T19:00:00+01:00', undefined],
  ])('%s', (_, iso, now) => {
    expect(seen(iso, 'Asia/Tokyo', home)?.now?.title).toBe(now);
  });

  it('has its landing’s clock also in the part after midnight', () => {
    const [first] = days;
    if (!first) throw new Error('The plan has a day');
    const parts = [
      { ...first, items: [item('fly', 'flight', '23:00', '23:59', 'Tokyo')] },
      {
        ...first,
        number: 2,
        date: '2027-05-05',
        items: [item('fly on', 'flight', '00:00', '05:00', 'Tokyo')],
      },
    ];
    const night = { ...home, days: parts };
    expect(seen('2027-05-05T04:00:00+01:00', 'Asia/Tokyo', night)?.now?.title).toBe('fly on');
    expect(seen('2027-05-05T05:00:00+01:00', 'Asia/Tokyo', night)?.now).toBeNull();
  });
});

it('keeps the hour over a change of clocks', () => {
  const paris = { ...PLACES.paris, name: 'Dublin' };
  const days = dublin.days.map((day) => ({ ...day, date: `2027-03-${27 + day.number - 1}` }));
  const changed = { ...dublin, towns: [paris], days };
  // clocks went forward at 01:00 UTC on 28 March 2027
  expect(
    todayOf({ plan: changed, spec: null, homeZone: null, offers: null }, at('2027-03-28T08:00:00Z'), 'UTC'),
  ).toMatchObject({
    minute: 600,
    day: { number: 2 },
  });
});

function wayFor(spec: Trip['spec']) {
  const now = at('2027-05-04T13:45:00+01:00');
  const today = todayOf({ plan: dublin, spec, homeZone: null, offers: null }, now, 'UTC');
  return [today?.gait, today?.way?.by];
}

it('has the way to what is next as its travellers go it', () => {
  expect(wayFor(null)).toEqual(['usual', 'foot']);
  expect(wayFor({ version: 1, needs: [{ kind: 'wheelchair' }] })).toEqual(['step-free', 'ride']);
  expect(wayFor({ version: 1, childAges: [3] })).toEqual(['careful', 'ride']);
});
