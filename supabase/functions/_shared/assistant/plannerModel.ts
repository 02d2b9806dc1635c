/**
 * The embedded planner as a language model of the AI SDK, so that the same tool loop runs it and a real model. It
 * reads the traveller from providerOptions and is a pure function of its prompt: the same conversation gives the
 * same answer.
 */
import { PLAN_TOOL } from '../../../../engine/toolNames.ts';
import { estimateTokens } from '../../../../domain/billing/tokens.ts';
import { respond, type PlannerTurn } from '../../../../engine/respond.ts';
import type { CallOptions, Content, Generated, Model, StreamPart, Streamed } from '../../../../engine/sdk.ts';

/** Characters of one piece of a streamed text. */
const STREAM_CHUNK_CHARS = 80;

/** The planner; it needs no key and no network. */
export function createPlannerModel(): Model {
  return new PlannerModel();
}

class PlannerModel implements Model {
  readonly specificationVersion = 'v3';
  readonly provider = 'waymark';
  readonly modelId = 'embedded-planner';
  readonly supportedUrls = {};

  async doGenerate(options: CallOptions): Promise<Generated> {
    options.abortSignal?.throwIfAborted();
    const turn = await respond(options);
    return {
      content: contentOf(turn),
      finishReason: finishReasonOf(turn),
      usage: usageOf(turn),
      warnings: [],
    };
  }

  async doStream(options: CallOptions): Promise<Streamed> {
    const { content, finishReason, usage } = await this.doGenerate(options);
    const parts: StreamPart[] = [
      { type: 'stream-start', warnings: [] },
      ...content.flatMap((part, index) => streamParts(part, `part-${index}`)),
      { type: 'finish', finishReason, usage },
    ];
    return {
      stream: new ReadableStream<StreamPart>({
        start(controller) {
          for (const part of parts) controller.enqueue(part);
          controller.close();
        },
      }),
    };
  }
}

function contentOf(turn: PlannerTurn): Content[] {
  const text: Content[] = turn.text === '' ? [] : [{ type: 'text', text: turn.text }];
  const calls = turn.calls.map((call): Content => ({
    type: 'tool-call',
    toolCallId: call.id,
    toolName: call.tool,
    input: JSON.stringify(call.input),
  }));
  return [...text, ...calls];
}

function finishReasonOf(turn: PlannerTurn): Generated['finishReason'] {
  return turn.calls.length > 0
    ? { unified: 'tool-calls', raw: 'tool-calls' }
    : { unified: 'stop', raw: 'stop' };
}

/**
 * The traveller's own words in, those of earlier messages too, the planner's own words out. Instructions and tool results are not counted, nor is the
 * plan as data: it says the same as the text.
 */
function usageOf(turn: PlannerTurn): Generated['usage'] {
  const input = turn.isFirstStep ? estimateTokens(turn.read) : 0;
  const calls = turn.calls.filter(({ tool }) => tool !== PLAN_TOOL);
  const output = estimateTokens(turn.text + calls.map((call) => JSON.stringify(call.input)).join(''));
  return {
    inputTokens: { total: input, noCache: input, cacheRead: 0, cacheWrite: 0 },
    outputTokens: { total: output, text: output, reasoning: 0 },
  };
}

function streamParts(part: Content, id: string): StreamPart[] {
  if (part.type === 'tool-call') return [part];
  if (part.type !== 'text') return [];
  const chunks = part.text.match(new RegExp(`[\\s\\S]{1,${STREAM_CHUNK_CHARS}}`, 'gu')) ?? [];
  return [
    { type: 'text-start', id },
    ...chunks.map((delta): StreamPart => ({ type: 'text-delta', id, delta })),
    { type: 'text-end', id },
  ];
}
