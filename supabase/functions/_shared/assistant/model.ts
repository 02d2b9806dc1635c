/** The language model of the assistant: an OpenAI-compatible endpoint when one is configured, else the planner. */
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import { createPlannerModel } from './plannerModel.ts';
import { guardFetch } from '../providers/guardedFetch.ts';
import type { Env } from '../env.ts';

/** Chooses the model by LLM_BASE_URL. */
export function createModel(env: Env, fetch: typeof globalThis.fetch): LanguageModel {
  if (env.LLM_BASE_URL === undefined || env.LLM_MODEL === undefined) return createPlannerModel();
  const provider = createOpenAICompatible({
    name: 'assistant',
    baseURL: env.LLM_BASE_URL,
    fetch: guardFetch(fetch),
    includeUsage: true,
    ...(env.LLM_API_KEY === undefined ? {} : { apiKey: env.LLM_API_KEY }),
  });
  return provider.chatModel(env.LLM_MODEL);
}
