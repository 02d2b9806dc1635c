/** ai-trip-planner: turns that cost what they cost, and letters that go to their own reader, once. */
import { describe, expect, it } from 'vitest';
import { bookingDetailsSchema, plannerReplySchema } from '@domain/chat/plannerApi.ts';
import { describeOnEmbedded, type Account, type TestBackend } from '../../support/backend.ts';
import { callFunction, tokenOf, type Answered } from '../../support/functions.ts';

const QUESTION = 'Five days in Kyoto in April for two, under $2,500, from London, we like food and temples';

async function call(backend: TestBackend, account: Account, body: unknown): Promise<Answered> {
  return callFunction(backend, 'ai-trip-planner', body, await tokenOf(account.client));
}

async function plan(backend: TestBackend, account: Account, extra: Record<string, unknown> = {}) {
  const answer = await call(backend, account, { messages: [{ role: 'user', content: QUESTION }], ...extra });
  return plannerReplySchema.parse(answer.body).response;
}

async function balanceOf(account: Account): Promise<number> {
  const { data } = await account.client.from('profiles').select('token_balance').single();
  return data?.token_balance ?? Number.NaN;
}

function letters(backend: TestBackend, { email }: Account) {
  return backend.mailbox.list().filter((mail) => mail.to === email);
}

describeOnEmbedded('ai-trip-planner', (backend) => {
  describe('a turn', () => {
    it('answers with a plan and where it is booked, and costs tokens', async () => {
      const account = await backend().account();
      const { content, bookingDetails } = await plan(backend(), account);
      expect(content).toContain('### Day 5 — ');
      expect(bookingDetails).toMatchObject({
        destination: 'Kyoto',
        checkIn: expect.stringMatching(/^\d{4}-04-\d\d$/),
        sample: true,
      });
      const url = new URL(bookingDetails?.url ?? '');
      expect([url.protocol, url.searchParams.get('ss'), url.searchParams.get('checkin')]).toEqual([
        'https:',
        'Kyoto',
        bookingDetails?.checkIn,
      ]);
      expect(await balanceOf(account)).toBeLessThan(9_500);
    });

    it('goes on from the trip that the conversation is about', async () => {
      const account = await backend().account();
      const say = (content: string) =>
        plan(backend(), account, { messages: [{ role: 'user', content }], message_id: crypto.randomUUID() });
      expect((await say('4 days in Rome in May')).content).toMatch(/^## Rome: 4 days/);
      expect((await say('for two of us')).content).toMatch(/Rome/);
    });

    it('has no booking details before there is a plan', async () => {
      const account = await backend().account();
      const messages = [{ role: 'user', content: 'hello' }];
      expect((await plan(backend(), account, { messages })).bookingDetails).toBeUndefined();
    });

    it('is answered again, and charged once, when it is sent again with its id', async () => {
      const account = await backend().account();
      const message_id = crypto.randomUUID();
      const first = await plan(backend(), account, { message_id });
      const balance = await balanceOf(account);
      expect(await plan(backend(), account, { message_id })).toEqual(first);
      expect(await balanceOf(account)).toBe(balance);
      await plan(backend(), account);
      expect(await balanceOf(account)).toBeLessThan(balance);
    });

    it('does not answer by another function’s stored reply', async () => {
      const account = await backend().account();
      const message_id = crypto.randomUUID();
      const token = await tokenOf(account.client);
      const chat = { user_id: account.id, message_id, message: 'hello', history: [] };
      expect((await callFunction(backend(), 'token-chat', chat, token)).status).toBe(200);
      const answer = await call(backend(), account, {
        messages: [{ role: 'user', content: 'hello' }],
        message_id,
      });
      expect([answer.status, answer.error]).toMatchObject([409, { error: 'conflict', field: 'message_id' }]);
    });

    it('is refused without tokens, and free of the meter on Business', async () => {
      const poor = await backend().account({ token_balance: 0 });
      const messages = [{ role: 'user', content: QUESTION }];
      expect((await call(backend(), poor, { messages })).error).toMatchObject({ error: 'token_limit' });
      const business = await backend().account({ subscription_status: 'Business', token_balance: 0 });
      expect((await plan(backend(), business)).bookingDetails).toBeDefined();
      expect(await balanceOf(business)).toBe(0);
    });

    it('cannot be had for free by asking many times at once', async () => {
      const account = await backend().account({ token_balance: 1_500 });
      const messages = [{ role: 'user', content: QUESTION }];
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => call(backend(), account, { messages })),
      );
      const answered = answers.filter(({ status }) => status === 200);
      expect(answered.length).toBeGreaterThan(0);
      expect(answered.length).toBeLessThan(6);
      expect(await balanceOf(account)).toBeGreaterThanOrEqual(0);
    });
  });

  describe('a letter', () => {
    const KYOTO = {
      url: 'https://www.booking.com/searchresults.html?ss=Kyoto',
      destination: 'Kyoto',
      checkIn: '2027-04-12',
      checkOut: '2027-04-17',
      sample: true,
    };
    const ask = (account: Account, details: Record<string, unknown> = {}, userEmail = account.email) =>
      call(backend(), account, {
        triggerN8n: true,
        bookingDetails: { ...KYOTO, ...details },
        userEmail,
      });
    it('comes with tips for the place, the season and the traveller, once', async () => {
      const account = await backend().account({ nickname: 'Åsa', interests: ['Food'] });
      expect((await ask(account)).body).toEqual({ status: 'sent' });
      expect((await ask(account)).body).toEqual({ status: 'already_sent' });
      const [letter, ...others] = letters(backend(), account);
      expect(others).toEqual([]);
      expect(letter).toMatchObject({ subject: 'Tips for Kyoto', links: [KYOTO.url] });
      expect(letter?.text).toMatch(/^Hello Åsa,/);
      for (const part of ['Cherry trees', 'Haruka express', 'Uji', 'sample data', KYOTO.url]) {
        expect(letter?.text).toContain(part);
      }
    });

    it('comes for the plan that the planner answered', async () => {
      const account = await backend().account();
      const { bookingDetails } = await plan(backend(), account);
      const details = bookingDetailsSchema.parse(bookingDetails);
      expect((await ask(account, details)).body).toEqual({ status: 'sent' });
      expect(letters(backend(), account)).toHaveLength(1);
    });

    it('goes to nobody else', async () => {
      const [account, other] = [await backend().account(), await backend().account()];
      const answer = await ask(account, {}, other.email);
      expect([answer.status, answer.error]).toMatchObject([403, { error: 'forbidden', field: 'userEmail' }]);
      expect([...letters(backend(), account), ...letters(backend(), other)]).toEqual([]);
      expect((await ask(account, {}, ` ${account.email.toUpperCase()}`)).body).toEqual({ status: 'sent' });
      expect(letters(backend(), account)).toHaveLength(1);
    });

    it('is one of five a day, even for requests at once', async () => {
      const account = await backend().account();
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, index) => ask(account, { destination: `Town ${index}` })),
      );
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
        ...Array.from({ length: 5 }, () => 200),
        ...Array.from({ length: 3 }, () => 429),
      ]);
      const refused = answers.find(({ status }) => status === 429);
      expect(refused?.error?.error).toBe('rate_limited');
      expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(80_000);
      expect(letters(backend(), account)).toHaveLength(5);
      await backend().database.query(
        "update public.follow_ups set requested_at = now() - interval '25 hours' where user_id = $1::uuid",
        [account.id],
      );
      expect((await ask(account)).body).toEqual({ status: 'sent' });
      const kept = await backend().database.query(
        'select 1 from public.follow_ups where user_id = $1::uuid',
        [account.id],
      );
      expect(kept).toHaveLength(1);
    });

    it('cannot be turned into a letter of another kind', async () => {
      const account = await backend().account();
      const url = 'http://localhost:4173/auth/v1/verify?token=x&type=recovery';
      expect((await ask(account, { url, destination: 'https://[ <b>x</b>' })).status).toBe(200);
      expect(letters(backend(), account)).toMatchObject([
        { subject: 'Tips for https://[ <b>x</b>', links: [url] },
      ]);
    });

    it('has a subject of one line', async () => {
      const account = await backend().account();
      const answer = await ask(account, { url: KYOTO.url, destination: 'Kyoto\r\nBcc: all@example.test' });
      expect(answer).toMatchObject({ status: 400, body: { field: 'bookingDetails.destination' } });
      expect(letters(backend(), account)).toEqual([]);
    });

    it('has its ration kept by the server alone', async () => {
      const account = await backend().account();
      const claim = { p_user: account.id, p_plan: 'a'.repeat(64), p_limit: 5, p_window_seconds: 60 };
      expect((await account.client.rpc('claim_follow_up', claim)).error).not.toBeNull();
      expect((await account.client.from('follow_ups').select('*')).error?.code).toBe('42501');
      const row = { user_id: account.id, plan: 'a'.repeat(64) };
      expect((await account.client.from('follow_ups').insert(row)).error).not.toBeNull();
    });
  });
});
