/** What to say where a follow-up leaves the plan as it is. */
import { modeNotes } from '../../plan/brief/routes.ts';
import { normalize } from '../../../domain/text/normalize.ts';
import { isInGuide } from '../../read/places/unknownPlace.ts';
import { listOf, money, soughtIn } from '../write/format.ts';
import type { Brief } from '../../plan/brief/brief.ts';
import type { Message } from '../../read/types.ts';
import type { Talk } from './smallTalk.ts';

/** What is said where a plan stands and nothing of it changes; never beside a change. */
export const STAYS = 'The plan stays as it was.';

/** A sentence or two, and that the plan stays. */
export function unchangedTalk(why: string): Talk {
  return {
    text: /\bstays? as (?:it|they) w|\bleft (?:the plan|the day|day \d+|it|its length) as/.test(why)
      ? why
      : `${why} ${STAYS}`,
    suggestions: [{ label: 'Show the plan', value: 'Show me the plan again' }],
  };
}

/** Why a plan that was made anew is the same, and what would help. */
export function unchangedWords(message: Message, brief: Brief, total: number): string {
  if (message.comfort < 0) {
    const ways = [
      'other dates',
      ...(brief.days > brief.stops.length + 1 ? ['fewer days'] : []),
      ...(brief.origin ? ['another place to leave from'] : []),
      'a nearer place',
    ];
    return `I found nothing cheaper: these are the cheapest flights and beds of my searches, ${money(total)} in all. What would help: ${listOf(ways).replace(/ and (?=[^,]*$)/, ' or ')}.`;
  }
  if (message.comfort > 0) return 'I found nothing better within your budget and my searches.';
  const ways = message.modes === null ? [] : modeNotes(brief.routes, message.modes);
  if (ways.length > 0) return ways.join(' ');
  if (message.interests.length > 0)
    return `I have nothing more for ${soughtIn(message.interests)} in ${listOf(brief.stops.map(({ place }) => place.name))} than the plan already holds.`;
  if (message.avoid.length > 0)
    return `There is nothing of ${listOf(message.avoid)} in the plan that could go.`;
  const named = message.destinations.map(({ place }) => place);
  if (named.length > 0 && named.every((place) => brief.stops.some((stop) => stop.place === place)))
    return `${listOf(named.map(({ name }) => name))} ${named.length > 1 ? 'are' : 'is'} in the plan already.`;
  return 'The plan already is as you ask.';
}

/** That a place beside others is in no plan; what a guide has of it may be. */
export function unknownWords(name: string, guess: Message['guess'], { stops }: Pick<Brief, 'stops'>): string {
  const near = guess ? undefined : stops.find(({ place }) => isInGuide(place, [normalize(name)]));
  if (near)
    return `I cannot plan “${quoted(name)}” as a stop of its own: it is in my guide to ${near.place.name}, as a place to see from there.`;
  const help = guess
    ? `did you mean ${guess.place.name}? Say “add ${guess.place.name}”.`
    : 'check the spelling, or name the nearest town.';
  return `I know no place called “${quoted(name)}”, so it is not planned: ${help}`;
}

/** Words of the traveller, without anything that markdown would act on. @param most characters */
export function quoted(text: string, most = 60): string {
  const plain = text.replace(/[*_[\]()<>#`|\\\n]/g, '').trim();
  return plain.length > most ? `${plain.slice(0, most - 1).trim()}…` : plain;
}
