/** A language model that plays a script, one entry a step: what it says, and the tools it calls. */
import { MockLanguageModelV3 } from 'ai/test';
import type { LanguageModel } from 'ai';

/** The AI SDK's model interface, which `ai` exports only as a whole. */
export type Model = Extract<Exclude<LanguageModel, string>, { specificationVersion: 'v3' }>;
type Prompt = Parameters<Model['doGenerate']>[0]['prompt'];
type Streamed = Awaited<ReturnType<Model['doStream']>>;
type StreamPart = Streamed['stream'] extends ReadableStream<infer Part> ? Part : never;

export interface ScriptedStep {
  readonly text?: string;
  readonly calls?: readonly (readonly [tool: string, input: unknown])[];
  /** A part that takes the place of the end, when the step is streamed. */
  readonly breaks?: Error;
}

/** A step may depend on the prompt: on what the tools have answered. */
export type Script = readonly (ScriptedStep | ((prompt: Prompt) => ScriptedStep))[];

const USAGE = {
  inputTokens: { total: 100, noCache: 100, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 50, text: 50, reasoning: 0 },
};

/** Characters of a delta: small enough to cut every link in pieces. */
const DELTA_CHARS = 7;

/** The model; further steps than there are entries repeat the last one. `prompts` is what it was asked with. */
export function scriptedModel(script: Script): { model: Model; prompts: Prompt[] } {
  const prompts: Prompt[] = [];
  const next = (prompt: Prompt): ScriptedStep => {
    const entry = script[Math.min(prompts.push(prompt), script.length) - 1];
    if (!entry) throw new Error('The script is empty');
    return typeof entry === 'function' ? entry(prompt) : entry;
  };
  const model = new MockLanguageModelV3({
    doGenerate: async ({ prompt }) => {
      const { text = '', calls = [], breaks } = next(prompt);
      if (breaks) throw breaks;
      const content = [...(text === '' ? [] : [{ type: 'text' as const, text }]), ...calls.map(toCall)];
      return { content, finishReason: finishReason(calls), usage: USAGE, warnings: [] };
    },
    doStream: async ({ prompt }) => ({ stream: streamOf(next(prompt)) }),
  });
  return { model, prompts };
}

function streamOf({ text = '', calls = [], breaks }: ScriptedStep): ReadableStream<StreamPart> {
  const deltas = text.match(new RegExp(`[\\s\\S]{1,${DELTA_CHARS}}`, 'g')) ?? [];
  const parts: StreamPart[] = [
    { type: 'stream-start', warnings: [] },
    { type: 'text-start', id: 't' },
    ...deltas.map((delta): StreamPart => ({ type: 'text-delta', id: 't', delta })),
    { type: 'text-end', id: 't' },
    ...calls.map(toCall),
    breaks
      ? { type: 'error', error: breaks }
      : { type: 'finish', finishReason: finishReason(calls), usage: USAGE },
  ];
  return new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
  });
}

function toCall([toolName, input]: readonly [string, unknown], index: number) {
  return {
    type: 'tool-call' as const,
    toolCallId: `${toolName}-${index}`,
    toolName,
    input: JSON.stringify(input),
  };
}

function finishReason(calls: readonly unknown[]) {
  const reason = calls.length > 0 ? ('tool-calls' as const) : ('stop' as const);
  return { unified: reason, raw: reason };
}

/** What the last of the tools of a name has answered in a prompt. */
export function answeredBy(prompt: Prompt, tool: string): unknown {
  const results = prompt.flatMap((message) =>
    message.role === 'tool'
      ? message.content.flatMap((part) =>
          part.type === 'tool-result' && part.toolName === tool && 'value' in part.output
            ? [part.output.value]
            : [],
        )
      : [],
  );
  return results[results.length - 1];
}
