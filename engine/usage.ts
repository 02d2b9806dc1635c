/** What an answer of the engine costs in tokens: a plan its words, a change what it changed, and all else nothing. */
import { estimateTokens, type TurnUsage } from '../domain/billing/tokens.ts';
import type { CheckedPlan, PlanDay } from '../domain/itinerary/itinerary.ts';
import type { TurnAnswer } from './turn.ts';

const NOTHING: TurnUsage = { inputTokens: 0, outputTokens: 0, totalTokens: 0 };

/**
 * The usage of a turn. A refusal, a question back, an answer and a plan that stays as it was are free.
 * @param before the plan before the message; null where there was none
 */
export function usageOf(
  message: string,
  { reply, plan, change }: Pick<TurnAnswer, 'reply' | 'plan' | 'change'>,
  before: CheckedPlan | null,
): TurnUsage {
  if (!plan || (change.kind !== 'created' && change.kind !== 'changed')) return NOTHING;
  const share = change.kind === 'created' || !before ? 1 : changedShare(before.days, plan.days);
  const inputTokens = estimateTokens(message);
  const outputTokens = Math.ceil(estimateTokens(reply) * share);
  return { inputTokens, outputTokens, totalTokens: inputTokens + outputTokens };
}

/** Of the days' words, the part that no day before had, from 0 to 1. */
function changedShare(before: readonly PlanDay[], after: readonly PlanDay[]): number {
  const known = new Set(before.map(wordsOf));
  const words = after.map(wordsOf);
  const all = sizeOf(words);
  return all === 0 ? 1 : sizeOf(words.filter((own) => !known.has(own))) / all;
}

/** Without what a traveller adds by hand for nothing: it would make a change a smaller part of the whole. */
function wordsOf({ items }: PlanDay): string {
  return items
    .filter(({ own }) => own !== true)
    .map(({ start, title }) => `${start} ${title}`)
    .join('\n');
}

function sizeOf(texts: readonly string[]): number {
  return texts.reduce((sum, own) => sum + own.length, 0);
}
