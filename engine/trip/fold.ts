/** The trip of a conversation, and what it was before the last message: changes can be taken back, or all begun anew. */
import { continueTrip, NO_TRIP, type Trip } from './conversation.ts';
import type { WhenOf } from '../edits/foldEdits.ts';
import type { Message } from '../read/types.ts';

export interface Said {
  readonly text: string;
  readonly message: Message;
}

export interface Folded {
  /** Before the last message, and with it. */
  readonly before: Trip;
  readonly trip: Trip;
  /** The message that the last one took back; null when it took back none. */
  readonly undone: string | null;
}

interface State extends Folded {
  /** Trips that differ, oldest first, each with the message that made it. */
  readonly steps: readonly { readonly trip: Trip; readonly text: string }[];
}

const START: State = { before: NO_TRIP, trip: NO_TRIP, undone: null, steps: [] };

const ANOTHER =
  /^\W*(?:(?:please|no|hmm|and|ok)\W+)*(?:(?:yet )?another(?: one)?|(?:the )?next(?: one)?|again|once more|one more time|not that one(?: either)?)\W*(?:please)?\W*$/i;

/** The messages with "another one" read as what was asked for before it. */
export function saidAgain(said: readonly Said[]): readonly Said[] {
  return said.reduce<readonly Said[]>((all, own) => {
    const before = all[all.length - 1];
    return [...all, before && ANOTHER.test(own.text) ? { ...own, message: before.message } : own];
  }, []);
}

/** Folds all messages, oldest first. */
export function foldMessages(said: readonly Said[], whenOf: WhenOf): Folded {
  return said.reduce<State>((state, { text, message }) => {
    const last = state.steps[state.steps.length - 1];
    const before = last?.trip ?? NO_TRIP;
    if (message.command === 'restart')
      return { ...START, before, steps: [...state.steps, { trip: NO_TRIP, text }] };
    if (message.command === 'undo') {
      const earlier = state.steps[state.steps.length - 2];
      if (!last || !earlier || earlier.trip.destinations.length === 0)
        return {
          ...state,
          before,
          trip: { ...before, remark: 'There is no earlier plan to go back to.' },
          undone: null,
        };
      return {
        before,
        trip: { ...earlier.trip, remark: null },
        undone: last.text,
        steps: state.steps.slice(0, -1),
      };
    }
    const wanted = withReturn(message, state.steps);
    const trip = continueTrip(before, wanted, whenOf);
    const steps = isSameTrip(trip, before) ? state.steps : [...state.steps, { trip, text }];
    return { before, trip, undone: null, steps };
  }, START);
}

/** "Go back to London" means the plan's town of before, where there was one; else the trip ends there. */
function withReturn(message: Message, steps: State['steps']): Message {
  const { returnTo, destinations } = message;
  const wasThere = steps.some(({ trip }) => trip.destinations.some(({ place }) => place === returnTo?.place));
  const isThere = steps[steps.length - 1]?.trip.destinations.some(({ place }) => place === returnTo?.place);
  return returnTo && destinations.length === 0 && wasThere && isThere === false
    ? { ...message, returnTo: null, destinations: [returnTo] }
    : message;
}

/** Whether two trips come to the same plan. */
export function isSameTrip(one: Trip, other: Trip): boolean {
  return JSON.stringify({ ...one, remark: null }) === JSON.stringify({ ...other, remark: null });
}
