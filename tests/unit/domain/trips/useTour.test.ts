/** Another of the found tours in the place of the one in the plan, or beside none, by hand. */
import { describe, expect, it } from 'vitest';
import { checkSums } from '@domain/itinerary/checkCosts.ts';
import { checkItinerary } from '@domain/itinerary/itineraryChecks.ts';
import { offersOf } from '@domain/itinerary/planCards.ts';
import { applyEdit } from '@domain/trips/applyEdit.ts';
import { chosenSchema } from '@domain/trips/chosen.ts';
import { markOf } from '@domain/trips/dayMarks.ts';
import type { HandEdit, PendingEdit } from '@domain/trips/edits.ts';
import { describeDone } from '@domain/trips/handMoves.ts';
import { offerUses } from '@domain/trips/offerEdits.ts';
import { replay } from '@domain/trips/replay.ts';
import { type Trip, tripSchema } from '@domain/trips/trip.ts';
import { describeEdit, describeRefusal } from '@domain/trips/words.ts';
import { whyHere, wishesOf } from '@domain/trips/whyHere.ts';
import { dayInWords, idOf, longTrip, soundTrip } from './trip.ts';

type Tour = NonNullable<Trip['offers']>['tours'][number];

const base = soundTrip();
const tour = (id: string, over: Partial<Tour> = {}): Tour => ({
  id,
  name: id,
  rating: 4.5,
  duration: '3 hours',
  price: 50,
  bookingUrl: `https://tours.test/${id}`,
  city: 'Rome',
  ...over,
});
const TOURS = [
  tour('Pasta class'),
  tour('Vespa', { duration: '90 minutes', price: 40 }),
  tour('Whole day', { duration: '9 hours' }),
  tour('Left bank', { city: 'Paris', duration: '2 hours' }),
  tour('Evening on the river', { city: 'Paris', duration: '2 hours' }),
  tour('Lisbon by tram', { city: 'Lisbon' }),
  tour('Nobody knows where', { city: undefined }),
  tour('nameless', { name: ' ' }),
];

function tripWith(more: Partial<Trip> = {}): Trip {
  const found = base.offers!.tours.map((one) => ({ ...one, city: 'Rome' }));
  const offers = { ...base.offers!, tours: [...found, ...TOURS] };
  const spec = { version: 1, seen: { days: base.plan!.days.map((day) => markOf(day)) } };
  return soundTrip({ plan: base.plan, spec, offers, ...more });
}

const trip = tripWith();
const use = (offer: string, from?: string): HandEdit => ({
  kind: 'useTour',
  offer,
  ...(from === undefined ? {} : { from }),
});

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
const tourLines = ({ plan }: Trip) =>
  plan?.costs.filter(({ kind }) => kind === 'tours').map(({ label, amount }) => `${label} ${amount}`);
const usesOf = ({ plan, offers }: Trip, today = '2026-11-21') =>
  [...offerUses(plan!, offers!, today)].filter(([, { edit }]) => edit.kind === 'useTour');

describe('in the place of the tour of its town', () => {
  const after = applied(use('Pasta class'));

  it('stands on its day, with its name, price and link, and nothing else moves', () => {
    expect(dayInWords(after, 4)).toEqual(
      dayInWords(trip, 4).map((line) => line.replace('Food walk', 'Pasta class')),
    );
    const item = after.plan!.days[3]!.items.find(({ kind }) => kind === 'tour');
    expect(item).toMatchObject({
      id: idOf(trip, 'Food walk'),
      offerId: 'Pasta class',
      city: 'Rome',
      cost: 150,
      note: 'guided, 3 hours.',
    });
    expect(offersOf(after.offers!, '').get(item!.offerId!)?.href).toBe('https://tours.test/Pasta class');
    expect(after.plan!.days.slice(0, 3)).toEqual(trip.plan!.days.slice(0, 3));
    expect(after.plan!.warnings).toEqual([]);
    expect(checkItinerary(after.plan!, after.offers!, '')).toEqual([]);
  });

  it('has its line in the sums where the other was', () => {
    expect(tourLines(after)).toEqual(['Pasta class 150']);
    expect(after.plan!.costs.map(({ kind }) => kind)).toEqual(trip.plan!.costs.map(({ kind }) => kind));
    expect(after.plan!.total).toBe(trip.plan!.total + 30);
  });

  it('is said with its hours and the new sum', () => {
    expect(describeDone(use('Pasta class'), trip.plan, after.plan, trip.offers)).toBe(
      'Pasta class is in your plan now, on day 4, Thu 6 May, 9:30 AM to 12:30 PM. The trip is about $2,290 now.',
    );
    expect(describeEdit(use('Pasta class'), trip)).toBe('Put Pasta class in the plan');
  });

  it('is kept in the spec with its stay and day, the day counts as made with it, and it is said why it is there', () => {
    const twice = applied(use('Vespa'), after);
    expect(chosenSchema.parse(twice.spec?.['chosen']).tours).toEqual([
      { city: 'Rome', visit: 0, day: 1, tourId: 'Vespa', name: 'Vespa', isNew: true },
    ]);
    expect(twice.spec?.['seen']).toEqual({ days: twice.plan!.days.map((day) => markOf(day)) });
    const item = twice.plan!.days[3]!.items.find(({ kind }) => kind === 'tour')!;
    expect(whyHere(item, '2027-05-06', '', wishesOf(twice.spec, twice.offers))).toBe('you chose it');
  });

  it('names the day that was called by the one before', () => {
    const days = trip.plan!.days.map((day) => (day.number === 4 ? { ...day, title: 'Food walk' } : day));
    const called = tripWith({ plan: { ...trip.plan!, days } });
    expect(applied(use('Pasta class'), called).plan?.days[3]?.title).toBe('Pasta class');
  });

  it('leaves the day that it does not land on without the name of the one before', () => {
    const offers = {
      ...base.offers!,
      tours: [tour('Old', { city: 'Paris' }), tour('To the sea', { duration: '9 hours', city: 'Paris' })],
    };
    const had = applied(use('Old'), { ...longTrip(2), offers });
    const days = had.plan!.days.map((day) => (day.number === 1 ? { ...day, title: 'Old' } : day));
    const called = { ...had, plan: { ...had.plan!, days } };
    const held = applied({ kind: 'lockItem', locked: true, item: idOf(called, 'Lunch', 1) }, called);
    const then = applied(use('To the sea'), held);
    expect(then.plan!.days.map(({ title }) => title)).toEqual(['An open day', 'Day 2']);
    expect(dayInWords(then, 2).join()).toContain('To the sea');
  });

  it('has what is in its way moved or left out, and says so', () => {
    const long = tripWith({
      offers: {
        ...trip.offers!,
        tours: [...trip.offers!.tours, tour('Hill towns', { duration: '5 hours' })],
      },
    });
    const then = applied(use('Hill towns'), long);
    expect(dayInWords(then, 4)).toEqual([
      '09:00–14:00 Hill towns',
      '15:00–16:00 Train to the airport',
      '18:00–19:50 BA 549, FCO to LHR',
    ]);
    expect(describeDone(use('Hill towns'), trip.plan, then.plan, long.offers)).toContain(
      'No time is left for “An hour at the river”.',
    );
  });

  it.each([
    ['locked', { kind: 'lockItem', locked: true }, 'is locked. Unlock it first.'],
    ['booked', { kind: 'bookItem', booking: { reference: '', price: null } }, 'is booked. Take the booking'],
  ] as const)('is refused where the one before is %s', (_, edit, words) => {
    const held = applied({ ...edit, item: idOf(trip, 'Food walk') });
    expect(refused(use('Pasta class'), held)).toContain(words);
  });
});

describe('where the town has none', () => {
  it('stands on the first day that has room, at the hour of such a tour', () => {
    const after = applied(use('Evening on the river'));
    expect(dayInWords(after, 1).slice(-2)).toEqual([
      '17:15–19:15 Evening on the river',
      '19:30–21:00 Dinner',
    ]);
    expect(tourLines(after)).toEqual(['Food walk 120', 'Evening on the river 150']);
    expect(after.plan!.warnings).toEqual([]);
    expect(chosenSchema.parse(after.spec?.['chosen']).tours).toMatchObject([
      { city: 'Paris', visit: 0, day: 0 },
    ]);
  });

  it('is back where it was removed', () => {
    const without = applied({ kind: 'removeItem', item: idOf(trip, 'Food walk') });
    expect(tourLines(without)).toEqual([]);
    const after = applied(use('t-food'), without);
    expect(tourLines(after)).toEqual(['Food walk 120']);
    expect(after.plan!.total).toBe(trip.plan!.total);
  });

  it('moves what is in the way where every day is full, and leaves out as little as it can', () => {
    const offers = { ...base.offers!, tours: [tour('Big loop', { duration: '5 hours', city: undefined })] };
    const long = longTrip(4);
    const after = applied(use('Big loop'), { ...long, offers, spec: null });
    expect(dayInWords(after, 1)).toEqual([
      '09:00–14:00 Big loop',
      '14:00–15:00 Lunch',
      '15:00–17:30 Museum 1',
      '17:30–18:30 Free',
      '19:30–21:00 Dinner',
    ]);
    expect(after.spec).toBeNull();
  });

  it.each([
    ['6 hours', '09:00–15:00', ['15:00–17:30 Museum 1', '17:30–18:30 Free']],
    ['9 hours', '09:00–18:00', ['18:00–19:00 Free']],
  ])('has lunch on it where it takes %s', (duration, hours, rest) => {
    const offers = { ...base.offers!, tours: [tour('To the sea', { duration, city: 'Paris' })] };
    const after = applied(use('To the sea'), { ...longTrip(4), offers });
    expect(dayInWords(after, 1)).toEqual([`${hours} To the sea`, ...rest, '19:30–21:00 Dinner']);
    expect(after.plan!.days[0]?.items[0]?.note).toBe(`guided, ${duration}; ask whether lunch is part of it.`);
    expect(after.plan!.warnings).toEqual([]);
  });

  it.each([
    ['locked', { kind: 'lockItem', locked: true }],
    ['booked', { kind: 'bookItem', booking: { reference: 'TABLE 4', price: 40 } }],
  ] as const)('leaves a lunch that is %s where it is, and takes another day', (_, edit) => {
    const offers = { ...base.offers!, tours: [tour('To the sea', { duration: '9 hours', city: 'Paris' })] };
    const held = (days: number) => {
      const long = { ...longTrip(days), offers };
      return applied({ ...edit, item: idOf(long, 'Lunch', 1) }, long);
    };
    const four = held(4);
    const after = applied(use('To the sea'), four);
    expect(after.plan!.days[0]).toEqual(four.plan!.days[0]);
    expect(dayInWords(after, 2)[0]).toBe('09:00–18:00 To the sea');
    expect(refused(use('To the sea'), held(1))).toBe('No day in its town has room for this tour.');
  });

  it('is refused where no day has room, whatever is left out', () => {
    expect(refused(use('Whole day'))).toBe('No day in its town has room for this tour.');
  });
});

it('is kept in a spec that can be read back where a brought stay began long ago', () => {
  const stays = trip.plan!.stays.map((stay) => ({ ...stay, checkIn: '1970-01-01' }));
  const after = applied(use('Vespa'), tripWith({ plan: { ...trip.plan!, stays } }));
  expect(chosenSchema.parse(after.spec?.['chosen']).tours).toMatchObject([
    { tourId: 'Vespa', visit: 0, day: 1 },
  ]);
});

it('is kept for a town that nobody sleeps in', () => {
  const stays = trip.plan!.stays.filter(({ city }) => city !== 'Rome');
  const after = applied(use('Vespa'), tripWith({ plan: { ...trip.plan!, stays } }));
  expect(chosenSchema.parse(after.spec?.['chosen']).tours).toMatchObject([
    { city: 'Rome', visit: 0, day: 1, tourId: 'Vespa' },
  ]);
});

it('on the way it stands on no day that is past, and not on today, of which something is over', () => {
  expect(usesOf(trip, '2027-05-03').find(([key]) => key === 'Left bank')).toEqual([
    'Left bank',
    { edit: use('Left bank', '2027-05-04'), adds: true },
  ]);
  const after = applied(use('Left bank', '2027-05-04'));
  expect(after.plan!.days[0]).toBe(trip.plan!.days[0]);
  expect(dayInWords(after, 2).join()).toContain('Left bank');
  // the last day of Paris is over
  expect(usesOf(trip, '2027-05-04').map(([key]) => key)).toEqual(['Pasta class', 'Vespa', 'Whole day']);
});

describe('what is refused', () => {
  it.each(['forged', 'out', 'h-paris', 'Lisbon by tram', 'Nobody knows where', 'nameless'])(
    'is %s',
    (offer) => {
      const outcome = applyEdit(trip, use(offer));
      expect(outcome).toEqual({ outcome: 'gone', reason: 'offer_gone' });
    },
  );

  it('changes nothing where it is in the plan', () => {
    expect(applied(use('t-food'))).toBe(trip);
  });
});

describe('the tours that have a button', () => {
  it('are those of the plan’s towns but the one that is in it, and say whether one goes for them', () => {
    expect(usesOf(trip).map(([key, { adds }]) => `${key} ${adds}`)).toEqual([
      'Pasta class false',
      'Vespa false',
      'Whole day false',
      'Left bank true',
      'Evening on the river true',
    ]);
  });

  it('are all of them where the trip has one town, also those of which nobody kept it', () => {
    const offers = {
      ...base.offers!,
      tours: [tour('Kept', { city: 'Paris' }), tour('Not kept', { city: undefined })],
    };
    expect(usesOf({ ...longTrip(3), offers }).map(([key]) => key)).toEqual(['Kept', 'Not kept']);
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
    const edits = [use('Pasta class'), { kind: 'undo' } as const].map((edit) => pending(edit, 'Phone'));
    const { trip: after, refused: not } = replay(trip, [], edits);
    expect(not).toEqual([]);
    expect(after).toEqual(trip);
  });

  it('merges the choices of two devices: the later one holds, and what was about the tour that is gone is refused', () => {
    const { trip: after, refused: not } = replay(
      trip,
      [],
      [
        pending(use('Pasta class'), 'Phone'),
        pending(use('Left bank'), 'Laptop'),
        pending(
          { kind: 'noteItem', item: idOf(trip, 'Food walk'), title: 'Food walk', note: 'Bring water' },
          'Laptop',
        ),
        pending(use('Vespa'), 'Laptop'),
      ],
    );
    expect(tourLines(after)).toEqual(['Vespa 120', 'Left bank 150']);
    expect(not.map(({ refusal }) => describeRefusal(refusal))).toEqual(['This is not in the trip any more.']);
  });
});
