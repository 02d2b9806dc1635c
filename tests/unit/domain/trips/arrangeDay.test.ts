import { describe, expect, it } from 'vitest';
import { applyEdit } from '@domain/trips/applyEdit.ts';
import type { ArrangeEdit } from '@domain/trips/arrangeDay.ts';
import { type HandEdit, handEditSchema, type PendingEdit } from '@domain/trips/edits.ts';
import { describeDone } from '@domain/trips/handMoves.ts';
import { replay } from '@domain/trips/replay.ts';
import { describeEdit, describeRefusal } from '@domain/trips/words.ts';
import { marksOf, withOwnChanges } from '../../../../engine/plan/ownChanges.ts';
import { dayInWords, soundTrip } from './trip.ts';
import { dublinTrip } from './todayTrip.ts';

const REST = '5b0c7a52-5f0e-4b57-9b64-0d1c2e3f4a5b';
const trip = dublinTrip();
const items = trip.plan?.days[1]?.items ?? [];

function pending(edit: HandEdit): PendingEdit {
  const made = { baseRevision: 3, madeAt: '2027-05-04T08:00:00Z', device: 'Phone' };
  return { id: crypto.randomUUID(), deviceId: crypto.randomUUID(), edit, ...made };
}

type Entry = ArrangeEdit['items'][number];

/** The day as it is, with each entry as `over` has it: null for one that goes. */
function arrange(
  over: Record<string, Partial<Entry> | null> = {},
  more: Partial<ArrangeEdit> = {},
): ArrangeEdit {
  const entries = items.flatMap(({ id, title, start, end }): Entry[] => {
    const change = over[title];
    return change === null ? [] : [{ item: id, title, start, end, ...change }];
  });
  return { kind: 'arrangeDay', day: 2, items: entries, ...more };
}

function refusalOf(edit: ArrangeEdit, of = trip): string {
  const outcome = applyEdit(of, edit);
  return outcome.outcome === 'applied' ? 'applied' : `${outcome.outcome}: ${describeRefusal(outcome)}`;
}

describe('a day that is arranged anew', () => {
  it('has the items that are named, at these times, and a rest among them', () => {
    const edit = arrange(
      { 'Merrion Square': null, Lunch: { start: '13:00', end: '14:00' } },
      { rest: { id: REST, start: '11:15', end: '12:15' } },
    );
    expect(handEditSchema.parse(edit)).toEqual(edit);
    const outcome = applyEdit(trip, edit);
    if (outcome.outcome !== 'applied') throw new Error(outcome.reason);
    expect(dayInWords(outcome.trip, 2)).toEqual([
      '09:30–11:00 Book of Kells',
      '11:15–12:15 Rest',
      '13:00–14:00 Lunch',
      '14:00–15:00 Chester Beatty',
      '16:00–18:00 Whiskey tasting',
      '18:15–19:00 An hour of your own',
      '19:30–21:00 Dinner',
    ]);
    expect(outcome.trip.plan?.days[1]?.items[0]).toBe(items[0]);
    expect(outcome.trip.plan?.days[1]?.items[1]).toMatchObject({ id: REST, own: true });
    const again = applyEdit(outcome.trip, edit);
    expect(again.outcome === 'applied' && again.trip === outcome.trip).toBe(true);
    expect(describeEdit(edit, trip)).toBe('Plan day 2 anew');
    expect(describeDone(edit, trip.plan, outcome.trip.plan)).toBe('Day 2 is planned anew.');
  });

  it('is the same trip where nothing changes, and is taken back as any edit', () => {
    const same = applyEdit(trip, arrange());
    expect(same.outcome === 'applied' && same.trip === trip).toBe(true);
    const { trip: back, refused } = replay(
      trip,
      [],
      [pending(arrange({ Lunch: null })), pending({ kind: 'undo' })],
    );
    expect(refused).toEqual([]);
    expect(dayInWords(back, 2)).toEqual(dayInWords(trip, 2));
  });

  it('keeps its rest when the trip is made anew', () => {
    const edit = arrange({ 'Merrion Square': null }, { rest: { id: REST, start: '11:15', end: '12:15' } });
    const outcome = applyEdit(trip, edit);
    if (outcome.outcome !== 'applied' || !outcome.trip.plan || !trip.plan) throw new Error('It is not made');
    const { days } = trip.plan;
    const fresh = { ...trip.plan, days: days.map((day) => ({ ...day, title: `Anew: ${day.title}` })) };
    const { plan, unheld } = withOwnChanges(fresh, outcome.trip.plan, marksOf(trip.plan), () => true);
    expect(unheld).toEqual([]);
    expect(plan.days[1]?.items.find(({ id }) => id === REST)).toMatchObject({
      title: 'Rest',
      start: '11:15',
    });
  });

  it('pays no more for a tour that goes', () => {
    const sound = soundTrip();
    const day = sound.plan?.days[3];
    const entries = (day?.items ?? []).flatMap(({ id, title, start, end, kind }) =>
      kind === 'tour' ? [] : [{ item: id, title, start, end }],
    );
    const outcome = applyEdit(sound, { kind: 'arrangeDay', day: 4, items: entries });
    if (outcome.outcome !== 'applied') throw new Error(outcome.reason);
    expect(outcome.trip.plan?.costs.map(({ kind }) => kind)).not.toContain('tours');
    expect(outcome.trip.plan?.total).toBeLessThan(sound.plan?.total ?? 0);
  });

  it('follows an item whose id is another one’s by now, by its title', () => {
    const renamed = arrange({ Lunch: { item: 'book-of-kells' } });
    expect(refusalOf(renamed)).toBe('applied');
  });
});

describe('what a day cannot be', () => {
  it.each([
    [
      'an item that is not there',
      arrange({ Lunch: { item: 'x', title: 'x' } }),
      'gone: This is not in the trip any more.',
    ],
    [
      'one of another day',
      arrange({ Lunch: { item: 'filler-1', title: 'Walk 1' } }),
      'gone: This is not in the trip any more.',
    ],
    [
      'one twice',
      { ...arrange(), items: [...arrange().items, ...arrange().items.slice(0, 1)] },
      'gone: This is not in the trip any more.',
    ],
    ['a day that is not there', arrange({}, { day: 9 }), 'gone: The trip has no such day any more.'],
    ['without what is fixed', arrange({ 'Whiskey tasting': null }), 'conflict: “Whiskey tasting” is booked.'],
    [
      'what is fixed at another time',
      arrange({ 'Whiskey tasting': { start: '16:15' } }),
      'conflict: “Whiskey tasting” is booked.',
    ],
    [
      'two things at once',
      arrange({ Lunch: { start: '12:00', end: '13:00' } }),
      'conflict: Day 2: “Lunch” begins before something else has ended.',
    ],
    [
      'an end before a beginning',
      arrange({ Lunch: { start: '13:30', end: '12:30' } }),
      'conflict: Day 2: “Lunch” does not stand where its time belongs.',
    ],
    [
      'another order than its times',
      { ...arrange(), items: arrange().items.toReversed() },
      'conflict: Day 2:',
    ],
    [
      'a rest in the midst of something',
      arrange({}, { rest: { id: REST, start: '10:00', end: '12:00' } }),
      'conflict: Day 2:',
    ],
  ])('%s', (_, edit, words) => {
    expect(refusalOf(edit)).toContain(words);
  });

  it('a trip without a plan', () => {
    expect(refusalOf(arrange(), { ...trip, plan: null })).toBe('gone: The trip has no such day any more.');
  });

  it.each([
    ['too many items', { ...arrange(), items: Array.from({ length: 17 }, () => arrange().items[0]) }],
    ['no time', arrange({ Lunch: { start: '25:00' } })],
    ['a day of none', { ...arrange(), day: 0 }],
    ['a name without end', arrange({ Lunch: { title: 'x'.repeat(201) } })],
    ['no title', { ...arrange(), items: [{ item: 'lunch', start: '12:30', end: '13:30' }] }],
    ['a rest without an id', { ...arrange(), rest: { start: '10:00', end: '11:00' } }],
    ['a rest without an end', { ...arrange(), rest: { id: REST, start: '10:00' } }],
  ])('%s is no edit', (_, edit) => {
    expect(handEditSchema.safeParse(edit).success).toBe(false);
  });
});
