/** token-chat as the app calls it: supabase-js, the real SQL, the embedded planner. */
import { FunctionsHttpError } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { chatReplySchema } from '@domain/chat/chatApi.ts';
import { functionErrorSchema } from '@domain/errors/functionErrors.ts';
import { describeOnEmbedded, type Account, type TestBackend } from '../../support/backend.ts';

const MESSAGE = 'Five days in Kyoto in April for two, under $2,500, from London, we like food and temples';

interface Ask {
  readonly id?: string;
  readonly userId?: string;
  readonly first?: boolean;
}

function send(account: Account, { id = crypto.randomUUID(), userId = account.id, first = false }: Ask = {}) {
  return account.client.functions.invoke<unknown>('token-chat', {
    body: { user_id: userId, message_id: id, message: MESSAGE, history: [], is_first_response: first },
  });
}

async function ask(account: Account, options: Ask = {}) {
  const { data, error } = await send(account, options);
  if (error) throw error;
  return chatReplySchema.parse(data);
}

async function refused(account: Account, options: Ask = {}) {
  const { error } = await send(account, options);
  if (!(error instanceof FunctionsHttpError)) throw new Error('The call was not refused', { cause: error });
  const response: unknown = error.context;
  if (!(response instanceof Response)) throw new Error('The refusal carries no response');
  return { status: response.status, ...functionErrorSchema.parse(await response.json()) };
}

async function balanceOf(backend: TestBackend, account: Account): Promise<number | undefined> {
  const { data } = await backend
    .service()
    .from('profiles')
    .select('token_balance')
    .eq('id', account.id)
    .single();
  return data?.token_balance;
}

describeOnEmbedded('token-chat', (backend) => {
  it('plans the trip, charges for it and moves the balance', async () => {
    const account = await backend().account();
    const reply = await ask(account);
    expect(reply.reply).toMatch(/^## Kyoto: 5 days for two/);
    for (const day of [1, 2, 3, 4, 5]) expect(reply.reply).toContain(`### Day ${day} — `);
    expect(Math.min(reply.flights.length, reply.hotels.length, reply.tours.length)).toBeGreaterThan(0);
    expect(reply.charged).toBeGreaterThan(600);
    expect(reply.balance).toBe(10_000 - reply.charged);
    expect(await balanceOf(backend(), account)).toBe(reply.balance);
  });

  it('answers a repeated message with the stored reply and charges nothing', async () => {
    const account = await backend().account();
    const id = crypto.randomUUID();
    const first = await ask(account, { id });
    expect(await ask(account, { id })).toEqual(first);
    expect(await balanceOf(backend(), account)).toBe(first.balance);
  });

  it('gives the first response free, once', async () => {
    const account = await backend().account();
    expect(await ask(account, { first: true })).toMatchObject({ charged: 0, balance: 10_000 });
    expect((await ask(account, { first: true })).charged).toBeGreaterThan(0);
  });

  it('never goes below zero with eight turns at once, and charges each that was answered', async () => {
    const account = await backend().account({ token_balance: 2_500 });
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => send(account)));
    const answered = outcomes.flatMap(({ data, error }) => (error ? [] : [chatReplySchema.parse(data)]));
    const left = await balanceOf(backend(), account);
    expect(answered.length).toBeGreaterThan(0);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(answered.reduce((sum, reply) => sum + reply.charged, 0)).toBe(2_500 - (left ?? Number.NaN));
  });

  it('does not meter Business', async () => {
    const account = await backend().account({ subscription_status: 'Business', token_balance: 0 });
    expect(await ask(account)).toMatchObject({ charged: 0, balance: null });
  });

  it('works with a profile that is filled in', async () => {
    const account = await backend().account({ interests: ['Art'], nickname: 'Sam' });
    expect((await ask(account)).reply).toContain('food');
  });

  describe('refuses', () => {
    it('an empty balance with 402', async () => {
      const account = await backend().account({ token_balance: 0 });
      expect(await refused(account)).toMatchObject({ status: 402, error: 'token_limit' });
    });

    it('another user’s id with 403', async () => {
      const [account, other] = [await backend().account(), await backend().account()];
      expect(await refused(account, { userId: other.id })).toMatchObject({ status: 403, error: 'forbidden' });
      expect(await balanceOf(backend(), other)).toBe(10_000);
    });

    it('a suspended account with 403', async () => {
      const account = await backend().account({ status: 'suspended' });
      expect(await refused(account)).toMatchObject({ status: 403, error: 'suspended' });
    });
  });
});
