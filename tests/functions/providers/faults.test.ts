/** Every real provider against every fault: what the traveller's search becomes of it, and how often it was asked. */
import { inspect } from 'node:util';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { MAX_ANSWER_BYTES } from '../../../supabase/functions/_shared/providers/guardedFetch.ts';
import {
  MAX_RETRY_MS,
  PROVIDER_TIMEOUT_MS,
} from '../../../supabase/functions/_shared/providers/retryingFetch.ts';
import { SEARCH_LIMIT_MS } from '../../../supabase/functions/_shared/providers/real/liteapi.ts';
import { loopbacks, reached, type Play } from '../support/loopback.ts';
import { holdTimeLimits } from '../support/timeLimit.ts';
import { KEY, SUBJECTS, type Subject } from '../support/providerSubjects.ts';

const start = loopbacks();
const good = (body: unknown): Play => ({ body });
const busy = (status: number, retryAfter?: string): Play => ({
  status,
  body: { error: 'slow down' },
  headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter },
});

/** Asks the provider on a stub that plays `plays` where the answer at stake belongs; waits are noted, not waited. */
async function run(subject: Subject, plays: readonly Play[]) {
  const server = await start([...subject.before.map(good), ...plays, ...subject.after.map(good)]);
  const waits: number[] = [];
  const answer = subject.ask({
    fetch,
    baseUrl: server.url,
    wait: (ms) => {
      waits.push(ms);
      return Promise.resolve();
    },
  });
  // whoever awaits it sees the failure; until then it is not an unhandled one
  answer.catch(() => {});
  return { server, waits, answer };
}

const huge = JSON.stringify({ data: ['x'.repeat(MAX_ANSWER_BYTES)] });

interface Fault {
  readonly name: string;
  readonly play: Play;
  /** Words that the error ends with. */
  readonly words: RegExp;
  /** HTTP status, where there was an answer. */
  readonly status?: number;
}

/** Each fails the search at once. */
const FAULTS: readonly Fault[] = [
  { name: '401', play: { status: 401, body: { error: 'bad key' } }, words: /answered 401$/, status: 401 },
  { name: '404', play: { status: 404, body: 'not here' }, words: /answered 404$/, status: 404 },
  { name: '500', play: { status: 500, body: 'boom' }, words: /answered 500$/, status: 500 },
  { name: '429 that asks for a long wait', play: busy(429, '600'), words: /answered 429$/, status: 429 },
  { name: 'malformed JSON', play: { body: '{"data": [' }, words: /what is not JSON$/, status: 200 },
  {
    name: 'a web page',
    play: { headers: { 'content-type': 'text/html' }, body: '<p>Hello' },
    words: /what is not JSON$/,
    status: 200,
  },
  { name: 'zero bytes', play: { body: '' }, words: /what is not JSON$/, status: 200 },
  {
    name: 'another shape',
    play: { body: { data: 'none', products: 7, success: 'yes' } },
    words: /another shape/,
    status: 200,
  },
  { name: 'a broken connection', play: 'cut', words: /did not answer$/ },
  {
    name: 'an answer cut in the middle',
    play: { body: '{"data": [', ending: 'cut' },
    words: /broke off its answer$/,
    status: 200,
  },
  { name: 'an endless answer', play: good(huge), words: /broke off its answer$/, status: 200 },
];

/** Each never ends. */
const HANGS: readonly (readonly [name: string, play: Play])[] = [
  ['no answer', 'hang'],
  ['an answer that stops', { body: '{"data": [', ending: 'hang' }],
];

describe.each(SUBJECTS.map((subject) => [subject.name, subject] as const))('%s', (_, subject) => {
  const { provider, before, after, wrap, item, sparse, empty, result } = subject;
  const asked = before.length + 1;

  it('answers what the specification reads', async () => {
    const { server, waits, answer } = await run(subject, [good(wrap([item]))]);
    const offers = await answer;
    expect(offers).toHaveLength(1);
    expect(z.safeParse(result, offers[0]).error).toBeUndefined();
    expect(server.received).toHaveLength(asked + after.length);
    expect(waits).toEqual([]);
  });

  it('answers without the fields that may be missing', async () => {
    const { answer } = await run(subject, [good(wrap([sparse]))]);
    const offers = await answer;
    expect(offers).toHaveLength(1);
    expect(z.safeParse(result, offers[0]).error).toBeUndefined();
  });

  it('drops an item that cannot be read and keeps the others', async () => {
    const odd = [
      null,
      7,
      'text',
      {},
      Object.fromEntries(Object.keys(item).map((name) => [name, { odd: 1 }])),
    ];
    const { answer } = await run(subject, [good(wrap([...odd, item]))]);
    expect(await answer).toHaveLength(1);
  });

  it('ignores fields that it does not know', async () => {
    const { answer } = await run(subject, [good(wrap([{ ...item, brandNew: { deep: [1] } }]))]);
    expect(await answer).toHaveLength(1);
  });

  it.each(empty.map((body) => [JSON.stringify(body), body]))('is empty for %s', async (_text, body) => {
    const { answer } = await run(subject, [good(body)]);
    expect(await answer).toEqual([]);
  });

  it.each(FAULTS)('$name is a failure that tells nothing secret', async ({ play, words, status }) => {
    const { server, waits, answer } = await run(subject, [play]);
    const thrown: unknown = await answer.catch((error: unknown) => error);
    expect(thrown).toMatchObject({ name: 'ProviderError', provider, message: expect.stringMatching(words) });
    expect(thrown).toHaveProperty('status', status);
    expect(inspect(thrown, { depth: 8 })).not.toContain(KEY);
    expect([server.received.length, waits.length]).toEqual([asked, 0]);
  });

  it.each(HANGS)('%s is given up when eight seconds are over', async (_name, play) => {
    const limit = holdTimeLimits();
    const { server, answer } = await run(subject, [play]);
    await reached(server, asked);
    limit.pass();
    await expect(answer).rejects.toMatchObject({ provider, message: `${provider}: did not answer in time` });
    const ofSearch = provider === 'LiteAPI' ? [SEARCH_LIMIT_MS] : [];
    expect(new Set(limit.asked)).toEqual(new Set([PROVIDER_TIMEOUT_MS, ...ofSearch]));
    expect(PROVIDER_TIMEOUT_MS).toBe(8_000);
    expect(server.received).toHaveLength(asked);
  });

  it.each([429, 502, 503, 504])('%s is tried once more, after what Retry-After asks', async (status) => {
    const { server, waits, answer } = await run(subject, [busy(status, '3'), good(wrap([item]))]);
    expect(await answer).toHaveLength(1);
    expect(waits).toEqual([3_000]);
    expect(server.received).toHaveLength(asked + 1 + after.length);
  });

  it.each([429, 502, 503, 504])('%s twice is a failure', async (status) => {
    const { server, waits, answer } = await run(subject, [busy(status, '1'), busy(status, '1')]);
    await expect(answer).rejects.toMatchObject({ name: 'ProviderError', provider, status });
    expect([server.received.length, waits]).toEqual([asked + 1, [1_000]]);
  });

  it('follows no redirect: its key goes nowhere else', async () => {
    const thief = await start([good(wrap([item]))]);
    const { answer } = await run(subject, [{ status: 307, headers: { location: thief.url }, body: '' }]);
    await expect(answer).rejects.toMatchObject({ provider, status: 307 });
    expect(thief.received).toEqual([]);
  });
});

describe('Retry-After', () => {
  const [subject] = SUBJECTS;
  if (!subject) throw new Error('There is no provider');

  it('may be a date', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:00:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    for (const [date, expected] of [
      ['Sat, 21 Nov 2026 09:00:02 GMT', [2_000]],
      ['Sat, 21 Nov 2026 08:00:00 GMT', [0]],
    ] as const) {
      const { waits, answer } = await run(subject, [busy(503, date), good(subject.wrap([subject.item]))]);
      expect(await answer).toHaveLength(1);
      expect(waits).toEqual(expected);
    }
    // longer than anybody waits
    const { waits, answer } = await run(subject, [busy(503, 'Sat, 21 Nov 2026 09:00:06 GMT')]);
    await expect(answer).rejects.toMatchObject({ status: 503 });
    expect([waits, MAX_RETRY_MS]).toEqual([[], 5_000]);
  });

  it.each(['', 'soon', '-1'])('that says "%s" means a short wait', async (header) => {
    const { waits, answer } = await run(subject, [busy(503, header), good(subject.wrap([subject.item]))]);
    expect(await answer).toHaveLength(1);
    expect(waits[0]).toBeGreaterThanOrEqual(0);
    expect(waits[0]).toBeLessThan(1_000);
  });
});
