/** The functions take what the specification's own client sends (requirements §7), in the forms that it leaves open. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chatReplySchema } from '../../../domain/chat/chatApi.ts';
import { checkoutRequestSchema } from '../../../domain/billing/billing.ts';
import { functionErrorSchema } from '../../../domain/errors/functionErrors.ts';
import { hotelSearchReplySchema, flightSearchReplySchema } from '../../../domain/search/searchApi.ts';
import { handle as plan } from '../../../supabase/functions/ai-trip-planner/handler.ts';
import type { FollowUp } from '../../../supabase/functions/_shared/providers/followUp.ts';
import { handle as chat } from '../../../supabase/functions/token-chat/handler.ts';
import { handle as search } from '../../../supabase/functions/travel-search-proxy/handler.ts';
import { SPEC_REQUESTS } from '../../support/specCalls.ts';
import { FakeAccounts } from '../support/accounts.ts';
import { FakeBackend, post, testDeps, USER_ID, type TestDeps } from '../support/backend.ts';

let deps: TestDeps;
beforeEach(() => {
  deps = testDeps(new FakeBackend());
});

const { flights, hotels } = SPEC_REQUESTS;
const without = (params: object, ...fields: string[]) =>
  Object.fromEntries(Object.entries(params).filter(([field]) => !fields.includes(field)));

describe('travel-search-proxy', () => {
  it.each([
    ['as written', flights.params],
    ['without dates', without(flights.params, 'departure', 'returnDate')],
    ['with blank dates', { ...flights.params, departure: '', returnDate: ' ' }],
    ['with no dates', { ...flights.params, departure: null, returnDate: null }],
    ['with an ISO date-time', { ...flights.params, departure: '2027-05-04T00:00:00.000Z' }],
    ['without passengers', without(flights.params, 'passengers')],
    ['with passengers as text', { ...flights.params, passengers: '2' }],
  ])('finds flights %s', async (_, params) => {
    const response = await search(post({ type: 'flights', params }), deps);
    expect(response.status).toBe(200);
    const reply = flightSearchReplySchema.parse(await response.json());
    expect(reply.success).toBe(true);
    expect(reply.data?.length).toBeGreaterThan(0);
  });

  it.each([
    ['as written', hotels.params],
    ['without dates', without(hotels.params, 'checkin', 'checkout')],
    ['with blank dates', { ...hotels.params, checkin: '', checkout: '' }],
  ])('finds hotels %s', async (_, params) => {
    const reply = hotelSearchReplySchema.parse(
      await (await search(post({ type: 'hotels', params }), deps)).json(),
    );
    expect(reply.success).toBe(true);
    expect(reply.data?.length).toBeGreaterThan(0);
  });

  it.each([
    [{ ...flights.params, passengers: 'two' }, 'params.passengers', 'params.passengers: must be a number'],
    [{ ...flights.params, passengers: '0' }, 'params.passengers', 'params.passengers: must be at least 1'],
    [{ ...flights.params, passengers: 40 }, 'params.passengers', 'params.passengers: must be at most 9'],
    [
      { ...flights.params, tripType: 'round' },
      'params.tripType',
      'params.tripType: must be return or one-way',
    ],
  ])('refuses %j by its field, in plain words', async (params, field, message) => {
    const response = await search(post({ type: 'flights', params }), deps);
    expect(response.status).toBe(400);
    expect(functionErrorSchema.parse(await response.json())).toMatchObject({ field, message });
  });
});

const own = SPEC_REQUESTS.chat(USER_ID);
const ask = (body: unknown) => chat(post(body), deps);
const chargedNow = async () => chatReplySchema.parse(await (await ask(own)).json()).charged;

describe('token-chat', () => {
  it('answers the request as written, which has no id of the message', async () => {
    const reply = chatReplySchema.parse(await (await ask(own)).json());
    expect(reply.reply).toMatch(/^## Rome: 4 days for two/);
  });

  it('answers a message alone: the user is the one of the token', async () => {
    const reply = chatReplySchema.parse(await (await ask({ message: own.message })).json());
    expect(reply.reply).toMatch(/^## Rome: 4 days for two/);
  });

  it('charges two such requests each by itself', async () => {
    expect(await chargedNow()).toBeGreaterThan(0);
    expect(await chargedNow()).toBeGreaterThan(0);
  });

  it('takes the newest of a longer history', async () => {
    const history = Array.from({ length: 90 }, (_, index) => ({ role: 'user', content: `Turn ${index}` }));
    expect((await ask({ ...own, history })).status).toBe(200);
  });

  it('still refuses another’s id', async () => {
    const response = await ask({ ...own, user_id: '0c6a4b2e-1c1c-4b6f-8a55-5f0f5a1b2c3d' });
    expect(response.status).toBe(403);
  });
});

describe('ai-trip-planner', () => {
  it('answers the request as written, and one with a longer history', async () => {
    expect((await plan(post(SPEC_REQUESTS.planner), deps)).status).toBe(200);
    const earlier = Array.from({ length: 60 }, () => ({ role: 'user', content: 'Hello' }));
    const messages = [...earlier, ...SPEC_REQUESTS.planner.messages];
    expect((await plan(post({ messages }), deps)).status).toBe(200);
  });

  it('sends the letter of the request as written', async () => {
    const send = vi.fn<(followUp: FollowUp) => Promise<void>>();
    deps = testDeps(new FakeAccounts('user'), { providers: { ...deps.providers, followUp: { send } } });
    const { userEmail } = SPEC_REQUESTS.followUp;
    expect((await plan(post(SPEC_REQUESTS.followUp), deps)).status).toBe(200);
    expect(send).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ userEmail }));
  });
});

describe('create-checkout', () => {
  it.each([100_000, '100000', ' 100000 '])('takes tokens as %j', (tokens) => {
    const request = { ...SPEC_REQUESTS.checkout(USER_ID, 'sam@waymark.test'), tokens };
    expect(checkoutRequestSchema.parse(request).tokens).toBe(100_000);
  });

  it.each(['many', '1e5', ''])('takes no %j for tokens', (tokens) => {
    const request = { ...SPEC_REQUESTS.checkout(USER_ID, 'sam@waymark.test'), tokens };
    expect(checkoutRequestSchema.safeParse(request).success).toBe(false);
  });
});
