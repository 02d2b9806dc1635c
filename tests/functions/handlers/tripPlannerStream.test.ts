/** ai-trip-planner as events: what it sends, what it costs, and what a repeat is answered with. */
import { beforeEach, expect, it } from 'vitest';
import { functionErrorSchema } from '../../../domain/errors/functionErrors.ts';
import { plannerReplySchema } from '../../../domain/chat/plannerApi.ts';
import { handle } from '../../../supabase/functions/ai-trip-planner/handler.ts';
import { readEvents, textOf } from '../../support/events.ts';
import { FakeBackend, post, testDeps } from '../support/backend.ts';

const MESSAGE_ID = '0c6a4b2e-1c1c-4b6f-8a55-5f0f5a1b2c3d';
const QUESTION = 'Five days in Kyoto in April for two from London';

let backend: FakeBackend;
beforeEach(() => {
  backend = new FakeBackend();
});

function ask(accept = 'text/event-stream'): Promise<Response> {
  const request = post({ messages: [{ role: 'user', content: QUESTION }], message_id: MESSAGE_ID });
  request.headers.set('accept', accept);
  return handle(request, testDeps(backend));
}

it('has text and cards, and at last the whole answer', async () => {
  const response = await ask();
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  const events = await readEvents(response).rest();
  expect(new Set(events.map(({ event }) => event))).toEqual(new Set(['text', 'results', 'done']));
  const reply = plannerReplySchema.parse(events.at(-1)?.data);
  expect(textOf(events).trim()).toBe(reply.response.content);
  expect(reply.response).toMatchObject({
    plan: { cities: ['Kyoto'] },
    bookingDetails: { destination: 'Kyoto' },
  });
  expect(backend.balance).toBe(reply.response.balance);
  expect(backend.balance).toBeLessThan(10_000);
});

it('is what the JSON answer is', async () => {
  const events = await readEvents(await ask()).rest();
  backend = new FakeBackend();
  expect(events.at(-1)?.data).toEqual(await (await ask('application/json')).json());
});

it('is repeated as a single event, without a charge, also after its reader left', async () => {
  const reader = readEvents(await ask());
  expect((await reader.next())?.event).toMatch(/^(text|results)$/);
  await reader.leave();
  await expect.poll(() => backend.reservations.get(MESSAGE_ID)?.state).toBe('settled');
  const { balance } = backend;
  const again = await readEvents(await ask()).rest();
  expect(again).toMatchObject([
    { event: 'done', data: { response: { content: expect.stringContaining('Day 5') } } },
  ]);
  expect(backend.balance).toBe(balance);
});

it('refuses before the first event in plain JSON', async () => {
  Object.assign(backend.profile ?? {}, { token_balance: 0 });
  const refused = await ask();
  expect([refused.status, functionErrorSchema.parse(await refused.json()).error]).toEqual([
    402,
    'token_limit',
  ]);
});
