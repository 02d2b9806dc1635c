import { beforeAll, expect, it } from 'vitest';
import { checkedPlanSchema, MAX_PLAN_CHARS, MAX_PLAN_DAYS } from '@domain/itinerary/itinerary.ts';
import { describeOnEmbedded, type Account } from '../../support/backend.ts';
import { knownOffers, soundPlan } from '../../unit/domain/itinerary/soundPlan.ts';

const MINUTE = 60_000;

function message(owner: Account, agoMs: number, content = 'Five days in Kyoto') {
  return {
    id: crypto.randomUUID(),
    user_id: owner.id,
    role: 'user',
    content,
    created_at: new Date(Date.now() - agoMs).toISOString(),
  };
}

describeOnEmbedded('chat', (backend) => {
  let alice: Account;
  let bob: Account;
  beforeAll(async () => {
    alice = await backend().account();
    bob = await backend().account();
  });

  it('is read and appended to by its owner alone', async () => {
    const mine = message(alice, MINUTE);
    expect((await alice.client.from('chat_messages').insert(mine)).error).toBeNull();
    expect((await bob.client.from('chat_messages').select()).data).toEqual([]);
    expect((await backend().visitor().from('chat_messages').select()).error?.code).toBe('42501');
    expect((await bob.client.from('chat_messages').insert(message(alice, 0))).error?.code).toBe('42501');
    expect((await backend().visitor().from('chat_messages').insert(message(alice, 0))).error?.code).toBe(
      '42501',
    );
    const read = await alice.client.from('chat_messages').select('id, content');
    expect(read.data).toEqual([{ id: mine.id, content: mine.content }]);
  });

  it('tells nobody of another’s clears or ids: every row for somebody else is refused alike', async () => {
    const hers = message(alice, MINUTE);
    await alice.client.from('chat_messages').insert(hers);
    await alice.client.rpc('clear_chat', { before: new Date(Date.now() - 10 * MINUTE).toISOString() });
    const cleared = { ...message(alice, 0), created_at: '2020-01-01T00:00:00Z' };
    for (const client of [bob.client, backend().visitor()]) {
      for (const row of [hers, cleared, message(alice, 0)]) {
        expect((await client.from('chat_messages').insert(row)).error?.code).toBe('42501');
      }
    }
  });

  it('takes the same message once, and lets two travellers use one id', async () => {
    const mine = message(alice, MINUTE);
    await alice.client.from('chat_messages').insert(mine);
    const repeat = await alice.client.from('chat_messages').insert({ ...mine, content: 'changed' });
    expect(repeat.error).toBeNull();
    const kept = await alice.client.from('chat_messages').select('content').eq('id', mine.id);
    expect(kept.data).toEqual([{ content: mine.content }]);
    const other = await bob.client.from('chat_messages').insert({ ...message(bob, MINUTE), id: mine.id });
    expect(other.error).toBeNull();
  });

  it('takes the longest plan with as many cards as a reply may have', async () => {
    const url = `https://partner.test/${'x'.repeat(400)}`;
    const known = knownOffers();
    const [flight, hotel, tour] = [known.flights[0], known.hotels[0], known.tours[0]];
    const plan = soundPlan();
    const [day] = plan.days;
    const days = Array.from({ length: MAX_PLAN_DAYS }, () => ({
      ...day,
      items: Array.from({ length: 8 }, () => ({ ...day?.items[4], title: 'w'.repeat(60), note: '' })),
    }));
    const fit = { ...plan, warnings: [] };
    const room = MAX_PLAN_CHARS - JSON.stringify({ ...fit, days }).length;
    const note = 'w'.repeat(Math.floor(room / (MAX_PLAN_DAYS * 8)));
    const noted = days.map((each) => ({ ...each, items: each.items.map((item) => ({ ...item, note })) }));
    const longest = checkedPlanSchema.parse({ ...fit, days: noted });
    expect(JSON.stringify(longest).length).toBeGreaterThan(MAX_PLAN_CHARS * 0.95);
    const results = {
      flights: Array.from({ length: 20 }, () => ({ ...flight, link: url })),
      hotels: Array.from({ length: 20 }, () => ({ ...hotel, imageUrl: url, bookingUrl: url })),
      tours: Array.from({ length: 20 }, () => ({ ...tour, bookingUrl: url })),
      plan: longest,
    };
    const sent = await alice.client.from('chat_messages').insert({ ...message(alice, MINUTE), results });
    expect(sent.error).toBeNull();
  });

  it('is never rewritten', async () => {
    const mine = message(alice, MINUTE, 'as it was');
    await alice.client.from('chat_messages').insert(mine);
    await alice.client.from('chat_messages').update({ content: 'changed' }).eq('id', mine.id);
    await alice.client.from('chat_messages').delete().eq('id', mine.id);
    const { data } = await alice.client.from('chat_messages').select('content').eq('id', mine.id).single();
    expect(data?.content).toBe('as it was');
  });

  it('refuses a suspended traveller and what is too long', async () => {
    const suspended = await backend().account({ status: 'suspended' });
    const refused = await suspended.client.from('chat_messages').insert(message(suspended, 0));
    expect(refused.error?.code).toBe('42501');
    const long = await alice.client.from('chat_messages').insert(message(alice, 0, 'x'.repeat(40_001)));
    expect(long.error?.code).toBe('23514');
  });

  it('clears up to a time, also for what arrives late, and keeps what came after', async () => {
    const traveller = await backend().account();
    const old = message(traveller, 10 * MINUTE);
    const recent = message(traveller, MINUTE);
    await traveller.client.from('chat_messages').insert([old, recent]);
    const until = new Date(Date.now() - 5 * MINUTE).toISOString();
    const cleared = await traveller.client.rpc('clear_chat', { before: until });
    expect(cleared.error).toBeNull();
    expect(Date.parse(cleared.data ?? '')).toBe(Date.parse(until));

    const late = await traveller.client.from('chat_messages').insert(message(traveller, 6 * MINUTE));
    expect(late.error).toBeNull();
    const left = await traveller.client.from('chat_messages').select('id');
    expect(left.data).toEqual([{ id: recent.id }]);
    const tombstone = await traveller.client.from('chat_clears').select('cleared_at').single();
    expect(Date.parse(tombstone.data?.cleared_at ?? '')).toBe(Date.parse(until));
  });

  it.each([-180, -5, 5, 180])(
    'clears until the moment that a clock %d minutes ahead means, also where the clear has waited',
    async (ahead) => {
      const traveller = await backend().account();
      const old = message(traveller, 10 * MINUTE);
      const recent = message(traveller, MINUTE);
      await traveller.client.from('chat_messages').insert([old, recent]);
      await backend().database.query(
        'update public.chat_messages set received_at = created_at where user_id = $1::uuid',
        [traveller.id],
      );
      const byItsClock = (ago: number) => new Date(Date.now() + (ahead - ago) * MINUTE).toISOString();
      const clear = { before: byItsClock(5), sent_at: byItsClock(0) };
      const { data } = await traveller.client.rpc('clear_chat', clear);
      expect(Math.abs(Date.parse(data ?? '') - (Date.now() - 5 * MINUTE))).toBeLessThanOrEqual(
        MINUTE + 5_000,
      );
      expect((await traveller.client.from('chat_messages').select('id')).data).toEqual([{ id: recent.id }]);
    },
  );

  it('takes a time of sending that no clock says for no fault', async () => {
    const traveller = await backend().account();
    for (const sent_at of ['infinity', '-infinity', '294276-01-01T00:00:00Z', null]) {
      const args = { before: new Date().toISOString(), ...(sent_at !== null && { sent_at }) };
      expect((await traveller.client.rpc('clear_chat', args)).error).toBeNull();
    }
  });

  it('clears no future and never un-clears', async () => {
    const traveller = await backend().account();
    const ahead = await traveller.client.rpc('clear_chat', { before: '2199-01-01T00:00:00Z' });
    const first = Date.parse(ahead.data ?? '');
    expect(first).toBeLessThanOrEqual(Date.now() + 1000);
    const back = await traveller.client.rpc('clear_chat', { before: '2001-01-01T00:00:00Z' });
    expect(Date.parse(back.data ?? '')).toBe(first);
    const next = await traveller.client.from('chat_messages').insert(message(traveller, -MINUTE));
    expect(next.error).toBeNull();
    expect((await traveller.client.from('chat_messages').select('id')).data).toHaveLength(1);
  });

  it('keeps 8 MB of a chat, weighed at each ten messages, whatever else arrives with it', async () => {
    const [traveller, other] = [await backend().account(), await backend().account()];
    await other.client.from('chat_messages').insert(message(other, MINUTE));
    const append = (owner: Account, count: number) =>
      backend().database.query(
        `with base as materialized (select string_agg(md5(n::text), '') as hex from generate_series(1, 6100) n)
         insert into public.chat_messages (id, user_id, role, content, results, created_at)
         select gen_random_uuid(), $1::uuid, 'assistant', 'm', jsonb_build_object('x', hex), clock_timestamp()
         from base, generate_series(1, $2::int)`,
        [owner.id, count],
      );
    const kept = async () => {
      const [row] = await backend().database.query<{ messages: number; bytes: number }>(
        `select count(*)::int as messages, sum(pg_column_size(content) + pg_column_size(results))::int as bytes
         from public.chat_messages where user_id = $1`,
        [traveller.id],
      );
      return row ?? { messages: 0, bytes: 0 };
    };
    const limit = 8 * 1024 * 1024;
    await append(traveller, 70);
    const weighed = await kept();
    expect(weighed.bytes).toBeLessThanOrEqual(limit);
    expect(weighed.bytes).toBeGreaterThan(0.97 * limit);
    // one more does not have them weighed; another ten does
    const untilTen = 10 - (weighed.messages % 10);
    await append(traveller, untilTen - 1);
    expect((await kept()).messages).toBe(weighed.messages + untilTen - 1);
    await append(traveller, 1);
    expect(await kept()).toEqual(weighed);
    expect((await other.client.from('chat_messages').select('id')).data).toHaveLength(1);
  });

  it('weighs what a message holds, however well it could be compressed', async () => {
    const traveller = await backend().account();
    await backend().database.query(
      `insert into public.chat_messages (id, user_id, role, content, results, created_at)
       select gen_random_uuid(), $1::uuid, 'assistant', repeat('y', 1000),
         jsonb_build_object('note', repeat('x', 199000)), now()
       from generate_series(1, 60)`,
      [traveller.id],
    );
    const [row] = await backend().database.query<{ characters: number }>(
      `select sum(char_length(content) + coalesce(char_length(results::text), 0))::int as characters
       from public.chat_messages where user_id = $1`,
      [traveller.id],
    );
    expect(row?.characters).toBeLessThanOrEqual(8 * 1024 * 1024);
    expect(row?.characters).toBeGreaterThan(7 * 1024 * 1024);
  });

  it("touches nobody else's chat, and no visitor's at all", async () => {
    const traveller = await backend().account();
    await traveller.client.from('chat_messages').insert(message(traveller, MINUTE));
    await bob.client.rpc('clear_chat', { before: new Date().toISOString() });
    expect((await traveller.client.from('chat_messages').select('id')).data).toHaveLength(1);
    const visiting = await backend().visitor().rpc('clear_chat', { before: new Date().toISOString() });
    expect(visiting.error?.code).toBe('42501');
    const forged = await bob.client
      .from('chat_clears')
      .insert({ user_id: traveller.id, cleared_at: new Date().toISOString() });
    expect(forged.error?.code).toBe('42501');
  });
});
