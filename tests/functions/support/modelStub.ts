/** A stub of an OpenAI-compatible endpoint at the level of fetch: it plays what it is given, and keeps what it was asked. */
import { z } from 'zod';
import { modelHelp, type ModelHelp } from '../../../supabase/functions/_shared/assistant/model/help.ts';
import { parseEnv } from '../../../supabase/functions/_shared/env.ts';
import { createProviders } from '../../../supabase/functions/_shared/providers/providers.ts';
import { TurnOffers } from '../../../engine/offers/turnOffers.ts';
import { TurnPlan } from '../../../engine/plan/turnPlan.ts';
import { ENV, Talk } from './assistant.ts';
import { completion } from './completions.ts';
import type { ChatTurn } from '../../../domain/chat/chatApi.ts';
import type { TurnAnswer } from '../../../engine/turn.ts';
import type { Answer } from './loopback.ts';

/** 'hang' never answers; 'cut' breaks the connection; 'endless' never stops answering. */
export type Play = Answer | 'hang' | 'cut' | 'endless';

export interface Act {
  readonly act: string;
  readonly span: string;
  readonly [slot: string]: unknown;
}

/** The completion of a model that has read these acts; text goes out as it is, so that it may be no JSON. */
export function acts(...given: readonly Act[] | readonly [string]): Answer {
  const [first] = given;
  const input = typeof first === 'string' ? first : JSON.stringify({ acts: given });
  return completion({ content: null, tool_calls: [toolCall(input)] }, 'tool_calls', { usage: undefined });
}

/** A completion of words; by length where no usage is told. */
export function words(content: string, finish = 'stop'): Answer {
  return completion({ content }, finish, { usage: undefined });
}

export function toolCall(input: unknown) {
  return { id: 'call_0', type: 'function', function: { name: 'read', arguments: input } };
}

const askedSchema = z.looseObject({
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
  tools: z.array(z.unknown()).optional(),
});

export interface Stub {
  readonly fetch: typeof fetch;
  /** Bodies of what was asked. */
  readonly asked: z.output<typeof askedSchema>[];
}

/** Answers one after the other; what is asked beyond them fails. */
function stubOf(plays: readonly Play[]): Stub {
  const asked: Stub['asked'] = [];
  const fetch: typeof globalThis.fetch = async (_, init) => {
    asked.push(askedSchema.parse(JSON.parse(typeof init?.body === 'string' ? init.body : 'null')));
    const play = plays[asked.length - 1];
    if (play === undefined) throw new Error('The stub was asked too often');
    if (play === 'cut') throw new TypeError('fetch failed');
    if (play === 'hang') return hanging(init?.signal);
    if (play === 'endless') return new Response(endless());
    const { status = 200, headers, body } = play;
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return new Response(text, { status, ...(headers && { headers }) });
  };
  return { fetch, asked };
}

/** As fetch does it: the promise is broken off, and never kept. */
function hanging(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_, reject) => {
    if (signal?.aborted) reject(new DOMException('late', 'TimeoutError'));
    signal?.addEventListener('abort', () => reject(new DOMException('late', 'TimeoutError')));
  });
}

function endless(): ReadableStream<Uint8Array> {
  const piece = new TextEncoder().encode('{"choices": ['.padEnd(65_536, ' '));
  return new ReadableStream({ pull: (controller) => controller.enqueue(piece) });
}

/** A conversation whose messages a model reads, each answer of it by its own plays. */
export class ModelTalk {
  readonly talk: Talk;
  readonly failures: unknown[] = [];
  readonly #env: Record<string, string>;

  constructor(env: Record<string, string> = {}, talk = new Talk()) {
    this.#env = env;
    this.talk = talk;
  }

  /** What a stub does for one question. */
  help(stub: Stub, history: readonly ChatTurn[] = []): ModelHelp {
    const env = { ...ENV, LLM_BASE_URL: 'http://model.test/v1', LLM_MODEL: 'stub', ...this.#env };
    const { model } = createProviders(parseEnv(env), stub.fetch);
    if (model === null) throw new Error('No model is configured');
    return modelHelp(model, history, (failure) => this.failures.push(failure));
  }

  async say(
    message: string,
    ...plays: readonly Play[]
  ): Promise<{ answer: TurnAnswer; asked: Stub['asked'] }> {
    const stub = stubOf(plays);
    const help = this.help(stub);
    const answer = await this.talk.say(message, { offers: new TurnOffers(), plan: new TurnPlan(), ...help });
    return { answer: help.charged(answer), asked: stub.asked };
  }
}
