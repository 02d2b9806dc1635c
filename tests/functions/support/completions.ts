/** Answers of an OpenAI-compatible chat endpoint, not streamed. */
import { parseEnv } from '../../../supabase/functions/_shared/env.ts';
import { createProviders, type Providers } from '../../../supabase/functions/_shared/providers/providers.ts';
import { ENV } from './assistant.ts';
import type { Answer } from './loopback.ts';

export const USAGE = { prompt_tokens: 100, completion_tokens: 50, total_tokens: 150 };

/**
 * A completion.
 * @param message fields of the assistant's message
 * @param extra fields of the answer itself; `usage: undefined` leaves the usage out
 */
export function completion(
  message: Record<string, unknown>,
  finish = 'stop',
  extra: Record<string, unknown> = {},
): Answer {
  return {
    body: {
      id: 'c1',
      object: 'chat.completion',
      created: 1,
      model: 'stub',
      choices: [{ index: 0, finish_reason: finish, message: { role: 'assistant', ...message } }],
      usage: USAGE,
      ...extra,
    },
  };
}

/** A completion that calls tools; an input that is text goes out as it is, so that it may be no JSON. */
export function calls(...tools: readonly (readonly [name: string, input: unknown])[]): Answer {
  const toolCalls = tools.map(([name, input], index) => ({
    id: `call_${index}`,
    type: 'function',
    function: { name, arguments: typeof input === 'string' ? input : JSON.stringify(input) },
  }));
  return completion({ content: 'Let me look that up.', tool_calls: toolCalls }, 'tool_calls');
}

/** The model of an endpoint that says the same to everything. */
export function modelThatSays(content: string): Providers['model'] {
  const env = parseEnv({ ...ENV, LLM_BASE_URL: 'http://model.test/v1', LLM_MODEL: 'stub' });
  return createProviders(env, () => Promise.resolve(Response.json(completion({ content }).body))).model;
}
