/** One turn of the assistant: the AI SDK's tool loop over whichever model is configured. */
import { generateText, stepCountIs, type StopCondition } from 'ai';
import { FunctionFailure } from '../errors.ts';
import { trimHistory } from './history.ts';
import { keepKnownLinks } from './links.ts';
import { systemPrompt } from './systemPrompt.ts';
import { createTools } from './tools.ts';
import { TRAVELLER_OPTION, type Traveller } from './traveller.ts';
import { TurnOffers } from './turnOffers.ts';
import type { ChatResults, ChatTurn, Suggestion } from '../domain/chat.ts';
import type { TurnUsage } from '../domain/tokens.ts';
import type { Providers } from '../providers/providers.ts';

const MAX_STEPS = 6;
const MAX_REPLY_CHARS = 20_000;
const MAX_SUGGESTIONS = 6;
const MIN_ANSWER_CHARS = 120;
const TEMPERATURE = 0.3;
const SEARCH_TOOLS: ReadonlySet<string> = new Set(['searchFlights', 'searchHotels', 'searchTours']);

export interface TurnInput {
  readonly message: string;
  /** Oldest first, without the message. */
  readonly history: readonly ChatTurn[];
  readonly traveller: Traveller;
  readonly now: Date;
}

export interface Turn {
  /** Markdown. */
  readonly reply: string;
  readonly suggestions: Suggestion[];
  readonly results: ChatResults;
  readonly usage: TurnUsage;
}

/**
 * Runs a turn: at most {@link MAX_STEPS} model calls, cards only from what the tools returned.
 * @throws FunctionFailure provider_unavailable when the model fails, times out or says nothing
 */
export async function runTurn(input: TurnInput, providers: Providers): Promise<Turn> {
  const offers = new TurnOffers();
  let suggestions: Suggestion[] = [];
  const tools = createTools({
    providers,
    now: input.now,
    offers,
    onSuggestions: (given) => {
      suggestions = given.slice(0, MAX_SUGGESTIONS);
    },
  });

  const result = await generateText({
    model: providers.model,
    system: systemPrompt(input.traveller),
    messages: [...trimHistory(input.history, input.message), { role: 'user', content: input.message }],
    tools,
    stopWhen: [stepCountIs(MAX_STEPS), hasAnswered],
    // the last step must be words
    prepareStep: ({ stepNumber }) => (stepNumber === MAX_STEPS - 1 ? { toolChoice: 'none' } : {}),
    temperature: TEMPERATURE,
    maxRetries: 1,
    abortSignal: AbortSignal.timeout(providers.modelTimeoutMs),
    providerOptions: { [TRAVELLER_OPTION]: JSON.parse(JSON.stringify(input.traveller)) },
  }).catch((cause: unknown) => {
    throw unavailable(cause);
  });

  const reply = keepKnownLinks(answerText(result.steps), offers.links()).trim().slice(0, MAX_REPLY_CHARS);
  if (reply === '') throw unavailable(new Error('The model answered nothing'));
  return { reply, suggestions, results: offers.results(), usage: result.totalUsage };
}

interface Step {
  readonly text: string;
  readonly toolCalls: readonly { readonly toolName: string }[];
}

/** The turn is over once the model has written its answer and offered the buttons; a short line is no answer yet. */
const hasAnswered: StopCondition<ReturnType<typeof createTools>> = ({ steps }) => {
  const last = steps[steps.length - 1];
  return last !== undefined && !isSearch(last) && last.text.trim().length >= MIN_ANSWER_CHARS;
};

/** The longest text of a step that searched nothing: "let me look that up" is no answer. */
function answerText(steps: readonly Step[]): string {
  return steps
    .filter((step) => !isSearch(step))
    .map((step) => step.text.trim())
    .reduce((longest, text) => (text.length > longest.length ? text : longest), '');
}

function isSearch(step: Step): boolean {
  return step.toolCalls.some((call) => SEARCH_TOOLS.has(call.toolName));
}

function unavailable(cause: unknown): FunctionFailure {
  return new FunctionFailure(
    'provider_unavailable',
    'The assistant is not answering right now. Please try again in a moment.',
    { cause },
  );
}
