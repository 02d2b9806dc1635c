/** A reply while it is being written: what stands so far, by the events of its stream. */
import type { ChatResults } from './results.ts';
import type { ReplyProgress } from './replyEvents.ts';

/** As much of a reply as has come. */
export interface PartialReply {
  readonly text: string;
  readonly results?: ChatResults;
  readonly marker?: string;
  readonly seenAt?: string;
}

export const emptyReply: PartialReply = { text: '' };

/** The reply so far, after one more event. */
export function replyAfter(reply: PartialReply, { event, data }: ReplyProgress): PartialReply {
  switch (event) {
    case 'text':
      return { ...reply, text: reply.text + data.delta };
    case 'reset':
      return { ...reply, text: '' };
    case 'results': {
      const { marker, seenAt, ...results } = data;
      return { ...reply, results, marker, seenAt };
    }
  }
}

/** Whether there is anything to show. */
export function hasContent({ text, results }: PartialReply): boolean {
  const cards = results ? results.flights.length + results.tours.length + results.hotels.length : 0;
  return text.trim() !== '' || cards > 0;
}
