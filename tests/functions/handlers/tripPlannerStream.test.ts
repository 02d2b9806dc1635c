/** ai-trip-planner as events: what it sends, what it costs, and what a repeat is answered with. */
import { beforeEach, expect, it } from 'vitest';
import { functionErrorSchema } from '../../../domain/errors/functionErrors.ts';
import { plannerReplySchema } from '../../../domain/chat/plannerApi.ts';
import { handle } from '../../../supabase/functions/ai-trip-planner/handler.ts';
import { readEvents, textOf } from '../../support/events.ts';
import { soundPlan } from '../../unit/domain/itinerary/soundPlan.ts';
import { FakeBackend, post, testDeps, type TestDeps } from '../support/backend.ts';
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

function ask(deps: TestDeps, accept = 'text/event-stream'): Promise<Response> {
  const request = post({ messages: [{ role: 'user', content: TRIP.message }], message_id: MESSAGE_ID });
  request.headers.set('accept', accept);
  return handle(request, deps);
}

it('has text and cards, and at last the whole answer', async () => {
  const response = await ask(depsOf(FULL));
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  const events = await readEvents(response).rest();
  expect(new Set(events.map(({ event }) => event))).toEqual(new Set(['text', 'reset', 'results', 'done']));
  expect(textOf(events)).toBe(ANSWER);
  const reply = plannerReplySchema.parse(events.at(-1)?.data);
  expect(reply.response).toMatchObject({ content: ANSWER, plan: { total: 2_260 } });
  expect(reply.response.bookingDetails).toBeDefined();
  expect(backend.balance).toBe(9_550);
});

it('is what the JSON answer is', async () => {
  const events = await readEvents(await ask(depsOf(FULL))).rest();
  backend = new FakeBackend();
  expect(events.at(-1)?.data).toEqual(await (await ask(depsOf(FULL), 'application/json')).json());
});

it('is repeated as a single event, without a charge or a model, also after its reader left', async () => {
  const reader = readEvents(await ask(depsOf(FULL)));
  expect((await reader.next())?.event).toMatch(/^(text|results)$/);
  await reader.leave();
  await expect.poll(() => backend.reservations.get(MESSAGE_ID)?.state).toBe('settled');
  const again = await readEvents(await ask(depsOf([{ breaks: new Error('asked') }]))).rest();
  expect(again).toMatchObject([{ event: 'done', data: { response: { content: ANSWER } } }]);
  expect(backend.balance).toBe(9_550);
});

it.each([['Paris\nfor nothing'], ['Pa\u202Eris'], ['x'.repeat(200)]])(
  'charges for an answer that was read, whatever its model calls the town: %j',
  async (town) => {
    const plan = soundPlan();
    const odd = { ...plan, cities: [town, ...plan.cities] };
    const deps = depsOf([SEARCHES, { calls: [['submitPlan', { plan: odd }]] }, { text: ANSWER }]);
    const events = await readEvents(await ask(deps)).rest();
    expect(events.at(-1)).toMatchObject({ event: 'done', data: { response: { content: ANSWER } } });
    expect(backend.balance).toBe(9_550);
  },
);

it('refuses before the first event in plain JSON, and says an error after it', async () => {
  Object.assign(backend.profile ?? {}, { token_balance: 0 });
  const refused = await ask(depsOf(FULL));
  expect([refused.status, functionErrorSchema.parse(await refused.json()).error]).toEqual([
    402,
    'token_limit',
  ]);

  Object.assign(backend.profile ?? {}, { token_balance: 10_000 });
  const broken = await ask(depsOf([{ text: `${ANSWER}\n\n`, breaks: new Error('lost') }]));
  const events = await readEvents(broken).rest();
  expect(events.at(-1)).toMatchObject({ event: 'error', data: { error: 'provider_unavailable' } });
  expect(backend.balance).toBe(10_000);
});
