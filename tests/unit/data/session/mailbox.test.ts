import { describe, expect, it } from 'vitest';
import { createHttp } from '@/data/remote/transport/http.ts';
import { findMailbox } from '@/data/remote/session/mailbox.ts';
import { createFakeClock } from '@/platform/clock.fake.ts';
import { createFakeConnectivity } from '@/platform/connectivity.fake.ts';

function httpThat(answer: typeof globalThis.fetch) {
  const clock = createFakeClock();
  return { clock, http: createHttp({ fetch: answer, clock, connectivity: createFakeConnectivity() }) };
}
const answers = (status: number, type: string) =>
  findMailbox(httpThat(async () => new Response(null, { status, headers: { 'content-type': type } })).http);

describe('the mailbox of the embedded backend', () => {
  it('is there when its list answers as JSON', async () => {
    expect(await answers(200, 'application/json; charset=utf-8')).toBe('/_mail');
    expect(await answers(404, 'application/json')).toBeNull();
    // a static host answers every path with the app's page
    expect(await answers(200, 'text/html')).toBeNull();
  });

  it('is not waited for longer than for anything else', async () => {
    const { http, clock } = httpThat(
      (_input, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        }),
    );
    const found = findMailbox(http);
    clock.advance(10_000);
    expect(await found).toBeNull();
  });
});
