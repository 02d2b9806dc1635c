/**
 * What a turn is made of, however it is run: its prompt, its tools, when it ends and what is made of it. runTurn and
 * streamTurn run it.
 */
import { stepCountIs, type ModelMessage } from 'ai';
import { tokensOfLength, type TurnUsage } from '../../../../domain/billing/tokens.ts';
import { FunctionFailure } from '../errors.ts';
import { answerText, countCharacters, hasAnswered, type Step } from './answer.ts';
import { trimHistory } from './history.ts';
import { keepKnownLinks } from './links.ts';
import { systemPrompt } from './systemPrompt.ts';
import { createTools } from './tools.ts';
import { TRAVELLER_OPTION, type Traveller } from '../../../../engine/traveller.ts';
import { TurnOffers } from './turnOffers.ts';
import { TurnPlan } from './turnPlan.ts';
import type { ChatTurn, Suggestion } from '../../../../domain/chat/chatApi.ts';
import type { ChatResults } from '../../../../domain/chat/results.ts';
import type { CheckedPlan } from '../../../../domain/itinerary/itinerary.ts';
import type { Providers } from '../providers/providers.ts';

/** Searches, a plan that goes back twice, the text and the buttons, with two to spare. */
const MAX_STEPS = 10;
export const MAX_REPLY_CHARS = 20_000;
/** Of what a model wrote, so much is read at all: links that go make a reply shorter than that. */
export const MAX_RAW_CHARS = 2 * MAX_REPLY_CHARS;
const MAX_SUGGESTIONS = 6;
const TEMPERATURE = 0.3;

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
  /** The plan as data, with what it fails; undefined where the model handed none in. */
  readonly plan: CheckedPlan | undefined;
  /** As the model reports it. */
  readonly usage: TurnUsage;
  /** Tokens by the length of all that was read and written, for a model that reports none. */
  readonly estimate: number;
}

/** Prepares a turn; `onOffers` hears of each search that found something. */
export function openTurn(input: TurnInput, providers: Providers, onOffers: () => void = () => {}) {
  const offers = new TurnOffers();
  const plan = new TurnPlan();
  let suggestions: Suggestion[] = [];
  const tools = createTools({
    providers,
    now: input.now,
    offers,
    plan,
    onOffers,
    onSuggestions: (given) => {
      suggestions = given.slice(0, MAX_SUGGESTIONS);
    },
  });
  const system = systemPrompt(input.traveller);
  const history = trimHistory(input.history, input.message);
  const messages: ModelMessage[] = [...history, { role: 'user', content: input.message }];
  const promptChars = messages.reduce((sum, { content }) => sum + content.length, system.length);
  return {
    offers,
    settings: {
      model: providers.model,
      system,
      messages,
      tools,
      stopWhen: [stepCountIs(MAX_STEPS), hasAnswered],
      // the last step must be words
      prepareStep: ({ stepNumber }: { stepNumber: number }) =>
        stepNumber === MAX_STEPS - 1 ? { toolChoice: 'none' as const } : {},
      temperature: TEMPERATURE,
      maxRetries: 1,
      abortSignal: AbortSignal.timeout(providers.modelTimeoutMs),
      providerOptions: { [TRAVELLER_OPTION]: JSON.parse(JSON.stringify(input.traveller)) },
    },
    /** @throws FunctionFailure provider_unavailable when nothing was said */
    finish: (steps: readonly Step[], usage: TurnUsage): Turn => {
      const text = keepKnownLinks(answerText(steps).slice(0, MAX_RAW_CHARS), offers.links());
      const reply = text.trim().slice(0, MAX_REPLY_CHARS);
      if (reply === '') throw unavailable(new Error('The model answered nothing'));
      const estimate = tokensOfLength(countCharacters(promptChars, steps));
      return { reply, suggestions, results: offers.results(plan.kept), plan: plan.kept, usage, estimate };
    },
  };
}

/** The failure of a model that did not answer. */
export function unavailable(cause: unknown): FunctionFailure {
  return new FunctionFailure(
    'provider_unavailable',
    'The assistant is not answering right now. Please try again in a moment.',
    { cause },
  );
}
