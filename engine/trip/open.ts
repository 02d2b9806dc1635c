/** A trip whose place is wished for and not named yet. */
import type { Message, OpenWish } from '../read/types.ts';
import type { TripSpec } from './spec.ts';

/** A wish for a place goes on from message to message: "somewhere warm", "at most three hours". */
export function openOf(before: OpenWish | null, now: OpenWish | null): OpenWish | null {
  if (!before || !now) return now ?? before;
  return {
    climate: now.climate ?? before.climate,
    maxHours: now.maxHours ?? before.maxHours,
    continent: now.continent ?? before.continent,
  };
}

/** "The first one": a proposed place, where none is planned yet. */
export function picked({ destinations, proposed }: TripSpec, message: Message): Message {
  if (message.pick === null || destinations.length + message.destinations.length > 0) return message;
  const place = message.pick < 0 ? proposed[proposed.length - 1] : proposed[message.pick - 1];
  return place ? { ...message, destinations: [{ place, corrected: null, days: null }] } : message;
}
