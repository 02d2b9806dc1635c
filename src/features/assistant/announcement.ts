import { type ChatMessage, isAtAssistant } from '@domain/chat/messages.ts';
import type { ChatResults } from '@domain/chat/results.ts';
import { conversationWords } from '@domain/chat/words.ts';
import { originWords } from './hereWords.ts';
import { partialReplyWords } from './partialReplyWords.ts';

const SPOKEN_CHARS = 600;

/**
 * What a screen reader is told of the newest reply, once: that it is worked on, then the whole of it, or that it
 * broke off. Never its pieces as they come.
 */
export function newsOf(messages: readonly ChatMessage[], openedAt: number): string {
  const asked = messages.find(isAtAssistant);
  if (asked) return conversationWords[asked.conversation].workingAloud;
  const newest = messages.findLast((message) => message.role === 'assistant');
  if (!newest || newest.createdAt <= openedAt) return '';
  return newest.state === 'partial'
    ? `${partialReplyWords(newest)} Go on is offered.`
    : announcementOf(newest);
}

/** A reply's first words without the marks, and what hangs on it. */
export function announcementOf(message: ChatMessage): string {
  const words = message.content
    .replaceAll(/[#*_`>|]+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const short = words.length > SPOKEN_CHARS ? `${words.slice(0, SPOKEN_CHARS)}…` : words;
  const cards = [message.plan && countOfDays(message.plan.days.length), countOf(message.results)]
    .filter(Boolean)
    .join(', ');
  const warned = message.plan?.warnings.length ? ' Read what to check before you book.' : '';
  const origin = originWords(message);
  const told = `${cards ? `${short} With ${cards}.` : short}${warned}`;
  return origin === null ? told : `${told} ${origin}`;
}

function countOfDays(days: number): string {
  return `a plan of ${days} ${days === 1 ? 'day' : 'days'}`;
}

function countOf(results: ChatResults | undefined): string {
  if (!results) return '';
  const { flights, hotels, tours } = results;
  return [
    [flights.length, 'flight'] as const,
    [hotels.length, 'hotel'] as const,
    [tours.length, 'tour'] as const,
  ]
    .filter(([count]) => count > 0)
    .map(([count, noun]) => `${count} ${noun}${count === 1 ? '' : 's'}`)
    .join(', ');
}
