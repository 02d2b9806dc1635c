/** The app takes what a backend answers with the specification's fields alone (requirements §7). */
import { describe, expect, it } from 'vitest';
import { askAssistant, requestTips } from '@/data/remote/chat.ts';
import { createCheckout } from '@/data/remote/checkout.ts';
import { createUser, deleteUser } from '@/data/remote/calls/adminUsers.ts';
import { deleteOwnAccount, saveProfile } from '@/data/remote/calls/ownAccount.ts';
import { runSearch } from '@/data/remote/search.ts';
import { fetchPlaces } from '@/data/remote/places.ts';
import { createHttp } from '@/data/remote/transport/http.ts';
import type { Conversation } from '@domain/chat/chatApi.ts';
import { replyProblem } from '@domain/search/search.ts';
import { createFakeClock } from '@/platform/clock.fake.ts';
import { createFakeConnectivity } from '@/platform/connectivity.fake.ts';
import { SPEC_ANSWERS, SPEC_FLIGHT, SPEC_HOTEL, SPEC_PLACE, SPEC_REQUESTS } from '../../support/specCalls.ts';

/** A backend that answers every call so. */
function answering(body: unknown, status = 200) {
  const fetch: typeof globalThis.fetch = async () => Response.json(body, { status });
  return createHttp({ fetch, clock: createFakeClock(), connectivity: createFakeConnectivity() });
}

const flightParams = {
  ...SPEC_REQUESTS.flights.params,
  from: { name: 'London' },
  to: { name: 'Rome' },
} as const;

describe('a search', () => {
  it('shows flights of nine fields', async () => {
    const { success, data = [] } = await runSearch(answering(SPEC_ANSWERS.flights), 'flights', flightParams);
    expect(success).toBe(true);
    expect(data).toEqual([{ ...SPEC_FLIGHT, id: expect.any(String) }]);
  });

  it('gives each of them an id of its own', async () => {
    const answer = { success: true, data: [SPEC_FLIGHT, { ...SPEC_FLIGHT, price: 140 }] };
    const { data = [] } = await runSearch(answering(answer), 'flights', flightParams);
    expect(new Set(data.map(({ id }) => id)).size).toBe(2);
  });

  it('leaves out a row that cannot be read, and keeps the others', async () => {
    const odd = { ...SPEC_FLIGHT, airline: 7 };
    const answer = { success: true, data: [odd, SPEC_FLIGHT, null] };
    const { data = [] } = await runSearch(answering(answer), 'flights', flightParams);
    expect(data).toHaveLength(1);
  });

  it('shows hotels', async () => {
    const { data } = await runSearch(answering(SPEC_ANSWERS.hotels), 'hotels', SPEC_REQUESTS.hotels.params);
    expect(data).toEqual([SPEC_HOTEL]);
  });

  it('is no success where there is an error alone', async () => {
    const reply = await runSearch(answering({ error: 'The partner is away.' }), 'flights', flightParams);
    expect(reply).toMatchObject({ success: false, error: 'The partner is away.' });
  });

  it('is no success where it says so, with its message', async () => {
    for (const type of ['flights', 'hotels'] as const) {
      const params = type === 'flights' ? flightParams : SPEC_REQUESTS.hotels.params;
      const reply = await runSearch(answering(SPEC_ANSWERS.failedSearch), type, params);
      expect(reply).toEqual(SPEC_ANSWERS.failedSearch);
      expect(replyProblem(type, reply)).toBe('The partner is away.');
    }
  });

  it('that is no answer at all is refused', async () => {
    await expect(runSearch(answering({ success: 'yes' }), 'flights', flightParams)).rejects.toMatchObject({
      reason: 'bad_answer',
    });
  });
});

describe('the place search', () => {
  it('shows places of four fields, with their code as iata too', async () => {
    const places = await fetchPlaces(answering(SPEC_ANSWERS.places), 'lond', new AbortController().signal);
    expect(places).toEqual([{ ...SPEC_PLACE, iata: 'LHR' }]);
  });
});

const ask = (body: unknown, status?: number, conversation: Conversation = 'assistant') =>
  askAssistant(
    answering(body, status),
    'token',
    {
      conversation,
      userId: '6f1f3a52-7a0e-4b5e-9a52-0d4a7f1f3a52',
      messageId: '0c6a4b2e-1c1c-4b6f-8a55-5f0f5a1b2c3d',
      message: '4 days in Rome',
      history: [],
      priority: false,
      isFirstResponse: false,
      tripId: undefined,
      askedAt: 0,
      sentAt: 0,
    },
    { signal: new AbortController().signal, accept: () => {} },
  );

describe('a question', () => {
  it('is answered without an instant, a charge and a balance', async () => {
    const answer = await ask(SPEC_ANSWERS.chat);
    expect(answer).toMatchObject({
      reply: SPEC_ANSWERS.chat.reply,
      suggestions: SPEC_ANSWERS.chat.suggestions,
      tours: SPEC_ANSWERS.chat.tours,
      charged: 0,
      balance: null,
    });
    expect(answer.flights).toHaveLength(1);
    expect(Date.parse(answer.seenAt)).not.toBeNaN();
  });

  it('is answered by a reply alone', async () => {
    expect(await ask({ reply: 'Hello.' })).toMatchObject({ reply: 'Hello.', suggestions: [], flights: [] });
  });

  it.each([200, 402])('is out of tokens where the error says so, with status %d', async (status) => {
    await expect(ask(SPEC_ANSWERS.outOfTokens, status)).rejects.toMatchObject({ reason: 'token_limit' });
  });

  it.each([{}, { error: 'toString' }, { error: 7 }, null])('is not answered by %j', async (body) => {
    await expect(ask(body)).rejects.toMatchObject({ reason: 'bad_answer' });
  });
});

const plan = (body: unknown) => ask(body, 200, 'planner');

describe('the planner', () => {
  it('answers with words and where the plan is booked', async () => {
    const { content, bookingDetails } = SPEC_ANSWERS.planner.response;
    expect(await plan(SPEC_ANSWERS.planner)).toMatchObject({ reply: content, booking: bookingDetails });
  });

  it('answers with words alone', async () => {
    const answer = await plan(SPEC_ANSWERS.plannerWords);
    expect(answer.reply).toBe(SPEC_ANSWERS.plannerWords.response.content);
    expect(answer.booking).toBeUndefined();
  });

  it.each(['', 'partner.example/rome', 'javascript:alert(1)', 'https://me@partner.example/', 7, null])(
    'keeps its words where the address is %j, and leads nowhere',
    async (url) => {
      const answer = await plan({ response: { content: 'Rome.', bookingDetails: { url } } });
      expect(answer.reply).toBe('Rome.');
      expect(answer.booking).toBeUndefined();
    },
  );

  it.each([null, [], 'https://partner.example/rome'])(
    'keeps its words beside details %j',
    async (details) => {
      const answer = await plan({ response: { content: 'Rome.', bookingDetails: details } });
      expect(answer.reply).toBe('Rome.');
      expect(answer.booking).toBeUndefined();
    },
  );

  it('keeps the address beside what cannot be read', async () => {
    const bookingDetails = { url: 'https://partner.example/rome', checkIn: 'May 4', destination: 7 };
    const { booking } = await plan({ response: { content: 'Rome.', bookingDetails } });
    expect(booking?.url).toBe('https://partner.example/rome');
    expect(booking?.checkIn).toBeUndefined();
  });

  it('is not answered without words', async () => {
    await expect(plan({ response: {} })).rejects.toMatchObject({ reason: 'bad_answer' });
  });
});

const buy = (body: unknown) =>
  createCheckout(answering(body), 'token', {
    ...SPEC_REQUESTS.checkout('6f1f3a52-7a0e-4b5e-9a52-0d4a7f1f3a52', 'sam@waymark.test'),
  });

describe('a checkout', () => {
  it('goes to an address alone', async () => {
    expect(await buy(SPEC_ANSWERS.checkout)).toMatchObject({ ...SPEC_ANSWERS.checkout, mock_mode: false });
  });

  it('may be a mock without an address', async () => {
    expect(await buy(SPEC_ANSWERS.mockCheckout)).toMatchObject(SPEC_ANSWERS.mockCheckout);
  });

  it('leads nowhere without either', async () => {
    await expect(buy({ message: 'Hello' })).rejects.toMatchObject({ reason: 'bad_answer' });
  });
});

describe('of a deletion only an error is looked at', () => {
  it.each([{}, { deleted: true }, null])('so %j is a success', async (body) => {
    await expect(deleteOwnAccount(answering(body), 'token')).resolves.toBeUndefined();
    await expect(deleteUser(answering(body), 'token', 'id')).resolves.toBeUndefined();
  });

  it('and an error is none', async () => {
    const http = answering({ error: 'forbidden', message: 'The last admin stays.' }, 403);
    await expect(deleteOwnAccount(http, 'token')).rejects.toMatchObject({ reason: 'forbidden' });
  });
});

describe('of a new account and of a saved profile only an error is looked at', () => {
  const user = SPEC_REQUESTS.createUser;
  const saved = { changes: { nickname: 'Al' }, changedAt: 0 };

  it.each([{}, null])('so %j is a success', async (body) => {
    await expect(createUser(answering(body), 'token', user)).resolves.toBeUndefined();
    expect(await saveProfile(answering(body), 'token', saved)).toEqual({ profile: null, conflicts: [] });
  });

  it.each([
    [{ error: 'conflict', message: 'It is taken.' }, 409],
    [{ error: 'conflict', message: 'It is taken.' }, 200],
  ])('and %j with status %d is none', async (body, status) => {
    const error = { reason: 'conflict', serverMessage: 'It is taken.' };
    await expect(createUser(answering(body, status), 'token', user)).rejects.toMatchObject(error);
    await expect(saveProfile(answering(body, status), 'token', saved)).rejects.toMatchObject(error);
  });
});

describe('of a letter with tips nothing is looked at', () => {
  const { bookingDetails, userEmail } = SPEC_REQUESTS.followUp;
  const request = (body: unknown, status?: number) =>
    requestTips(answering(body, status), 'token', bookingDetails, userEmail);

  it.each([{}, null, { status: 'sent' }, { message: 'Workflow was started' }])(
    'so %j is a success',
    async (body) => {
      await expect(request(body)).resolves.toBeUndefined();
    },
  );

  it('but an error', async () => {
    const body = { error: 'forbidden', message: 'Only to yourself.' };
    await expect(request(body)).rejects.toMatchObject({ reason: 'forbidden' });
    await expect(request(body, 403)).rejects.toMatchObject({ reason: 'forbidden' });
    await expect(request('Sign in to this portal')).rejects.toMatchObject({ reason: 'bad_answer' });
  });
});
