import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFakeClock } from '@/platform/clock.fake.ts';
import { keepLooking } from '@/platform/updates.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
let page: EventTarget;
let visibilityState: string;
let stops: (() => void)[];

beforeEach(() => {
  page = new EventTarget();
  visibilityState = 'visible';
  stops = [];
  const both = {
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
  };
  vi.stubGlobal('document', {
    ...both,
    get visibilityState() {
      return visibilityState;
    },
  });
  vi.stubGlobal('addEventListener', both.addEventListener);
  vi.stubGlobal('removeEventListener', both.removeEventListener);
});
afterEach(() => {
  for (const stop of stops) stop();
  vi.unstubAllGlobals();
});

function looking(isOnline = () => true) {
  const clock = createFakeClock();
  const look = vi.fn(async () => {});
  stops.push(keepLooking({ look, isOnline, clock }));
  return { clock, look, turnTo: () => page.dispatchEvent(new Event('focus')) };
}

it('looks every six hours in an app that is left open, for a week too', () => {
  const { clock, look } = looking();
  clock.advance(6 * HOUR - 1);
  expect(look).not.toHaveBeenCalled();
  clock.advance(1);
  expect(look).toHaveBeenCalledOnce();
  clock.advance(7 * 24 * HOUR);
  expect(look).toHaveBeenCalledTimes(29);
});

it('looks when the app is turned to, once in ten minutes, and not as it is turned away from', () => {
  const { clock, look, turnTo } = looking();
  turnTo();
  expect(look).not.toHaveBeenCalled();
  clock.advance(10 * MINUTE);
  visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(look).not.toHaveBeenCalled();
  visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  turnTo();
  expect(look).toHaveBeenCalledOnce();
  clock.advance(10 * MINUTE);
  turnTo();
  expect(look).toHaveBeenCalledTimes(2);
});

it('does not look without a network, and does at the next turn', () => {
  let online = false;
  const { clock, look, turnTo } = looking(() => online);
  clock.advance(7 * HOUR);
  turnTo();
  expect(look).not.toHaveBeenCalled();
  online = true;
  turnTo();
  expect(look).toHaveBeenCalledOnce();
});

it('looks again after a look that failed, and not after it is stopped', () => {
  const { clock, look, turnTo } = looking();
  look.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  clock.advance(6 * HOUR);
  clock.advance(10 * MINUTE);
  turnTo();
  expect(look).toHaveBeenCalledTimes(2);
  for (const stop of stops) stop();
  clock.advance(24 * HOUR);
  turnTo();
  expect(look).toHaveBeenCalledTimes(2);
});
