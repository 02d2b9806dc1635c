/** token-chat as events: what it sends, what it costs, and what a break leaves behind. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chatReplySchema } from '../../../domain/chat/chatApi.ts';
import { functionErrorSchema } from '../../../domain/errors/functionErrors.ts';
import { handle } from '../../../supabase/functions/token-chat/handler.ts';
import { readEvents, textOf } from '../../support/events.ts';
import { soundPlan } from '../../unit/domain/itinerary/soundPlan.ts';
import { FakeBackend, post, testDeps, USER_ID, type TestDeps } from '../support/backend.ts';
import { scriptedModel, type Script } from '../support/scriptedModel.ts';
import { ANSWER, SEARCHES, TRIP, twoTowns } from '../support/twoTowns.ts';

const MESSAGE_ID = '0c6a4b2e-1c1c-4b6f-8a55-5f0f5a1b2c3d';
const FULL: Script = [SEARCHES, { calls: [['submitPlan', { plan: soundPlan() }]] }, { text: ANSWER }];

let backend: FakeBackend;
beforeEach(() => {
  backend = new FakeBackend();
});

function depsOf(script: Script): TestDeps {
  return testDeps(backend, { providers: twoTowns(scriptedModel(script).model) });
}

function ask(deps: TestDeps, accept = 'text/event-stream', id = MESSAGE_ID): Promise<Response> {
  const request = post({ user_id: USER_ID, message_id: id, message: TRIP.message });
  request.headers.set('accept', accept);
  return handle(request, deps);
}

async function stored(): Promise<unknown> {
  await vi.waitFor(() => expect(backend.reservations.get(MESSAGE_ID)?.state).toBe('settled'));
  return backend.reservations.get(MESSAGE_ID)?.reply;
}

describe('a reply as events', () => {
  it('has no word of a plan that the engine made and nobody could be charged for', async () => {
    backend.broken.add('/rest/v1/rpc/settle_turn');
    const response = await ask(testDeps(backend));
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('Day 1');
    expect(backend.balance).toBe(10_000);
  });

  it('has cards, text and at last the whole answer, with the headers of every function', async () => {
    const deps = depsOf(FULL);
    const response = await ask(deps);
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
    expect(events.filter(({ event }) => event === 'results')).toHaveLength(5);
    expect(textOf(events)).toBe(ANSWER);
    expect(last?.event).toBe('done');
    const reply = chatReplySchema.parse(last?.data);
    expect(reply).toMatchObject({
      reply: ANSWER,
      plan: { total: 2_260, warnings: [] },
      charged: 450,
      balance: 9_550,
    });
    expect(events.findLast(({ event }) => event === 'results')?.data).toEqual({
      flights: reply.flights,
      hotels: reply.hotels,
      tours: reply.tours,
      marker: reply.marker,
      seenAt: reply.seenAt,
    });
    expect(backend.balance).toBe(9_550);
  });

  it('is what the JSON answer is', async () => {
    const events = await readEvents(await ask(depsOf(FULL))).rest();
    backend = new FakeBackend();
    const json: unknown = await (await ask(depsOf(FULL), 'application/json')).json();
    expect(events.at(-1)?.data).toEqual(json);
  });

  it('is repeated as a single event, without a charge or a model', async () => {
    const first = (await readEvents(await ask(depsOf(FULL))).rest()).at(-1);
    const again = await readEvents(await ask(depsOf([{ breaks: new Error('asked') }]))).rest();
    expect(again).toEqual([first]);
    expect(backend.balance).toBe(9_550);
  });

  it('holds no character that a database or a client would refuse', async () => {
    const events = await readEvents(await ask(depsOf([{ text: `a\0b \uD83D ${ANSWER}` }]))).rest();
    expect(textOf(events)).toBe(`ab \uFFFD ${ANSWER}`);
  });
});

describe('a refusal before the first event', () => {
  it('is plain JSON with its status', async () => {
    Object.assign(backend.profile ?? {}, { token_balance: 0 });
    const response = await ask(depsOf(FULL));
    expect(response.status).toBe(402);
    expect(functionErrorSchema.parse(await response.json())).toMatchObject({ error: 'token_limit' });
  });

  it('is given when the model fails at once, and costs nothing', async () => {
    const response = await ask(depsOf([{ breaks: new Error('no') }]));
    expect(response.status).toBe(502);
    expect(backend.balance).toBe(10_000);
  });

  it('is given to the second of two sends of one message', async () => {
    const responses = await Promise.all([ask(depsOf(FULL)), ask(depsOf(FULL))]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const streamed = responses.find(({ status }) => status === 200);
    if (streamed) await readEvents(streamed).rest();
    expect(backend.balance).toBe(9_550);
  });
});

describe('a break in the middle', () => {
  const BROKEN: Script = [SEARCHES, { text: ANSWER, breaks: new Error('secret detail') }];

  it('is told as the last event, costs nothing, and the same message can be sent again', async () => {
    const deps = depsOf(BROKEN);
    const events = await readEvents(await ask(deps)).rest();
    expect(textOf(events)).not.toBe('');
    expect(events.at(-1)).toEqual({
      event: 'error',
      data: {
        error: 'provider_unavailable',
        message: 'The assistant is not answering right now. Please try again in a moment.',
      },
    });
    expect(backend.balance).toBe(10_000);
    expect(deps.logged).toMatchObject([
      { event: 'request', status: 200 },
      { event: 'stream_failed', level: 'error' },
    ]);
    expect(JSON.stringify(deps.logged)).not.toContain('Paris');
    const again = (await readEvents(await ask(depsOf(FULL))).rest()).at(-1);
    expect(again).toMatchObject({ event: 'done', data: { charged: 450 } });
    expect(backend.balance).toBe(9_550);
  });

  it('is told without details when the turn cannot be settled', async () => {
    backend.broken.add('/rest/v1/rpc/settle_turn');
    const events = await readEvents(await ask(depsOf(FULL))).rest();
    expect(events.at(-1)).toMatchObject({ event: 'error', data: { error: 'internal' } });
    expect(backend.balance).toBe(10_000);
  });
});

describe('a client that goes away', () => {
  it('stops nothing: the turn is charged once and stored for the next time', async () => {
    const reader = readEvents(await ask(depsOf(FULL)));
    expect(await reader.next()).not.toBeNull();
    await reader.leave();
    const reply = chatReplySchema.parse(await stored());
    expect(reply.reply).toBe(ANSWER);
    const again = await readEvents(await ask(depsOf([{ breaks: new Error('asked') }]))).rest();
    expect(again).toMatchObject([{ event: 'done', data: { reply: ANSWER, charged: 450, balance: 9_550 } }]);
  });

  it('is waited for where the platform would end with it', async () => {
    const work: Promise<unknown>[] = [];
    vi.stubGlobal('EdgeRuntime', { waitUntil: (running: Promise<unknown>) => work.push(running) });
    try {
      await (await ask(depsOf(FULL))).body?.cancel();
      await Promise.all(work);
    } finally {
      vi.unstubAllGlobals();
    }
    expect(work).toHaveLength(1);
    expect(backend.reservations.get(MESSAGE_ID)?.state).toBe('settled');
  });
});

describe('a silence', () => {
  it('is kept alive by comments, for as long as the turn runs', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const gate = new AbortController();
      const opened = new Promise((resolve) => gate.signal.addEventListener('abort', resolve));
      const { model } = scriptedModel(FULL);
      const play = model.doStream.bind(model);
      let asked = 0;
      model.doStream = async (options) => {
        asked += 1;
        if (asked === 3) await opened;
        return play(options);
      };
      const reader = readEvents(await ask(testDeps(backend, { providers: twoTowns(model) })));
      await vi.waitFor(() => expect(asked).toBe(3));
      vi.advanceTimersByTime(31_000);
      gate.abort();
      expect((await reader.rest()).at(-1)?.event).toBe('done');
      expect(reader.comments).toEqual([': still here', ': still here']);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });
});
