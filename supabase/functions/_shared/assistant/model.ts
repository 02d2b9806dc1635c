/** The language model of the assistant, where an OpenAI-compatible endpoint is configured. */
import type { LanguageModel } from 'ai';
import { guardFetch } from '../providers/guardedFetch.ts';
import type { Env } from '../env.ts';

/** Loads the model; null where LLM_BASE_URL names none, and the engine reads and plans by itself. */
export function createModel(env: Env, fetch: typeof globalThis.fetch): (() => Promise<LanguageModel>) | null {
  const { LLM_BASE_URL: baseURL, LLM_MODEL: name, LLM_API_KEY: apiKey } = env;
  if (baseURL === undefined || name === undefined) return null;
  return async () => {
    // a turn of the engine loads nothing of this
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
    const provider = createOpenAICompatible({
      name: 'assistant',
      baseURL,
      fetch: guardFetch(fetch),
      includeUsage: true,
      ...(apiKey === undefined ? {} : { apiKey }),
    });
    return provider.chatModel(name);
  };
}
