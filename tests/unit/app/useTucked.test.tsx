import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useTucked } from '@/app/shell/assistant/useTucked.ts';

const at = (type: string, clientY: number) =>
  act(() => {
    window.dispatchEvent(Object.assign(new Event(type), { touches: [{ clientY }] }));
  });
/** A finger that goes down at one height and is moved to another. */
function drag(from: number, to: number): void {
  at('touchstart', from);
  at('touchmove', to);
}
function pageHeight(height: number): void {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(height);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
}
const tucked = () =>
  renderHook(({ pathname }) => useTucked(pathname), { initialProps: { pathname: '/booking' } });

beforeEach(() => pageHeight(2_000));

describe("the assistant's button", () => {
  it('goes when the page is pushed up, and comes back when it is pulled down', () => {
    const { result } = tucked();
    expect(result.current).toBe(false);
    drag(500, 400);
    expect(result.current).toBe(true);
    at('touchmove', 440);
    expect(result.current).toBe(false);
  });

  it('takes no notice of a touch that hardly moves', () => {
    const { result } = tucked();
    drag(500, 490);
    expect(result.current).toBe(false);
  });

  it('stays where there is nothing to scroll', () => {
    pageHeight(800);
    const { result } = tucked();
    drag(500, 300);
    expect(result.current).toBe(false);
  });

  it('is there on another page', () => {
    const { result, rerender } = tucked();
    drag(500, 300);
    rerender({ pathname: '/pricing' });
    expect(result.current).toBe(false);
  });
});
