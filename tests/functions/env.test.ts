/** The functions' environment: one parse at start, and an error that names the variable and repeats no secret. */
import { describe, expect, it } from 'vitest';
import { parseEnv } from '../../supabase/functions/_shared/env.ts';
import { createProviders } from '../../supabase/functions/_shared/providers/providers.ts';
import { sampleFlights } from '../../supabase/functions/_shared/providers/sample/flights.ts';
import { sampleHotels } from '../../supabase/functions/_shared/providers/sample/hotels.ts';
import { sampleTours } from '../../supabase/functions/_shared/providers/sample/tours.ts';
import { embeddedPlaces } from '../../supabase/functions/_shared/providers/places.ts';
import { ENV } from './support/assistant.ts';

const ADDRESSES = [
  'LLM_BASE_URL',
  'AVIASALES_BASE_URL',
  'PLACES_BASE_URL',
  'LITEAPI_BASE_URL',
  'LITEAPI_WHITELABEL_URL',
  'HOTELLOOK_LINK_URL',
  'HOTELLOOK_PHOTO_URL',
  'VIATOR_BASE_URL',
];
const KEYS = ['LLM_API_KEY', 'TRAVELPAYOUTS_TOKEN', 'LITEAPI_KEY', 'VIATOR_KEY'];

function problem(env: Record<string, string>): string {
  try {
    parseEnv({ ...ENV, LLM_MODEL: 'm', ...env });
    return '';
  } catch (thrown) {
    return String(thrown);
  }
}

describe('the environment', () => {
  it.each([
    [{}, /SUPABASE_URL/],
    [{ ...ENV, SUPABASE_URL: 'not a url' }, /SUPABASE_URL must be an http/],
    [{ ...ENV, SUPABASE_SERVICE_ROLE_KEY: ' ' }, /SUPABASE_SERVICE_ROLE_KEY is required/],
    [{ ...ENV, LLM_BASE_URL: 'http://llm.test/v1' }, /LLM_MODEL is required with LLM_BASE_URL/],
    [{ ...ENV, LLM_TIMEOUT_MS: 'soon' }, /LLM_TIMEOUT_MS must be a number/],
    [{ ...ENV, LLM_TIMEOUT_MS: '5' }, /LLM_TIMEOUT_MS must be at least 100/],
    [{ ...ENV, LLM_TEMPERATURE: 'warm' }, /LLM_TEMPERATURE must be a number/],
    [{ ...ENV, LLM_TEMPERATURE: '3' }, /LLM_TEMPERATURE must be from 0 to 2/],
    [{ ...ENV, LLM_MAX_TOKENS: '1' }, /LLM_MAX_TOKENS must be at least 100/],
    [{ ...ENV, TRAVELPAYOUTS_MARKET: 'everywhere' }, /TRAVELPAYOUTS_MARKET must be a two-letter/],
    [{ ...ENV, TRAVELPAYOUTS_MARKER: 'x'.repeat(101) }, /TRAVELPAYOUTS_MARKER must be at most 100/],
  ])('names the variable that is wrong', (env, message) => {
    expect(() => parseEnv(env)).toThrow(message);
  });

  it.each(ADDRESSES)('%s must be an address', (name) => {
    for (const value of ['api.example', 'ftp://api.example', 'javascript:alert(1)', '/v3']) {
      expect(problem({ [name]: value })).toContain(`${name} must be an http or https address`);
    }
    expect(problem({ [name]: 'http://127.0.0.1:8080/v3.0/' })).toBe('');
  });

  it.each(KEYS)('%s must fit into a header, and is not repeated', (name) => {
    for (const value of ['sec ret', 'sec\nret', 'secré', 'sec'.repeat(200)]) {
      const told = problem({ [name]: value });
      expect(told).toBe(`Error: Environment: ${name} must be one word of plain characters`);
    }
    expect(problem({ [name]: 'sand_0a1b-2c3d' })).toBe('');
  });

  it('takes an empty value as absent', () => {
    const empty = Object.fromEntries([...ADDRESSES, ...KEYS].map((name) => [name, ' ']));
    expect(parseEnv({ ...ENV, ...empty })).toEqual(parseEnv(ENV));
  });

  it('chooses the embedded provider for whatever has no key', () => {
    const embedded = {
      flights: sampleFlights,
      hotels: sampleHotels,
      tours: sampleTours,
      places: embeddedPlaces,
    };
    expect(createProviders(parseEnv(ENV), fetch)).toMatchObject(embedded);
    const addresses = Object.fromEntries(ADDRESSES.map((name) => [name, 'http://127.0.0.1:8080']));
    const unkeyed = createProviders(parseEnv({ ...ENV, ...addresses, LLM_MODEL: 'm' }), fetch);
    expect(unkeyed).toMatchObject(embedded);
  });
});
