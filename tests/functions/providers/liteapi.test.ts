/** What LiteAPI is asked, what becomes of its answers, and the links and photos by the specification's scheme. */
import { describe, expect, it, vi } from 'vitest';
import { withHotellookScheme } from '../../../supabase/functions/_shared/providers/real/hotellook.ts';
import {
  createLiteApi,
  SEARCH_LIMIT_MS,
} from '../../../supabase/functions/_shared/providers/real/liteapi.ts';
import { TODAY } from '../support/assistant.ts';
import { loopbacks, reached, type Play } from '../support/loopback.ts';
import { LITEAPI_HOTEL, LITEAPI_RATE } from '../support/providerShapes.ts';
import { KEY, place } from '../support/providerSubjects.ts';
import { holdTimeLimits } from '../support/timeLimit.ts';

const start = loopbacks();

async function liteapi(
  hotels: readonly unknown[],
  rates: readonly unknown[],
  extra: { whiteLabelUrl?: string } = {},
) {
  const server = await start(({ method }) => ({ body: { data: method === 'GET' ? hotels : rates } }));
  return { server, provider: createLiteApi({ key: KEY, fetch, baseUrl: `${server.url}/v3.0/`, ...extra }) };
}

async function stay(extra: { checkin?: string | null; checkout?: string | null } = {}) {
  const destination = await place('Kyoto');
  return { destination, checkin: '2027-04-13', checkout: '2027-04-17', today: TODAY, ...extra };
}

const rate = (hotelId: string, amount: number, currency: string) => ({
  hotelId,
  roomTypes: [{ offerRetailRate: { amount, currency } }],
});

describe('LiteAPI', () => {
  it('gives both requests and their waits one time limit', async () => {
    const limit = holdTimeLimits();
    const destination = await stay();
    const plays: readonly Play[][] = [
      ['hang'],
      [{ body: { data: [LITEAPI_HOTEL] } }, 'hang'],
      // waits for ever before it asks again
      [{ body: { data: [LITEAPI_HOTEL] } }, { status: 503, headers: { 'retry-after': '5' }, body: '' }],
    ];
    for (const script of plays) {
      const server = await start(script);
      const wait = vi.fn(() => new Promise<void>(() => {}));
      limit.asked.length = 0;
      const answer = createLiteApi({ key: KEY, fetch, baseUrl: server.url, wait }).search(destination);
      answer.catch(() => {});
      await (script.at(-1) === 'hang'
        ? reached(server, script.length)
        : vi.waitUntil(() => wait.mock.lastCall));
      expect(limit.asked[0]).toBe(SEARCH_LIMIT_MS);
      limit.pass(SEARCH_LIMIT_MS);
      await expect(answer).rejects.toMatchObject({ message: 'LiteAPI: did not answer in time' });
      expect(server.received).toHaveLength(script.length);
    }
  });

  it('asks for the hotels of the city, then for their rates in dollars, with the key in the header', async () => {
    const { server, provider } = await liteapi(
      [LITEAPI_HOTEL, { ...LITEAPI_HOTEL, id: 'lp2' }],
      [LITEAPI_RATE],
    );
    await provider.search(await stay());
    const [list, rates] = server.received;
    expect(list?.url.pathname).toBe('/v3.0/data/hotels');
    expect(Object.fromEntries(list?.url.searchParams ?? [])).toMatchObject({
      countryCode: 'JP',
      cityName: 'Kyoto',
    });
    expect(rates).toMatchObject({
      method: 'POST',
      body: {
        hotelIds: ['lp1a2b3', 'lp2'],
        checkin: '2027-04-13',
        checkout: '2027-04-17',
        occupancies: [{ adults: 2 }],
        currency: 'USD',
      },
    });
    expect(rates?.url.pathname).toBe('/v3.0/hotels/rates');
    expect(server.received.map(({ headers }) => headers['x-api-key'])).toEqual([KEY, KEY]);
    expect(server.received.some(({ url }) => url.href.includes(KEY))).toBe(false);
  });

  it('answers the cheapest rate a night, rounded, and the photo', async () => {
    const { provider } = await liteapi([LITEAPI_HOTEL], [LITEAPI_RATE]);
    expect(await provider.search(await stay())).toEqual([
      {
        hotelId: 'lp1a2b3',
        hotelName: 'Hotel of the Stub',
        stars: 4,
        priceFrom: 161,
        imageUrl: LITEAPI_HOTEL.main_photo,
      },
    ]);
  });

  it('prices one night some weeks ahead when there are no dates', async () => {
    const { server, provider } = await liteapi([LITEAPI_HOTEL], [LITEAPI_RATE]);
    const [hotel] = await provider.search(await stay({ checkin: null, checkout: null }));
    expect(hotel?.priceFrom).toBe(643);
    expect(server.received[1]?.body).toMatchObject({ checkin: '2026-12-19', checkout: '2026-12-20' });
  });

  it('leaves out hotels without a rate, rates in another currency and hotels nobody asked for', async () => {
    const hotels = ['a', 'b', 'c', 'd'].map((id) => ({ ...LITEAPI_HOTEL, id }));
    const { provider } = await liteapi(hotels, [
      rate('a', 400, 'USD'),
      rate('b', 300, 'EUR'),
      rate('c', 200, 'USD'),
      rate('stranger', 100, 'USD'),
    ]);
    expect((await provider.search(await stay())).map((hotel) => hotel.hotelId)).toEqual(['c', 'a']);
  });

  it('asks for no rates where there are no hotels', async () => {
    const { server, provider } = await liteapi([], [LITEAPI_RATE]);
    expect(await provider.search(await stay())).toEqual([]);
    expect(server.received).toHaveLength(1);
  });

  it('is empty when it says so without a word', async () => {
    const server = await start([{ body: { data: [LITEAPI_HOTEL] } }, { status: 204, body: '' }]);
    const provider = createLiteApi({ key: KEY, fetch, baseUrl: server.url });
    expect(await provider.search(await stay())).toEqual([]);
  });

  it('fails for any other error than "no availability"', async () => {
    const server = await start([{ body: { error: { code: 4002, message: `bad key ${KEY}` } } }]);
    const provider = createLiteApi({ key: KEY, fetch, baseUrl: server.url });
    await expect(provider.search(await stay())).rejects.toThrow(/^LiteAPI: refused the search \(4002\)$/);
  });

  it.each([
    ['stars out of range', { stars: 9 }, { stars: 0 }],
    ['stars in half', { stars: 3.5 }, { stars: 3.5 }],
    [
      'a photo that is no secure address',
      { main_photo: 'http://photos.example/1.jpg' },
      { imageUrl: LITEAPI_HOTEL.thumbnail },
    ],
    ['a long name', { name: 'x'.repeat(999) }, { hotelName: 'x'.repeat(200) }],
  ])('copes with %s', async (_, odd, shown) => {
    const { provider } = await liteapi([{ ...LITEAPI_HOTEL, ...odd }], [LITEAPI_RATE]);
    expect((await provider.search(await stay()))[0]).toMatchObject(shown);
  });

  it('links to the white-label site only when there is one', async () => {
    const { provider } = await liteapi([LITEAPI_HOTEL], [LITEAPI_RATE], {
      whiteLabelUrl: 'https://stays.example/en/',
    });
    const [hotel] = await provider.search(await stay());
    const link = new URL(hotel?.bookingUrl ?? '');
    expect(link.origin + link.pathname).toBe('https://stays.example/en/hotels/lp1a2b3');
    const { occupancies = '', ...params } = Object.fromEntries(link.searchParams);
    expect(params).toEqual({
      checkin: '2027-04-13',
      checkout: '2027-04-17',
      language: 'en',
      currency: 'USD',
    });
    expect(JSON.parse(atob(occupancies))).toEqual([{ adults: 2 }]);
  });
});

describe('links and photos by the specification’s scheme', () => {
  const offer = { hotelId: '42', hotelName: 'Hotel', stars: 3, priceFrom: 90 };
  const hotels = (extra = {}) => ({ search: async () => [{ ...offer, ...extra }] });
  const scheme = {
    linkUrl: 'https://search.partner.example/hotels',
    photoUrl: 'https://photo.partner.example/image_v2/limit/',
    marker: 'm 1',
  };

  it('are given to hotels that have none', async () => {
    const [hotel] = await withHotellookScheme(hotels(), scheme).search(await stay());
    expect(hotel).toMatchObject({
      ...offer,
      imageUrl: 'https://photo.partner.example/image_v2/limit/h42_1/800/520.auto',
      bookingUrl:
        'https://search.partner.example/hotels?hotelId=42&checkIn=2027-04-13&checkOut=2027-04-17&adults=2&language=en&currency=usd&marker=m+1',
    });
  });

  it('leave a hotel’s own alone', async () => {
    const own = { bookingUrl: 'https://own.example/', imageUrl: 'https://own.example/1.jpg' };
    expect((await withHotellookScheme(hotels(own), scheme).search(await stay()))[0]).toMatchObject(own);
  });

  it('lead to the partner’s home without dates or marker', async () => {
    const undated = await withHotellookScheme(hotels(), scheme).search(await stay({ checkin: null }));
    const unmarked = await withHotellookScheme(hotels(), { ...scheme, marker: '' }).search(await stay());
    expect([undated, unmarked].map(([hotel]) => hotel?.bookingUrl)).toEqual(
      Array.from({ length: 2 }, () => 'https://search.partner.example'),
    );
  });

  it('are nowhere unless an address is configured', async () => {
    const found = await withHotellookScheme(hotels(), { marker: 'm1' }).search(await stay());
    expect(found).toEqual([offer]);
  });
});
