import { expect, it } from 'vitest';
import { parseEnv } from '../../supabase/functions/_shared/env.ts';

const SUPABASE_URL = 'https://project.supabase.test';

it('takes the default one of the new secret keys before the legacy key', () => {
  const SUPABASE_SECRET_KEYS = JSON.stringify({ other: 'sb_secret_other', default: 'sb_secret_new' });
  const env = parseEnv({ SUPABASE_URL, SUPABASE_SECRET_KEYS, SUPABASE_SERVICE_ROLE_KEY: 'ey.legacy' });
  expect(env.SUPABASE_SERVICE_ROLE_KEY).toBe('sb_secret_new');
  expect(parseEnv({ SUPABASE_URL, SUPABASE_SECRET_KEYS }).SUPABASE_SERVICE_ROLE_KEY).toBe('sb_secret_new');
});

it('takes the legacy key where that is all there is, and names what is missing', () => {
  const legacy = { SUPABASE_URL, SUPABASE_SECRET_KEYS: '', SUPABASE_SERVICE_ROLE_KEY: 'ey.legacy' };
  expect(parseEnv(legacy).SUPABASE_SERVICE_ROLE_KEY).toBe('ey.legacy');
  expect(() => parseEnv({ SUPABASE_URL })).toThrow('SUPABASE_SERVICE_ROLE_KEY is required');
});

it.each(['sb_secret_plain', '{}', '{"default":""}', '[]'])('refuses %s without repeating it', (keys) => {
  expect(() => parseEnv({ SUPABASE_URL, SUPABASE_SECRET_KEYS: keys })).toThrow(
    /^Environment: SUPABASE_SECRET_KEYS must be JSON with a default key$/,
  );
});
