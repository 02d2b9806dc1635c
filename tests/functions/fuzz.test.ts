/**
 * Every function against spoiled input, from its own schema. To add a function, add a row: its handler, the schema
 * that it parses with, an example of what it accepts, and the refusals that input of the right shape may get.
 */
import { describe, expect, it } from 'vitest';
import { chatReplySchema, chatRequestSchema } from '../../supabase/functions/_shared/domain/chat.ts';
import {
  flightSearchReplySchema,
  hotelSearchReplySchema,
  placeSchema,
  placesQuerySchema,
  searchRequestSchema,
  tourSearchReplySchema,
} from '../../supabase/functions/_shared/domain/search.ts';
import { handle as places } from '../../supabase/functions/places/handler.ts';
import { handle as tokenChat } from '../../supabase/functions/token-chat/handler.ts';
import { handle as search } from '../../supabase/functions/travel-search-proxy/handler.ts';
import { FakeBackend, testDeps, USER_ID } from './support/backend.ts';
import { fuzz, RAW_BODIES, sendRaw, sendValid, type FuzzRow } from './support/fuzz.ts';
import type { Deps } from '../../supabase/functions/_shared/deps.ts';

/** Each request meets a backend of its own. */
const fresh = (handle: (request: Request, deps: Deps) => Promise<Response>) => (request: Request) =>
  handle(request, testDeps(new FakeBackend()));

const ROWS: readonly FuzzRow[] = [
  {
    name: 'travel-search-proxy (flights)',
    call: fresh(search),
    schema: searchRequestSchema,
    valid: {
      type: 'flights',
      params: {
        from: { name: 'London', code: 'LON' },
        to: { name: 'Rome' },
        departure: '2027-04-12',
        returnDate: '2027-04-17',
        tripType: 'return',
        passengers: 2,
      },
    },
    answer: flightSearchReplySchema,
  },
  {
    name: 'travel-search-proxy (hotels)',
    call: fresh(search),
    schema: searchRequestSchema,
    valid: {
      type: 'hotels',
      params: { destination: { name: 'Kyoto' }, checkin: '2027-04-13', checkout: '2027-04-17' },
    },
    answer: hotelSearchReplySchema,
  },
  {
    name: 'travel-search-proxy (tours)',
    call: fresh(search),
    schema: searchRequestSchema,
    valid: { type: 'tours', params: { destination: { name: 'Kyoto', code: 'OSA' } } },
    answer: tourSearchReplySchema,
  },
  {
    name: 'places',
    call: fresh(places),
    schema: placesQuerySchema,
    valid: { q: 'lon', locale: 'en' },
    sentAs: 'query',
    answer: placeSchema.array().max(8),
  },
  {
    name: 'token-chat',
    call: fresh(tokenChat),
    schema: chatRequestSchema,
    valid: {
      user_id: USER_ID,
      message_id: '0c6a4b2e-1c1c-4b6f-8a55-5f0f5a1b2c3d',
      message: '3 days in Rome in May for two',
      history: [
        { role: 'user', content: 'Hello' },
        { role: 'assistant', content: 'Where do you want to go?' },
      ],
      priority: false,
      is_first_response: false,
    },
    // somebody else's id
    refusals: [403],
    answer: chatReplySchema,
  },
];

describe.each(ROWS.map((row) => [row.name, row] as const))('%s', (_, row) => {
  it('accepts its own example', async () => {
    expect(row.schema.safeParse(row.valid).error).toBeUndefined();
    expect(await sendValid(row)).toBeLessThan(300);
  });

  it('names the field that it refuses, and is never 500', () => expect(fuzz(row)).resolves.toBeUndefined());
});

const bodies = ROWS.filter((row) => row.sentAs === undefined).flatMap((row) =>
  RAW_BODIES.map(([kind, body]) => [row.name, kind, row, body] as const),
);

it.each(bodies)('%s: a body that is %s', (_name, _kind, row, body) =>
  expect(sendRaw(row, body)).resolves.toBeUndefined(),
);
