/** What the planner does in one step, from the conversation and what its tools have returned so far. */
import { loadGazetteer, type Gazetteer } from '../places/gazetteer.ts';
import { TRAVELLER_OPTION, travellerSchema, type Traveller } from '../assistant/traveller.ts';
import { asksOf, secondAsks, type Ask } from './asks.ts';
import { makeBrief, type Brief } from './brief/brief.ts';
import { chooseWays } from './choose/ways.ts';
import { continueTrip, isNewTrip, NO_TRIP, type Trip } from './conversation.ts';
import { readFound, type Found } from './found.ts';
import { readMessage } from './parse/readMessage.ts';
import { answerFromPlan } from './questions.ts';
import { mendedPlan, type Mended } from './repair/mendedPlan.ts';
import { PLAN_TOOL, readVerdicts, refusalsOf } from './repair/verdicts.ts';
import { smallTalk } from './smallTalk.ts';
import { suggestionsFor } from './suggestions.ts';
import { changesOf } from './write/changes.ts';
import { writePlan } from './write/writePlan.ts';
import { withProfile } from './withProfile.ts';
import type { Suggestion } from '../domain/chat/chat.ts';
import type { Itinerary } from '../domain/itinerary/itinerary.ts';
import type { Message } from './parse/types.ts';
import type { Planned } from './planTrip.ts';
import type { CallOptions, Prompt } from './sdk.ts';

interface PlannerCall {
  readonly id: string;
  readonly tool: Ask['tool'] | typeof PLAN_TOOL | 'suggestReplies';
  readonly input: Record<string, unknown>;
}

export interface PlannerTurn {
  /** What the traveller said, in this message and those before it that it goes on from. */
  readonly read: string;
  readonly isFirstStep: boolean;
  readonly text: string;
  readonly calls: readonly PlannerCall[];
}

interface Turn {
  readonly message: Message;
  readonly before: Trip;
  readonly trip: Trip;
  readonly traveller: Traveller;
  readonly gazetteer: Gazetteer;
}

/** Earlier messages that the planner still folds into the trip. */
const MAX_EARLIER = 20;
/** A plan that was refused is mended so often at most. */
const MAX_REPAIRS = 2;

/** Searches first, writes when the tools have answered, and talks when there is nothing to plan. */
export async function respond(options: CallOptions): Promise<PlannerTurn> {
  if (hasOfferedReplies(options.prompt)) return { read: '', isFirstStep: false, text: '', calls: [] };
  const traveller = travellerOf(options);
  const gazetteer = await loadGazetteer();
  const texts = userTexts(options.prompt);
  const text = texts[texts.length - 1] ?? '';
  const messages = texts.slice(-MAX_EARLIER).map((typed) => readMessage(typed, traveller.today, gazetteer));
  const message = messages[messages.length - 1];
  if (!message) throw new Error('The planner needs a message');
  const before = messages.slice(0, -1).reduce(continueTrip, NO_TRIP);
  const folded = continueTrip(before, message);
  const trip = withProfile(folded, traveller, gazetteer);
  const found = readFound(options.prompt);
  const say = (said: Pick<PlannerTurn, 'text' | 'calls'>): PlannerTurn => ({
    read: texts.slice(-MAX_EARLIER).join('\n'),
    isFirstStep: found === null,
    text: said.text,
    // a step that must answer in words may call nothing
    calls: options.toolChoice?.type === 'none' ? [] : said.calls,
  });

  const plan = message.isQuestion && before.destinations.length > 0 ? lastAnswer(options.prompt) : '';
  if (plan !== '') return say({ text: answerFromPlan(text, plan), calls: [] });
  const talk = smallTalk({ message, text, trip, traveller, gazetteer });
  if (talk) return say({ text: talk.text, calls: [offered(talk.suggestions)] });
  const wished = makeBrief(trip, traveller, gazetteer);
  if (!found) return say({ text: '', calls: asksOf(wished) });
  const brief = chooseWays(wished, found);
  const again = secondAsks(brief, found, traveller.today);
  if (again.length > 0) return say({ text: '', calls: again });
  const verdicts = readVerdicts(options.prompt);
  const mended = mendedPlan(brief, found, refusalsOf(verdicts));
  // the plan goes first: what fails in it is mended or known beside the text, and nothing said has to be taken back
  if (canSubmit(options, verdicts, mended))
    return say({ text: '', calls: [submitted(mended.planned.plan, verdicts.length + 1)] });
  return say(answer(brief, found, mended.planned, { message, before, trip, traveller, gazetteer }));
}

function answer(
  brief: Brief,
  found: Found,
  { plan, choice, notes }: Planned,
  turn: Turn,
): Pick<PlannerTurn, 'text' | 'calls'> {
  const changes = changesSince(brief, found, choice, notes, turn);
  const text = writePlan({ brief, found, choice, plan, changes, notes: changes.length > 0 ? [] : notes });
  return { text, calls: [offered(suggestionsFor(brief, choice))] };
}

/** What the last message changed; empty for a first plan and for another trip. */
function changesSince(
  brief: Brief,
  found: Found,
  choice: Planned['choice'],
  notes: readonly string[],
  { message, before, trip, traveller, gazetteer }: Turn,
): string[] {
  if (before.destinations.length === 0 || isNewTrip(before, message)) return [];
  const then = chooseWays(makeBrief(withProfile(before, traveller, gazetteer), traveller, gazetteer), found);
  const remarks = [...(trip.remark === null ? [] : [trip.remark]), ...notes];
  return changesOf({ before: then, brief, message, found, choice, remarks });
}

function submitted(plan: Itinerary, number: number): PlannerCall {
  return { id: `${PLAN_TOOL}-${number}`, tool: PLAN_TOOL, input: { plan } };
}

function offered(suggestions: readonly Suggestion[]): PlannerCall {
  return { id: 'suggestReplies-1', tool: 'suggestReplies', input: { suggestions } };
}

/** Whether this turn takes plans, and has none yet or refused the last and can have a better one. */
function canSubmit(
  { tools, toolChoice }: CallOptions,
  verdicts: ReturnType<typeof readVerdicts>,
  { isChanged }: Mended,
): boolean {
  const takesPlans = tools?.some(({ name }) => name === PLAN_TOOL) ?? false;
  const last = verdicts[verdicts.length - 1];
  const isOpen = last === undefined || (!last.accepted && isChanged && verdicts.length <= MAX_REPAIRS);
  return takesPlans && toolChoice?.type !== 'none' && isOpen;
}

function travellerOf(options: CallOptions): Traveller {
  const parsed = travellerSchema.safeParse(options.providerOptions?.[TRAVELLER_OPTION]);
  if (!parsed.success) throw new Error('The planner needs the traveller in providerOptions');
  return parsed.data;
}

/** Whether the answer to the last message is written already: the buttons come with it. */
function hasOfferedReplies(prompt: Prompt): boolean {
  return hasResult(prompt.slice(lastUserOf(prompt)), 'suggestReplies');
}

function lastUserOf(prompt: Prompt): number {
  return prompt.findLastIndex(({ role }) => role === 'user') + 1;
}

function hasResult(prompt: Prompt, tool: string): boolean {
  return prompt.some(
    (message) =>
      message.role === 'tool' &&
      message.content.some((part) => part.type === 'tool-result' && part.toolName === tool),
  );
}

/** The newest plan that was answered; empty where none stands in the conversation. */
function lastAnswer(prompt: Prompt): string {
  const answers = prompt.flatMap((message) =>
    message.role === 'assistant'
      ? [message.content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n')]
      : [],
  );
  return answers.findLast((said) => /^### Day 1 — /m.test(said)) ?? '';
}

function userTexts(prompt: Prompt): string[] {
  return prompt.flatMap((message) =>
    message.role === 'user'
      ? [message.content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n')]
      : [],
  );
}
