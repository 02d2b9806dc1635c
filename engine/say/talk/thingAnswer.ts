/** What is known beside a thing that nobody here knows: the fares that a pass saves, the way that a ship goes. */
import { hoursAndMinutes, money } from '../write/format.ts';
import { answerFromPlan } from './answerFromPlan.ts';
import { distanceAnswer } from './distances.ts';
import { quoted } from './unchanged.ts';
import type { InfoInput } from './infoAnswers.ts';

const LEAD =
  /^(?:.*\b(?:know|heard|familiar)\b)?\W*(?:(?:is|are|there|does|do|should|i|we|get|buy|need|of|about|with|the|an?|any)\s+)*/iu;
const PASS = /((?:[\p{L}'’-]+ ){0,3}(?:pass(?:es)?|cards?)|interrail(?: pass)?|eurail(?: pass)?)\b/iu;
/** What a guide says of passes by any name. */
const TICKETS = /\b(?:pass|cards?|tickets?)\b/i;
/** Where the name of a ship or a train ends. */
const END = /[?!.,;]|\s(?:from|between|to|in|on|up|down|that|which|along|and|at|for)\s/iu;

const PLAN_ROUND_IT =
  'Name your days, and where it begins and ends, and I plan flights, beds and the days round it.';

/** What is asked after, where no place is named that anything is known of. */
export function unknownThing(question: string): string {
  return [unknownWords(shownName(question)), PLAN_ROUND_IT].join('\n\n');
}

/** Whether a thing is a pass or a card for several rides or entries. */
export function isPass(thing: string): boolean {
  return PASS.test(thing);
}

function shownName(asked: string): string {
  const name = asked.replace(LEAD, '').split(END)[0]?.trim() ?? '';
  return name === '' ? 'that' : `“${quoted(name)}”`;
}

function unknownWords(shown: string): string {
  const what = /\bcruises?\b/i.test(shown)
    ? 'Cruises are in none of my searches: they have'
    : `I do not know ${shown}: my searches have`;
  return `${what} flights, stays and tours, and I reckon ways by train, bus, car and short ferries. What it costs, when it goes and what it is like its own page says.`;
}

/** A pass is weighed against single fares; of what else is asked after, the way and the guide. */
export function thingAnswer(input: InfoInput): string {
  const { question, brief } = input;
  const pass = PASS.exec(question)?.[0];
  const shown = shownName(pass ?? question);
  const planned = pass === undefined && input.plan ? answerFromPlan(question, input.plan) : null;
  if (planned !== null) return planned;
  if (pass === undefined)
    return [
      unknownWords(shown),
      ...(input.places.length === 2 ? [distanceAnswer(input)] : []),
      PLAN_ROUND_IT,
    ].join('\n\n');
  const fares = brief.routes.flatMap((route) =>
    route.kind === 'ground'
      ? [
          `- ${route.from.name} to ${route.to.name} by ${route.way.mode}: about ${money(route.way.price)} a person, ${hoursAndMinutes(route.way.minutes)}`,
        ]
      : [],
  );
  return [
    `What ${shown} costs and covers I do not know: its own page has today’s price. It is worth it where the single tickets that you would buy come to more than that.`,
    ...(fares.length === 0 ? [] : [`Single fares between your towns, by my estimate:\n${fares.join('\n')}`]),
    ...new Set(
      brief.stops.flatMap(({ place, guide }) =>
        guide && TICKETS.test(guide.gettingAround)
          ? [`Getting around ${place.name}, from my guide: ${guide.gettingAround}`]
          : [],
      ),
    ),
    'Add up the rides, outings and entries that it covers and that you want: with few of them single tickets are cheaper.',
  ].join('\n\n');
}
