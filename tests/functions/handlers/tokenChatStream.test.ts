/** token-chat as events: what it sends, what it costs, and what a break leaves behind. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chatReplySchema } from '../../../domain/chat/chatApi.ts';
import { functionErrorSchema } from '../../../domain/errors/functionErrors.ts';
import { handle } from '../../../supabase/functions/token-chat/handler.ts';
import { readEvents, textOf } from '../../support/events.ts';
import { FakeBackend, post, testDeps, USER_ID } from '../support/backend.ts';

const MESSAGE_ID = '0c6a4b2e-1c1c-4b6f-8a55-5f0f5a1b2c3d';

let backend: FakeBackend;
beforeEach(() => {
  backend = new FakeBackend();
});

function ask(accept = 'text/event-stream', deps = testDeps(backend)): Promise<Response> {
  const message = '4 days in Rome in May for two from London';
  const request = post({ user_id: USER_ID, message_id: MESSAGE_ID, message });
  request.headers.set('accept', accept);
  return handle(request, deps);
}

async function stored(): Promise<unknown> {
  await vi.waitFor(() => expect(backend.reservations.get(MESSAGE_ID)?.state).toBe('settled'));
  return backend.reservations.get(MESSAGE_ID)?.reply;
}

describe('a reply as events', () => {
  it('has no word of a plan that nobody could be charged for', async () => {
    backend.broken.add('/rest/v1/rpc/settle_turn');
    const response = await ask();
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('Day 1');
    expect(backend.balance).toBe(10_000);
  });

  it('has cards, text and at last the whole answer, with the headers of every function', async () => {
    const response = await ask();
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-request-id': 'request-0001',
      'access-control-allow-origin': '*',
    });
    const events = await readEvents(response).rest();
    const last = events.at(-1);
    expect(events.filter(({ event }) => event === 'text').length).toBeGreaterThan(10);
    expect(last?.event).toBe('done');
    const reply = chatReplySchema.parse(last?.data);
    expect(textOf(events).trim()).toBe(reply.reply);
    expect(reply.balance).toBe(10_000 - reply.charged);
    expect(events.find(({ event }) => event === 'results')?.data).toEqual({
      flights: reply.flights,
      hotels: reply.hotels,
      tours: reply.tours,
      marker: reply.marker,
      seenAt: reply.seenAt,
    });
    expect(backend.balance).toBe(reply.balance);
  });

  it('is what the JSON answer is', async () => {
    const events = await readEvents(await ask()).rest();
    backend = new FakeBackend();
    expect(events.at(-1)?.data).toEqual(await (await ask('application/json')).json());
  });

  it('is repeated as a single event, without a charge', async () => {
    const first = (await readEvents(await ask()).rest()).at(-1);
    const { balance } = backend;
    expect(await readEvents(await ask()).rest()).toEqual([first]);
    expect(backend.balance).toBe(balance);
  });
});

describe('a refusal before the first event', () => {
  it('is plain JSON with its status', async () => {
    Object.assign(backend.profile ?? {}, { token_balance: 0 });
    const response = await ask();
    expect(response.status).toBe(402);
    expect(functionErrorSchema.parse(await response.json())).toMatchObject({ error: 'token_limit' });
  });

  it('is given to the second of two sends of one message', async () => {
    const responses = await Promise.all([ask(), ask()]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    await stored();
    const { charged } = chatReplySchema.parse((await readEvents(await ask()).rest()).at(-1)?.data);
    expect(backend.balance).toBe(10_000 - charged);
  });
});

describe('a client that goes away', () => {
  it('stops nothing: the turn is charged once and stored for the next time', async () => {
    const reader = readEvents(await ask());
    expect(await reader.next()).not.toBeNull();
    await reader.leave();
    const { reply } = chatReplySchema.parse(await stored());
    const { balance } = backend;
    expect(await readEvents(await ask()).rest()).toMatchObject([{ event: 'done', data: { reply, balance } }]);
  });

  it('is waited for where the platform would end with it', async () => {
    const work: Promise<unknown>[] = [];
    vi.stubGlobal('EdgeRuntime', { waitUntil: (running: Promise<unknown>) => work.push(running) });
    try {
      await (await ask()).body?.cancel();
      await Promise.all(work);
    } finally {
      vi.unstubAllGlobals();
    }
    expect(work).toHaveLength(1);
    expect(backend.reservations.get(MESSAGE_ID)?.state).toBe('settled');
  });
});
