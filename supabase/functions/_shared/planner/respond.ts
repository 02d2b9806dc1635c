/** What the planner does in one step, from the conversation and what its tools have returned so far. */
import { loadGazetteer, type Gazetteer } from '../places/gazetteer.ts';
import { TRAVELLER_OPTION, travellerSchema, type Traveller } from '../assistant/traveller.ts';
import { guideOf } from '../guides/registry.ts';
import { makeBrief, type Brief } from './brief.ts';
import { chooseOffers, DEFAULT_DAILY_COST } from './choose.ts';
import { continueTrip, NO_TRIP, type Trip } from './conversation.ts';
import { readFound, type Found } from './found.ts';
import { planAnywhere } from './genericPlan.ts';
import { planDays } from './itinerary.ts';
import { parseMessage } from './parse/parseMessage.ts';
import { smallTalk } from './smallTalk.ts';
import { suggestionsFor } from './suggestions.ts';
import { writePlan } from './write/writePlan.ts';
import type { Suggestion } from '../domain/chat.ts';
import type { CallOptions, Prompt } from './sdk.ts';

interface PlannerCall {
  readonly tool: 'searchFlights' | 'searchHotels' | 'searchTours' | 'suggestReplies';
  readonly input: Record<string, unknown>;
}

export interface PlannerTurn {
  /** The traveller's message. */
  readonly message: string;
  readonly isFirstStep: boolean;
  readonly text: string;
  readonly calls: readonly PlannerCall[];
}

/** Earlier messages that the planner still folds into the trip. */
const MAX_EARLIER = 20;

/** Searches first, writes when the tools have answered, and talks when there is nothing to plan. */
export async function respond(options: CallOptions): Promise<PlannerTurn> {
  if (hasOfferedReplies(options.prompt)) return { message: '', isFirstStep: false, text: '', calls: [] };
  const traveller = travellerOf(options);
  const gazetteer = await loadGazetteer();
  const texts = userTexts(options.prompt);
  const message = texts[texts.length - 1] ?? '';
  const parsed = texts.slice(-MAX_EARLIER).map((text) => parseMessage(text, traveller.today, gazetteer));
  const last = parsed[parsed.length - 1];
  const before = parsed.slice(0, -1).reduce(continueTrip, NO_TRIP);
  const trip = withProfile(last ? continueTrip(before, last) : before, traveller, gazetteer);
  const found = readFound(options.prompt);
  const isFirstStep = found === null;

  const talk = last ? smallTalk({ message: last, text: message, trip, traveller, gazetteer }) : null;
  if (talk) return { message, isFirstStep, ...answer(talk.text, talk.suggestions) };
  const brief = makeBrief(trip, traveller, gazetteer);
  if (!found) return { message, isFirstStep, text: '', calls: searches(brief) };
  return { message, isFirstStep, ...plan(brief, found) };
}

function plan(brief: Brief, found: Found): Pick<PlannerTurn, 'text' | 'calls'> {
  const guide = guideOf(brief.destination.city);
  const choice = chooseOffers(brief, found, guide?.dailyCost ?? DEFAULT_DAILY_COST);
  const days = guide ? planDays(brief, guide, choice) : planAnywhere(brief, choice);
  return answer(writePlan({ brief, guide, found, choice, days }), suggestionsFor(brief, choice));
}

function answer(text: string, suggestions: readonly Suggestion[]): Pick<PlannerTurn, 'text' | 'calls'> {
  return { text, calls: [{ tool: 'suggestReplies', input: { suggestions } }] };
}

function searches(brief: Brief): PlannerCall[] {
  const destination = brief.destination.name;
  const flights: PlannerCall[] = brief.origin
    ? [
        {
          tool: 'searchFlights',
          input: {
            from: brief.origin.name,
            to: destination,
            departure: brief.departure,
            returnDate: brief.lastDay,
            passengers: brief.travellers,
          },
        },
      ]
    : [];
  const hotels: PlannerCall[] =
    brief.nights > 0
      ? [{ tool: 'searchHotels', input: { destination, checkin: brief.firstDay, checkout: brief.lastDay } }]
      : [];
  return [...flights, ...hotels, { tool: 'searchTours', input: { destination } }];
}

/** Interests of the profile count when the conversation names none. */
function withProfile(trip: Trip, traveller: Traveller, gazetteer: Gazetteer): Trip {
  if (trip.interests.length > 0 || traveller.interests.length === 0) return trip;
  const { interests } = parseMessage(
    traveller.interests.join(', ').slice(0, 500),
    traveller.today,
    gazetteer,
  );
  return { ...trip, interests: interests.filter((interest) => !trip.avoid.includes(interest)) };
}

function travellerOf(options: CallOptions): Traveller {
  const parsed = travellerSchema.safeParse(options.providerOptions?.[TRAVELLER_OPTION]);
  if (!parsed.success) throw new Error('The planner needs the traveller in providerOptions');
  return parsed.data;
}

/** Whether the answer to the last message is written already: the buttons come with it. */
function hasOfferedReplies(prompt: Prompt): boolean {
  const last = prompt[prompt.length - 1];
  return (
    last?.role === 'tool' &&
    last.content.some((part) => part.type === 'tool-result' && part.toolName === 'suggestReplies')
  );
}

function userTexts(prompt: Prompt): string[] {
  return prompt.flatMap((message) =>
    message.role === 'user'
      ? [message.content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n')]
      : [],
  );
}
