import type { PlannerSession, PlannerTurn } from '@domain/chat/plannerSession.ts';
import { spokenText } from '@domain/voice/spokenText.ts';

const ANNOUNCED_CHARS = 400;

/** Why an answer is not whole. Go on costs nothing more: it is the same question. */
export function brokenOffWords(status: 'stopped' | 'broken'): string {
  return status === 'stopped' ? 'You stopped this answer.' : 'The connection broke here.';
}

/**
 * What a screen reader is told, once each: that an answer is made, its first words when it is whole, or that it broke
 * off. Never its pieces as they come, and nothing of what stood there when the page was opened.
 */
export function plannerNews({ status, turns }: PlannerSession, openedWith: string | undefined): string {
  if (status === 'asking') return 'Working on your trip';
  if (status === 'stopped' || status === 'broken') return `${brokenOffWords(status)} Go on is offered.`;
  const newest = turns.at(-1);
  return newest?.role === 'assistant' && newest.id !== openedWith ? firstWords(newest) : '';
}

function firstWords({ content }: PlannerTurn): string {
  const words = spokenText(content);
  return words.length > ANNOUNCED_CHARS ? `${words.slice(0, ANNOUNCED_CHARS)}…` : words;
}
