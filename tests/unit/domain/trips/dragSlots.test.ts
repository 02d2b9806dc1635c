import { describe, expect, it } from 'vitest';
import { moveToSlot, type Slot, slotAt, slotBeside, slotOf, slotWords } from '@domain/trips/dragSlots.ts';
import { longTrip } from './trip.ts';

const { days } = longTrip(3).plan ?? expect.unreachable();
const item = days[1]?.items[2] ?? expect.unreachable();

describe('where a dragged item is put', () => {
  const places = [
    { day: 1, top: 0, bottom: 100, middles: [20, 40, 60, 80] },
    { day: 2, top: 120, bottom: 200, middles: [] },
  ];
  it.each([
    [-50, { day: 1, index: 0 }],
    [41, { day: 1, index: 2 }],
    [105, { day: 1, index: 4 }],
    [115, { day: 2, index: 0 }],
    [999, { day: 2, index: 0 }],
  ])('at %i pixels is the place among the others there', (y, slot) => {
    expect(slotAt(y, places)).toEqual(slot);
  });

  it('is nowhere where there is no day', () => {
    expect(slotAt(10, [])).toBeNull();
    expect(slotOf(days, 'gone')).toBeNull();
  });

  it('is told by what follows', () => {
    expect(slotWords(days, item, { day: 2, index: 2 })).toBe('Day 2, before “Free”');
    expect(slotWords(days, item, { day: 3, index: 5 })).toBe('Day 3, at the end');
  });

  it('is an edit but where it is already', () => {
    expect(moveToSlot(days, item, { day: 2, index: 2 })).toBeNull();
    expect(moveToSlot(days, item, { day: 2, index: 0 })).toEqual({
      kind: 'moveItem',
      item: item.id,
      title: 'Museum 2',
      day: 2,
      index: 0,
    });
  });
});

const walk = (from: Slot, ...steps: Parameters<typeof slotBeside>[3][]) =>
  steps.reduce((slot, step) => slotBeside(days, item, slot, step), from);

describe('a step by keyboard', () => {
  it('goes place by place, through the days and no further than the trip', () => {
    const now = { day: 2, index: 2 };
    expect(slotOf(days, item.id)).toEqual(now);
    expect(walk(now, 'up', 'up')).toEqual({ day: 2, index: 0 });
    expect(walk(now, 'up', 'up', 'up')).toEqual({ day: 1, index: 5 });
    expect(walk(now, 'down', 'down', 'down')).toEqual({ day: 3, index: 0 });
    expect(walk({ day: 1, index: 0 }, 'up')).toEqual({ day: 1, index: 0 });
    expect(walk({ day: 3, index: 5 }, 'down')).toEqual({ day: 3, index: 5 });
  });

  it('goes to its own time on the day before and after', () => {
    expect(walk({ day: 2, index: 0 }, 'dayAfter')).toEqual({ day: 3, index: 3 });
    expect(walk({ day: 2, index: 0 }, 'dayBefore')).toEqual({ day: 1, index: 3 });
    expect(walk({ day: 3, index: 1 }, 'dayAfter')).toEqual({ day: 3, index: 1 });
  });
});
