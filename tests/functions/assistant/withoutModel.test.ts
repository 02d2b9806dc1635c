/** Without a language model nothing of its SDK is loaded: a phone and a cold function have no use for it. */
import { expect, it, vi } from 'vitest';
import { parseEnv } from '../../../supabase/functions/_shared/env.ts';
import { createProviders } from '../../../supabase/functions/_shared/providers/providers.ts';
import { ENV } from '../support/assistant.ts';
import { answered, TRIP } from '../support/twoTowns.ts';

vi.mock('ai', () => {
  throw new Error('The AI SDK was loaded');
});
vi.mock('@ai-sdk/openai-compatible', () => {
  throw new Error('The AI SDK was loaded');
});

const noNetwork: typeof fetch = () => Promise.reject(new Error('No network'));

it('answers by the engine, and loads no SDK', async () => {
  const providers = createProviders(parseEnv(ENV), noNetwork);
  expect(providers.model).toBeNull();
  const { plan } = await answered({ ...TRIP, message: '4 days in Rome in May for two' }, providers);
  expect(plan?.cities).toEqual(['Rome']);
});

it('loads it for the model alone', async () => {
  const env = parseEnv({ ...ENV, LLM_BASE_URL: 'http://model.test/v1', LLM_MODEL: 'stub' });
  await expect(answered(TRIP, createProviders(env, noNetwork))).rejects.toThrow(/mocking a module/);
});
