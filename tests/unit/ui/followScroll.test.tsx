import { act, render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useFollowScroll } from '@/ui/conversation/useFollowScroll.ts';

/** Height of the screen in px; the rows below it are as high as the tests say. */
const SCREEN = 600;
let rows: number[];
let top: number;
let resized: () => void;

const heightOf = (count: number) => rows.slice(0, count).reduce((sum, each) => sum + each, 0);
const box = (y: number, height: number) => new DOMRect(0, y, 100, height);

function Chat() {
  const { list, composer } = useFollowScroll();
  return (
    <>
      <div ref={list} data-testid="list">
        {rows.map((_, at) => (
          <div key={at} data-message={at} />
        ))}
      </div>
      <div ref={composer} />
    </>
  );
}

const view = () => render(<Chat />);
/** Scrolled to `at`, as a finger does it; the browser tells of it before it measures what has grown. */
function scrolled(at: number): void {
  top = at;
  act(() => void dispatchEvent(new Event('scroll')));
}

beforeEach(() => {
  rows = [400, 400];
  top = 0;
  vi.stubGlobal('innerHeight', SCREEN);
  vi.stubGlobal('scrollBy', ({ top: by }: { top: number }) => {
    top = Math.max(0, Math.min(top + by, heightOf(rows.length) - SCREEN));
  });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        resized = () => act(told);
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function of(this: HTMLElement) {
    return this.dataset['testid'] === 'list' ? heightOf(rows.length) : 0;
  });
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function of(this: HTMLElement) {
    const at = this.dataset['message'];
    if (at === undefined) return box(-top, heightOf(rows.length));
    return box(heightOf(Number(at)) - top, rows[Number(at)] ?? 0);
  });
});

/** A reply of this height has come. */
function grow(by: number, rerender: (chat: React.ReactElement) => void): void {
  rows = [...rows, by];
  rerender(<Chat />);
}

it('takes a reader at the end along to the first line of a long reply', () => {
  const { rerender } = view();
  resized();
  expect(top).toBe(200);
  grow(900, rerender);
  resized();
  expect(top).toBe(800 - 24);
});

it('takes them along when the list grew between their last scroll and the news of it', () => {
  const { rerender } = view();
  resized();
  grow(900, rerender);
  scrolled(200);
  resized();
  expect(top).toBe(800 - 24);
});

it('leaves a reader who is further up where they are', () => {
  rows = [400, 400, 400];
  const { rerender } = view();
  resized();
  scrolled(300);
  grow(900, rerender);
  scrolled(290);
  resized();
  expect(top).toBe(290);
});

it('holds a reader at the first line of a reply that is laid out anew while what is above it folds up', () => {
  const { rerender } = view();
  resized();
  grow(900, rerender);
  resized();
  scrolled(776);
  rows = [400, 60, 1200];
  rerender(<Chat />);
  scrolled(700);
  resized();
  expect(top).toBe(460 - 24);
});

it('lets a reader go who has scrolled into a long reply', () => {
  const { rerender } = view();
  resized();
  grow(900, rerender);
  resized();
  scrolled(776);
  scrolled(900);
  rows = [400, 400, 1200];
  rerender(<Chat />);
  resized();
  expect(top).toBe(900);
});
