/** The frame that a member sees first goes once what lies below it has drawn, or has what it waits for. */
import { act, render } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Frame from '@/ui/frame.ts';

let ui: typeof Frame;

beforeEach(async () => {
  vi.resetModules();
  ui = await import('@/ui/frame.ts');
  const frame = Object.assign(document.createElement('div'), { id: ui.FRAME_ID });
  document.body.prepend(frame);
  return () => frame.remove();
});

const frame = () => document.querySelector<HTMLElement>('div#frame');

function Page({ waits }: { readonly waits: boolean }) {
  ui.useHeldFrame(waits);
  return null;
}

describe('the frame', () => {
  it('goes at once where nothing holds it', () => {
    render(<Page waits={false} />);
    ui.endFrame();
    expect(frame()).toBeNull();
  });

  it('stays, with the page below it out of sight, until the last that holds it is done', async () => {
    const { rerender } = render([<Page key="a" waits />, <Page key="b" waits />]);
    ui.endFrame();
    expect(frame()?.dataset).toHaveProperty('held');
    await act(async () => rerender([<Page key="a" waits={false} />, <Page key="b" waits />]));
    expect(frame()).not.toBeNull();
    await act(async () => rerender([<Page key="a" waits={false} />, <Page key="b" waits={false} />]));
    expect(frame()).toBeNull();
  });

  it('is handed on from what stood in for a page to the page itself', async () => {
    const { rerender } = render([<Page key="a" waits />]);
    ui.endFrame();
    await act(async () => rerender([<Page key="b" waits />]));
    expect(frame()).not.toBeNull();
  });

  it('is not held for ever', () => {
    vi.useFakeTimers();
    render(<Page waits />);
    ui.endFrame();
    vi.runAllTimers();
    expect(frame()).toBeNull();
    vi.useRealTimers();
  });
});
