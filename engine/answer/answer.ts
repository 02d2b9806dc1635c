/** Which kind of answer a message gets: words, another trip, the kept plan, or a plan that is made anew. */
import { hear, type Heard } from './heard.ts';
import { besideThePlan, inWords } from './inWords.ts';
import { otherTrip } from './otherTrips.ts';
import { plannedAnew } from './planned.ts';
import { planAlone, shownAgain, undone, unreadable, wantsStateBefore } from './keptPlan.ts';
import { unreadWords } from '../say/talk/unread.ts';
import { findCommand } from '../read/follow/commands.ts';
import { loadGazetteer } from '../facts/gazetteer.ts';
import { readContents } from '../trip/keptTrip.ts';
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
}

export interface Means {
  readonly gazetteer: Gazetteer;
  readonly source: OfferSource;
  readonly desk: TurnDesk;
}

/** The answer to a message, with what becomes of the trip. */
export async function answerTo(input: TurnInput, means: Means): Promise<Answer> {
  const { gazetteer } = means;
  const other = otherTrip(input);
  if (other) return other;
  // who starts over needs nothing of the trip that is left, not even that it can be read
  const isLeft = findCommand(input.message) === 'restart';
  const kept = readContents(isLeft ? null : input.trip, gazetteer, input.traveller);
  if (kept.kind !== 'read') return planAlone(input) ?? unreadable(kept);
  const heard = hear(input, kept, gazetteer);
  return accounted(plainAnswer(heard) ?? (await plannedAnew(heard, means)), heard);
}

/** The answer, and before it what was not understood, where it does not speak of it itself, and what was asked besides. */
function accounted(answer: Answer, heard: Heard): Answer {
  const { residue, message, standing } = heard;
  const asked = besideThePlan(heard);
  const isTalk =
    message.command !== null ||
    message.language !== null ||
    (message.isQuestion && standing !== null && asked === null);
  const unread = residue.filter((piece) => !answer.text.includes(`“${piece}`));
  const words = [
    ...(isTalk || unread.length === 0 ? [] : [unreadWords(unread)]),
    ...(asked === null ? [] : [asked]),
  ].join('\n\n');
  if (words === '') return answer;
  const before = (text: string) => `${words}\n\n${text}`;
  return {
    ...answer,
    text: before(answer.text),
    ...(answer.lead !== undefined && { lead: before(answer.lead) }),
  };
}

/** Whether a message is about the trip as a whole, and needs nobody but the engine to be understood. */
export function isOfTripItself(input: TurnInput): boolean {
  return findCommand(input.message) !== null || otherTrip(input) !== null;
}

/** Whether the trip is damaged or of a newer version. A town that no gazetteer has is no hindrance to a language model. */
export async function isUnreadable({ trip, traveller }: TurnInput): Promise<boolean> {
  const { kind } = readContents(trip, await loadGazetteer(), traveller);
  return kind === 'newer' || kind === 'damaged';
}

/** The answer where nothing has to be searched; null where a plan is due. */
function plainAnswer(heard: Heard): Answer | null {
  const { command } = heard.message;
  if ((command === 'undo' || wantsStateBefore(heard)) && heard.standing) return undone(heard, heard.standing);
  if (command === 'show' && heard.standing) return shownAgain(heard.standing, heard.kept);
  return inWords(heard);
}
