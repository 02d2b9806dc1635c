import type { ChatMessage, ChatResults } from '@/domain/chat.ts';

const SPOKEN_CHARS = 600;

/** What a screen reader is told of a reply: its first words without the marks, and what hangs on it. */
export function announcementOf(message: ChatMessage): string {
  const words = message.content
    .replaceAll(/[#*_`>|]+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const short = words.length > SPOKEN_CHARS ? `${words.slice(0, SPOKEN_CHARS)}…` : words;
  const cards = message.results ? countOf(message.results) : '';
  return cards ? `${short} With ${cards}.` : short;
}

function countOf({ flights, hotels, tours }: ChatResults): string {
  return [
    [flights.length, 'flight'] as const,
    [hotels.length, 'hotel'] as const,
    [tours.length, 'tour'] as const,
  ]
    .filter(([count]) => count > 0)
    .map(([count, noun]) => `${count} ${noun}${count === 1 ? '' : 's'}`)
    .join(', ');
}
