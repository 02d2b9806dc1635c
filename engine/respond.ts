/** What the planner does in one step, from the conversation and what its tools have returned so far. */
import { loadGazetteer, type Gazetteer } from './facts/gazetteer.ts';
import { PLAN_TOOL, REPLIES_TOOL } from './toolNames.ts';
import { TRAVELLER_OPTION, travellerSchema, type Traveller } from './traveller.ts';
import { asksOf, secondAsks, type Ask } from './plan/asks.ts';
import { makeBrief, type Brief } from './plan/brief/brief.ts';
import { chooseWays } from './plan/choose/ways.ts';
import { isNewTrip, type Trip } from './trip/conversation.ts';
import { foldMessages, isSameTrip, saidAgain, type Folded, type Said } from './trip/fold.ts';
import { readFound, type Found } from './plan/found.ts';
import { readMessage } from './read/readMessage.ts';
import { mendedPlan, planBefore, type Mended } from './plan/repair/mendedPlan.ts';
import { readVerdicts, refusalsOf } from './plan/repair/verdicts.ts';
import type { Planned } from './plan/planTrip.ts';
import { answerFromPlan } from './say/talk/answerFromPlan.ts';
import { answerInfo } from './say/talk/infoAnswers.ts';
import { smallTalk, startOver, visaTalk, type Talk } from './say/talk/smallTalk.ts';
import { suggestionsAfter, suggestionsFor } from './say/talk/suggestions.ts';
import { quoted, unchangedTalk, unchangedWords, unknownWords } from './say/talk/unchanged.ts';
import type { InfoTopic } from './read/follow/infoTopics.ts';
import { changesOf } from './say/write/changes.ts';
import { writePlan } from './say/write/writePlan.ts';
import { withProfile } from './trip/withProfile.ts';
import type { Suggestion } from '../domain/chat/chatApi.ts';
import type { Itinerary } from '../domain/itinerary/itinerary.ts';
import type { Message } from './read/types.ts';
import type { CallOptions, Prompt } from './sdk.ts';

interface PlannerCall {
  readonly id: string;
  readonly tool: Ask['tool'] | typeof PLAN_TOOL | typeof REPLIES_TOOL;
  readonly input: Record<string, unknown>;
}

export interface PlannerTurn {
  /** What the traveller said, in this message and those before it that it goes on from. */
  readonly read: string;
  readonly isFirstStep: boolean;
  readonly text: string;
  readonly calls: readonly PlannerCall[];
}

interface Turn extends Folded {
  readonly message: Message;
  /** As typed. */
  readonly text: string;
  readonly traveller: Traveller;
  readonly gazetteer: Gazetteer;
  /** Whether a plan was answered before. */
  readonly hasPlan: boolean;
}

type Reply = Pick<PlannerTurn, 'text' | 'calls'>;

/** Earlier messages that the planner still folds into the trip. */
const MAX_EARLIER = 20;
/** A plan that was refused is mended so often at most. */
const MAX_REPAIRS = 2;

/** Searches first, writes when the tools have answered, and talks when there is nothing to plan. */
export async function respond(options: CallOptions): Promise<PlannerTurn> {
  if (hasOfferedReplies(options.prompt)) return { read: '', isFirstStep: false, text: '', calls: [] };
  const traveller = travellerOf(options);
  const gazetteer = await loadGazetteer();
  const texts = userTexts(options.prompt).slice(-MAX_EARLIER);
  const turn = turnOf(texts, traveller, gazetteer, options.prompt);
  const found = readFound(options.prompt);
  const say = (said: Reply): PlannerTurn => ({
    read: texts.join('\n'),
    isFirstStep: found === null,
    text: said.text,
    // a step that must answer in words may call nothing
    calls: options.toolChoice?.type === 'none' ? [] : said.calls,
  });

  const words = answerInWords(turn, options.prompt);
  if (words) return say(words);
  const wished = briefOf(toldOf(turn), turn);
  if (!found) return say({ text: '', calls: asksOf(wished) });
  const brief = chooseWays(wished, found);
  const again = secondAsks(brief, found, traveller.today);
  if (again.length > 0) return say({ text: '', calls: again });
  const verdicts = readVerdicts(options.prompt);
  const refusals = refusalsOf(verdicts);
  const mended = mendedPlan(brief, found, refusals);
  const { planned } = mended;
  const planThen = (then: Brief) => planBefore(then, found, refusals, lastAnswer(options.prompt));
  const comparison = compare(brief, planned, found, turn, planThen);
  if (comparison && !comparison.isChanged) return say(unchanged(brief, planned, turn));
  // the plan goes first: what fails in it is mended or known beside the text, and nothing said has to be taken back
  if (canSubmit(options, verdicts, mended))
    return say({ text: '', calls: [submitted(planned.plan, verdicts.length + 1)] });
  const changes = comparison?.changes ?? [];
  const { unknownBeside } = turn.message;
  const beside = unknownBeside === null ? [] : [unknownWords(unknownBeside)];
  const { choice, plan, notes } = planned;
  const text = writePlan({
    brief,
    found,
    choice,
    plan,
    changes,
    notes: changes.length > 0 ? [] : [...beside, ...notes],
  });
  return say({ text, calls: [offered(suggestionsFor(brief, planned))] });
}

function turnOf(texts: readonly string[], traveller: Traveller, gazetteer: Gazetteer, prompt: Prompt): Turn {
  const said = saidAgain(
    texts.map((text): Said => ({ text, message: readMessage(text, traveller.today, gazetteer) })),
  );
  const last = said[said.length - 1];
  if (!last) throw new Error('The planner needs a message');
  const whenOf = (trip: Trip) => {
    const { firstDay, days } = makeBrief(withProfile(trip, traveller, gazetteer), traveller, gazetteer);
    return { firstDay, days, today: traveller.today };
  };
  const folded = foldMessages(said, whenOf);
  const hasEdits = last.message.dayEdits.length > 0 && folded.before.destinations.length > 0;
  // beside the edits of days, the rest of the message is what was said
  const message =
    hasEdits && last.message.besides
      ? { ...last.message.besides, dayEdits: last.message.dayEdits }
      : last.message;
  return { ...folded, message, text: last.text, traveller, gazetteer, hasPlan: lastAnswer(prompt) !== '' };
}

function reply({ text, suggestions }: Talk): Reply {
  return { text, calls: [offered(suggestions)] };
}

/** An answer that needs no search; null where one is due. */
function answerInWords(turn: Turn, prompt: Prompt): Reply | null {
  const { message, text, before, trip, traveller, gazetteer, hasPlan } = turn;
  const input = { message, text, trip: withProfile(trip, traveller, gazetteer), traveller, gazetteer };
  if (message.command === 'restart') return reply(startOver(input));
  if (message.command === 'show' && hasPlan) return null;
  const asked = message.info === null ? null : questionTalk(message.info, turn, lastAnswer(prompt));
  if (asked) return reply(asked);
  const plan = message.isQuestion && hasPlan && before.destinations.length > 0 ? lastAnswer(prompt) : '';
  if (plan !== '') return { text: answerFromPlan(text, plan), calls: [] };
  const talk = message.command === 'undo' && hasPlan ? null : smallTalk(input);
  if (talk) return reply(talk);
  // what changes nothing needs no search to say so
  if (!hasPlan || !isSameTrip(trip, before)) return null;
  return trip.remark === null ? null : reply(unchangedTalk(trip.remark));
}

/** What to say to a question about a trip; null where there is no place yet to answer for. */
function questionTalk(topic: InfoTopic, turn: Turn, plan: string): Talk | null {
  const { message, before, trip, hasPlan, text } = turn;
  if (!hasPlan && message.days !== null) return null;
  const isElsewhere = message.destinations.some(
    ({ place }) => !before.destinations.some((own) => own.place === place),
  );
  const about = hasPlan && isElsewhere ? { ...before, destinations: message.destinations, days: null } : trip;
  const dated = message.dates === null ? about : { ...about, dates: message.dates };
  const country = message.country ?? trip.country;
  const [first] = dated.destinations;
  if (!first || message.country !== null) return topic === 'visa' ? visaTalk(country) : null;
  const brief = briefOf(dated, turn);
  return {
    text: answerInfo(topic, {
      question: text,
      brief,
      isDated: hasPlan || dated.dates !== null,
      plan: isElsewhere ? '' : plan,
    }),
    suggestions: suggestionsAfter(topic, hasPlan && !isElsewhere, first.place.name, trip.days),
  };
}

/** The trip, with what answers before this one have said of it. */
function toldOf({ trip, before }: Turn): Trip {
  const told = { edits: before.wishes.edits.length, swaps: before.swaps.length };
  return { ...trip, wishes: { ...trip.wishes, told } };
}

function briefOf(trip: Trip, { traveller, gazetteer }: Pick<Turn, 'traveller' | 'gazetteer'>): Brief {
  return makeBrief(withProfile(trip, traveller, gazetteer), traveller, gazetteer);
}

interface Comparison {
  readonly isChanged: boolean;
  readonly changes: readonly string[];
}

/**
 * The plan against the one before; null for a first plan, for another trip, and where it is only shown again.
 * @param planThen what an earlier brief came to
 */
function compare(
  brief: Brief,
  planned: Planned,
  found: Found,
  turn: Turn,
  planThen: (then: Brief) => Planned,
): Comparison | null {
  const { message, before, trip, hasPlan, undone } = turn;
  if (
    !hasPlan ||
    before.destinations.length === 0 ||
    isNewTrip(before, message) ||
    message.command === 'show'
  )
    return null;
  const wishedThen = briefOf(before, turn);
  const then = chooseWays(wishedThen, found);
  // only where the searches are the same do they tell what the plan before was
  const isSameSearch = JSON.stringify(asksOf(then)) === JSON.stringify(asksOf(brief));
  const old = isSameSearch ? planThen(then) : null;
  const toldBefore = new Set(old?.notes);
  const remarks = [
    ...(undone === null ? [] : [`Back to the plan before “${quoted(undone)}”.`]),
    ...(trip.remark === null ? [] : [trip.remark]),
    ...planned.notes.filter((note) => !toldBefore.has(note)),
    ...(message.unknownBeside === null ? [] : [unknownWords(message.unknownBeside)]),
  ];
  const isChanged =
    old === null || JSON.stringify(old.plan) !== JSON.stringify(planned.plan) || then.pace !== brief.pace;
  const changes = changesOf({ before: then, brief, message, old, planned, remarks });
  return { isChanged, changes: changes.length > 0 ? changes : ['Other times of the day, or of the way.'] };
}

/** Nothing has changed: that, why, and what would help, and the plan is not written again. */
function unchanged(brief: Brief, planned: Planned, { message, trip }: Turn): Reply {
  const words = [trip.remark, ...planned.notes].filter((part) => part !== null);
  const talk = unchangedTalk(
    words.length > 0 ? words.join(' ') : unchangedWords(message, brief, planned.choice.total),
  );
  return { text: talk.text, calls: [offered(suggestionsFor(brief, planned))] };
}

function submitted(plan: Itinerary, number: number): PlannerCall {
  return { id: `${PLAN_TOOL}-${number}`, tool: PLAN_TOOL, input: { plan } };
}

function offered(suggestions: readonly Suggestion[]): PlannerCall {
  return { id: `${REPLIES_TOOL}-1`, tool: REPLIES_TOOL, input: { suggestions } };
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
  return hasResult(prompt.slice(lastUserOf(prompt)), REPLIES_TOOL);
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

/** A plan, also where the history keeps only its beginning. */
const PLAN_HEAD = /^### Day 1 — |^## .+: \d+ days? for |^\*\*What changed\*\*/m;

/** The newest plan that was answered; empty where none stands in the conversation. */
function lastAnswer(prompt: Prompt): string {
  const answers = prompt.flatMap((message) =>
    message.role === 'assistant'
      ? [message.content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n')]
      : [],
  );
  return answers.findLast((said) => PLAN_HEAD.test(said)) ?? '';
}

function userTexts(prompt: Prompt): string[] {
  return prompt.flatMap((message) =>
    message.role === 'user'
      ? [message.content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n')]
      : [],
  );
}
