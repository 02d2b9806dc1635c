/** The functions of accounts and of the planner, as the app calls them. */
import { describe, expect, it } from 'vitest';
import { createUser, deleteUser } from '@/data/remote/calls/adminUsers.ts';
import { deleteOwnAccount, saveProfile } from '@/data/remote/calls/ownAccount.ts';
import { askAssistant, requestTips } from '@/data/remote/chat.ts';
import {
  CHAT_TIMEOUT_MS,
  createHttp,
  DELETION_TIMEOUT_MS,
  type Http,
  SLOW_MS,
} from '@/data/remote/transport/http.ts';
import { deleteAccount } from '@/data/repositories/account.ts';
import { describeError, toAppError } from '@domain/errors/appError.ts';
import { createFakeClock } from '@/platform/clock.fake.ts';
import { createFakeConnectivity } from '@/platform/connectivity.fake.ts';
import { ANA, createBrowser } from '../support/browser.ts';

const TOKEN = 'token';
const USER = { id: ANA, email: 'new@example.test', full_name: 'New', role: 'user' };
const PROFILE = { id: ANA, email: 'ana@waymark.test', role: 'user', token_balance: 1, nickname: 'Al' };
const DETAILS = { url: 'https://partner.test/', destination: 'Rome' };
const REPLY = { response: { content: '### Day 1', bookingDetails: DETAILS } };
const ID = '22222222-2222-4222-8222-222222222222';

interface Call {
  readonly name: string;
  readonly run: (http: Http) => Promise<unknown>;
  readonly sent: unknown;
  readonly body: unknown;
  readonly result: unknown;
  readonly timeoutMs: number;
}

const NEW_USER = { email: 'new@example.test', password: 'secret1', full_name: 'New' };
const QUESTION = {
  conversation: 'planner',
  userId: ANA,
  messageId: ID,
  message: 'Rome',
  history: [],
  priority: false,
  isFirstResponse: false,
  tripId: null,
  askedAt: Date.UTC(2026, 10, 21),
  sentAt: Date.UTC(2026, 10, 21, 0, 0, 1),
} as const;
const LETTER = { triggerN8n: true, bookingDetails: DETAILS, userEmail: 'ana@waymark.test' };

const CALLS: readonly Call[] = [
  {
    name: 'admin-create-user',
    run: (http) => createUser(http, TOKEN, NEW_USER),
    sent: NEW_USER,
    body: { user: USER },
    result: undefined,
    timeoutMs: 10_000,
  },
  {
    name: 'admin-delete-user',
    run: (http) => deleteUser(http, TOKEN, ID),
    sent: { user_id: ID },
    body: { deleted: true },
    result: undefined,
    timeoutMs: DELETION_TIMEOUT_MS,
  },
  {
    name: 'delete-user',
    run: (http) => deleteOwnAccount(http, TOKEN),
    sent: undefined,
    body: { deleted: true },
    result: undefined,
    timeoutMs: DELETION_TIMEOUT_MS,
  },
  {
    name: 'update-profile',
    run: (http) =>
      saveProfile(http, TOKEN, { changes: { nickname: 'Al' }, changedAt: Date.UTC(2026, 10, 21) }),
    sent: { nickname: 'Al', updated_at: '2026-11-21T00:00:00.000Z' },
    body: { profile: PROFILE },
    result: {
      profile: expect.objectContaining({ nickname: 'Al', status: 'active', amenities: null }),
      conflicts: [],
    },
    timeoutMs: 10_000,
  },
  {
    name: 'ai-trip-planner',
    run: (http) => askAssistant(http, TOKEN, QUESTION, { signal: new AbortController().signal, accept() {} }),
    sent: {
      message_id: ID,
      asked_at: '2026-11-21T00:00:00.000Z',
      sent_at: '2026-11-21T00:00:01.000Z',
      trip_id: null,
      messages: [{ role: 'user', content: 'Rome' }],
    },
    body: REPLY,
    result: expect.objectContaining({ reply: '### Day 1', booking: DETAILS, trip: null }),
    timeoutMs: CHAT_TIMEOUT_MS,
  },
  {
    name: 'ai-trip-planner',
    run: (http) => requestTips(http, TOKEN, DETAILS, 'ana@waymark.test'),
    sent: LETTER,
    body: { status: 'sent' },
    result: undefined,
    timeoutMs: 25_000,
  },
];

function serve(status: number, body: unknown, headers: Record<string, string> = {}) {
  const clock = createFakeClock();
  const seen: { url: string; init: RequestInit; timeoutMs: number | null }[] = [];
  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    // From then on only the limit is left to come.
    clock.advance(SLOW_MS);
    seen.push({
      url: new Request(new URL(input instanceof Request ? input.url : input, 'http://waymark.test')).url,
      init,
      timeoutMs: (clock.nextTimer() ?? 0) + SLOW_MS,
    });
    return new Response(JSON.stringify(body), { status, headers });
  };
  return { seen, http: createHttp({ fetch, clock, connectivity: createFakeConnectivity() }) };
}

const refusal = (run: Promise<unknown>) => run.then(() => null, toAppError);

describe.each(CALLS)('$name', ({ name, run, sent, body, result, timeoutMs }) => {
  it('sends what the function reads, as the traveller, and answers what it says', async () => {
    const { http, seen } = serve(200, body);
    expect(await run(http)).toEqual(result);
    const [request] = seen;
    expect(request?.url).toMatch(new RegExp(`/functions/v1/${name}$`));
    expect(new Headers(request?.init.headers).get('authorization')).toBe('Bearer token');
    const text = request?.init.body;
    expect(typeof text === 'string' ? JSON.parse(text) : text).toEqual(sent);
    expect(request?.timeoutMs).toBe(timeoutMs);
  });

  it.each([
    [400, { error: 'bad_request', message: 'email: must be an address', field: 'email' }, 'invalid'],
    [401, { error: 'unauthorized', message: 'Please sign in to do this.' }, 'unauthorized'],
    [402, { error: 'token_limit', message: 'You have run out.' }, 'token_limit'],
    [403, { error: 'forbidden', message: 'Only admins may do this.' }, 'forbidden'],
    [403, { error: 'suspended', message: 'This account is suspended.' }, 'suspended'],
    [404, { error: 'not_found', message: 'There is no such account.' }, 'not_found'],
    [409, { error: 'conflict', message: 'Already registered', field: 'email' }, 'conflict'],
    [429, { error: 'rate_limited', message: 'Later, please.' }, 'rate_limited'],
    [502, { error: 'provider_unavailable', message: 'Not now.' }, 'server'],
    [503, { error: 'not_configured', message: 'Not set up.' }, 'server'],
  ])('fails on %i %j with the reason, the server’s words and the field', async (status, answer, reason) => {
    const error = await refusal(run(serve(status, answer, { 'retry-after': '7' }).http));
    expect(error).toMatchObject({ reason, serverMessage: answer.message, retryAfter: 7 });
    expect(error?.field).toBe('field' in answer ? answer.field : undefined);
    expect(error && describeError(error)).toBe(answer.message);
  });

  it('has words of its own where the server gave none, or nonsense', async () => {
    expect(await refusal(run(serve(500, '<html>').http))).toMatchObject({ reason: 'server' });
    expect(await refusal(run(serve(200, 'half').http))).toMatchObject({ reason: 'bad_answer' });
  });
});

it('an admin’s deletion has succeeded when the account is not there any more', async () => {
  const gone = { error: 'not_found', message: 'There is no such account.', field: 'user_id' };
  await expect(deleteUser(serve(404, gone).http, TOKEN, ID)).resolves.toBeUndefined();
});

describe('deleteAccount', () => {
  it('asks with the session of that account, and not with another’s', async () => {
    const browser = createBrowser();
    const tab = browser.openTab();
    browser.signIn(ANA);
    browser.server.fail({ how: 'answer', status: 200, body: { deleted: true } });
    await deleteAccount(tab.context, ANA);
    expect(browser.server.requests).toMatchObject([
      { path: '/functions/v1/delete-user', token: `token-${ANA}`, body: {} },
    ]);
    await expect(deleteAccount(tab.context, ID)).rejects.toMatchObject({ reason: 'unauthorized' });
    expect(browser.server.requests).toHaveLength(1);
    browser.close();
  });
});
