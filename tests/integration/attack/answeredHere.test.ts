/** What a hostile client makes of turns that a device says it has answered: they are free, and carry what it likes. */
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type AnsweredHere,
  MAX_ANSWERED_HERE_BYTES,
  MAX_RECORDED_OFFERS,
} from '@domain/chat/answeredHere.ts';
import { chatReplySchema } from '@domain/chat/chatApi.ts';
import { loadGazetteer } from '../../../engine/facts/gazetteer.ts';
import { placeKey } from '../../../engine/offers/recordedOffers.ts';
import { SITE, type Account, describeOnEmbedded } from '../../support/backend.ts';
import { callFunction, tokenOf } from '../../support/functions.ts';
import { keepTrip } from '../../support/trips.ts';

const ROME = 'Three days in Rome for two from London in May';
const DAY = 86_400_000;
const TOUR = {
  id: 'tour',
  name: 'A tour',
  rating: 5,
  duration: '3 hours',
  price: 40,
  bookingUrl: 'https://partner.example/tour',
};

function answered(change: Partial<AnsweredHere> = {}): AnsweredHere {
  return {
    at: new Date().toISOString(),
    traveller: { today: new Date().toISOString().slice(0, 10), interests: [] },
    offers: { marker: '', seenAt: null, flights: [], hotels: [], tours: [] },
    ...change,
  };
}

describeOnEmbedded('a turn that a device says it has answered', (backend) => {
  let alice: Account;
  beforeAll(async () => {
    alice = await backend().account({ token_balance: 0 });
  });

  const ask = async (extra: Record<string, unknown>, of = alice) =>
    callFunction(
      backend(),
      'token-chat',
      { user_id: of.id, message_id: crypto.randomUUID(), message: ROME, answered_here: answered(), ...extra },
      await tokenOf(of.client),
    );
  const rows = async (of: Account) => {
    const [counts] = await backend().database.query<Record<'trips' | 'turns' | 'messages', number>>(
      `select (select count(*)::int from public.trips where user_id = $1::uuid) as trips,
        (select count(*)::int from public.token_reservations where user_id = $1::uuid) as turns,
        (select count(*)::int from public.chat_messages where user_id = $1::uuid) as messages`,
      [of.id],
    );
    return counts;
  };

  describe('is refused whole', () => {
    it.each([
      ['of the year 1', answered({ at: '0001-01-01T00:00:00.000Z' }), 400, 'answered_here.at'],
      [
        'of 61 days ago',
        answered({ at: new Date(Date.now() - 61 * DAY).toISOString() }),
        400,
        'answered_here.at',
      ],
      ['of no time', { ...answered(), at: 'soon' }, 400, 'answered_here.at'],
      ['without a traveller', { ...answered(), traveller: null }, 400, 'answered_here.traveller'],
      [
        'on the day 9999-12-31',
        answered({ traveller: { today: '9999-12-31', interests: [] } }),
        400,
        'answered_here.traveller.today',
      ],
      [
        'of a traveller with 101 interests',
        answered({ traveller: { today: '2026-11-23', interests: Array<string>(101).fill('x') } }),
        400,
        'answered_here.traveller.interests',
      ],
      [
        'with an offer of no price',
        answered({
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- that it is none is what is tried
          offers: {
            ...answered().offers,
            hotels: [{ destination: 'x', checkin: null, checkout: null, offers: [{}] }],
          } as never,
        }),
        400,
        'answered_here.offers.hotels.0.offers.0.hotelId',
      ],
      [
        'with more offers of a search than are kept',
        answered({
          offers: {
            ...answered().offers,
            tours: [
              { destination: 'x', offers: Array.from({ length: MAX_RECORDED_OFFERS + 1 }, () => TOUR) },
            ],
          },
        }),
        400,
        'answered_here.offers.tours.0.offers',
      ],
      ['that is a text', 'yes', 400, 'answered_here'],
      ['that is nothing', null, 400, 'answered_here'],
    ])('%s', async (_what, answered_here, status, field) => {
      const before = await rows(alice);
      const answer = await ask({ answered_here });
      expect([answer.status, answer.error?.field]).toEqual([status, field]);
      expect(await rows(alice)).toEqual(before);
    });

    it('over 384 KB, and over 64 KB where it carries none', async () => {
      const filler = 'x'.repeat(MAX_ANSWERED_HERE_BYTES);
      expect((await ask({ filler })).status).toBe(413);
      expect((await ask({ filler: filler.slice(0, 70_000), answered_here: undefined })).status).toBe(413);
      expect((await ask({ filler: filler.slice(0, 70_000) })).status).toBe(200);
    });

    it('about the trip of another account, which stays as it is', async () => {
      const bob = await backend().account();
      const { id } = await keepTrip(backend(), bob);
      const answer = await ask({ trip_id: id, message: 'Make it one day' });
      expect([answer.status, answer.error?.field]).toEqual([404, 'trip_id']);
      expect((await bob.client.from('trips').select('revision').eq('id', id).single()).data?.revision).toBe(
        1,
      );
    });

    it('by a suspended account, and as somebody else', async () => {
      const suspended = await backend().account({ status: 'suspended' });
      expect((await ask({}, suspended)).error?.error).toBe('suspended');
      expect((await ask({ user_id: suspended.id })).status).toBe(403);
    });
  });

  it('is refused where its offers are of a year before there were any', async () => {
    const offers = { ...answered().offers, seenAt: '0000-01-01T00:00:00+23:59' };
    const answer = await ask({ answered_here: answered({ offers }) });
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain('seenAt');
  });

  it('is not of the future, whatever its clock and its offers say', async () => {
    const answer = await ask({
      answered_here: answered({
        at: '9999-12-31T23:59:59.999-14:00',
        offers: { ...answered().offers, seenAt: '9999-12-31T23:59:59Z' },
      }),
      message: 'Three days in Rome from London, leaving tomorrow',
    });
    const { seenAt, plan, trip } = chatReplySchema.parse(answer.body);
    expect(Date.parse(seenAt)).toBeLessThanOrEqual(Date.now());
    expect(Date.parse(plan?.days[0]?.date ?? '')).toBeLessThan(Date.now() + 3 * DAY);
    const { data } = await alice.client
      .from('trips')
      .select('offers')
      .eq('id', trip?.id ?? '')
      .single();
    expect(data?.offers).toMatchObject({ seenAt: expect.stringMatching(/^20[0-9]{2}-/) });
  });

  it('takes no key of a prototype', async () => {
    const body = JSON.stringify({
      user_id: alice.id,
      message_id: crypto.randomUUID(),
      message: ROME,
      answered_here: answered(),
    }).replace(
      '"offers":{',
      '"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},"offers":{"__proto__":{"marker":"x"},',
    );
    const response = await backend().fetch(
      new Request(`${SITE}/functions/v1/token-chat`, {
        method: 'POST',
        headers: {
          apikey: backend().publishableKey,
          'content-type': 'application/json',
          authorization: `Bearer ${await tokenOf(alice.client)}`,
        },
        body,
      }),
    );
    expect(chatReplySchema.parse(await response.json()).marker).toBe('');
    expect(Reflect.get({}, 'isAdmin')).toBeUndefined();
  });

  it('may be made of offers that nobody made: they stay its own account’s, and no text of theirs is a link', async () => {
    const rome = (await loadGazetteer()).resolve({ name: 'Rome' });
    if (!rome) throw new Error('There is no Rome');
    const destination = placeKey(rome);
    const tours = [
      {
        destination,
        offers: Array.from({ length: 20 }, (_, index) => ({
          ...TOUR,
          id: `__proto__${index}`,
          name: '[free](https://evil.example) <img src=x onerror=alert(1)>',
        })),
      },
    ];
    const answer = await ask({ answered_here: answered({ offers: { ...answered().offers, tours } }) });
    const { reply, charged, tours: shown } = chatReplySchema.parse(answer.body);
    expect(shown[0]?.name).toContain('evil.example');
    expect(reply).not.toContain('(https://evil.example)');
    expect(charged).toBe(0);
  });

  it('is one turn, however often and with whatever it is sent, and takes no free response', async () => {
    const account = await backend().account();
    const message_id = crypto.randomUUID();
    const offers = { ...answered().offers, marker: 'other' };
    const answers = await Promise.all(
      [
        {},
        {},
        { is_first_response: true },
        { answered_here: answered({ offers }) },
        { message: 'Lisbon' },
      ].map((extra) => ask({ message_id, ...extra }, account)),
    );
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    const again = chatReplySchema.parse((await ask({ message_id, answered_here: undefined }, account)).body);
    expect(again.charged).toBe(0);
    expect(await rows(account)).toEqual({ trips: 1, turns: 1, messages: 2 });
    const { data } = await account.client
      .from('profiles')
      .select('token_balance, first_response_at')
      .eq('id', account.id)
      .single();
    expect(data).toEqual({ token_balance: 10_000, first_response_at: null });
  });

  it('fills nothing: the newest replies alone are kept for a repeat', async () => {
    const account = await backend().account();
    await backend().database.query(
      `insert into public.token_reservations
        (user_id, message_id, state, metered, is_first_response, reserved, reply, expires_at, finished_at, answered_here)
      select $1::uuid, ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'settled', false, false, 0,
        '{"reply": "long"}', now(), now() - make_interval(hours => n), n < 40
      from generate_series(1, 41) n`,
      [account.id],
    );
    expect((await ask({}, account)).status).toBe(200);
    const [kept] = await backend().database.query(
      `select count(*) filter (where answered_here)::int as here, count(*) filter (where not answered_here)::int as other,
        max(now() - finished_at) filter (where answered_here) < interval '21 hours' as newest
      from public.token_reservations where user_id = $1::uuid and reply is not null`,
      [account.id],
    );
    expect(kept).toEqual({ here: 21, other: 2, newest: true });
    const late = await ask({ message_id: '00000000-0000-4000-8000-000000000030' }, account);
    expect([late.status, late.error?.error]).toEqual([409, 'conflict']);
    expect((await rows(account))?.messages).toBe(2);
  });

  it('changes nothing of one that was answered the usual way, or is being answered', async () => {
    const account = await backend().account();
    const message_id = crypto.randomUUID();
    const first = chatReplySchema.parse((await ask({ message_id, answered_here: undefined }, account)).body);
    expect(first.charged).toBeGreaterThan(0);
    expect((await ask({ message_id, message: 'Lisbon' }, account)).body).toMatchObject({
      reply: first.reply,
      charged: first.charged,
    });
    const flying = crypto.randomUUID();
    await backend().service().rpc('reserve_tokens', {
      p_user: account.id,
      p_message: flying,
      p_amount: 1,
      p_ttl_seconds: 60,
      p_first_response: false,
    });
    const answer = await ask({ message_id: flying }, account);
    expect([answer.status, answer.error?.error]).toEqual([409, 'in_progress']);
    expect(await rows(account)).toEqual({ trips: 1, turns: 2, messages: 2 });
  });
});
