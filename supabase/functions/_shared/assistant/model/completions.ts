/** One question to an OpenAI-compatible endpoint, asked whole and answered whole. */
import { z } from 'zod';
import { tokensOfLength } from '../../../../../domain/billing/tokens.ts';
import { guardFetch } from '../../providers/guardedFetch.ts';
import { withoutThoughts } from './thoughts.ts';
import type { Env } from '../../env.ts';

interface ModelRequest {
  readonly system: string;
  readonly user: string;
  /** The one tool that the answer is to call. */
  readonly tool?: { readonly name: string; readonly parameters: object };
}

export interface Completion {
  readonly text: string;
  /** What the tool was called with; undefined where it was not, or with no JSON. */
  readonly input: unknown;
  /** It ended where the endpoint's limit was, and not its sentence. */
  readonly isCut: boolean;
  readonly isRefused: boolean;
  /** As reported; by the length of what was read and written where nothing usable is. */
  readonly tokens: number;
}

/** @throws ModelFailure */
type AskModel = (request: ModelRequest, signal: AbortSignal) => Promise<Completion>;

export interface Model {
  readonly ask: AskModel;
  /** For reading a message, and once more for writing about one. */
  readonly timeoutMs: number;
}

/** The endpoint did not answer, or not what can be read. Says nothing of what was asked or answered. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure';
  /** More was sent than the model can take. */
  readonly isOverflow: boolean;
  /** HTTP, where it answered at all. */
  readonly statusCode: number | undefined;

  constructor(message: string, more: { isOverflow?: boolean; statusCode?: number; cause?: unknown } = {}) {
    super(message, { cause: more.cause });
    this.isOverflow = more.isOverflow ?? false;
    this.statusCode = more.statusCode;
  }
}

const OVERFLOW = /\b(?:context|token limit|too (?:long|large|many tokens)|maximum .{0,40}tokens|exceeds?)\b/i;

/** More than any answer that is of use here. */
const MOST_CHARS = 200_000;
const written = z.string().max(MOST_CHARS);

const count = z.number().positive().max(1e9);
const completionSchema = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({
          content: written.nullish(),
          refusal: z.string().nullish(),
          tool_calls: z
            .array(z.object({ function: z.object({ arguments: z.union([written, z.looseObject({})]) }) }))
            .nullish(),
        }),
      }),
    )
    .min(1),
  usage: z
    .object({
      total_tokens: count.optional().catch(undefined),
      prompt_tokens: count.optional().catch(undefined),
      completion_tokens: count.optional().catch(undefined),
    })
    .nullish()
    .catch(null),
});

/** The model that an environment names; null where it names none, and the rules read alone. */
export function createModel(env: Env, fetch: typeof globalThis.fetch): Model | null {
  const { LLM_BASE_URL: baseUrl, LLM_MODEL: name, LLM_API_KEY: key } = env;
  if (baseUrl === undefined || name === undefined) return null;
  const guarded = guardFetch(fetch);
  const settings = {
    model: name,
    stream: false,
    ...(env.LLM_TEMPERATURE !== undefined && { temperature: env.LLM_TEMPERATURE }),
    ...(env.LLM_MAX_TOKENS !== undefined && { max_tokens: env.LLM_MAX_TOKENS }),
  };
  const ask: AskModel = async ({ system, user, tool }, signal) => {
    const body = JSON.stringify({
      ...settings,
      messages: [
        { role: 'system', content: system },
        { role: 'user', content: user },
      ],
      ...(tool && {
        tools: [{ type: 'function', function: tool }],
        tool_choice: { type: 'function', function: { name: tool.name } },
      }),
    });
    try {
      const response = await guarded(`${baseUrl.replace(/\/+$/, '')}/chat/completions`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(key !== undefined && { authorization: `Bearer ${key}` }),
        },
        body,
        signal,
      });
      const text = await response.text();
      if (!response.ok) {
        const isOverflow = [400, 413, 422].includes(response.status) && OVERFLOW.test(text.slice(0, 4_000));
        throw new ModelFailure('The model refused', { isOverflow, statusCode: response.status });
      }
      return completionOf(text, body);
    } catch (cause) {
      throw cause instanceof ModelFailure ? cause : new ModelFailure('The model did not answer', { cause });
    }
  };
  return { ask, timeoutMs: env.LLM_TIMEOUT_MS };
}

function completionOf(answer: string, asked: string): Completion {
  const parsed = completionSchema.safeParse(json(answer));
  const choice = parsed.data?.choices[0];
  // the issues of a schema repeat what was answered
  if (!parsed.success || !choice) throw new ModelFailure('The model answered something else');
  const { content, refusal, tool_calls: calls } = choice.message;
  const given = calls?.[0]?.function.arguments;
  const usage = parsed.data.usage;
  const summed = (usage?.prompt_tokens ?? 0) + (usage?.completion_tokens ?? 0);
  const length =
    (content ?? '').length + (typeof given === 'string' ? given : JSON.stringify(given ?? '')).length;
  return {
    text: content ?? '',
    input: typeof given === 'string' ? json(given) : given,
    isCut: choice.finish_reason === 'length',
    isRefused: choice.finish_reason === 'content_filter' || (refusal ?? '') !== '',
    tokens: Math.max(usage?.total_tokens ?? 0, summed) || tokensOfLength(asked.length + length),
  };
}

/** What the tool was called with; some models write that in place of the call. */
export function calledWith({ input, text }: Pick<Completion, 'input' | 'text'>): unknown {
  if (input !== undefined) return input;
  const plain = withoutThoughts(text);
  return json(plain.slice(plain.indexOf('{'), plain.lastIndexOf('}') + 1));
}

/** The value of a JSON text; undefined for another. */
function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
