import { describe, expect, it } from 'vitest';
import { applyEdit } from '@domain/trips/applyEdit.ts';
import type { HandEdit } from '@domain/trips/edits.ts';
import { daysAlike, describeDone, endAfter, moveToDay, moveWithin } from '@domain/trips/handMoves.ts';
import type { PlanDay, PlanItem } from '@domain/itinerary/itinerary.ts';
import { mapsLink } from '@domain/itinerary/mapsLink.ts';
import { dayInWords, longTrip, soundTrip } from './trip.ts';

const trip = longTrip(3);
const plan = trip.plan ?? expect.unreachable();
const day = (number: number): PlanDay => plan.days[number - 1] ?? expect.unreachable();
const item = (number: number, title: string): PlanItem =>
  day(number).items.find((each) => each.title === title) ?? expect.unreachable();

function after(edit: HandEdit | null) {
  const outcome = edit && applyEdit(trip, edit);
  if (outcome?.outcome !== 'applied') throw new Error('The edit is refused');
  return outcome.trip;
}

describe('a move by menu', () => {
  it('goes one place up or down the day, and no further than its ends', () => {
    const [first, last] = [item(1, 'Morning walk 1'), item(1, 'Dinner')];
    expect(moveWithin(day(1), first, -1)).toBeNull();
    expect(moveWithin(day(1), last, 1)).toBeNull();
    expect(moveWithin(day(2), first, 1)).toBeNull();
    expect(
      dayInWords(after(moveWithin(day(1), item(1, 'Museum 1'), 1)), 1).map((words) => words.slice(12)),
    ).toEqual(['Morning walk 1', 'Lunch', 'Free', 'Museum 1', 'Dinner']);
  });

  it('to another day stands there by its time', () => {
    const edit = moveToDay(day(2), item(1, 'Museum 1'));
    expect(edit).toMatchObject({ day: 2, title: 'Museum 1' });
    const words = dayInWords(after(edit), 2).map((each) => each.slice(12));
    expect(words.indexOf('Museum 1')).toBeGreaterThan(words.indexOf('Lunch'));
    expect(words.indexOf('Museum 1')).toBeLessThan(words.indexOf('Dinner'));
  });
});

const dayIn = (number: number, city: string, ...items: string[]): PlanDay => ({
  ...day(1),
  number,
  city,
  items: items.map((town) => ({ ...item(1, 'Museum 1'), city: town })),
});

describe('the days that an item can go to', () => {
  const days = [
    dayIn(1, 'Rome', 'Rome'),
    dayIn(2, 'Rome', 'Tivoli'),
    dayIn(3, 'Bari', 'Rome'),
    dayIn(4, 'Bari', 'Bari'),
  ];
  const numbers = (number: number, city?: string) => {
    const own = days[number - 1] ?? expect.unreachable();
    const found = city === undefined ? undefined : { ...item(1, 'Museum 1'), city };
    return daysAlike(days, own, found).map((other) => other.number);
  };

  it('are those that touch its town: the day of the way to the next one too', () => {
    expect(numbers(1, 'Rome')).toEqual([2, 3]);
    expect(numbers(3, 'Rome')).toEqual([1, 2]);
    expect(numbers(4, 'Bari')).toEqual([3]);
  });

  it('are those of the day’s town for a thing of a day out, and for the day as a whole', () => {
    expect(numbers(2, 'Tivoli')).toEqual([1, 3]);
    expect(numbers(3)).toEqual([1, 2, 4]);
  });
});

it.each([
  ['09:30', '11:30'],
  ['23:00', '23:59'],
])('takes as long from %s on: to %s', (begins, ends) => {
  expect(endAfter({ start: '10:00', end: '12:00' }, begins)).toBe(ends);
});

describe('what an edit did', () => {
  const of = { item: item(1, 'Museum 1').id, title: 'Museum 1' };
  it.each<[HandEdit, RegExp]>([
    [
      moveToDay(day(2), item(1, 'Museum 1')),
      /^“Museum 1” is on day 2 now, Sun 2 May, \d+:\d\d [AP]M to \d+:\d\d [AP]M\.$/,
    ],
    [{ kind: 'removeItem', ...of }, /^“Museum 1” was removed\.$/],
    [{ kind: 'retimeItem', ...of, start: '13:30', end: '14:30' }, /is from 1:30 PM to 2:30 PM now\.$/],
    [{ kind: 'noteItem', ...of, note: 'Bring cash' }, /note at “Museum 1” was saved\.$/],
    [{ kind: 'noteItem', ...of, note: '' }, /note at “Museum 1” was removed\.$/],
    [{ kind: 'rename', title: 'Us in Paris' }, /called “Us in Paris” now\.$/],
    [{ kind: 'archive' }, /in the archive/],
    [{ kind: 'reopen' }, /out of the archive/],
    [{ kind: 'undo' }, /taken back/],
  ])('%o is said', (edit, words) => {
    const outcome = applyEdit(trip, edit);
    expect(describeDone(edit, plan, outcome.outcome === 'applied' ? outcome.trip.plan : null)).toMatch(words);
  });
});

describe('the way to a map', () => {
  const { stays, days } = soundTrip().plan ?? expect.unreachable();
  const links = new Map(
    days.flatMap(({ items }) => items).map((each) => [each.title, mapsLink(each, { stays })]),
  );

  it('leads to a sight by its name and town', () => {
    expect(links.get('Louvre')).toBe('https://www.google.com/maps/search/?api=1&query=Louvre%2C%20Paris');
  });

  it('leads to where the place lies, if that is known', () => {
    const louvre = days.flatMap(({ items }) => items).find(({ title }) => title === 'Louvre');
    expect(mapsLink({ ...louvre!, at: [48.8606, -2.3376] }, { stays })).toBe(
      'https://www.google.com/maps/search/?api=1&query=48.8606%2C-2.3376',
    );
    expect(mapsLink({ ...louvre!, at: [0, 0] }, { stays })).toMatch(/&query=0%2C0$/);
  });

  it('keeps any name one part of the address', () => {
    const louvre = days.flatMap(({ items }) => items).find(({ title }) => title === 'Louvre');
    expect(mapsLink({ ...louvre!, title: 'A/B & C?' }, { stays })).toBe(
      'https://www.google.com/maps/search/?api=1&query=A%2FB%20%26%20C%3F%2C%20Paris',
    );
  });

  it('is not there for what has no place of its own', () => {
    const kinds = days.flatMap(({ items }) => items).filter((each) => mapsLink(each, { stays }) !== null);
    expect(new Set(kinds.map(({ kind }) => kind))).toEqual(new Set(['sight', 'stay']));
  });
});
