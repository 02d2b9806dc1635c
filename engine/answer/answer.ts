/** Which kind of answer a message gets: words, another trip, the kept plan, or a plan that is made anew. */
import { briefOf, hear, type Heard } from './heard.ts';
import { isShownByPlan } from './firstPlan.ts';
import { ASKED_FOR, splitTold, type SplitTold } from './toldParts.ts';
import { MOST_SUGGESTIONS } from '../say/talk/suggestions.ts';
import { besideThePlan, inWords, toldBeside } from './inWords.ts';
import { otherTrip } from './otherTrips.ts';
import { plannedAnew } from './planned.ts';
import { notUndone, planAlone, shownAgain, undone, unreadable, wantsStateBefore } from './keptPlan.ts';
import { heardAside } from '../say/talk/smallTalk.ts';
import { ideaWords, knownOf, toldWords } from '../say/talk/teller.ts';
import { opinionAsked } from '../read/follow/questions.ts';
import {
  asideWords,
  noNeedWords,
  otherHomesWords,
  otherLengthWords,
  unreadWords,
} from '../say/talk/unread.ts';
import { findCommand, findGoingBack } from '../read/follow/commands.ts';
import { hasGuide } from '../facts/guides.ts';
import { unheldIn } from '../account/unheld.ts';
import { cleaned } from '../read/parseMessage.ts';
import { ruleReader } from '../read/reader.ts';
import { readContents, type KeptTrip } from '../trip/keptTrip.ts';
import { isNewTrip } from '../trip/ownTowns.ts';
import { nextTrip } from '../trip/reducer.ts';
import type { Suggestion } from '../../domain/chat/chatApi.ts';
import type { ChatResults } from '../../domain/chat/results.ts';
import type { CheckedPlan } from '../../domain/itinerary/itinerary.ts';
import type { Gazetteer } from '../facts/gazetteer.ts';
import type { OfferSource } from '../offers/offerSource.ts';
import type { Priced, TripChange, TurnDesk, TurnInput } from '../turn.ts';

export interface Answer {
  readonly text: string;
  /** The words around the plan; left out where the text has none. */
  readonly lead?: string;
  readonly suggestions: readonly Suggestion[];
  readonly change: TripChange;
  readonly plan?: CheckedPlan | undefined;
  /** Cards of a kept plan; left out, they are what was searched for. */
  readonly results?: ChatResults;
  /** Of those cards. */
  readonly priced?: Priced | undefined;
  /** A question was asked, and the text says that it cannot be answered. */
  readonly isUnanswered?: true;
  /** Nothing was heard in the message. */
  readonly isUnclear?: true;
}

export interface Means {
  readonly gazetteer: Gazetteer;
  readonly source: OfferSource;
  readonly desk: TurnDesk;
}

/** Characters of what a button sends: chatApi.ts. */
const MOST_SUGGESTED_CHARS = 400;

/** Towns that ideas are asked for. */
const MOST_SUGGESTED = 3;

/** The answer to a message, with what becomes of the trip. */
export async function answerTo(input: TurnInput, means: Means): Promise<Answer> {
  const other = otherTrip(input);
  if (other) return other;
  // who starts over needs nothing of the trip that is left, not even that it can be read
  const isLeft = findCommand(input.message) === 'restart';
  const kept = readContents(isLeft ? null : input.trip, means.gazetteer, input.traveller);
  if (kept.kind !== 'read') return planAlone(input) ?? unreadable(kept);
  // a model tells talk from requests by itself
  const parts = kept.plan && !means.desk.reader ? apart(input, kept, means) : null;
  if (!parts) return answerAsked(input, kept, means);
  const aside: Answer = { ...heardAside(), change: { kind: 'none' } };
  const rest = { ...input, message: parts.asked };
  const answer = parts.asked === '' ? aside : (otherTrip(rest) ?? (await answerAsked(rest, kept, means)));
  // where nothing is heard in the rest either, all of it is told
  if (answer.isUnclear && parts.told.length > 0) return behind(asideWords([input.message]), aside);
  return parts.told.length === 0 ? answer : withTold(parts, answer);
}

/** An answer with what was left out as told before it, and a button for who asked for it. */
function withTold({ told, isTakenBack }: SplitTold, answer: Answer): Answer {
  const value = `${ASKED_FOR}${told.join('. ')}`;
  // what the traveller took back is not meant, and what is longer than a button holds is not cut
  const asked =
    isTakenBack || value.length > MOST_SUGGESTED_CHARS
      ? []
      : [{ label: 'I meant it: change the plan', value }];
  const suggestions = [...asked, ...answer.suggestions].slice(0, MOST_SUGGESTIONS);
  return { ...behind(asideWords(told), answer), suggestions };
}

/** What a message tells and what it asks for, apart; null where nothing that it tells would change the plan. */
function apart(
  { message, traveller }: TurnInput,
  { spec }: KeptTrip,
  { gazetteer }: Means,
): SplitTold | null {
  const towns = spec.destinations.map(({ place }) => place);
  return splitTold(message, { today: traveller.today, gazetteer, towns, booked: spec.fixed });
}

async function answerAsked(input: TurnInput, kept: KeptTrip, means: Means): Promise<Answer> {
  const { gazetteer } = means;
  const first = await hear(input, kept, gazetteer, means.desk.reader ?? ruleReader);
  const { message } = first.input;
  // a command or another trip, in other words than the rules know
  if (message !== input.message && (findCommand(message) !== null || otherTrip(first.input) !== null))
    return answerTo(first.input, { ...means, desk: { ...means.desk, reader: ruleReader } });
  const heard = isNewTrip(kept.spec, first.message) ? await ofNewTrip(first) : first;
  const answer = plainAnswer(heard) ?? (await withIdeas(await plannedAnew(heard, means), heard, means));
  return (await toldByTeller(answer, heard, means)) ?? accounted(answer, heard);
}

/** The message as the first of a further trip; one that never came to a plan is taken for it. */
async function ofNewTrip({ input, kept, message, gazetteer, typed }: Heard): Promise<Heard> {
  const spec = nextTrip(kept.spec, message);
  const trip = kept.plan === null ? input.trip : null;
  const heard = await hear(
    { ...input, trip },
    { ...kept, spec, plan: null, offers: null },
    gazetteer,
    ruleReader,
  );
  return { ...heard, typed };
}

/** What a teller says to the whole of a message, in place of not knowing; null where nobody tells. */
async function toldByTeller(answer: Answer, heard: Heard, { desk }: Means): Promise<Answer | null> {
  const { standing, spec, typed } = heard;
  if (!desk.teller || !answer.isUnanswered) return null;
  const brief = standing?.brief ?? (spec.destinations.length > 0 ? briefOf(spec, heard) : null);
  const words = await desk.teller.tell({ asked: typed, known: brief ? knownOf(brief, standing) : [] });
  return words === null ? null : { ...answer, text: toldWords(words, standing !== null) };
}

/** A plan, and what a teller knows of its towns without a guide; told once, when they are new. */
async function withIdeas(answer: Answer, { spec, kept }: Heard, { desk }: Means): Promise<Answer> {
  if (!desk.teller || !answer.plan) return answer;
  const before = new Set(kept.spec.destinations.map(({ place }) => place));
  const towns = spec.destinations.flatMap(({ place }) =>
    before.has(place) || hasGuide(place) ? [] : [place.name],
  );
  const words =
    towns.length === 0 ? '' : ideaWords(await desk.teller.suggest(towns.slice(0, MOST_SUGGESTED)));
  if (words === '') return answer;
  const { text, lead } = answer;
  const after = (own: string) => `${own}\n\n${words}`;
  return { ...answer, text: after(text), ...(lead !== undefined && { lead: after(lead) }) };
}

/** The answer, and before it what was not understood, where it does not speak of it itself, and what was asked besides. */
function accounted(answer: Answer, heard: Heard): Answer {
  const { message, standing } = heard;
  const asked = besideThePlan(heard);
  const isTalk =
    message.command !== null ||
    findGoingBack(heard.input.message) !== null ||
    message.language !== null ||
    opinionAsked(heard.input.message) !== null ||
    (message.isQuestion && standing !== null && asked === null);
  const noNeed = noNeedWords(message.needsOff);
  const home = answer.plan
    ? otherHomesWords(message.otherHomes, heard.spec.origin?.place.name ?? null)
    : null;
  const left = unreadIn(answer, heard);
  const clash = left.find((piece) => isOtherLength(piece, answer, heard));
  const unread = left.filter((piece) => piece !== clash);
  const words = [
    ...(isTalk || unread.length === 0 ? [] : [unreadWords(unread)]),
    ...(clash === undefined || isTalk ? [] : [otherLengthWords(clash, answer.plan?.days.length ?? 0)]),
    ...(home === null ? [] : [home]),
    ...(asked === null ? [] : [asked]),
    ...(message.command === null ? toldBeside(heard).filter((own) => !answer.text.includes(own)) : []),
    ...(noNeed === null || isTalk ? [] : [noNeed]),
    ...(isLeftUnplanned(answer, heard) ? [UNPLANNED] : []),
  ].join('\n\n');
  return words === '' ? answer : behind(words, answer);
}

/** An answer with words before it. */
function behind(words: string, answer: Answer): Answer {
  const before = (text: string) => `${words}\n\n${text}`;
  return {
    ...answer,
    text: before(answer.text),
    ...(answer.lead !== undefined && { lead: before(answer.lead) }),
  };
}

const RANGE =
  /^(?:from )?(?:the )?(\d{1,2})(?:st|nd|rd|th)?(?: [a-z]+)? ?(?:-|–|to|till?|until) ?(?:the )?\d{1,2}\b/i;

/** Whether a piece names the first and the last day of a first plan that has another length, which was said as well. */
function isOtherLength(piece: string, { plan }: Answer, { standing, message, spec }: Heard): boolean {
  return (
    standing === null &&
    plan !== undefined &&
    message.days !== null &&
    spec.dates?.kind === 'start' &&
    Number(RANGE.exec(piece)?.[1]) === Number(spec.dates.start.slice(8))
  );
}

const UNPLANNED = 'I did not plan the trip yet, as you asked a question: say “plan it”, and I do.';

/** A question is answered that stood beside the wish for a first plan. */
function isLeftUnplanned({ plan, change }: Answer, { message, standing, spec }: Heard): boolean {
  const isTold = message.days !== null && message.dates !== null && message.destinations.length > 0;
  return (
    !plan &&
    change.kind === 'created' &&
    standing === null &&
    spec.destinations.length > 0 &&
    isTold &&
    message.isQuestion
  );
}

/** Pieces of the message that are neither understood nor held by what was made of it. */
function unreadIn(answer: Answer, heard: Heard): string[] {
  const { residue, idle, message, spec, gazetteer, standing, typed, isHeldAlone } = heard;
  const own = residue.filter((piece) => !answer.text.includes(`“${piece}`));
  const isFirst = standing === null;
  if (!answer.plan && !isFirst) return own;
  const made = {
    spec,
    message,
    brief: answer.plan ? briefOf(spec, heard) : null,
    text: answer.text,
    isLater: !isFirst,
    said: typed,
    isAnswered: !answer.plan || besideThePlan(heard) !== null || (isFirst && isShownByPlan(message.info)),
    isHeldAlone,
    swallowed: heard.swallowed,
  };
  const towns = standing?.brief.stops.map(({ place }) => place);
  return unheldIn(cleaned(typed, towns, gazetteer), own, idle, made, gazetteer);
}

/** The answer where nothing has to be searched; null where a plan is due. */
function plainAnswer(heard: Heard): Answer | null {
  const { command } = heard.message;
  if ((command === 'undo' || wantsStateBefore(heard)) && heard.standing) return undone(heard, heard.standing);
  const later = heard.standing && notUndone(heard);
  if (later) return later;
  if (command === 'show' && heard.standing) return shownAgain(heard.standing, heard.kept);
  return inWords(heard);
}
