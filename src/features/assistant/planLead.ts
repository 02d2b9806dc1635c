import { WHY_HEADING } from '@domain/chat/replyText.ts';

/**
 * A reply with a plan in two parts: what was not understood, what changed and what the trip is like stands above the
 * days; why they are as they are, and what to check, below them. A text without headings is all rest, unless it is known
 * to be the words around a plan (`isAround`): "We are back at Seville" explains none.
 */
export function splitLead(text: string, isAround = false): { lead: string; rest: string } {
  const heading = text.search(/^#{1,6}[ \t]/m);
  const why = text.indexOf(WHY_HEADING);
  const end = Math.min(...[heading, why].map((at) => (at < 0 ? Number.POSITIVE_INFINITY : at)));
  if (!Number.isFinite(end)) return isAround ? { lead: text.trim(), rest: '' } : { lead: '', rest: text };
  return { lead: text.slice(0, end).trim(), rest: text.slice(end) };
}
