/** Without a language model nothing of it is loaded: a phone and a cold function have no use for it. */
import { expect, it, vi } from 'vitest';
import { parseEnv } from '../../../supabase/functions/_shared/env.ts';
import { createProviders } from '../../../supabase/functions/_shared/providers/providers.ts';
import { handle } from '../../../supabase/functions/token-chat/handler.ts';
import { ENV } from '../support/assistant.ts';
import { FakeBackend, post, testDeps, USER_ID } from '../support/backend.ts';

vi.mock('../../../supabase/functions/_shared/assistant/model/help.ts', () => {
  throw new Error('The model was loaded');
});

const noNetwork: typeof fetch = () => Promise.reject(new Error('No network'));

function ask(env: Record<string, string>): Promise<Response> {
  const providers = createProviders(parseEnv({ ...ENV, ...env }), noNetwork);
  const body = {
    user_id: USER_ID,
    message_id: crypto.randomUUID(),
    message: '4 days in Rome in May for two',
  };
  return handle(post(body), testDeps(new FakeBackend(), { providers }));
}

it('answers by the engine, and loads nothing else', { timeout: 20_000 }, async () => {
  expect((await ask({})).status).toBe(200);
});

it('loads it where one is configured', async () => {
  expect((await ask({ LLM_BASE_URL: 'http://model.test/v1', LLM_MODEL: 'stub' })).status).toBe(500);
});
