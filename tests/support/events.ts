/** Server-sent events, read as they come. */
import { z } from 'zod';

export interface ReadEvent {
  readonly event: string;
  readonly data: unknown;
}

export interface EventReader {
  /** The next event; null when the answer is over. */
  next(): Promise<ReadEvent | null>;
  /** Every event that is left. */
  rest(): Promise<ReadEvent[]>;
  /** Goes away. */
  leave(): Promise<void>;
  /** Comments that came so far. */
  readonly comments: readonly string[];
}

/** Reads the events of an answer. @throws Error when it has no body */
export function readEvents(response: Response): EventReader {
  const reader = response.body?.getReader();
  if (!reader) throw new Error('The answer has no body');
  const decoder = new TextDecoder();
  const comments: string[] = [];
  let text = '';
  const next = async (): Promise<ReadEvent | null> => {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end >= 0) {
        const block = text.slice(0, end);
        text = text.slice(end + 2);
        if (!block.startsWith(':')) return parseEvent(block);
        comments.push(block);
        continue;
      }
      const { done, value } = await reader.read();
      if (done) return null;
      text += decoder.decode(value, { stream: true });
    }
  };
  return {
    next,
    comments,
    rest: async () => {
      const events: ReadEvent[] = [];
      for (let event = await next(); event; event = await next()) events.push(event);
      return events;
    },
    leave: () => reader.cancel(),
  };
}

function parseEvent(block: string): ReadEvent {
  const fields = new Map(
    block.split('\n').map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]),
  );
  return { event: fields.get('event') ?? 'message', data: JSON.parse(fields.get('data') ?? 'null') };
}

const textSchema = z.object({ delta: z.string() });

/** The text that a reader has after these events. */
export function textOf(events: readonly ReadEvent[]): string {
  return events.map(({ event, data }) => (event === 'text' ? textSchema.parse(data).delta : '')).join('');
}
