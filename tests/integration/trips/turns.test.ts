/** Turns and the trip that they are about: settled together, on the trip as it is by then. */
import { beforeAll, describe, expect, it } from 'vitest';
import { chatReplySchema, type ChatReply } from '@domain/chat/chatApi.ts';
import { replyIdOf } from '@domain/chat/messages.ts';
import { plannerReplySchema } from '@domain/chat/plannerApi.ts';
import { MAX_TRIPS } from '@domain/trips/trip.ts';
import { describeOnBoth, type Account } from '../../support/backend.ts';
import { callFunction, tokenOf, type Answered } from '../../support/functions.ts';
import { keepTrip, pending, sendEdits } from '../../support/trips.ts';

const PLAN = 'Three days in Lisbon in May for two from London';

describeOnBoth('a turn and its trip', (backend) => {
  let owner: Account;
  beforeAll(async () => {
    owner = await backend().account({ subscription_status: 'Business' });
  });

  async function ask(message: string, extra: Record<string, unknown> = {}, of = owner): Promise<Answered> {
    const body = { user_id: of.id, message_id: crypto.randomUUID(), message, ...extra };
    return callFunction(backend(), 'token-chat', body, await tokenOf(of.client));
  }
  async function chat(message: string, extra: Record<string, unknown> = {}, of = owner): Promise<ChatReply> {
    return chatReplySchema.parse((await ask(message, extra, of)).body);
  }
  /** A turn of the owner’s that changes a trip so, from its tokens to its end. */
  async function turn(change: Record<string, unknown>, message = crypto.randomUUID()) {
    const service = backend().service();
    const of = { p_user: owner.id, p_message: message };
    const asked = { p_amount: 1, p_ttl_seconds: 60, p_first_response: false };
    await service.rpc('reserve_tokens', { ...of, ...asked });
    const answer = { id: replyIdOf(message), content: 'Done' };
    const p_turn = { conversation: 'assistant', question: 'Q', answer, trip: { state: null, ...change } };
    return service.rpc('settle_turn', { ...of, p_used: 1, p_reply: { reply: 'Done', trip: null }, p_turn });
  }

  const tripOf = async (id: string) => (await owner.client.from('trips').select().eq('id', id).single()).data;

  it('make a trip and both messages, which other devices read', async () => {
    const account = await backend().account();
    const message_id = crypto.randomUUID();
    const asked_at = new Date(Date.now() - 60_000).toISOString();
    const reply = await chat(PLAN, { message_id, asked_at }, account);
    expect(reply.trip).toMatchObject({ id: message_id, revision: 1, undoDepth: 0, state: 'open' });
    expect(reply.plan?.days).toHaveLength(3);
    const { data: trips } = await account.client.from('trips').select().limit(9);
    expect(trips).toMatchObject([
      {
        id: message_id,
        plan: reply.plan,
        starts_on: reply.plan?.days[0]?.date,
        offers: { seenAt: reply.seenAt },
      },
    ]);
    const { data: messages } = await account.client.from('chat_messages').select().order('created_at');
    expect(messages).toMatchObject([
      { id: message_id, role: 'user', content: PLAN, conversation: 'assistant' },
      {
        id: replyIdOf(message_id),
        role: 'assistant',
        content: reply.reply,
        trip_id: message_id,
        results: { plan: reply.plan, seenAt: reply.seenAt },
      },
    ]);
    const times = (messages ?? []).map(({ created_at }) => Date.parse(created_at));
    expect(times).toEqual([Date.parse(asked_at), Date.parse(asked_at) + 1]);
  });

  it.each([
    // the clocks of the test and of the database are those of one machine
    ['the future', '9999-12-31T23:59:59Z', () => Date.now() - 60_000, () => Date.now() + 1_000],
    ['no time', undefined, () => Date.now() - 60_000, () => Date.now() + 1_000],
    ['the year 0', '0000-01-01T00:00:00Z', () => Date.UTC(2000, 0, 1), () => Date.UTC(2000, 0, 1)],
  ])(
    'are asked no later than now and not long ago, by a device that says %s',
    async (_, asked_at, from, to) => {
      const account = await backend().account();
      await chat('hello', { asked_at }, account);
      const { data } = await account.client
        .from('chat_messages')
        .select('created_at')
        .eq('role', 'user')
        .single();
      const at = Date.parse(data?.created_at ?? '');
      expect(at).toBeGreaterThanOrEqual(from());
      expect(at).toBeLessThanOrEqual(to());
    },
  );

  it('are answered again under the same id with the trip, charged and written once', async () => {
    const account = await backend().account();
    const message_id = crypto.randomUUID();
    const first = await chat(PLAN, { message_id }, account);
    expect(first.charged).toBeGreaterThan(0);
    expect(await chat(PLAN, { message_id }, account)).toEqual(first);
    expect((await account.client.from('trips').select('revision')).data).toEqual([{ revision: 1 }]);
    expect((await account.client.from('chat_messages').select('id')).data).toHaveLength(2);
  });

  it('are about the trip of the conversation’s newest answer, unless the message names another or none', async () => {
    const account = await backend().account({ subscription_status: 'Business' });
    const lisbon = await chat(PLAN, {}, account);
    const id = lisbon.trip?.id ?? '';
    expect((await chat('thank you', {}, account)).trip).toMatchObject({ id, revision: 1 });
    expect((await chat('thank you', { trip_id: null }, account)).trip).toBeNull();
    expect((await chat('thank you', {}, account)).trip).toBeNull();
    expect((await chat('thank you', { trip_id: id }, account)).trip).toMatchObject({ id });
    const planner = { conversation: 'planner' };
    expect((await chat('thank you', planner, account)).trip).toBeNull();
    await account.client.functions.invoke('trips', { body: { action: 'delete', trip_id: id } });
    expect((await chat('thank you', {}, account)).trip).toBeNull();
    expect((await ask('thank you', { trip_id: id }, account)).error).toMatchObject({
      error: 'not_found',
      field: 'trip_id',
    });
  });

  it('cannot be about another’s trip, and are charged nothing for trying', async () => {
    const other = await backend().account();
    const { id } = await keepTrip(backend(), owner);
    const refused = await ask('make it cheaper', { trip_id: id }, other);
    const unknown = await ask('make it cheaper', { trip_id: crypto.randomUUID() }, other);
    expect([refused.status, refused.error?.field]).toEqual([404, 'trip_id']);
    expect(refused.error?.message).toBe(unknown.error?.message);
    const { data } = await other.client.from('profiles').select('token_balance').single();
    expect(data).toEqual({ token_balance: 10_000 });
    expect((await other.client.from('chat_messages').select('id')).data).toEqual([]);
  });

  it('of the planner are a conversation of their own, with where the plan is booked', async () => {
    const account = await backend().account();
    const message_id = crypto.randomUUID();
    const body = { messages: [{ role: 'user', content: PLAN }], message_id };
    const answer = await callFunction(backend(), 'ai-trip-planner', body, await tokenOf(account.client));
    const { response } = plannerReplySchema.parse(answer.body);
    expect(response).toMatchObject({ trip: { id: message_id, revision: 1 }, seenAt: expect.any(String) });
    expect(response.charged).toBeGreaterThan(0);
    expect(response.results?.hotels.length).toBeGreaterThan(0);
    const rows = await account.client.from('chat_messages').select().eq('conversation', 'planner');
    expect(rows.data).toHaveLength(2);
    const kept = rows.data?.find(({ role }) => role === 'assistant');
    expect(kept).toMatchObject({ trip_id: message_id, results: { booking: response.bookingDetails } });
    // one conversation is cleared, the other stays
    await chat('hello', {}, account);
    await account.client.rpc('clear_chat', { before: new Date().toISOString(), conversation: 'planner' });
    const left = await account.client.from('chat_messages').select('conversation');
    expect(new Set(left.data?.map(({ conversation }) => conversation))).toEqual(new Set(['assistant']));
    expect((await account.client.from('trips').select('id')).data).toEqual([{ id: message_id }]);
  });

  it('that were cleared while they ran leave the trip and no message', async () => {
    const account = await backend().account();
    await account.client.rpc('clear_chat', { before: new Date().toISOString() });
    const asked_at = new Date(Date.now() - 3_600_000).toISOString();
    const reply = await chat(PLAN, { asked_at }, account);
    expect((await account.client.from('chat_messages').select('id')).data).toEqual([]);
    expect((await account.client.from('trips').select('id')).data).toEqual([{ id: reply.trip?.id }]);
  });

  describe('settled', () => {
    it('on an older revision they are stale, and nothing is written', async () => {
      const { id } = await keepTrip(backend(), owner);
      await sendEdits(backend(), owner, id, pending({ kind: 'rename', title: 'Newer' }));
      const message = crypto.randomUUID();
      const change = { change: 'changed', id, expected: 1, state: { title: 'Older' } };
      expect((await turn(change, message)).data).toEqual({ outcome: 'stale' });
      expect(await tripOf(id)).toMatchObject({ title: 'Newer', revision: 2 });
      expect((await owner.client.from('chat_messages').select('id').eq('id', message)).data).toEqual([]);
      const { data } = await owner.client
        .from('token_reservations')
        .select('state')
        .eq('message_id', message);
      expect(data).toEqual([{ state: 'held' }]);
      expect((await turn({ ...change, expected: 2 }, message)).data).toMatchObject({ outcome: 'settled' });
      expect(await tripOf(id)).toMatchObject({ title: 'Older', revision: 3, undo_depth: 2 });
      // told again after the server died: what was written first
      const again = await turn({ ...change, expected: 3, state: { title: 'Twice' } }, message);
      expect(again.data).toMatchObject({
        outcome: 'repeat',
        reply: { trip: { title: 'Older', revision: 3 } },
      });
      expect(await tripOf(id)).toMatchObject({ title: 'Older', revision: 3 });
    });

    it('undo what the assistant or a hand has changed, and turn to other trips', async () => {
      const [a, b] = [await keepTrip(backend(), owner), await keepTrip(backend(), owner, 'Other')];
      await sendEdits(backend(), owner, a.id, pending({ kind: 'rename', title: 'Changed' }));
      const undone = await turn({ change: 'undone', id: a.id, expected: 2 });
      expect(undone.data).toMatchObject({
        reply: { trip: { title: 'Paris and Rome', revision: 3, undoDepth: 0 } },
      });
      const opened = await turn({ change: 'opened', id: b.id });
      expect(opened.data).toMatchObject({ reply: { trip: { id: b.id, revision: 1 } } });
      expect((await turn({ change: 'left' })).data).toMatchObject({ reply: { trip: null } });
      expect((await turn({ change: 'opened', id: crypto.randomUUID() })).data).toEqual({ outcome: 'stale' });
    });

    it('undo where the traveller sets out from', async () => {
      const { id } = await keepTrip(backend(), owner);
      const change = { change: 'changed', id };
      await turn({ ...change, expected: 1, state: { home_zone: 'Europe/London' } });
      await turn({ ...change, expected: 2, state: { home_zone: 'America/New_York' } });
      const undone = await turn({ change: 'undone', id, expected: 3 });
      expect(undone.data).toMatchObject({
        reply: { trip: { homeZone: 'Europe/London', revision: 4, undoDepth: 1 } },
      });
    });

    it('open an archived trip again, and the next message is about it', async () => {
      const account = await backend().account({ subscription_status: 'Business' });
      const { id } = await keepTrip(backend(), account, 'Dublin in June');
      await sendEdits(backend(), account, id, pending({ kind: 'archive' }));
      const opened = await chat('back to the Dublin one', {}, account);
      expect(opened.trip).toMatchObject({ id, state: 'open', revision: 3, undoDepth: 0 });
      expect((await chat('thank you', {}, account)).trip).toMatchObject({ id, state: 'open', revision: 3 });
    });

    it('go back to a trip with its plan, and keep what was said of it apart from the plan', async () => {
      const account = await backend().account({ subscription_status: 'Business' });
      await chat('Seville 4 days in May for two from London', {}, account);
      await chat('another trip: Oslo 3 days in June', {}, account);
      const opened = await chat('back to Seville, one more museum', {}, account);
      expect(opened.plan?.title).toContain('Seville');
      const { data } = await account.client
        .from('chat_messages')
        .select('results')
        .eq('content', opened.reply);
      expect(data).toMatchObject([
        { results: { lead: expect.stringMatching(/one more museum[\s\S]*We are back at “Seville/) } },
      ]);
    });

    it(`keep ${MAX_TRIPS} trips and no more`, async () => {
      const full = await backend().account();
      const { id } = await keepTrip(backend(), full);
      await backend().database.query(
        `insert into public.trips (user_id, id, title) select $1::uuid, gen_random_uuid(), 'T'
         from generate_series(2, ${MAX_TRIPS})`,
        [full.id],
      );
      const refused = await ask(PLAN, {}, full);
      expect([refused.status, refused.error]).toMatchObject([
        409,
        {
          error: 'conflict',
          field: 'trip_id',
          message: `At most ${MAX_TRIPS} trips can be kept. Please delete one first.`,
        },
      ]);
      const { data } = await full.client.from('profiles').select('token_balance').single();
      expect(data).toEqual({ token_balance: 10_000 });
      // a question makes none
      expect((await chat('do I need a visa for Japan?', {}, full)).trip).toBeNull();
      await full.client.functions.invoke('trips', { body: { action: 'delete', trip_id: id } });
      expect((await chat(PLAN, {}, full)).trip).not.toBeNull();
    });
  });

  it('show a kept plan, or bring one back, with where and when its offers were found', async () => {
    const account = await backend().account({ subscription_status: 'Business' });
    await chat(PLAN, {}, account);
    const found = { marker: 'of-then', seenAt: '2026-02-03T04:05:06Z' };
    await backend().database.query(
      'update public.trips set offers = offers || $1::jsonb where user_id = $2::uuid',
      [JSON.stringify(found), account.id],
    );
    expect(await chat('show me the plan', {}, account)).toMatchObject(found);
    expect((await chat('make it 5 days', {}, account)).seenAt).not.toBe(found.seenAt);
    expect(await chat('undo', {}, account)).toMatchObject(found);
    const { data } = await account.client
      .from('chat_messages')
      .select('results')
      .eq('results->>seenAt', found.seenAt);
    expect(data).toHaveLength(2);
  });

  it.each([
    ['plan', { days: 'of a newer version' }],
    ['spec', { days: 'of a newer version' }],
    ['spec', { version: 99, days: 'of a newer version' }],
  ])('write nothing over a %s that cannot be read: %j', async (column, value) => {
    const { id } = await keepTrip(backend(), owner);
    await backend().database.query(`update public.trips set ${column} = $1::jsonb where id = $2::uuid`, [
      JSON.stringify(value),
      id,
    ]);
    const kept = await tripOf(id);
    const reply = await chat('make day 2 lighter', { trip_id: id });
    expect(reply.reply).toContain('nothing of it is lost');
    expect(await tripOf(id)).toEqual(kept);
    expect(kept).toMatchObject({ [column]: value });
  });

  it('from two devices at once are both applied, in some order', async () => {
    const account = await backend().account({ subscription_status: 'Business' });
    const first = await chat(PLAN, {}, account);
    const trip_id = first.trip?.id ?? '';
    const replies = await Promise.all([
      chat('make it slower', { trip_id }, account),
      chat('for three people', { trip_id }, account),
      sendEdits(backend(), account, trip_id, pending({ kind: 'archive' })),
    ]);
    expect(replies[2].outcomes[0]?.status).toBe('applied');
    const edits = await backend().database.query<{ source: string; revision: number }>(
      `select source, revision from public.trip_edits where trip_id = $1::uuid order by seq`,
      [trip_id],
    );
    const changes = edits.filter(({ source }) => source === 'assistant').length;
    const { data } = await account.client.from('trips').select('revision, state').eq('id', trip_id).single();
    // the making of it, what the turns changed, and the edit: a revision each, none written over another
    expect(changes).toBe(3);
    expect(data).toEqual({ revision: changes + 1, state: 'archived' });
    expect(new Set(edits.map(({ revision }) => revision)).size).toBe(changes + 1);
  });
});
