import { describe, expect, it } from 'vitest';
import { askForPlan, mailTips } from '@/data/repositories/planner.ts';
import { ANA } from '../support/browser.ts';
import { chatWorld } from '../support/chatWorld.ts';
import { events } from '../support/fakeServer.ts';

const world = chatWorld();
const ID = '6f1b2c3d-0000-4000-8000-000000000009';
const QUESTION = [{ role: 'user' as const, content: 'Rome' }];
const REPLY = { response: { content: '## Day 1' } };

function answer(status: number, body: unknown): void {
  world.browser.server.fail({ how: 'answer', status, body });
}
const refusal = (error: string) => ({ error, message: 'In words.', request_id: 'request-1' });
const nobody = () => {};
const ask = (accept: (event: object) => void = nobody, signal = new AbortController().signal) =>
  askForPlan(ANA, ID, QUESTION, { accept, signal }, world.tab.context);

describe('a plan', () => {
  it('is asked for under the id of its question', async () => {
    answer(200, REPLY);
    expect(await ask()).toEqual(REPLY);
    expect(world.browser.server.requests).toMatchObject([
      {
        method: 'POST',
        path: '/functions/v1/ai-trip-planner',
        body: { message_id: ID, messages: QUESTION },
      },
    ]);
  });

  it('is read while it is written', async () => {
    const stream = [
      ['text', { delta: 'Rome in' }],
      ['reset', {}],
      ['text', { delta: '## Day 1' }],
      ['thinking', {}],
      ['done', REPLY],
    ] as const;
    world.browser.server.fail({ how: 'stream', text: events(...stream), after: 'hangs' });
    const seen: object[] = [];
    expect(await ask((event) => seen.push(event))).toEqual(REPLY);
    expect(seen).toEqual(stream.slice(0, 3).map(([event, data]) => ({ event, data })));
    expect(world.browser.server.requests[0]?.accept).toBe('text/event-stream, application/json');
  });

  it.each([
    ['ends', 'offline', []],
    ['breaks', 'offline', []],
    ['hangs', 'server', [['error', { error: 'internal', message: 'x' }]]],
    ['hangs', 'bad_answer', [['done', { response: {} }]]],
  ] as const)('whose stream %s fails as %s', async (after, reason, last) => {
    const text = events(['text', { delta: 'Rome in' }], ...last);
    world.browser.server.fail({ how: 'stream', text, after });
    await expect(ask()).rejects.toMatchObject({ reason });
  });

  it('is read no more once it is stopped', async () => {
    const first = new AbortController();
    world.browser.server.fail({ how: 'stream', text: events(['text', { delta: 'R' }]), after: 'hangs' });
    const reading = ask(() => first.abort(), first.signal);
    await expect(reading).rejects.toHaveProperty('name', 'AbortError');
  });

  it('that is still being made is waited for no more once it is stopped', async () => {
    const second = new AbortController();
    answer(409, refusal('in_progress'));
    const waiting = ask(nobody, second.signal);
    await expect.poll(() => world.browser.server.requests.length).toBe(1);
    second.abort();
    let reason: unknown = null;
    void waiting.catch((thrown: unknown) => (reason = thrown));
    await expect
      .poll(() => {
        world.browser.clock.advance(1_000);
        return reason;
      })
      .toHaveProperty('name', 'AbortError');
    expect(world.browser.server.requests).toHaveLength(1);
  });

  it('that is still being made is waited for', async () => {
    answer(409, refusal('in_progress'));
    answer(200, REPLY);
    const reply = ask();
    await expect.poll(() => world.browser.server.requests.length).toBe(1);
    await expect
      .poll(() => {
        world.browser.clock.advance(1_000);
        return world.browser.server.requests.length;
      })
      .toBe(2);
    expect(await reply).toEqual(REPLY);
  });

  it.each([
    [402, refusal('token_limit'), 'token_limit'],
    [403, refusal('suspended'), 'suspended'],
    [200, { response: {} }, 'bad_answer'],
    [500, 'nothing', 'server'],
  ])('fails on %i %o with a reason', async (status, body, reason) => {
    answer(status, body);
    await expect(ask()).rejects.toMatchObject({ reason });
  });

  it('is not made without a network', async () => {
    world.browser.server.fail({ how: 'lost' });
    await expect(ask()).rejects.toMatchObject({ reason: 'offline' });
  });
});

it('asks for tips by mail with the details and the account’s own address', async () => {
  answer(200, { status: 'sent' });
  const details = { url: 'https://deals.example/rome', destination: 'Rome' };
  await mailTips({ userId: ANA, email: 'ana@example.test' }, details, world.tab.context);
  expect(world.browser.server.requests).toMatchObject([
    { body: { triggerN8n: true, bookingDetails: details, userEmail: 'ana@example.test' } },
  ]);
});
