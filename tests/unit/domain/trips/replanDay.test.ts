/** The rest of a day planned again: the smallest change that the trip takes, and what is fixed never moves. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Gait } from '@domain/itinerary/gait.ts';
import { minutesOf } from '@domain/itinerary/measures.ts';
import { applyEdit } from '@domain/trips/applyEdit.ts';
import { isFixed } from '@domain/trips/arrangeDay.ts';
import { changesOf, replanDay, type Trouble } from '@domain/trips/replanDay.ts';
import type { Trip } from '@domain/trips/trip.ts';
import { DAY, dublinTrip } from './todayTrip.ts';

const TIRED: Trouble = { reason: 'tired', rest: '5b0c7a52-5f0e-4b57-9b64-0d1c2e3f4a5b' };

function dayOf({ plan }: Trip) {
  const day = plan?.days[1];
  if (!day) throw new Error('The trip has no second day');
  return day;
}

/** "- Lunch" for what goes, "Dinner 20:00–21:30" for what moves; null where nothing can be done. */
function changed(time: string, trouble: Trouble, trip = dublinTrip(), gait: Gait = 'usual'): string[] | null {
  const now = { day: dayOf(trip), minute: minutesOf(time), gait };
  const edit = replanDay(now, trouble, (tried) => applyEdit(trip, tried).outcome === 'applied');
  if (!edit) return null;
  const { gone, moved } = changesOf(now.day, edit);
  return [
    ...gone.map(({ title }) => `- ${title}`),
    ...moved.map(({ item, start, end }) => `${item.title} ${start}–${end}`),
    ...(edit.rest ? [`+ Rest ${edit.rest.start}–${edit.rest.end}`] : []),
  ];
}

describe('late', () => {
  it('pushes what follows by as little as it takes', () => {
    expect(changed('10:00', { reason: 'late', minutes: 15 })).toEqual([
      'Book of Kells 09:30–11:15',
      'Merrion Square 11:30–12:30',
    ]);
  });

  it('goes on until a gap takes it up, also from between two', () => {
    expect(changed('13:40', { reason: 'late', minutes: 30 })).toEqual(['Chester Beatty 14:30–15:30']);
  });

  it('leaves out what is missed least where all of it does not fit before what is fixed', () => {
    expect(changed('10:00', { reason: 'late', minutes: 120 })).toEqual([
      '- Merrion Square',
      'Book of Kells 09:30–13:00',
      'Lunch 13:00–14:00',
    ]);
  });

  it.each([
    ['usual', '13:10–14:10'],
    ['careful', '13:15–14:15'],
    ['step-free', '13:15–14:15'],
  ] as const)('leaves time for the way as somebody goes it: %s', (gait, then) => {
    // half a kilometre apart
    const trip = dublinTrip([
      ['sight', '09:30', '11:00', 'Here', { at: [53.3438, -6.2546] }],
      ['sight', '13:05', '14:05', 'There', { at: [53.3483, -6.2546] }],
    ]);
    expect(changed('10:00', { reason: 'late', minutes: 120 }, trip, gait)).toEqual([
      'Here 09:30–13:00',
      `There ${then}`,
    ]);
  });

  it('asks about no more than forty arrangements', () => {
    const many = Array.from({ length: 15 }, (_, index) => {
      const hour = String(index + 8).padStart(2, '0');
      return ['sight', `${hour}:00`, `${hour}:10`, `Sight ${index}`] as const;
    });
    let asked = 0;
    const refuse = () => {
      asked += 1;
      return false;
    };
    const day = dayOf(dublinTrip(many));
    expect(replanDay({ day, minute: 0, gait: 'usual' }, { reason: 'late', minutes: 60 }, refuse)).toBeNull();
    expect(asked).toBe(40);
  });

  it('moves nothing that is fixed, and says so by doing nothing', () => {
    expect(changed('15:30', { reason: 'late', minutes: 60 })).toBeNull();
    expect(changed('16:30', { reason: 'late', minutes: 60 })).toEqual([
      'An hour of your own 19:00–19:45',
      'Dinner 19:45–21:15',
    ]);
  });
});

describe('closed, and skipped', () => {
  it('goes, and what follows stays when it is', () => {
    expect(changed('09:00', { reason: 'closed', item: 'merrion-square', earlier: false })).toEqual([
      '- Merrion Square',
    ]);
    expect(changed('09:00', { reason: 'skip', item: 'lunch' })).toEqual(['- Lunch']);
  });

  it('lets what follows come earlier where that is asked, to the next meal or fixed thing', () => {
    const closed = { reason: 'closed', item: 'book-of-kells', earlier: true } as const;
    expect(changed('09:00', closed)).toEqual(['- Book of Kells', 'Merrion Square 09:30–10:30']);
    expect(changed('09:40', closed)).toEqual(['- Book of Kells', 'Merrion Square 09:40–10:40']);
    expect(changed('13:35', { reason: 'closed', item: 'chester-beatty', earlier: true })).toEqual([
      '- Chester Beatty',
    ]);
  });

  it.each(['whiskey-tasting', 'nothing-of-that-name'])('leaves %s alone', (item) => {
    expect(changed('09:00', { reason: 'skip', item })).toBeNull();
  });

  it('is nothing for what is over', () => {
    expect(changed('11:10', { reason: 'closed', item: 'book-of-kells', earlier: false })).toBeNull();
  });
});

describe('rain', () => {
  it('changes what is outside with the next thing inside', () => {
    expect(changed('11:05', { reason: 'rain' })).toEqual([
      'Merrion Square 14:00–15:00',
      'Chester Beatty 11:15–12:15',
    ]);
  });

  it('leaves what is on outside, for what is inside where there is time for it', () => {
    expect(changed('11:30', { reason: 'rain' })).toEqual(['- Merrion Square']);
    const free = DAY.filter(([, , , title]) => title !== 'Lunch');
    expect(changed('11:30', { reason: 'rain' }, dublinTrip(free))).toEqual([
      '- Merrion Square',
      'Chester Beatty 11:55–12:55',
    ]);
  });

  it('lets it go where nothing inside is left, and leaves alone what nobody knows of', () => {
    const wet = DAY.filter(([, , , title]) => title !== 'Chester Beatty');
    expect(changed('11:05', { reason: 'rain' }, dublinTrip(wet))).toEqual(['- Merrion Square']);
    expect(changed('15:30', { reason: 'rain' })).toBeNull();
  });
});

it('tired: a rest stands where the next visit was', () => {
  expect(changed('11:05', TIRED)).toEqual(['- Merrion Square', '+ Rest 11:15–12:15']);
  expect(changed('15:30', TIRED)).toBeNull();
});

const troubles = fc.oneof(
  fc.record({ reason: fc.constant('late' as const), minutes: fc.integer({ min: 5, max: 240 }) }),
  fc.record({ reason: fc.constant('rain' as const) }),
  fc.constant(TIRED),
  fc.record({
    reason: fc.constant('closed' as const),
    item: fc.constantFrom('lunch', 'merrion-square', 'chester-beatty'),
    earlier: fc.boolean(),
  }),
);

it('never moves what is fixed or over, whenever and whatever comes up', () => {
  const trip = dublinTrip();
  const day = dayOf(trip);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_439 }), troubles, (minute, trouble) => {
      const edit = replanDay(
        { day, minute, gait: 'usual' },
        trouble,
        (tried) => applyEdit(trip, tried).outcome === 'applied',
      );
      if (!edit) return;
      const { gone, moved } = changesOf(day, edit);
      const touched = [...gone, ...moved.map(({ item }) => item)];
      expect(touched.filter((item) => isFixed(item) || minutesOf(item.end) <= minute)).toEqual([]);
      const wrong = moved.filter(({ item, start, end }) => {
        const isOn = minutesOf(item.start) <= minute;
        return end <= start || (isOn ? start !== item.start : minutesOf(start) < minute);
      });
      expect(wrong).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
