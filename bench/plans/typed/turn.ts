/** What was said in one turn, and the plan before and after it. */
import { Conversation } from '../recorded.ts';
import type { Reader } from '../../../engine/read/reader.ts';
import type { CheckedPlan } from '../../../domain/itinerary/itinerary.ts';

export interface Turn {
  readonly message: string;
  readonly reply: string;
  /** The plan that is kept before and after it; null for none. */
  readonly before: CheckedPlan | null;
  readonly after: CheckedPlan | null;
  /** It turned to another kept trip: what is different is no change of one. */
  readonly isOpened?: boolean;
  /** The engine failed: what it threw. */
  readonly crash: string | null;
}

/** Says the messages one after the other to an engine that knows nothing of the traveller, on a day (ISO), each read by its reader or the rules. */
export async function converse(
  messages: readonly string[],
  today: string,
  readers: readonly (Reader | undefined)[],
): Promise<Turn[]> {
  const conversation = new Conversation({ today, interests: [] });
  const turns: Turn[] = [];
  for (const [index, message] of messages.entries()) {
    const before = conversation.plan;
    try {
      const { reply, change } = await conversation.say(message, readers[index]);
      const isOpened = change.kind === 'opened';
      turns.push({ message, reply, before, after: conversation.plan, isOpened, crash: null });
    } catch (error) {
      turns.push({ message, reply: '', before, after: conversation.plan, crash: String(error) });
    }
  }
  return turns;
}
