/** Two hundred chats at once, through the function and the embedded planner. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { chatReplySchema } from '@domain/chat/chatApi.ts';
import { MAX_CHARGE_PER_TURN } from '@domain/billing/tokens.ts';
import { startBackend, type TestBackend } from '../../support/backend.ts';
import { send } from './world.ts';

const CHATS = 200;
const PAID_FOR = 20;
const errorSchema = z.object({ error: z.string() });

describe.each(['embedded', 'postgres'] as const)('200 chats at once (%s)', (kind) => {
  let backend: TestBackend;
  beforeAll(async () => {
    // the limit of turns a minute would let few of them reach the tokens
    backend = await startBackend(kind, {
      limits: {
        chatPerUser: { burst: 10_000, perMinute: 1 },
        functionsPerUser: { burst: 10_000, perMinute: 1 },
      },
    });
  });
  afterAll(() => backend.close());

  async function ask(count: number, profile: Parameters<TestBackend['account']>[0], isFirst = false) {
    const account = await backend.account(profile);
    const token = (await account.client.auth.getSession()).data.session?.access_token ?? '';
    const answers = await Promise.all(
      Array.from({ length: count }, () =>
        send(
          { backend },
          {
            method: 'POST',
            path: '/functions/v1/token-chat',
            body: {
              user_id: account.id,
              message: 'A day in Rome in May',
              message_id: crypto.randomUUID(),
              is_first_response: isFirst,
            },
            token,
          },
        ),
      ),
    );
    const replies = answers.flatMap(({ status, body }) =>
      status === 200 ? [chatReplySchema.parse(body)] : [],
    );
    const refused = answers.flatMap(({ status, body }) =>
      status === 200 ? [] : [`${status} ${errorSchema.parse(body).error}`],
    );
    const [row] = await backend.database.query<{
      balance: number;
      first: boolean;
      charged: number;
      settled: number;
      held: number;
      events: number;
    }>(
      `select token_balance as balance, first_response_at is not null as first,
         (select coalesce(sum(t.charged), 0)::int from token_reservations t where t.user_id = p.id) as charged,
         (select count(*)::int from token_reservations t where t.user_id = p.id and t.state = 'settled') as settled,
         (select count(*)::int from token_reservations t where t.user_id = p.id and t.state = 'held') as held,
         (select count(*)::int from token_reservations t where t.user_id = p.id and t.is_first_response) as events
       from public.profiles p where p.id = $1`,
      [account.id],
    );
    if (!row) throw new Error('The account has no profile');
    return { replies, refused, ...row };
  }

  const REFUSALS = ['409 in_progress', '402 token_limit'];

  it('end at zero or above on a balance that pays for 20, each charge recorded once', async () => {
    const { charged: price } = await ask(1, {});
    const start = PAID_FOR * price;
    const chats = await ask(CHATS, { token_balance: start });
    const told = chats.replies.reduce((sum, reply) => sum + reply.charged, 0);
    expect(chats.replies.length + chats.refused.length).toBe(CHATS);
    expect(chats.replies.length).toBeGreaterThan(0);
    expect(chats.replies.length).toBeLessThanOrEqual(PAID_FOR);
    expect(chats.refused.filter((reason) => !REFUSALS.includes(reason))).toEqual([]);
    expect(chats).toMatchObject({
      charged: told,
      settled: chats.replies.length,
      held: 0,
      balance: start - told,
    });
    expect(chats.balance).toBeGreaterThanOrEqual(0);
  });

  it('run side by side as far as the balance covers the most that each may cost', async () => {
    const start = PAID_FOR * MAX_CHARGE_PER_TURN;
    const chats = await ask(2 * PAID_FOR, { token_balance: start });
    const told = chats.replies.reduce((sum, reply) => sum + reply.charged, 0);
    expect(chats.replies.length).toBeGreaterThanOrEqual(PAID_FOR);
    expect(chats).toMatchObject({
      charged: told,
      settled: chats.replies.length,
      held: 0,
      balance: start - told,
    });
  });

  it('grant one free first response, whoever asks for it thirty times at once', async () => {
    const { replies, first, events, balance, charged } = await ask(30, { token_balance: 400_000 }, true);
    expect(replies.filter((reply) => reply.charged === 0)).toHaveLength(1);
    expect({ first, events, balance }).toEqual({ first: true, events: 1, balance: 400_000 - charged });
  });

  it.each([{ subscription_status: 'Business' }, { role: 'admin' }])(
    'are not metered for %o',
    async (profile) => {
      const { replies, refused, balance, charged, settled } = await ask(10, { ...profile, token_balance: 0 });
      expect({ refused, balance, charged, settled }).toEqual({
        refused: [],
        balance: 0,
        charged: 0,
        settled: 10,
      });
      expect(replies.every((reply) => reply.charged === 0 && reply.balance === null)).toBe(true);
    },
  );
});
