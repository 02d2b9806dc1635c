import { describe, expect, it } from 'vitest';
import { createHttp } from '@/data/remote/transport/http.ts';
import { hasLocalMailbox } from '@/data/remote/session/mailbox.ts';
import { createFakeClock } from '@/platform/clock.fake.ts';
import { createFakeConnectivity } from '@/platform/connectivity.fake.ts';

function httpThat(answer: typeof globalThis.fetch) {
  const clock = createFakeClock();
  return { clock, http: createHttp({ fetch: answer, clock, connectivity: createFakeConnectivity() }) };
}
const answers = (status: number, type: string) =>
  hasLocalMailbox(
    httpThat(async () => new Response(null, { status, headers: { 'content-type': type } })).http,
  );

describe('the mailbox of the embedded backend', () => {
  it('is there when its list answers as JSON', async () => {
    expect(await answers(200, 'application/json; charset=utf-8')).toBe(true);
    expect(await answers(404, 'application/json')).toBe(false);
    // a static host answers every path with the app's page
    expect(await answers(200, 'text/html')).toBe(false);
  });

  it('is not waited for longer than for anything else', async () => {
    const { http, clock } = httpThat(
      (_input, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        }),
    );
    const found = hasLocalMailbox(http);
    clock.advance(10_000);
    expect(await found).toBe(false);
  });
});
