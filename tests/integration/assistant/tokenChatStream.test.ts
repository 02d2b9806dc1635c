/** token-chat as events, through the port, the real SQL and a model that takes its time. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { chatReplySchema } from '@domain/chat/chatApi.ts';
import { functionErrorSchema } from '@domain/errors/functionErrors.ts';
import { backendListener, listen, type Listening } from '../../../server/listen.ts';
import { describeOnEmbedded, startBackend, type Account, type TestBackend } from '../../support/backend.ts';
import { readEvents, textOf } from '../../support/events.ts';
import { tokenOf } from '../../support/functions.ts';
import { MODEL_TOKENS, SPAN, startHeldModel, type HeldModel } from '../../support/heldModel.ts';

let model: HeldModel;
let listening: Listening;

async function options() {
  model = await startHeldModel();
  listening = await listen('127.0.0.1', 0);
  return {
    siteUrl: `http://127.0.0.1:${listening.port}`,
    // the first turn of a cold server on a busy machine
    env: { LLM_BASE_URL: model.url, LLM_MODEL: 'stub', LLM_TIMEOUT_MS: '25000' },
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
    body: JSON.stringify({ user_id: account.id, message_id: id, message: `Ein ${SPAN}` }),
    ...(signal ? { signal } : {}),
  });
}

async function balanceOf(backend: TestBackend, { id }: Account): Promise<number | undefined> {
  const { data } = await backend.service().from('profiles').select('token_balance').eq('id', id).single();
  return data?.token_balance;
}

/** The first so many answers. */
async function firstOf(count: number, sent: readonly Promise<Response>[]): Promise<Response[]> {
  const came: Response[] = [];
  for (const one of sent) void one.then((response) => came.push(response));
  await vi.waitUntil(() => came.length >= count, { timeout: 20_000, interval: 20 });
  return came.slice(0, count);
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

    it('sends the answer whole, reads with a model, and charges once', async () => {
      const account = await backend().account();
      const response = await send(account, crypto.randomUUID());
      expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
      expect(response.headers.get('content-encoding')).toBeNull();
      expect(response.headers.get('x-request-id')).not.toBeNull();
      const events = await readEvents(response).rest();
      const reply = chatReplySchema.parse(events.at(-1)?.data);
      expect(textOf(events).trim()).toBe(reply.reply);
      expect(reply.plan?.cities).toEqual(['Porto']);
      expect(reply.charged).toBeGreaterThan(MODEL_TOKENS);
      expect(await balanceOf(backend(), account)).toBe(reply.balance);
    });

    it('ends and keeps a turn whose caller left, and repeats it without a charge', async () => {
      const account = await backend().account();
      const id = crypto.randomUUID();
      const asked = model.asked();
      model.hold();
      const leaving = new AbortController();
      const left = send(account, id, leaving.signal);
      await vi.waitUntil(() => model.asked() > asked, { timeout: 20_000, interval: 20 });
      leaving.abort();
      await expect(left).rejects.toThrow(/abort/i);
      model.release();
      const [only, ...others] = await replay(account, id);
      expect(others).toEqual([]);
      const reply = chatReplySchema.parse(only?.data);
      expect(reply.plan?.cities).toEqual(['Porto']);
      expect(await balanceOf(backend(), account)).toBe(10_000 - reply.charged);
      expect(model.asked()).toBe(asked + 1);
    });

    it('answers one of five sends of a message at once, and charges it once', async () => {
      const account = await backend().account();
      const id = crypto.randomUUID();
      const asked = model.asked();
      model.hold();
      const sent = Array.from({ length: 5 }, () => send(account, id));
      await vi.waitUntil(() => model.asked() > asked, { timeout: 20_000, interval: 20 });
      // the one that is answered waits for the model
      const refusals = await firstOf(4, sent);
      for (const refused of refusals) {
        expect(refused.headers.get('retry-after')).toBe('2');
        expect(functionErrorSchema.parse(await refused.json()).error).toBe('in_progress');
      }
      model.release();
      const streamed = (await Promise.all(sent)).filter(({ status }) => status === 200);
      expect(streamed).toHaveLength(1);
      const reply = chatReplySchema.parse((await replay(account, id)).at(-1)?.data);
      expect(await balanceOf(backend(), account)).toBe(10_000 - reply.charged);
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
