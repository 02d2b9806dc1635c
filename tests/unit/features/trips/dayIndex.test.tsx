/** Which day the index says one is at. */
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DayIndex } from '@/features/trips/page/DayIndex.tsx';
import { soundTrip } from '../../domain/trips/trip.ts';

const days = soundTrip().plan?.days ?? [];
let report: (day: number, isIntersecting: boolean) => void;
const watched: Element[] = [];

/** jsdom has none: the browser is played by hand. */
class Observer {
  constructor(callback: (entries: object[]) => void) {
    report = (day, isIntersecting) =>
      act(() => callback([{ target: document.getElementById(`day-${day}`), isIntersecting }]));
  }
  observe(element: Element) {
    watched.push(element);
  }
  disconnect() {
    watched.length = 0;
  }
}

beforeEach(() => vi.stubGlobal('IntersectionObserver', Observer));
afterEach(() => vi.unstubAllGlobals());

const show = () =>
  render(
    <>
      <DayIndex days={days} />
      {days.map(({ number }) => (
        <p key={number} id={`day-${number}`} />
      ))}
    </>,
  );
const current = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map(({ textContent }) => textContent?.slice(0, 5));
const isAt = (day: number, top: number) =>
  vi
    .spyOn(document.getElementById(`day-${day}`) ?? document.body, 'getBoundingClientRect')
    .mockReturnValue(DOMRect.fromRect({ y: top }));

it('marks the day that is read, and keeps it between two days', () => {
  show();
  expect(watched).toHaveLength(days.length);
  expect(current()).toEqual([]);
  report(2, true);
  expect(current()).toEqual(['Day 2']);
  report(2, false);
  expect(current()).toEqual(['Day 2']);
  report(3, true);
  expect(current()).toEqual(['Day 3']);
});

it('marks none above the first day', () => {
  show();
  report(1, true);
  isAt(1, -40);
  report(1, false);
  expect(current()).toEqual(['Day 1']);
  isAt(1, 500);
  report(1, false);
  expect(current()).toEqual([]);
});

it('is an index in a browser that cannot observe', () => {
  vi.unstubAllGlobals();
  show();
  expect(screen.getAllByRole('link')).toHaveLength(days.length);
  expect(current()).toEqual([]);
});
