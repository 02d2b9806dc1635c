/** What each finding changes on a plan: the item that can give way moves or goes, an open night gets a bed. */
import { describe, expect, it } from 'vitest';
import { mendDay } from '../../../engine/plan/repair/mendDay.ts';
import { mendNight } from '../../../engine/plan/repair/mendNights.ts';
import { itinerarySchema, type PlanDay, type PlanItem } from '../../../domain/itinerary/itinerary.ts';

type Timed = readonly [kind: PlanItem['kind'], start: string, end: string, title: string];

function dayOf(...items: readonly Timed[]): PlanDay {
  return {
    number: 2,
    date: '2027-05-12',
    city: 'Rome',
    title: 'A day',
    items: items.map(([kind, start, end, title], index) => ({
      id: `d2-${index + 1}`,
      kind,
      start,
      end,
      title,
      note: '',
      city: 'Rome',
      cost: null,
      ...(kind === 'flight' || kind === 'tour' ? { offerId: title } : {}),
    })),
  };
}

function mended(problem: Parameters<typeof mendDay>[1], ...items: readonly Timed[]) {
  const { items: left } = mendDay(dayOf(...items), { day: 2, ...problem });
  return left.map(({ start, end, title }) => `${start}–${end} ${title}`);
}

const FLIGHT: Timed = ['flight', '10:00', '13:30', 'Flight'];

describe('two things at once', () => {
  it.each<[string, readonly Timed[], string, string[]]>([
    [
      'a meal waits',
      [FLIGHT, ['meal', '12:45', '13:45', 'Lunch']],
      'Lunch',
      ['10:00–13:30 Flight', '13:30–14:30 Lunch'],
    ],
    [
      'a meal goes when it would be too late',
      [
        ['flight', '10:00', '16:00', 'Flight'],
        ['meal', '12:45', '13:45', 'Lunch'],
      ],
      'Lunch',
      ['10:00–16:00 Flight'],
    ],
    [
      'a visit begins later where enough of it is left',
      [FLIGHT, ['sight', '13:00', '15:00', 'Museum']],
      'Museum',
      ['10:00–13:30 Flight', '13:30–15:00 Museum'],
    ],
    [
      'a visit goes where too little is left',
      [FLIGHT, ['sight', '13:00', '14:00', 'Museum']],
      'Museum',
      ['10:00–13:30 Flight'],
    ],
    [
      'what began before a flight gives way to it too',
      [['sight', '09:00', '10:30', 'Museum'], FLIGHT],
      'Flight',
      ['10:00–13:30 Flight'],
    ],
    [
      'check-in keeps its length',
      [FLIGHT, ['stay', '13:00', '13:30', 'Check in']],
      'Check in',
      ['10:00–13:30 Flight', '13:30–14:00 Check in'],
    ],
    [
      'two flights stay: no item of the day can help',
      [FLIGHT, ['flight', '12:00', '14:00', 'Other']],
      'Other',
      ['10:00–13:30 Flight', '12:00–14:00 Other'],
    ],
  ])('%s', (_, items, item, left) => {
    expect(mended({ check: 'overlap', item }, ...items)).toEqual(left);
  });
});

describe('other findings of a day', () => {
  const museum: Timed = ['sight', '10:00', '16:00', 'Museum'];
  const tour: Timed = ['tour', '10:00', '12:00', 'Tour'];
  it.each<[string, Parameters<typeof mendDay>[1], readonly Timed[], string[]]>([
    ['an empty day is open', { check: 'emptyDay' }, [], ['10:00–13:00 Open hours']],
    ['a visit right after landing goes', { check: 'buffers', item: 'Museum' }, [museum], []],
    ['a tour does not: its offer does', { check: 'buffers', item: 'Tour' }, [tour], ['10:00–12:00 Tour']],
    ['a meal at four goes', { check: 'meals', item: 'Lunch' }, [['meal', '16:00', '17:00', 'Lunch']], []],
    ['a visit that leaves no time to eat goes', { check: 'meals' }, [museum], []],
    [
      'the second dinner goes',
      { check: 'meals' },
      [museum, ['meal', '17:00', '18:00', 'Dinner'], ['meal', '20:00', '21:00', 'Dinner']],
      ['10:00–16:00 Museum', '17:00–18:00 Dinner'],
    ],
    [
      'items are put in order',
      { check: 'order', item: 'Tour' },
      [['meal', '12:30', '13:30', 'Lunch'], tour],
      ['10:00–12:00 Tour', '12:30–13:30 Lunch'],
    ],
    [
      'what ends before it begins goes',
      { check: 'order', item: 'Walk' },
      [['free', '12:00', '11:00', 'Walk'], tour],
      ['10:00–12:00 Tour'],
    ],
    ['sums are no matter of a day', { check: 'sums' }, [tour], ['10:00–12:00 Tour']],
    [
      'an item nobody knows is left alone',
      { check: 'overlap', item: 'Nothing' },
      [tour],
      ['10:00–12:00 Tour'],
    ],
  ])('%s', (_, problem, items, left) => {
    expect(mended(problem, ...items)).toEqual(left);
  });
});

describe('a night without a bed', () => {
  const days = ['2027-05-11', '2027-05-12', '2027-05-13'].map((date, index) => ({
    ...dayOf(),
    number: index + 1,
    date,
  }));
  const plan = itinerarySchema.parse({
    title: 'Rome',
    origin: null,
    cities: ['Rome'],
    party: { adults: 1, children: 0 },
    budget: null,
    days,
    legs: [],
    stays: [],
    costs: [],
    total: 0,
  });
  const staysAfter = (stays: typeof plan.stays, day: number) =>
    mendNight({ ...plan, stays }, { check: 'nights', day }).stays;
  const first = { city: 'Rome', checkIn: '2027-05-11', checkOut: '2027-05-12' };
  const second = { city: 'Rome', checkIn: '2027-05-12', checkOut: '2027-05-13' };

  it('gets an open one, joined to the open nights before it', () => {
    expect(staysAfter([], 1)).toEqual([first]);
    expect(staysAfter([first], 2)).toEqual([{ ...first, checkOut: '2027-05-13' }]);
    const booked = { ...first, offerId: 'hotel', name: 'Hotel' };
    expect(staysAfter([booked], 2)).toEqual([booked, second]);
  });

  it('loses the bed in another town, unless that is booked', () => {
    const elsewhere = { city: 'Lisbon', checkIn: '2027-05-11', checkOut: '2027-05-13' };
    expect(staysAfter([elsewhere], 2)).toEqual([{ ...elsewhere, checkOut: '2027-05-12' }, second]);
    const booked = { ...elsewhere, offerId: 'hotel', name: 'Hotel' };
    expect(staysAfter([booked, second], 2)).toEqual([booked, second]);
  });

  it('is left alone on a day that the plan does not have', () => {
    expect(staysAfter([first], 9)).toEqual([first]);
  });
});
