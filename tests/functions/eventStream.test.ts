/** Answers of events: what becomes of a failure after the first, and of a silence. */
import { expect, it, vi } from 'vitest';
import { streamEvents } from '../../supabase/functions/_shared/eventStream.ts';
import { readEvents } from '../support/events.ts';

const FIRST = { event: 'text', data: { delta: 'a\0b \uD83D' } };

it('tells a failure after the first event as the last one, without its details', async () => {
  const logFailure = vi.fn<(event: string, thrown: unknown) => void>();
  const response = await streamEvents(
    async (send) => {
      send(FIRST);
      await Promise.resolve();
      throw new Error('secret detail');
    },
    { logFailure },
  );
  const events = await readEvents(response).rest();
  // and holds no character that a client would refuse
  expect(events[0]).toEqual({ event: 'text', data: { delta: 'ab \uFFFD' } });
  expect(events.at(-1)).toMatchObject({ event: 'error', data: { error: 'internal' } });
  expect(JSON.stringify(events)).not.toContain('secret');
  expect(logFailure).toHaveBeenCalledExactlyOnceWith('stream_failed', expect.any(Error));
});

it('keeps a silence alive by comments, for as long as the work runs', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const gate = new AbortController();
    const opened = new Promise((resolve) => gate.signal.addEventListener('abort', resolve));
    const response = await streamEvents(
      async (send) => {
        send(FIRST);
        await opened;
        send({ event: 'done', data: {} });
      },
      { logFailure: () => {} },
    );
    const reader = readEvents(response);
    vi.advanceTimersByTime(31_000);
    gate.abort();
    expect((await reader.rest()).at(-1)?.event).toBe('done');
    expect(reader.comments).toEqual([': still here', ': still here']);
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
