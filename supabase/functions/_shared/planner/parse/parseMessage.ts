/** Reads one message of a traveller. */
import { findDates } from './dates.ts';
import { findPlaces } from './places.ts';
import { findBudget, findDays, findParty } from './quantities.ts';
import { findComfort, findInterests, findPace, findSwap, findTopics } from './wishes.ts';
import { daysBetween } from '../../domain/dates.ts';
import type { Gazetteer } from '../../places/gazetteer.ts';
import type { Message } from './types.ts';

/** Longer text is noise past this point; a message is at most 4,000 characters. */
const MAX_CHARS = 4_000;

/**
 * What a message says about a trip. Never throws, whatever the text.
 * @param today ISO date; dates in words are read relative to it
 */
export function parseMessage(typed: string, today: string, gazetteer: Gazetteer): Message {
  const text = typed.slice(0, MAX_CHARS).replaceAll('’', "'").replace(/\s+/g, ' ').trim();
  const dates = findDates(text, today);
  const rest = dates?.rest ?? text;
  const wish = dates?.wish ?? null;
  return {
    ...findPlaces(rest, gazetteer),
    dates: wish,
    days: wish?.kind === 'days' ? daysBetween(wish.start, wish.end) + 1 : findDays(rest),
    isWeekend: /\bweekend\b/i.test(text),
    party: findParty(rest),
    budget: findBudget(rest),
    ...findInterests(rest),
    pace: findPace(rest),
    comfort: findComfort(rest),
    swapDays: findSwap(rest),
    topics: findTopics(text),
  };
}

/** Whether a message says nothing that a plan could use. */
export function saysNothing(message: Message): boolean {
  return (
    message.destinations.length === 0 &&
    message.origin === null &&
    message.country === null &&
    message.dates === null &&
    message.days === null &&
    message.party === null &&
    message.budget === null &&
    message.interests.length === 0 &&
    message.avoid.length === 0 &&
    message.pace === null &&
    message.comfort === 0 &&
    message.swapDays === null
  );
}
