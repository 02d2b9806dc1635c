/** A trip whose place is wished for, or chosen from several, and not settled yet. */
import type { Message } from '../read/types.ts';
import type { OpenWish } from '../read/openWish.ts';
import type { TripSpec } from './spec.ts';

/** A wish for a place goes on from message to message: "somewhere warm", "at most three hours". */
export function openOf(before: OpenWish | null, now: OpenWish | null): OpenWish | null {
  if (!before || !now) return now ?? before;
  return {
    ...before,
    ...now,
    climate: now.climate ?? before.climate,
    maxHours: now.maxHours ?? before.maxHours,
    continent: now.continent ?? before.continent,
  };
}

/** "The first one", "you decide": a place that was proposed, or one of those to choose from, where none is planned yet. */
export function picked({ destinations, proposed, isChoice }: TripSpec, message: Message): Message {
  const isOpen = destinations.length === 0 || isChoice;
  if (message.pick === null || message.destinations.length > 0 || !isOpen) return message;
  const options = isChoice ? destinations.map(({ place }) => place) : proposed;
  const place = options.at(message.pick < 0 ? -1 : Math.max(0, message.pick - 1));
  if (!place) return message;
  const others = options.filter((own) => own !== place).map(({ name }) => name);
  const orElse = message.pick === 0 && isChoice ? { orElse: others.join(' or ') } : {};
  return { ...message, destinations: [{ place, corrected: null, days: null, ...orElse }] };
}

/** The trip without the towns of a choice that a message settles. @param hasPlan the first of them is planned */
export function chosenIn(
  trip: TripSpec,
  { isChoice, isQuestion, destinations, edit, daysDelta }: Message,
  hasPlan: boolean,
): TripSpec {
  if (!trip.isChoice || isChoice || isQuestion) return trip;
  // "ok Samoa it is" chooses between towns that were only weighed, and the trip begins with it
  if (!hasPlan)
    return destinations.length > 0 && edit === null ? { ...trip, destinations: [], isChoice: false } : trip;
  // "one more night" is for the one that is planned, and makes no stop of the other
  const planned = trip.destinations.slice(0, 1);
  const isOfPlan = destinations.every(({ place }) => place === planned[0]?.place);
  return isOfPlan && (edit !== null || daysDelta !== 0)
    ? { ...trip, destinations: planned, isChoice: false }
    : trip;
}
