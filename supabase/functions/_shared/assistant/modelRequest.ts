/**
 * What a turn of a language model is made of, however it is run: its prompt, its tools, when it ends and what is made
 * of it. modelTurn.ts runs it.
 */
import { stepCountIs, type LanguageModel, type ModelMessage } from 'ai';
import { chargeFor, tokensOfLength, type TurnUsage } from '../../../../domain/billing/tokens.ts';
import { FunctionFailure } from '../errors.ts';
import { answerText, countCharacters, hasAnswered, type Step } from './modelSteps.ts';
import { trimHistory } from './history.ts';
import { MAX_REPLY_CHARS } from '../../../../engine/turn.ts';
import { keepKnownLinks } from '../../../../domain/text/links.ts';
import { systemPrompt } from './systemPrompt.ts';
import { createTools } from './modelTools.ts';
import type { Traveller } from '../../../../engine/traveller.ts';
import { TurnOffers } from '../../../../engine/offers/turnOffers.ts';
import { TurnPlan } from '../../../../engine/plan/turnPlan.ts';
import type { ChatTurn, Suggestion } from '../../../../domain/chat/chatApi.ts';
import type { ChatResults } from '../../../../domain/chat/results.ts';
import type { CheckedPlan } from '../../../../domain/itinerary/itinerary.ts';
import type { Providers } from '../providers/providers.ts';

/** Searches, a plan that goes back twice, the text and the buttons, with two to spare. */
const MAX_STEPS = 10;
/** Of what a model wrote, so much is read at all: links that go make a reply shorter than that. */
export const MAX_RAW_CHARS = 2 * MAX_REPLY_CHARS;
const MAX_SUGGESTIONS = 6;
const TEMPERATURE = 0.3;

/** What a language model is told. */
export interface ModelInput {
  readonly message: string;
  /** Oldest first, without the message. */
  readonly history: readonly ChatTurn[];
  readonly traveller: Traveller;
  readonly now: Date;
}

/** What it came to. */
export interface ModelReply {
  /** Markdown. */
  readonly reply: string;
  readonly suggestions: Suggestion[];
  readonly results: ChatResults;
  /** The plan as data, with what it fails; undefined where the model handed none in. */
  readonly plan: CheckedPlan | undefined;
  /** As the model reports it; by the length of all that was read and written where it reports none. */
  readonly usage: TurnUsage;
}

/** Prepares a turn; `onOffers` hears of each search that found something. */
export function prepareModelTurn(
  input: ModelInput,
  model: LanguageModel,
  providers: Providers,
  onOffers: () => void,
) {
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
      model,
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
    },
    /** @throws FunctionFailure provider_unavailable when nothing was said */
    finish: (steps: readonly Step[], reported: TurnUsage): ModelReply => {
      const text = keepKnownLinks(answerText(steps).slice(0, MAX_RAW_CHARS), offers.links());
      const reply = text.trim().slice(0, MAX_REPLY_CHARS);
      if (reply === '') throw unavailable(new Error('The model answered nothing'));
      const estimate = tokensOfLength(countCharacters(promptChars, steps));
      const usage = { totalTokens: chargeFor(reported, estimate) };
      return { reply, suggestions, results: offers.results(plan.kept), plan: plan.kept, usage };
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
