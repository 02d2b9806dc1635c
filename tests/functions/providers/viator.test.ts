/** What Viator is asked and what becomes of its answers; faults.test.ts has the rest. */
import { describe, expect, it } from 'vitest';
import { createViator } from '../../../supabase/functions/_shared/providers/real/viator.ts';
import { loopbacks } from '../support/loopback.ts';
import { VIATOR_PRODUCT, viatorReply } from '../support/providerShapes.ts';
import { KEY, place } from '../support/providerSubjects.ts';

const start = loopbacks();

async function search(products: readonly unknown[]) {
  const server = await start([{ body: viatorReply(products) }]);
  const provider = createViator({ key: KEY, fetch, baseUrl: `${server.url}/partner` });
  return { server, offers: await provider.search({ destination: await place('Kyoto') }) };
}

describe('Viator', () => {
  it('asks for products in dollars, with the key and the version in the headers', async () => {
    const { server } = await search([]);
    const [request] = server.received;
    expect(request).toMatchObject({
      method: 'POST',
      headers: { 'exp-api-key': KEY, accept: 'application/json;version=2.0' },
      body: { searchTerm: 'Kyoto', currency: 'USD', searchTypes: [{ searchType: 'PRODUCTS' }] },
    });
    expect(request?.url.pathname).toBe('/partner/search/freetext');
  });

  it('answers tours of the specification, best rated first', async () => {
    const better = { ...VIATOR_PRODUCT, productCode: 'P2', reviews: { combinedAverageRating: 4.9 } };
    const { offers } = await search([VIATOR_PRODUCT, better]);
    expect(offers.map((tour) => tour.id)).toEqual(['P2', '5010P1']);
    expect(offers[1]).toEqual({
      id: '5010P1',
      name: 'Kyoto morning walk',
      rating: 4.8,
      duration: '2 hours 30 minutes',
      price: 42.5,
      bookingUrl: VIATOR_PRODUCT.productUrl,
    });
  });

  it.each([
    [{ fixedDurationInMinutes: 45 }, '45 minutes'],
    [{ fixedDurationInMinutes: 60 }, '1 hour'],
    [{ fixedDurationInMinutes: 2880 }, '2 days'],
    [{ variableDurationFromMinutes: 120, variableDurationToMinutes: 240 }, '2 hours to 4 hours'],
    [{ variableDurationFromMinutes: 180, variableDurationToMinutes: 180 }, '3 hours'],
    [{ variableDurationToMinutes: 90 }, 'Up to 1 hour 30 minutes'],
    [{ unstructuredDuration: 'all day' }, 'Duration varies'],
    ['soon', 'Duration varies'],
  ])('says %j in words', async (duration, words) => {
    const { offers } = await search([{ ...VIATOR_PRODUCT, duration }]);
    expect(offers[0]?.duration).toBe(words);
  });

  it('leaves out prices in another currency and links that are not secure', async () => {
    const { offers } = await search([
      { ...VIATOR_PRODUCT, pricing: { ...VIATOR_PRODUCT.pricing, currency: 'EUR' } },
      { ...VIATOR_PRODUCT, productUrl: 'javascript:alert(1)' },
      { ...VIATOR_PRODUCT, productUrl: 'http://www.viator.com/tours/1' },
    ]);
    expect(offers).toEqual([]);
  });
});
