/** The functions take what the specification's own client sends (requirements §7), in the forms that it leaves open. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { chatReplySchema } from '../../../domain/chat/chatApi.ts';
import { checkoutRequestSchema } from '../../../domain/billing/billing.ts';
import { functionErrorSchema } from '../../../domain/errors/functionErrors.ts';
import { hotelSearchReplySchema, flightSearchReplySchema } from '../../../domain/search/searchApi.ts';
import { handle as createUser } from '../../../supabase/functions/admin-create-user/handler.ts';
import { handle as deleteUser } from '../../../supabase/functions/admin-delete-user/handler.ts';
import { handle as plan } from '../../../supabase/functions/ai-trip-planner/handler.ts';
import type { FollowUp } from '../../../supabase/functions/_shared/providers/followUp.ts';
import { handle as deleteSelf } from '../../../supabase/functions/delete-user/handler.ts';
import { handle as places } from '../../../supabase/functions/places/handler.ts';
import { handle as chat } from '../../../supabase/functions/token-chat/handler.ts';
import { handle as search } from '../../../supabase/functions/travel-search-proxy/handler.ts';
import { handle as updateProfile } from '../../../supabase/functions/update-profile/handler.ts';
import { SPEC_ANSWERS, SPEC_FLIGHT, SPEC_HOTEL, SPEC_PLACE, SPEC_REQUESTS } from '../../support/specCalls.ts';
import { FakeAccounts, OTHER_ID } from '../support/accounts.ts';
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

/** Accounts of which the caller's has this role. */
function accounts(role: string): FakeAccounts {
  const backend = new FakeAccounts(role);
  deps = testDeps(backend);
  return backend;
}

describe('the accounts', () => {
  it('are made by an admin as written', async () => {
    const backend = accounts('admin');
    expect((await createUser(post(SPEC_REQUESTS.createUser), deps)).status).toBe(200);
    expect(backend.rows.size).toBe(3);
  });

  it('are deleted by an admin as written', async () => {
    const backend = accounts('admin');
    expect((await deleteUser(post(SPEC_REQUESTS.deleteUser(OTHER_ID)), deps)).status).toBe(200);
    expect(backend.deleted).toEqual([OTHER_ID]);
  });

  it('are deleted by their owner without a payload', async () => {
    const backend = accounts('user');
    const { url, method, headers } = post({});
    const request = new Request(url, { method, headers });
    expect((await deleteSelf(request, deps)).status).toBe(200);
    expect(backend.deleted).toEqual([USER_ID]);
  });

  it('save the questionnaire as written', async () => {
    const backend = accounts('user');
    expect((await updateProfile(post(SPEC_REQUESTS.updateProfile), deps)).status).toBe(200);
    const { updated_at: _, ...fields } = SPEC_REQUESTS.updateProfile;
    expect(backend.rows.get(USER_ID)).toMatchObject(fields);
  });
});

describe('the place search', () => {
  it('answers the request as written with the fields that are read', async () => {
    const query = new URLSearchParams(SPEC_REQUESTS.places).toString();
    const response = await places(new Request(`http://localhost/places?${query}`), deps);
    expect(response.status).toBe(200);
    const found = z.array(z.record(z.string(), z.unknown())).parse(await response.json());
    expect(found.length).toBeGreaterThan(0);
    for (const place of found) expect(place).toMatchObject(likeness(SPEC_PLACE));
  });
});

/** Any value of the kind of each of the example's fields. */
const likeness = (example: object) =>
  Object.fromEntries(
    // oxlint-disable-next-line typescript/no-unsafe-argument -- the constructor of a string or a number
    Object.entries(example).map(([field, value]) => [field, expect.any(Object(value).constructor)]),
  );

async function rowsOf(request: object): Promise<unknown[]> {
  const body: unknown = await (await search(post(request), deps)).json();
  return z.object({ data: z.array(z.unknown()) }).parse(body).data;
}

describe('a client of the specification alone can show', () => {
  it('each flight, by its nine fields', async () => {
    const rows = await rowsOf(flights);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row).toMatchObject(likeness(SPEC_FLIGHT));
  });

  it('each hotel, by its four, with the stay in searchParams', async () => {
    const rows = await rowsOf(hotels);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row).toMatchObject(likeness(SPEC_HOTEL));
    const body: unknown = await (await search(post(hotels), deps)).json();
    expect(body).toMatchObject({ success: true, searchParams: SPEC_ANSWERS.hotels.searchParams });
  });

  it('the flights of an answer', async () => {
    const answer = z
      .object({ reply: z.string(), flights: z.array(z.unknown()).min(1) })
      .parse(await (await ask({ ...own, message: '4 days in Rome in May for two, from London' })).json());
    for (const row of answer.flights) expect(row).toMatchObject(likeness(SPEC_FLIGHT));
  });

  it('the planner’s words', async () => {
    const reply: unknown = await (await plan(post(SPEC_REQUESTS.planner), deps)).json();
    expect(reply).toMatchObject({ response: { content: expect.any(String) } });
  });
});
