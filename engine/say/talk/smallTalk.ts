/** Messages that want an answer and no plan: greetings, questions, and requests that name no place yet. */
import { countryFacts } from '../../../content/countries/countries.ts';
import { plain } from '../../edits/names.ts';
import { guideHeadOf } from '../../../content/towns/registry.ts';
import { type Idea, ideasFor, monthOf } from '../../plan/ideas.ts';
import { ideaButtons, ideasInWords } from './ideas.ts';
import { notedWords } from './noted.ts';
import { needLines } from '../write/needLines.ts';
import { quoted } from './unchanged.ts';
import { listOf } from '../write/format.ts';
import { MONTH_NAMES } from '../../../domain/dates/calendar.ts';
import { visaWords } from './visa.ts';
import { saysNothing } from '../../read/noMessage.ts';
import { isMostlyTold } from '../../read/told.ts';
import { asksWhat } from '../../read/follow/questions.ts';
import type { Suggestion } from '../../../domain/chat/chatApi.ts';
import type { Traveller } from '../../traveller.ts';
import type { Gazetteer } from '../../facts/gazetteer.ts';
import type { Gazetted } from '../../facts/types.ts';
import type { TripSpec } from '../../trip/spec.ts';
import type { Message } from '../../read/types.ts';

export interface TalkInput {
  readonly message: Message;
  /** As typed. */
  readonly text: string;
  /** The trip with this message in it. */
  readonly trip: TripSpec;
  readonly traveller: Traveller;
  readonly gazetteer: Gazetteer;
}

export interface Talk {
  readonly text: string;
  readonly suggestions: readonly Suggestion[];
  /** Towns that the text proposes, for “the first one”. */
  readonly proposed?: readonly Gazetted[];
  /** A question was asked, and the text says that it cannot be answered. */
  readonly isUnanswered?: true;
  /** Nothing was heard in it. */
  readonly isUnclear?: true;
}

/** Messages to begin with. */
export const IDEAS: readonly Suggestion[] = [
  { label: 'Kyoto for temples and food', value: 'Five days in Kyoto for temples and food' },
  { label: 'A long weekend in Lisbon', value: 'A long weekend in Lisbon' },
  { label: 'A week in Mexico City', value: 'A week in Mexico City for food and museums' },
];

/** What to say when there is nothing to plan; null when there is. */
export function smallTalk(input: TalkInput): Talk | null {
  const { message, trip } = input;
  const isQuiet = saysNothing(message);
  const hasPlace = trip.destinations.length > 0;
  if (message.topics.includes('visa') && !hasPlace) return visaTalk(trip.country);
  if (message.command === 'undo' || message.command === 'show') return nothingYet(input);
  if (isQuiet && message.topics.includes('thanks')) return thanks(hasPlace);
  if (isQuiet && (message.topics.includes('greeting') || message.topics.includes('help')))
    return greeting(input);
  if (isQuiet && hasPlace && message.topics.includes('aside')) return heardAside();
  if (message.unknown !== null && (isQuiet || !hasPlace)) return unknown(input, message.unknown);
  // "so 6 days altogether" says a length of the whole
  if (hasPlace && isQuiet && message.total === null)
    return isMostlyTold(input.text) ? heardAside() : unclear(input);
  if (hasPlace) return null;
  // who is open to ideas wants towns of that country, each with a reason
  return trip.country === null || (trip.open !== null && hasIdeas(input))
    ? askPlace(input)
    : askCity(input, trip.country);
}

function hasIdeas({ trip, gazetteer }: TalkInput): boolean {
  return ideasFor(trip, trip.origin?.place ?? null, gazetteer).length > 1;
}

/** What is known of malaria in the countries that are spoken of, where somebody wants none; empty else. */
function malariaWords({ trip, text }: TalkInput, places: readonly Gazetted[]): string[] {
  if (!/malaria/i.test(text) && !trip.needs.some(({ words }) => /malaria/i.test(words))) return [];
  const lines = places.flatMap(({ countryCode, country }) => {
    const health = countryFacts(countryCode)?.health ?? null;
    return health === null ? [] : [`**${country}:** ${health}`];
  });
  return lines.length === 0
    ? ['On malaria there I have no facts: a travel clinic has them.']
    : [...new Set(lines)];
}

function greeting({ traveller }: TalkInput): Talk {
  const name = traveller.nickname === undefined ? '' : `, ${plain(traveller.nickname)}`;
  return {
    text: `Hello${name}! Tell me where you would like to go, when, for how long, with whom and roughly for how much, in one sentence or bit by bit. I look up flights, a place to stay and tours, and write you a plan day by day.\n\nFor example: “Five days in Kyoto in April for two, under $2,500, from London, we like food and temples.”`,
    suggestions: IDEAS,
  };
}

function thanks(hasPlace: boolean): Talk {
  return {
    text: hasPlace
      ? 'You are welcome. The plan stays here in the chat, also without a network. Tell me what to change, or where you go next.'
      : 'You are welcome. Where shall we plan next?',
    suggestions: hasPlace
      ? [
          { label: 'Make it cheaper', value: 'Make it cheaper' },
          { label: 'Another month', value: 'What about October?' },
        ]
      : IDEAS,
  };
}

/** What was told asks for nothing. */
export function heardAside(): Talk {
  return {
    text: 'Good to know. The plan stays as it was; tell me what to change, and I rewrite it.',
    suggestions: [{ label: 'Show the plan', value: 'Show me the plan again' }],
  };
}

/** Entry rules, for a country or for nowhere in particular. */
export function visaTalk(country: string | null): Talk {
  return { text: `${visaWords(country)}\n\nI can plan everything else.`, suggestions: IDEAS };
}

/** The conversation begins anew: nothing said before counts. */
export function startOver(input: TalkInput): Talk {
  const { text, suggestions } = askPlace(input);
  return {
    text: `We start again, and what was said before no longer counts, an allergy or another need neither: say it again, or keep it in your profile. ${text}`,
    suggestions,
  };
}

/** A place that no gazetteer has is said to be unknown: nobody is sent to one that sounds like it. */
function unknown({ trip, message, gazetteer }: TalkInput, name: string): Talk {
  const shown = plain(name);
  const meant = message.guess?.place.name;
  const [first] = trip.destinations;
  const stays = first ? ` Your plan for ${first.place.name} stays as it was.` : '';
  if (meant !== undefined)
    return {
      text: `I do not know a place called “${shown}”, and I plan nothing on a guess.${stays} Did you mean ${meant}?`,
      suggestions: [{ label: `Yes, ${meant}`, value: `${meant}, please` }],
    };
  const ideas = ideaButtons(ideasFor(trip, trip.origin?.place ?? null, gazetteer));
  return {
    text: `I do not know a place called “${shown}”, so I have planned nothing there.${stays} Check the spelling, or name the nearest city with an airport: where would you like to go?`,
    suggestions: ideas,
  };
}

/** Nothing stands that could be shown or taken back. */
function nothingYet(input: TalkInput): Talk {
  const { text, suggestions } = askPlace(input);
  return { text: `There is no plan yet. ${text}`, suggestions };
}

function unclear({ trip, text }: TalkInput): Talk {
  const name = trip.destinations[0]?.place.name ?? 'your trip';
  if (/\?\W*$/.test(text)) {
    return {
      text: `I do not know that, and the plan for ${name} says nothing of it. The tourist office or your hotel will. The plan stays as it was; tell me what to change, and I rewrite it.`,
      suggestions: [{ label: 'Show the plan', value: 'Show me the plan again' }],
      isUnanswered: true,
    };
  }
  return {
    text: `I am not sure what to change about ${name}. You can give me other dates, another length, a budget, where you leave from, who comes along, or what you like, and I rewrite the plan. For example: “make it cheaper”, “what about July?”, “add a museum day”, “swap day 2 and 3”.`,
    suggestions: [
      { label: 'Make it cheaper', value: 'Make it cheaper' },
      { label: 'More food', value: 'More food' },
      { label: 'Start over', value: 'Start over' },
    ],
    isUnclear: true,
  };
}

function askPlace(input: TalkInput): Talk {
  const { message, trip, text, gazetteer, traveller } = input;
  const noted = notedWords(trip);
  const length = text.length > 600 ? 'That was a lot of text, and I found no place in it. ' : '';
  const home = trip.origin?.place ?? null;
  const beyond = asksBeyond(message, text)
    ? 'I do not know that: neither my guides nor my searches hold it. '
    : '';
  const month = monthOf(trip, traveller.today);
  const ideas = ideasFor(trip, home, gazetteer, month);
  if (ideas.length === 0) {
    return {
      text: `${length}${beyond}${noted}I know no town with a guide that is all of that. Name a town, or let go of one of the wishes.`,
      suggestions: IDEAS,
    };
  }
  return {
    text: `${length}${beyond}${noted}${unmetWords(trip, ideas)}${trip.open ? 'These' : 'Where would you like to go? A city is enough; dates, length, travellers and a budget make the plan better. If you are open, these'} would suit ${trip.interests.length + trip.activities.length > 0 || trip.open ? 'what you like' : 'most people'}${month !== null && trip.dates === null ? `, by the weather of ${MONTH_NAMES[month - 1]} as you named no dates` : ''}:\n\n${[
      ideasInWords(ideas, home?.name ?? null, month),
      ...needLines({ needs: trip.needs, ownTimes: [] }),
      ...malariaWords(
        input,
        ideas.map(({ place }) => place),
      ),
      ...(trip.open ? ['Where would you like to go? One of these, or any city.'] : []),
    ].join('\n\n')}`,
    suggestions: ideaButtons(ideas),
    proposed: ideas.map(({ place }) => place),
    ...(message.isQuestion && saysNothing(message) && { isUnanswered: true }),
  };
}

/** That no town proposed has what was named, where that is so. */
function unmetWords({ activities }: TripSpec, ideas: readonly Idea[]): string {
  const unmet = activities.filter((wish) => !ideas.some(({ meets }) => meets.includes(wish)));
  return unmet.length === 0
    ? ''
    : `I have no guide to a town with ${listOf(unmet.slice(0, 4).map((wish) => `“${quoted(wish)}”`))} that would suit. `;
}

/** A question that asking for a place does not answer: "how much is an Antarctic cruise?" */
function asksBeyond({ isQuestion, open }: Message, text: string): boolean {
  return isQuestion && open === null && asksWhat(text) && !/\b(?:where|start|begin|use|work)\b/i.test(text);
}

function askCity({ trip, gazetteer }: TalkInput, country: string): Talk {
  const known = gazetteer.citiesOf(country, 200).map((place) => place.name);
  const cities = [...known.filter((name) => guideHeadOf(name) !== null), ...known].slice(0, 12);
  const unique = [...new Set(cities)].slice(0, 4);
  return {
    text: `${notedWords(trip)}${country} is a fine idea. I plan city by city: where in ${country} would you like to start? Many begin with ${listOf(unique)}.`,
    suggestions: unique.map((city) => ({ label: city.slice(0, 80), value: city })),
  };
}
