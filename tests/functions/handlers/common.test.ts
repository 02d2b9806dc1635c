/** What every function does the same way, seen through places and travel-search-proxy. */
import { z } from 'zod';
import { describe, expect, it } from 'vitest';
import { functionErrorSchema } from '../../../domain/errors/functionErrors.ts';
import {
  flightSearchReplySchema,
  hotelSearchReplySchema,
  placeSchema,
  tourSearchReplySchema,
} from '../../../domain/search/searchApi.ts';
import { ProviderError } from '../../../supabase/functions/_shared/providers/error.ts';
import { spotSchema } from '../../../domain/search/spots.ts';
import { handle as places } from '../../../supabase/functions/places/handler.ts';
import { handle as search } from '../../../supabase/functions/travel-search-proxy/handler.ts';
import { FakeBackend, post, testDeps } from '../support/backend.ts';

const deps = testDeps(new FakeBackend());
const flights = (params: Record<string, unknown> = {}) => ({
  type: 'flights',
  params: {
    from: { name: 'London' },
    to: { name: 'Rome' },
    departure: '2027-04-12',
    returnDate: '2027-04-17',
    tripType: 'return',
    passengers: 2,
    ...params,
  },
});
const hotels = (params: Record<string, unknown> = {}) => ({
  type: 'hotels',
  params: { destination: { name: 'Kyoto' }, checkin: '2027-04-13', checkout: '2027-04-17', ...params },
});
const get = (query: string) => new Request(`http://backend.test/functions/v1/places${query}`);

function withId(id: string): Request {
  return new Request('http://x.test/?q=rome', { headers: { 'x-request-id': id } });
}

/** Deps whose hotel provider throws. */
function failing(error: Error) {
  const base = testDeps(new FakeBackend());
  const throws = async () => {
    throw error;
  };
  return { ...base, providers: { ...base.providers, hotels: { search: throws } } };
}

describe('the common part', () => {
  it('answers a preflight', async () => {
    const response = await search(new Request('http://x.test', { method: 'OPTIONS' }), deps);
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-headers')).toContain('authorization');
  });

  it('refuses another method, with what is allowed', async () => {
    const response = await search(new Request('http://x.test'), deps);
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST, OPTIONS');
    expect(functionErrorSchema.parse(await response.json()).error).toBe('method_not_allowed');
  });

  it('carries the caller’s request id when it is safe to log, else makes one', async () => {
    expect((await places(withId('abc-12345'), deps)).headers.get('x-request-id')).toBe('abc-12345');
    expect((await places(withId('<script>alert'), deps)).headers.get('x-request-id')).toBe('request-0001');
  });

  it.each([
    ['what is not JSON', '{', 'body'],
    ['an unknown type', { type: 'trains', params: {} }, 'type'],
    ['a missing field', flights({ from: undefined }), 'params.from'],
    ['an empty name', flights({ from: { name: '  ' } }), 'params.from.name'],
    ['a date that is none', flights({ departure: '2027-02-30' }), 'params.departure'],
    ['a month that is none', flights({ returnDate: '2027-13-01' }), 'params.returnDate'],
    ['a day after the last one', hotels({ checkin: '9999-12-31', checkout: null }), 'params.checkin'],
    ['a date with a clock', hotels({ checkout: '2027-04-17 at noon' }), 'params.checkout'],
    ['NUL', flights({ from: { name: 'Lon\0don' } }), 'params.from.name'],
    ['half of a character', hotels({ destination: { name: 'Kyoto \uD83D' } }), 'params.destination.name'],
    ['a line break', hotels({ destination: { name: 'Kyoto\nRome' } }), 'params.destination.name'],
    ['10,000 characters', flights({ to: { name: 'x'.repeat(10_000) } }), 'params.to.name'],
    ['a place without a letter', hotels({ destination: { name: '((((' } }), 'params.destination.name'],
    ['digits for a place', flights({ from: { name: '12 34' } }), 'params.from.name'],
    ['too many passengers', flights({ passengers: 10 }), 'params.passengers'],
    ['a number for text', hotels({ destination: { name: 5 } }), 'params.destination.name'],
    ['a code that is none', flights({ to: { name: 'Rome', code: 'rome' } }), 'params.to.code'],
  ])('answers 400 naming the field for %s', async (_, body, field) => {
    const response = await search(post(body), deps);
    expect(response.status).toBe(400);
    const error = functionErrorSchema.parse(await response.json());
    expect(error).toMatchObject({ error: 'bad_request', field, request_id: 'request-0001' });
  });

  it('takes a body that breaks off for the caller’s failure, not its own', async () => {
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.error(new Error('aborted')),
    });
    const broken = new Request('http://x.test', { method: 'POST', body, duplex: 'half' } as RequestInit);
    const response = await search(broken, deps);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: 'bad_request', field: 'body' });
  });

  it('refuses more than 64 KB, declared or streamed', async () => {
    const response = await search(post({ type: 'x'.repeat(65 * 1024) }), deps);
    expect(response.status).toBe(413);
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(new Uint8Array(16 * 1024).fill(32));
      },
    });
    const streamed = new Request('http://x.test', { method: 'POST', body, duplex: 'half' } as RequestInit);
    expect((await search(streamed, deps)).status).toBe(413);
  });

  it('logs one line a request, without what was typed', async () => {
    const own = testDeps(new FakeBackend());
    await search(post(flights({ from: { name: 'Secretville' } })), own);
    expect(own.logged).toHaveLength(1);
    expect(own.logged[0]).toMatchObject({ event: 'request', function: 'travel-search-proxy', status: 200 });
    expect(JSON.stringify(own.logged)).not.toContain('Secretville');
  });

  it('answers 502 when a provider fails and 500, without details, when we do', async () => {
    const down = await search(post(hotels()), failing(new ProviderError('X', 'answered 500')));
    expect([down.status, functionErrorSchema.parse(await down.json()).error]).toEqual([
      502,
      'provider_unavailable',
    ]);
    const broken = failing(new Error('secret detail'));
    const response = await search(post(hotels()), broken);
    const text = await response.text();
    expect([response.status, text.includes('secret')]).toEqual([500, false]);
    expect(JSON.stringify(broken.logged)).not.toContain('secret');
    expect(broken.logged[0]).toMatchObject({ level: 'error', error: 'Error' });
  });
});

describe('travel-search-proxy', () => {
  it('answers flights with marker and the time they were seen', async () => {
    const reply = flightSearchReplySchema.parse(await (await search(post(flights()), deps)).json());
    expect(reply).toMatchObject({ success: true, marker: '', seenAt: '2026-11-21T09:00:00.000Z' });
    expect(reply.data?.length).toBeGreaterThanOrEqual(8);
    expect(reply.data?.every((offer) => offer.return_at?.startsWith('2027-04-17') ?? false)).toBe(true);
  });

  it('ignores a return date on a one-way trip', async () => {
    const reply = flightSearchReplySchema.parse(
      await (await search(post(flights({ tripType: 'one-way' })), deps)).json(),
    );
    expect(reply.data?.some((offer) => offer.return_at !== undefined)).toBe(false);
  });

  it('answers hotels with the stay they are for, and without one when there are no dates', async () => {
    const dated = hotelSearchReplySchema.parse(await (await search(post(hotels()), deps)).json());
    expect(dated.searchParams).toEqual({ checkIn: '2027-04-13', checkOut: '2027-04-17' });
    const undated = hotelSearchReplySchema.parse(
      await (await search(post(hotels({ checkin: null, checkout: null })), deps)).json(),
    );
    expect([undated.success, undated.searchParams]).toEqual([true, undefined]);
    // priced all the same, for a night that it names
    const { checkIn = '', checkOut = '' } = undated.pricedFor ?? {};
    expect(Date.parse(checkOut) - Date.parse(checkIn)).toBe(86_400_000);
    expect(dated.pricedFor).toBeUndefined();
  });

  it('answers tours', async () => {
    const body = { type: 'tours', params: { destination: { name: 'Kyoto', code: 'OSA' } } };
    const reply = tourSearchReplySchema.parse(await (await search(post(body), deps)).json());
    expect(reply.data?.some((tour) => tour.name.includes('Kyoto'))).toBe(true);
  });

  it.each([
    ['an unknown place', flights({ to: { name: 'Qwxyzzy' } }), /^To: we do not know “Qwxyzzy”/],
    ['the same place', flights({ to: { name: 'London' } }), /^To: choose a place other than/],
    [
      'an airport of the same place',
      flights({ to: { name: 'Heathrow', code: 'LHR' } }),
      /^To: choose a place other than/,
    ],
    ['a past departure', flights({ departure: '2026-11-01' }), /^Departure date is in the past/],
    [
      'a return before the departure',
      flights({ returnDate: '2027-04-01' }),
      /^Return date is before the departure/,
    ],
    ['a return without a departure', flights({ departure: null }), /^Departure date: choose one/],
    ['a past check-in', hotels({ checkin: '2020-01-01' }), /^Check-in date is in the past/],
    ['a check-out on the check-in', hotels({ checkout: '2027-04-13' }), /^Check-out date must be after/],
    ['a check-out alone', hotels({ checkin: null }), /^Check-in date: choose one/],
  ])('says in words what is wrong with %s', async (_, body, message) => {
    const response = await search(post(body), deps);
    expect(response.status).toBe(200);
    const reply = flightSearchReplySchema.parse(await response.json());
    expect(reply.success).toBe(false);
    expect(reply.message).toMatch(message);
  });
});

describe('places', () => {
  it('answers at most eight places in the spec’s shape', async () => {
    const found = z.array(placeSchema).parse(await (await places(get('?q=lon&locale=en'), deps)).json());
    expect(found[0]).toEqual({
      name: 'London',
      city_name: 'London',
      country_name: 'United Kingdom',
      code: 'LON',
      iata: 'LON',
    });
    expect(found.length).toBeLessThanOrEqual(8);
  });

  it('answers places in and around the towns of a trip', async () => {
    const asked = get('?q=louvre&towns=Paris,48.8566,2.3522%7CRome,41.9028,12.4964');
    const [first] = z.array(spotSchema).parse(await (await places(asked, deps)).json());
    expect(first).toMatchObject({ name: 'Musée du Louvre', kind: 'sight', town: 'Paris' });
    expect(await (await places(get('?q=l&towns=Paris,48.8566,2.3522'), deps)).json()).toEqual([]);
  });

  it('has nothing for fewer than two characters', async () => {
    expect(await (await places(get('?q=l'), deps)).json()).toEqual([]);
  });

  it.each([
    ['', 'q'],
    ['?q=rome&locale=english', 'locale'],
    [`?q=${'x'.repeat(121)}`, 'q'],
    [`?q=${'x'.repeat(10_000)}`, 'q'],
    ['?q=ro%00me', 'q'],
    ['?q=rome&locale=%00', 'locale'],
    ['?q=louvre&towns=', 'towns.0.name'],
    ['?q=louvre&towns=Paris,north,2', 'towns.0.at.0'],
    [`?q=louvre&towns=${'x'.repeat(6_001)}`, 'towns'],
  ])('refuses %s', async (query, field) => {
    const response = await places(get(query), deps);
    expect([response.status, functionErrorSchema.parse(await response.json()).field]).toEqual([400, field]);
  });
});
