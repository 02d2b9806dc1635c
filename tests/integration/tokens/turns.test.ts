/** Turns that cost tokens: set aside, charged, given back, once each. */
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { RESERVATION_TTL_SECONDS } from '@domain/billing/tokens.ts';
import { replyIdOf } from '@domain/chat/messages.ts';
import { describeOnBoth, type Account, type Client } from '../../support/backend.ts';

const reservationSchema = z.object({
  outcome: z.string(),
  metered: z.boolean().optional(),
  reserved: z.number().optional(),
  balance: z.number().optional(),
  charged: z.number().optional(),
  reply: z.unknown().optional(),
});
type Reservation = z.infer<typeof reservationSchema>;

const chargeSchema = z.object({ charged: z.number(), balance: z.number() });

describeOnBoth('tokens', (backend) => {
  let service: Client;
  beforeAll(() => {
    service = backend().service();
  });

  async function reserve(
    user: string,
    message: string,
    { amount = 1_000, first = false, ttl = RESERVATION_TTL_SECONDS, here = false } = {},
  ): Promise<Reservation> {
    const { data, error } = await service.rpc('reserve_tokens', {
      p_user: user,
      p_message: message,
      p_amount: amount,
      p_ttl_seconds: ttl,
      p_first_response: first,
      ...(here && { p_answered_here: true }),
    });
    if (error) throw error;
    return reservationSchema.parse(data);
  }
  async function settle(user: string, message: string, used: number, reply: object = { reply: 'Kyoto' }) {
    const { data, error } = await service.rpc('settle_turn', {
      p_user: user,
      p_message: message,
      p_used: used,
      p_reply: { ...reply },
      p_turn: {
        conversation: 'assistant',
        question: 'Kyoto?',
        answer: { id: replyIdOf(message), content: 'Kyoto' },
        trip: { change: 'none' },
      },
    });
    if (error) throw error;
    return chargeSchema.parse(data);
  }
  async function release(user: string, message: string): Promise<void> {
    const { error } = await service.rpc('release_tokens', { p_user: user, p_message: message });
    if (error) throw error;
  }
  async function profile(account: Account) {
    const { data } = await service
      .from('profiles')
      .select('token_balance, first_response_at')
      .eq('id', account.id)
      .single();
    return { balance: data?.token_balance, firstResponseAt: data?.first_response_at };
  }

  it('sets tokens aside, charges what was used and gives the rest back', async () => {
    const account = await backend().account();
    const message = crypto.randomUUID();
    expect(await reserve(account.id, message)).toEqual({
      outcome: 'held',
      metered: true,
      reserved: 1000,
      balance: 10_000,
    });
    expect((await profile(account)).balance).toBe(10_000);
    expect(await settle(account.id, message, 640)).toEqual({ charged: 640, balance: 9360 });
    expect((await profile(account)).balance).toBe(9360);
  });

  it('takes the rest from the balance when a turn used more, never below zero', async () => {
    const account = await backend().account({ token_balance: 1500 });
    const message = crypto.randomUUID();
    await reserve(account.id, message);
    expect(await settle(account.id, message, 4000)).toEqual({ charged: 1500, balance: 0 });
    expect((await profile(account)).balance).toBe(0);
  });

  it('reserves a small balance whole, lets a second turn wait for it, and stops at zero', async () => {
    const account = await backend().account({ token_balance: 300 });
    const message = crypto.randomUUID();
    expect(await reserve(account.id, message)).toMatchObject({ outcome: 'held', reserved: 300 });
    expect(await reserve(account.id, crypto.randomUUID())).toEqual({ outcome: 'in_progress' });
    expect((await profile(account)).balance).toBe(300);
    expect(await settle(account.id, message, 900)).toEqual({ charged: 300, balance: 0 });
    expect(await reserve(account.id, crypto.randomUUID())).toEqual({ outcome: 'token_limit', balance: 0 });
  });

  it('leaves what other turns hold alone when one used more than it reserved', async () => {
    const account = await backend().account({ token_balance: 2000 });
    const [greedy, other] = [crypto.randomUUID(), crypto.randomUUID()];
    await reserve(account.id, greedy);
    await reserve(account.id, other);
    expect(await settle(account.id, greedy, 4000)).toEqual({ charged: 1000, balance: 1000 });
    expect(await settle(account.id, other, 1000)).toEqual({ charged: 1000, balance: 0 });
  });

  it('never goes below zero when thirty turns start at once', async () => {
    const account = await backend().account({ token_balance: 10_000 });
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, () => reserve(account.id, crypto.randomUUID())),
    );
    expect(outcomes.filter(({ outcome }) => outcome === 'held')).toHaveLength(10);
    expect(outcomes.filter(({ outcome }) => outcome === 'in_progress')).toHaveLength(20);
  });

  it('ends at zero or above, with every charge recorded once, when 200 chats run on what pays for 20', async () => {
    const account = await backend().account({ token_balance: 20_000 });
    const charges = await Promise.all(
      Array.from({ length: 200 }, async () => {
        const message = crypto.randomUUID();
        const { outcome } = await reserve(account.id, message);
        return outcome === 'held' ? (await settle(account.id, message, 1_300)).charged : 0;
      }),
    );
    const spent = charges.reduce((sum, charge) => sum + charge, 0);
    const { balance } = await profile(account);
    expect(balance).toBe(20_000 - spent);
    expect(balance).toBeGreaterThanOrEqual(0);
    const booked = await account.client.from('token_reservations').select('charged').eq('state', 'settled');
    expect(booked.data?.reduce((sum, { charged }) => sum + charged, 0)).toBe(spent);
  });

  it('adds up when turns start, end and fail at once', async () => {
    const account = await backend().account({ token_balance: 100_000 });
    const turns = Array.from({ length: 24 }, (_, index) => ({ message: crypto.randomUUID(), index }));
    await Promise.all(
      turns.map(async ({ message, index }) => {
        await reserve(account.id, message);
        if (index % 3 === 0) await release(account.id, message);
        else await settle(account.id, message, 700);
      }),
    );
    expect((await profile(account)).balance).toBe(100_000 - 16 * 700);
  });

  it('answers a message that is sent again with its reply, and charges nothing', async () => {
    const account = await backend().account();
    const message = crypto.randomUUID();
    await reserve(account.id, message);
    await settle(account.id, message, 500, { reply: 'Day 1' });
    expect(await reserve(account.id, message)).toEqual({
      outcome: 'replay',
      metered: true,
      reserved: 0,
      balance: 9500,
      charged: 500,
      reply: { reply: 'Day 1' },
    });
    expect(await settle(account.id, message, 900, { reply: 'other' })).toEqual({
      charged: 500,
      balance: 9500,
    });
    expect((await profile(account)).balance).toBe(9500);
  });

  it('lets one of thirty that carry the same message through', async () => {
    const account = await backend().account();
    const message = crypto.randomUUID();
    const outcomes = await Promise.all(Array.from({ length: 30 }, () => reserve(account.id, message)));
    expect(outcomes.filter(({ outcome }) => outcome === 'held')).toHaveLength(1);
    expect(outcomes.filter(({ outcome }) => outcome === 'in_progress')).toHaveLength(29);
  });

  it('gives back what a failed turn held, once, and lets it be tried again', async () => {
    const account = await backend().account();
    const message = crypto.randomUUID();
    await reserve(account.id, message);
    await release(account.id, message);
    await release(account.id, message);
    expect((await profile(account)).balance).toBe(10_000);
    expect(await reserve(account.id, message)).toMatchObject({ outcome: 'held', reserved: 1000 });
    expect(await settle(account.id, message, 100)).toEqual({ charged: 100, balance: 9900 });
    await release(account.id, message);
    expect((await profile(account)).balance).toBe(9900);
  });

  it('counts what a dead server held no more once its lease is over, and charges a turn that ends after all once, also where it was begun again', async () => {
    const account = await backend().account({ token_balance: 1000 });
    const [stranded, next] = [crypto.randomUUID(), crypto.randomUUID()];
    await reserve(account.id, stranded, { ttl: 0 });
    expect(await reserve(account.id, next)).toMatchObject({ outcome: 'held', reserved: 1000 });
    expect(await settle(account.id, next, 200)).toEqual({ charged: 200, balance: 800 });
    await reserve(account.id, stranded);
    for (const used of [300, 400])
      expect(await settle(account.id, stranded, used)).toEqual({ charged: 300, balance: 500 });
  });

  describe('the free first response', () => {
    it('is granted once an account, also when asked for thirty times at once', async () => {
      const account = await backend().account();
      const outcomes = await Promise.all(
        Array.from({ length: 30 }, () =>
          reserve(account.id, crypto.randomUUID(), { amount: 10, first: true }),
        ),
      );
      expect(outcomes.filter(({ outcome }) => outcome === 'held')).toHaveLength(30);
      expect(outcomes.filter(({ metered }) => metered === false)).toHaveLength(1);
    });

    it('costs nothing and is spent', async () => {
      const account = await backend().account({ token_balance: 0 });
      const message = crypto.randomUUID();
      expect(await reserve(account.id, message, { first: true })).toMatchObject({
        outcome: 'held',
        metered: false,
      });
      expect(await settle(account.id, message, 900)).toEqual({ charged: 0, balance: 0 });
      expect((await profile(account)).firstResponseAt).not.toBeNull();
      expect(await reserve(account.id, crypto.randomUUID(), { first: true })).toMatchObject({
        outcome: 'token_limit',
      });
    });

    it('is not spent by a turn that failed', async () => {
      const account = await backend().account();
      const message = crypto.randomUUID();
      await reserve(account.id, message, { first: true });
      await release(account.id, message);
      expect((await profile(account)).firstResponseAt).toBeNull();
    });
  });

  describe('a turn that a device has answered', () => {
    it('sets nothing aside, asks for no balance, is charged nothing and takes no free response', async () => {
      const account = await backend().account({ token_balance: 0 });
      const message = crypto.randomUUID();
      expect(await reserve(account.id, message, { first: true, here: true })).toEqual({
        outcome: 'held',
        metered: false,
        reserved: 0,
        balance: 0,
      });
      expect(await reserve(account.id, message, { here: true })).toEqual({ outcome: 'in_progress' });
      expect(await settle(account.id, message, 900)).toEqual({ charged: 0, balance: 0 });
      expect(await profile(account)).toEqual({ balance: 0, firstResponseAt: null });
      expect(await reserve(account.id, message)).toMatchObject({ outcome: 'replay', charged: 0 });
      expect(await reserve(account.id, crypto.randomUUID(), { first: true })).toMatchObject({
        metered: false,
      });
      const kept = await account.client.from('token_reservations').select('answered_here, is_first_response');
      expect(kept.data).toContainEqual({ answered_here: true, is_first_response: false });
    });

    it('holds nothing of what other turns may use', async () => {
      const account = await backend().account({ token_balance: 300 });
      await reserve(account.id, crypto.randomUUID(), { here: true });
      expect(await reserve(account.id, crypto.randomUUID())).toMatchObject({ reserved: 300 });
      expect(await reserve(account.id, crypto.randomUUID(), { here: true })).toMatchObject({
        outcome: 'held',
      });
    });

    it('is made 300 times in a day, and is answered again after that', async () => {
      const account = await backend().account();
      const message = crypto.randomUUID();
      await reserve(account.id, message, { here: true });
      await settle(account.id, message, 0);
      await backend().database.query(
        `insert into public.token_reservations
           (user_id, message_id, state, metered, is_first_response, reserved, expires_at, answered_here)
         select $1::uuid, gen_random_uuid(), 'settled', false, false, 0, now(), true from generate_series(1, 299)`,
        [account.id],
      );
      expect(await reserve(account.id, crypto.randomUUID(), { here: true })).toEqual({ outcome: 'too_many' });
      expect(await reserve(account.id, message, { here: true })).toMatchObject({ outcome: 'replay' });
      expect(await reserve(account.id, crypto.randomUUID())).toMatchObject({
        outcome: 'held',
        metered: true,
      });
      await backend().database.query(
        `update public.token_reservations set created_at = now() - interval '25 hours' where user_id = $1::uuid`,
        [account.id],
      );
      expect(await reserve(account.id, crypto.randomUUID(), { here: true })).toMatchObject({
        outcome: 'held',
      });
    });

    it('is refused to a suspended account and one that is not there', async () => {
      const suspended = await backend().account({ status: 'suspended' });
      const here = true;
      expect(await reserve(suspended.id, crypto.randomUUID(), { here })).toEqual({ outcome: 'suspended' });
      expect(await reserve(crypto.randomUUID(), crypto.randomUUID(), { here })).toEqual({
        outcome: 'unknown_user',
      });
    });
  });

  it('meters neither Business nor admins, but keeps their replies', async () => {
    for (const change of [{ subscription_status: 'Business' }, { role: 'admin' }]) {
      const account = await backend().account({ ...change, token_balance: 0 });
      const message = crypto.randomUUID();
      expect(await reserve(account.id, message)).toMatchObject({
        outcome: 'held',
        metered: false,
        reserved: 0,
      });
      expect(await settle(account.id, message, 900)).toEqual({ charged: 0, balance: 0 });
      expect(await reserve(account.id, message)).toMatchObject({ outcome: 'replay', metered: false });
    }
  });

  it('refuses a suspended account and one that is not there', async () => {
    const suspended = await backend().account({ status: 'suspended' });
    expect(await reserve(suspended.id, crypto.randomUUID())).toEqual({ outcome: 'suspended' });
    expect(await reserve(crypto.randomUUID(), crypto.randomUUID())).toEqual({ outcome: 'unknown_user' });
    await expect(settle(suspended.id, crypto.randomUUID(), 1)).rejects.toMatchObject({ code: 'P0002' });
  });
});
