/** The trip of a conversation that comes as its history alone: everything is said again, in its order. */
import { runTurn, type TurnAnswer, type TurnInput } from '../../../../engine/turn.ts';
import type { ChatTurn } from '../../../../domain/chat/chatApi.ts';
import type { OfferSource } from '../../../../engine/offers/offerSource.ts';
import type { TripContents } from '../../../../domain/trips/trip.ts';

type Conversation = Pick<TurnInput, 'trip' | 'previous'> & {
  readonly earlier: readonly TripContents[];
};
const NO_CONVERSATION: Conversation = { trip: null, previous: null, earlier: [] };

const ID = '00000000-0000-4000-8000-000000000000';

/** The conversation with a turn added to it. */
function after({ trip, earlier }: Conversation, { change }: TurnAnswer): Conversation {
  switch (change.kind) {
    case 'created':
      return { trip: { id: ID, title: change.title, ...change.contents }, previous: null, earlier: [] };
    case 'changed': {
      const before = trip ? [trip, ...earlier] : earlier;
      return {
        trip: { id: ID, title: change.title, ...change.contents },
        previous: before[0] ?? null,
        earlier: before,
      };
    }
    case 'undone': {
      const [state, ...rest] = earlier;
      return {
        trip: state ? { id: ID, title: trip?.title ?? '', ...state } : null,
        previous: rest[0] ?? null,
        earlier: rest,
      };
    }
    case 'left':
      return NO_CONVERSATION;
    case 'none':
    case 'opened':
      return { trip, previous: earlier[0] ?? null, earlier };
  }
}

/** Holds the conversation of a history once more. */
export async function toldAgain(
  history: readonly ChatTurn[],
  input: Pick<TurnInput, 'traveller' | 'now'>,
  offers: OfferSource,
): Promise<Conversation> {
  let conversation = NO_CONVERSATION;
  for (const { role, content } of history) {
    if (role !== 'user') continue;
    for await (const event of runTurn({ ...input, ...conversation, message: content, others: [] }, offers))
      if (event.type === 'done') conversation = after(conversation, event.answer);
  }
  return conversation;
}
