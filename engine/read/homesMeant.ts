/** A town that stands by itself in a message: where one sets out, or where the trip is. */
import { literally } from '../../domain/text/typedWords.ts';
import type { ReadContext } from './acts/act.ts';
import type { Message } from './types.ts';

/** Where to go is asked, and a town stands by itself: "two of us, Palo Alto. No plan yet, 3 options please". */
export function withHomeOfOptions(message: Message, typed: string): Message {
  const [town, ...others] = message.destinations;
  const isHome =
    message.noPlan === 'options' &&
    town !== undefined &&
    town.region === undefined &&
    others.length + Number(message.origin !== null) === 0 &&
    !new RegExp(
      `\\b(?:in|to|for|of|around|near|at|about|visit\\w*)\\s+(?:the )?${literally(town.place.name)}`,
      'iu',
    ).test(typed);
  return isHome ? { ...message, destinations: [], origin: town } : message;
}

/** "I'm in Geneva for a conference": where nothing else is named to go to, that is where the trip is. */
export function thereFor(message: Message, typed: string, { towns = [] }: ReadContext): Message {
  const { origin, destinations, open, noPlan } = message;
  const isThere =
    towns.length === 0 &&
    origin !== null &&
    destinations.length === 0 &&
    (open ?? noPlan) === null &&
    new RegExp(
      `\\bin ${literally(origin.place.name)} (?:for|on|at) (?:(?:an?|the|my|our) )?(?:\\w+ )?(?:conference|congress|fair|course|meetings?|business|work|wedding)\\b`,
      'iu',
    ).test(typed);
  return isThere ? { ...message, destinations: [origin], origin: null } : message;
}
