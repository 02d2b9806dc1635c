/** Answers of an OpenAI-compatible chat endpoint, not streamed. */
import type { Answer } from './loopback.ts';

const USAGE = { prompt_tokens: 100, completion_tokens: 50, total_tokens: 150 };

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
