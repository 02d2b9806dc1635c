/** token-chat as events, through the port, the real SQL and a model that takes its time. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { chatReplySchema } from '@domain/chat/chatApi.ts';
import { functionErrorSchema } from '@domain/errors/functionErrors.ts';
import { backendListener, listen, type Listening } from '../../../server/listen.ts';
import { describeOnEmbedded, startBackend, type Account, type TestBackend } from '../../support/backend.ts';
import { readEvents, textOf } from '../../support/events.ts';
import { tokenOf } from '../../support/functions.ts';
import {
  FIRST_HALF,
  MODEL_TOKENS,
  SECOND_HALF,
  startStreamingModel,
  type StreamingModel,
} from '../../support/streamingModel.ts';

const REPLY = FIRST_HALF + SECOND_HALF;

let model: StreamingModel;
let listening: Listening;

async function options() {
  model = await startStreamingModel();
  listening = await listen('127.0.0.1', 0);
  return {
    siteUrl: `http://127.0.0.1:${listening.port}`,
    env: { LLM_BASE_URL: model.url, LLM_MODEL: 'stub' },
  };
}

async function send(account: Account, id: string, signal?: AbortSignal): Promise<Response> {
  const token = await tokenOf(account.client);
  return fetch(`http://127.0.0.1:${listening.port}/functions/v1/token-chat`, {
    method: 'POST',
    headers: {
      accept: 'text/event-stream',
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ user_id: account.id, message_id: id, message: 'A day in Porto' }),
    ...(signal ? { signal } : {}),
  });
}

async function balanceOf(backend: TestBackend, { id }: Account): Promise<number | undefined> {
  const { data } = await backend.service().from('profiles').select('token_balance').eq('id', id).single();
  return data?.token_balance;
}

/** The stored reply, once the turn that nobody listens to has ended. */
async function replay(account: Account, id: string) {
  const response = await vi.waitUntil(
    async () => {
      const answer = await send(account, id);
      if (answer.status !== 409) return answer;
      await answer.body?.cancel();
      return null;
    },
    { timeout: 20_000, interval: 50 },
  );
  return readEvents(response).rest();
}

describeOnEmbedded(
  'token-chat as events',
  (backend) => {
    beforeAll(() => listening.answerWith(backendListener(backend())));
    afterAll(async () => {
      await listening.close();
      await model.close();
    });

    it('brings the words while the model still writes, and charges once', async () => {
      const account = await backend().account();
      model.hold();
      const response = await send(account, crypto.randomUUID());
      expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
      expect(response.headers.get('content-encoding')).toBeNull();
      expect(response.headers.get('x-request-id')).not.toBeNull();
      const reader = readEvents(response);
      // the second half is still held back
      const first = await reader.next();
      expect(first).toEqual({ event: 'text', data: { delta: FIRST_HALF } });
      model.release();
      const events = await reader.rest();
      expect(textOf([...(first ? [first] : []), ...events])).toBe(REPLY);
      const reply = chatReplySchema.parse(events.at(-1)?.data);
      expect(reply).toMatchObject({ reply: REPLY, charged: MODEL_TOKENS, balance: 10_000 - MODEL_TOKENS });
      expect(await balanceOf(backend(), account)).toBe(reply.balance);
    });

    it('ends and keeps a turn whose caller left, and repeats it without a charge', async () => {
      const account = await backend().account();
      const id = crypto.randomUUID();
      const asked = model.asked();
      model.hold();
      const leaving = new AbortController();
      const response = await send(account, id, leaving.signal);
      expect(await readEvents(response).next()).toMatchObject({ event: 'text' });
      leaving.abort();
      model.release();
      const [only, ...others] = await replay(account, id);
      expect(others).toEqual([]);
      expect(only).toMatchObject({ event: 'done', data: { reply: REPLY, charged: MODEL_TOKENS } });
      expect(await balanceOf(backend(), account)).toBe(10_000 - MODEL_TOKENS);
      expect(model.asked()).toBe(asked + 1);
    });

    it('answers one of five sends of a message at once, and charges it once', async () => {
      const account = await backend().account();
      const id = crypto.randomUUID();
      model.hold();
      const responses = await Promise.all(Array.from({ length: 5 }, () => send(account, id)));
      const [streamed, ...more] = responses.filter(({ status }) => status === 200);
      expect(more).toEqual([]);
      for (const refused of responses.filter(({ status }) => status !== 200)) {
        expect(refused.headers.get('retry-after')).toBe('2');
        expect(functionErrorSchema.parse(await refused.json()).error).toBe('in_progress');
      }
      model.release();
      expect(streamed && (await readEvents(streamed).rest()).at(-1)).toMatchObject({ event: 'done' });
      expect(await replay(account, id)).toMatchObject([{ event: 'done', data: { reply: REPLY } }]);
      expect(await balanceOf(backend(), account)).toBe(10_000 - MODEL_TOKENS);
    });

    it('charges each of several messages at once, and never below zero', async () => {
      const account = await backend().account({ token_balance: 400 });
      const charges = await Promise.all(
        Array.from({ length: 4 }, async () => {
          const response = await send(account, crypto.randomUUID());
          if (response.status !== 200) return 0;
          return chatReplySchema.parse((await readEvents(response).rest()).at(-1)?.data).charged;
        }),
      );
      const spent = charges.reduce((sum, charge) => sum + charge, 0);
      expect(spent).toBeGreaterThan(0);
      expect(await balanceOf(backend(), account)).toBe(400 - spent);
    });

    it('refuses with a status before the first event', async () => {
      const account = await backend().account({ token_balance: 0 });
      const response = await send(account, crypto.randomUUID());
      expect(response.status).toBe(402);
      expect(functionErrorSchema.parse(await response.json()).error).toBe('token_limit');
    });
  },
  options,
);

describe('the embedded planner as events', () => {
  it('sends the cards and the text that the answer has', async () => {
    const backend = await startBackend('embedded');
    try {
      const account = await backend.account();
      const response = await backend.fetch(
        new Request('http://localhost:4173/functions/v1/token-chat', {
          method: 'POST',
          headers: {
            accept: 'text/event-stream',
            authorization: `Bearer ${await tokenOf(account.client)}`,
            'content-type': 'application/json',
          },
          body: JSON.stringify({
            user_id: account.id,
            message_id: crypto.randomUUID(),
            message: 'Five days in Kyoto in April for two from London',
          }),
        }),
      );
      const events = await readEvents(response).rest();
      const reply = chatReplySchema.parse(events.at(-1)?.data);
      expect(reply.reply).toContain('### Day 5');
      expect(textOf(events).trim()).toBe(reply.reply);
      expect(events.findLast(({ event }) => event === 'results')?.data).toMatchObject({
        flights: reply.flights,
      });
    } finally {
      await backend.close();
    }
  });
});
