/** ai-trip-planner: where a plan is booked, and what becomes of a letter that cannot be sent. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { functionErrorSchema } from '../../../domain/errors/functionErrors.ts';
import { followUpReplySchema, plannerReplySchema } from '../../../domain/chat/plannerApi.ts';
import { handle } from '../../../supabase/functions/ai-trip-planner/handler.ts';
import { historyFor } from '../../../domain/chat/history.ts';
import type { ChatMessage } from '../../../domain/chat/messages.ts';
import { followUpId, planKey } from '../../../supabase/functions/_shared/followUp/claims.ts';
import { FakeAccounts, OTHER_ID } from '../support/accounts.ts';
import { NOW } from '../support/assistant.ts';
import { FakeBackend, post, testDeps, USER_ID, type TestDeps } from '../support/backend.ts';
import type { FollowUp } from '../../../supabase/functions/_shared/providers/followUp.ts';
import type { Providers } from '../../../supabase/functions/_shared/providers/providers.ts';

const PLAN = { messages: [{ role: 'user', content: 'Five days in Kyoto in April for two from London' }] };
const LETTER = {
  triggerN8n: true,
  bookingDetails: { url: 'https://partner.test/', destination: 'Kyoto' },
  userEmail: 'Sam@Waymark.test',
};

async function refusal(request: Request, deps: TestDeps) {
  const response = await handle(request, deps);
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    ...functionErrorSchema.parse(await response.json()),
  };
}

describe('where a plan is booked', () => {
  let deps: TestDeps;
  beforeEach(() => {
    deps = testDeps(new FakeBackend());
  });

  /** The booking details of a plan made with offers that the sample providers gave, changed by `change`. */
  async function details(change: {
    flight?: Record<string, unknown>;
    hotel?: Record<string, unknown>;
    marker?: string;
  }) {
    const { flights, hotels } = deps.providers;
    const providers: Providers = {
      ...deps.providers,
      marker: change.marker ?? '',
      flights: {
        search: async (query) =>
          (await flights.search(query)).map((offer) => ({ ...offer, ...change.flight })),
      },
      hotels: {
        search: async (query) => (await hotels.search(query)).map((offer) => ({ ...offer, ...change.hotel })),
      },
    };
    const response = await handle(post(PLAN), testDeps(new FakeBackend(), { providers }));
    return plannerReplySchema.parse(await response.json()).response.bookingDetails;
  }

  it('is the partner’s page of a flight that can be booked', async () => {
    const flight = { sample: false, link: '/search/LON1204KIX1704?t=1' };
    expect(await details({ flight, marker: 'm 1' })).toMatchObject({
      url: 'https://www.aviasales.com/search/LON1204KIX1704?t=1&marker=m%201',
      destination: 'Kyoto',
      sample: false,
    });
  });

  it('else of a hotel, as it is without a marker for the flight', async () => {
    const flight = { sample: false, link: '/search/x' };
    const hotel = { sample: false, bookingUrl: 'https://hotels.test/42' };
    expect((await details({ flight, hotel }))?.url).toBe('https://hotels.test/42');
    expect((await details({ hotel, marker: 'm' }))?.url).toBe('https://hotels.test/42');
  });

  it('else a search for the place and the nights, since sample data cannot be booked', async () => {
    const found = await details({ hotel: { bookingUrl: 'https://hotels.test/42' }, marker: 'm' });
    expect(found?.url).toMatch(
      /^https:\/\/www\.booking\.com\/searchresults\.html\?ss=Kyoto&checkin=\d{4}-04-\d\d&checkout=\d{4}-04-\d\d$/,
    );
    expect(found?.sample).toBe(true);
  });

  it('is nowhere when no search found anything', async () => {
    const nothing = { search: () => Promise.resolve([]) };
    const providers = { ...deps.providers, flights: nothing, hotels: nothing, tours: nothing };
    const response = await handle(post(PLAN), testDeps(new FakeBackend(), { providers }));
    const reply = plannerReplySchema.parse(await response.json());
    expect(reply.response.content).toContain('### Day 1');
    expect(reply.response.bookingDetails).toBeUndefined();
  });
});

describe('a turn that the database must store', () => {
  it('logs tokens that could not be given back beside what went wrong', async () => {
    const backend = new FakeBackend();
    backend.broken.add('/rest/v1/rpc/settle_turn').add('/rest/v1/rpc/release_tokens');
    const deps = testDeps(backend);
    expect(await refusal(post(PLAN), deps)).toMatchObject({ status: 500, error: 'internal' });
    expect(deps.logged).toMatchObject([
      { level: 'error', event: 'tokens_not_released', function: 'ai-trip-planner', error: 'Error' },
      { level: 'error', event: 'request', status: 500 },
    ]);
    expect(deps.logged[0]?.requestId).toBe(deps.logged[1]?.requestId);
  });
});

const sent = (turn: Pick<ChatMessage, 'role' | 'content'>, index: number): ChatMessage => ({
  ...turn,
  id: `m${index}`,
  userId: USER_ID,
  conversation: 'planner',
  createdAt: index,
  state: 'sent',
});

describe('a long conversation', () => {
  it('is taken as the app sends it, as long as the assistant’s answers and with odd characters', async () => {
    const earlier = Array.from({ length: 60 }, (_, index) => ({
      role: index % 2 === 0 ? ('user' as const) : ('assistant' as const),
      content: index % 2 === 0 ? 'And then?\0 \uD83D' : '京'.repeat(20_000),
    }));
    const question = { role: 'user' as const, content: PLAN.messages[0]?.content ?? '' };
    for (const messages of [
      [...historyFor(earlier.map(sent), sent(question, earlier.length)), question],
      [earlier[1], { role: 'user', content: 'hello' }].map((turn) => ({
        ...turn,
        content: turn?.content.replaceAll('京', 'k'),
      })),
      [{ role: 'user', content: 'hello\0 \uD83D' }],
    ]) {
      expect((await handle(post({ messages }), testDeps(new FakeBackend()))).status).toBe(200);
    }
  });

  it.each([
    [[], 'messages'],
    [[{ role: 'user', content: '\0' }], 'messages.0.content'],
    [[{ role: 'user', content: 'x'.repeat(4_001) }], 'messages.0.content'],
    [[{ role: 'assistant', content: 'x'.repeat(20_001) }, ...PLAN.messages], 'messages.0.content'],
    [[...PLAN.messages, { role: 'assistant', content: 'x' }], 'messages.1.role'],
  ])('is refused with its field', async (messages, field) => {
    expect(await refusal(post({ messages }), testDeps(new FakeBackend()))).toMatchObject({
      status: 400,
      field,
    });
  });
});

describe('a letter', () => {
  const send = vi.fn<(followUp: FollowUp) => Promise<void>>();
  let backend: FakeAccounts;
  let deps: TestDeps;
  beforeEach(() => {
    send.mockReset().mockResolvedValue();
    backend = new FakeAccounts('user');
    const { providers } = testDeps(backend);
    deps = testDeps(backend, { providers: { ...providers, followUp: { send } } });
  });

  it('goes to the address that Auth has, whatever way the client spells it', async () => {
    const response = await handle(post(LETTER), deps);
    expect(followUpReplySchema.parse(await response.json())).toEqual({ status: 'sent' });
    expect(send).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ userEmail: 'sam@waymark.test', bookingDetails: LETTER.bookingDetails }),
    );
    expect(send.mock.calls[0]?.[0].letter.text).toMatch(/^Hello Sam,/);
    expect(JSON.stringify(deps.logged)).not.toMatch(/sam@|Kyoto/i);
  });

  it('is not sent again, nor to another', async () => {
    backend.claim = { outcome: 'repeat' };
    expect(await (await handle(post(LETTER), deps)).json()).toEqual({ status: 'already_sent' });
    const other = { ...LETTER, userEmail: 'sam@waymark.test.evil.test' };
    expect(await refusal(post(other), deps)).toMatchObject({ status: 403, field: 'userEmail' });
    expect(send).not.toHaveBeenCalled();
  });

  it('that could not be sent can be asked for again, and nobody learns why', async () => {
    send.mockRejectedValueOnce(new Error('n8n: secret detail'));
    const answer = await refusal(post(LETTER), deps);
    expect(answer).toMatchObject({ status: 502, error: 'provider_unavailable' });
    expect(answer.message).not.toContain('secret');
    expect(backend.calls).toContain('POST /rest/v1/rpc/release_follow_up');
    // a claim that cannot be given back is logged, and does not hide what went wrong
    backend.broken.add('POST /rest/v1/rpc/release_follow_up');
    send.mockRejectedValueOnce(new Error('down'));
    deps.logged.length = 0;
    expect(await refusal(post(LETTER), deps)).toMatchObject({ status: 502 });
    expect(deps.logged).toMatchObject([{ event: 'follow_up_not_released', error: 'Error' }, { status: 502 }]);
  });

  it('keeps its id for the day, so that one that was sent after all is not sent twice', async () => {
    const idOf = async (details: Record<string, unknown>, at: string) => {
      send.mockRejectedValueOnce(new Error('late'));
      const bookingDetails = { ...LETTER.bookingDetails, ...details };
      await handle(post({ ...LETTER, bookingDetails }), {
        ...deps,
        clock: () => new Date(at),
        newId: () => crypto.randomUUID(),
      });
      return send.mock.lastCall?.[0].id;
    };
    const first = await idOf({}, '2026-11-21T09:00:00Z');
    expect(await idOf({}, '2026-11-21T21:00:00Z')).toBe(first);
    const others = [
      await idOf({ destination: 'Nara' }, '2026-11-21T09:00:00Z'),
      await idOf({}, '2026-11-22T09:00:00Z'),
      await followUpId(OTHER_ID, await planKey(LETTER.bookingDetails), new Date('2026-11-21T09:00:00Z')),
    ];
    expect(await followUpId(USER_ID, await planKey(LETTER.bookingDetails), NOW)).toBe(first);
    expect(new Set([first, ...others]).size).toBe(4);
  });

  it('has its limits told with the time to wait', async () => {
    backend.claim = { outcome: 'rate_limited', retry_after: 3_600 };
    expect(await refusal(post(LETTER), deps)).toMatchObject({
      status: 429,
      error: 'rate_limited',
      retryAfter: '3600',
    });
  });

  it.each([
    ['suspended', 403, 'suspended'],
    ['unknown_user', 404, 'not_found'],
  ])('is refused to an account that is %s', async (outcome, status, error) => {
    backend.claim = { outcome };
    expect(await refusal(post(LETTER), deps)).toMatchObject({ status, error });
    expect(send).not.toHaveBeenCalled();
  });

  it('fails clearly, and is logged, where nothing sends letters', async () => {
    const { followUp: _none, ...providers } = deps.providers;
    deps = testDeps(backend, { providers: { ...providers, followUp: null } });
    expect(await refusal(post(LETTER), deps)).toMatchObject({ status: 503, error: 'not_configured' });
    expect(deps.logged).toMatchObject([{ level: 'error', code: 'not_configured', status: 503 }]);
    expect(backend.calls).not.toContain('POST /rest/v1/rpc/claim_follow_up');
  });
});
