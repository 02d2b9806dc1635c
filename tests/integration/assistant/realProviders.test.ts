/** The whole server with real providers configured, against a stub of them: searches, and turns over real SQL. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chatReplySchema } from '@domain/chat/chatApi.ts';
import { startBackend, type Account, type TestBackend } from '../../support/backend.ts';
import { completion } from '../../functions/support/completions.ts';
import { acts } from '../../functions/support/modelStub.ts';
import { startLoopback, type Loopback, type Play, type Received } from '../../functions/support/loopback.ts';
import {
  AVIASALES_ITEM,
  aviasalesReply,
  LITEAPI_HOTEL,
  LITEAPI_RATE,
  VIATOR_PRODUCT,
  viatorReply,
} from '../../functions/support/providerShapes.ts';

/** The model reads a question, and answers it with what no database takes. */
const READ = acts({ act: 'ask', text: 'lockers', place: 'Rome', span: 'lockers' });
const ODD_REPLY = 'In Rome\0 \uD83D, at Termini.';
const BROKEN = 'Please break';

function play({ url, body }: Received): Play {
  switch (url.pathname) {
    case '/aviasales/v3/prices_for_dates':
      return { body: aviasalesReply([AVIASALES_ITEM]) };
    case '/data/hotels':
      return { body: { data: [LITEAPI_HOTEL] } };
    case '/hotels/rates':
      return { body: { data: [LITEAPI_RATE] } };
    case '/search/freetext':
      return { body: viatorReply([VIATOR_PRODUCT]) };
    default:
      return JSON.stringify(body).includes(BROKEN)
        ? { status: 401, body: { error: { message: 'bad key' } } }
        : JSON.stringify(body).includes('"tools"')
          ? READ
          : completion({ content: ODD_REPLY });
  }
}

describe('a server with real providers', () => {
  let stub: Loopback;
  let backend: TestBackend;
  let account: Account;
  beforeAll(async () => {
    stub = await startLoopback(play);
    backend = await startBackend('embedded', {
      env: {
        LLM_BASE_URL: `${stub.url}/v1`,
        LLM_MODEL: 'stub-model',
        // the first turn of a cold server on a busy machine
        LLM_TIMEOUT_MS: '25000',
        TRAVELPAYOUTS_TOKEN: 'token',
        TRAVELPAYOUTS_MARKER: '12345',
        AVIASALES_BASE_URL: stub.url,
        LITEAPI_KEY: 'key',
        LITEAPI_BASE_URL: stub.url,
        VIATOR_KEY: 'key',
        VIATOR_BASE_URL: stub.url,
      },
    });
    account = await backend.account();
  });
  afterAll(async () => {
    await backend.close();
    await stub.close();
  });

  const search = (type: string, params: Record<string, unknown>) =>
    backend.visitor().functions.invoke<unknown>('travel-search-proxy', { body: { type, params } });

  const chat = (message: string, id: string = crypto.randomUUID()) =>
    account.client.functions.invoke<unknown>('token-chat', {
      body: {
        user_id: account.id,
        message_id: id,
        message,
        history: [{ role: 'user', content: 'Hi\0 \uD83D' }],
      },
    });

  async function balance(): Promise<number | undefined> {
    const { data } = await backend
      .service()
      .from('profiles')
      .select('token_balance')
      .eq('id', account.id)
      .single();
    return data?.token_balance;
  }

  it('answers what they found', async () => {
    const kyoto = { destination: { name: 'Kyoto' } };
    const found = await Promise.all([
      search('flights', {
        from: { name: 'London' },
        to: { name: 'Kyoto' },
        departure: '2099-04-12',
        returnDate: null,
        tripType: 'one-way',
        passengers: 1,
      }),
      search('hotels', { ...kyoto, checkin: '2099-04-13', checkout: '2099-04-17' }),
      search('tours', kyoto),
    ]);
    expect(found.map(({ data }) => data)).toMatchObject([
      { success: true, marker: '12345', data: [{ origin: 'LHR', destination: 'KIX', price: 742 }] },
      {
        success: true,
        data: [{ hotelId: 'lp1a2b3', priceFrom: 161 }],
        searchParams: { checkIn: '2099-04-13' },
      },
      { success: true, data: [{ id: '5010P1', price: 42.5 }] },
    ]);
  });

  it('charges a turn whose texts no database takes as they are, once, and gives it again', async () => {
    const id = crypto.randomUUID();
    const first = chatReplySchema.parse((await chat('Rome\0, lockers there?', id)).data);
    expect(first.reply).toContain('In Rome \uFFFD, at Termini.');
    expect(first.charged).toBeGreaterThan(150);
    expect(chatReplySchema.parse((await chat('Rome\0, lockers there?', id)).data)).toEqual(first);
    expect(await balance()).toBe(10_000 - first.charged);
  });

  it('charges no model whose endpoint refuses: the rules read', async () => {
    const before = await balance();
    const { data } = await chat(`${BROKEN}: thanks for what you did, and bye`);
    expect(chatReplySchema.parse(data)).toMatchObject({ charged: 0, balance: before });
  });
});
