/** A message with all that it is read against: the trip before it, and what is asked after it. */
import { asStanding } from '../edits/standingEdits.ts';
import { GO_THEN } from '../../content/words/eventDates.ts';
import { ANOTHER, CORRECTS, DAY_TRIP, OTHER_PLACE, SUM_MEANT, SUPPOSED } from '../../content/words/heard.ts';
import { storableText } from '../../domain/text/text.ts';
import { askedBeside, onlyAsked } from './askedBeside.ts';
import { APART, cleaned, readMessage } from '../read/parseMessage.ts';
import { inNumber } from '../account/headcount.ts';
import { idleIn, isLikedInVain } from '../account/idle.ts';
import { swallowedIn } from '../account/swallowed.ts';
import { inTime, type Tried } from '../account/timeline.ts';
import { ruleReader, type Read, type Reader } from '../read/reader.ts';
import { makeBrief, type Brief } from '../plan/brief/brief.ts';
import { standingOf, type Standing } from '../plan/standing.ts';
import { chosenIn } from '../trip/open.ts';
import { reduce } from '../trip/reducer.ts';
import { NO_MESSAGE, saysNothing } from '../read/noMessage.ts';
import { asTripOrStay, withChoice, withDayOut, withDayOfThing, withSpoken } from '../read/follow/spoken.ts';
import { withBases } from '../trip/regions.ts';
import { asksTheSame, type TripSpec } from '../trip/spec.ts';
import { withProfile } from '../trip/withProfile.ts';
import { readContents, type KeptTrip } from '../trip/keptTrip.ts';
import type { Gazetteer } from '../facts/gazetteer.ts';
import type { Gazetted } from '../facts/types.ts';
import type { ReadContext } from '../read/acts/act.ts';
import type { Message } from '../read/types.ts';
import type { Span } from '../read/words.ts';
import type { TurnInput } from '../turn.ts';

export interface Heard {
  /** Its message is in the words that were read. */
  readonly input: TurnInput;
  /** The message as typed. */
  readonly typed: string;
  readonly gazetteer: Gazetteer;
  readonly kept: KeptTrip;
  /** Beside the edits of days, the rest of the message is what was said. */
  readonly message: Message;
  /** Pieces of what was typed that no act rests on: nothing of them is in the spec. */
  readonly residue: readonly string[];
  /** Pieces of acts that changed nothing. */
  readonly idle: readonly string[];
  /** Where the message says what an act took and nobody read, beside the words that an answer speaks of. */
  readonly swallowed: (isSaid: (word: string) => boolean) => readonly Span[];
  /** Whether a piece, read by itself, says something and nothing that the trip does not hold. */
  readonly isHeldAlone: (piece: string) => boolean;
  /** The question that the message asks beside what it wants changed. */
  readonly asked: { readonly question: string; readonly message: Message } | null;
  /** Its needs of health stand in a question that only supposes them, so that the plan stays as it is. */
  readonly isSupposed: boolean;
  /** What is asked after the message. */
  readonly spec: TripSpec;
  /** The kept plan; null where there is none. */
  readonly standing: Standing | null;
}

/** Characters of a message that are kept to be quoted. */
const MOST_TYPED = 200;

/** Reads a message. */
export async function hear(
  asked: TurnInput,
  kept: KeptTrip,
  gazetteer: Gazetteer,
  reader: Reader,
): Promise<Heard> {
  const { today } = asked.traveller;
  // what stands between clauses that are read apart is nobody's to type
  const typed = asked.message.replaceAll(APART, ' ');
  const otherTrip = tripCorrected(typed, kept.spec, { today, gazetteer });
  const before =
    specCorrected({ ...asked, message: typed }, kept, gazetteer, otherTrip !== null) ?? kept.spec;
  // "another one" is what was asked for before it
  const again = ANOTHER.test(typed) ? (before.said?.meant ?? null) : null;
  // towns that are only weighed are none of a trip yet
  const isWeighed = before.isChoice && kept.plan === null;
  const towns = isWeighed ? [] : before.destinations.map(({ place }) => place);
  const context = { today, gazetteer, towns, booked: before.fixed, spec: before, plan: kept.plan };
  const added = () => addedIn(before, context);
  const [only, ...more] = kept.plan === null ? [] : towns;
  // "hvar or vis?" of a plan for Split and Hvar
  const [weighed, ...others] = kept.plan === null ? [] : towns.filter((own) => before.proposed.includes(own));
  const stands = more.length === 0 ? only : others.length === 0 ? weighed : undefined;
  const isOfTwo = stands && before.proposed.includes(stands);
  const options = before.isChoice
    ? before.destinations.map(({ place }) => place)
    : isOfTwo
      ? before.proposed
      : [];
  const chosen = withChoice(typed, options, stands, gazetteer);
  const spoken =
    kept.plan === null
      ? chosen
      : withSpoken(
          asTripOrStay(withDayOfThing(withDayOut(chosen, towns, gazetteer)), towns, added),
          before.proposed,
          added,
          gazetteer,
        );
  const moved = before.asked === null ? spoken : spoken.replace(GO_THEN, `move it to ${before.asked}`);
  const own = again ?? otherTrip ?? withUnit(moved, before, context);
  const whole = await (again === null ? reader : ruleReader).read(own, context);
  const { words } = whole;
  const input = again === null ? { ...asked, message: words } : asked;
  const whenOf = (trip: TripSpec) => {
    const { firstDay, days } = briefOf(trip, { input, gazetteer });
    return { firstDay, days, today };
  };
  const isBegun = towns.length > 0;
  const supposes = (read: Message) => isBegun && isSupposed(words, read);
  const followed = ({ message: read, residue }: Pick<Read, 'message' | 'residue'>) => {
    const besides = read.besides && withBases(before, read.besides, gazetteer);
    const { plan } = kept;
    const dayEdits = plan ? asStanding(read.dayEdits, plan, before.seen?.days ?? []) : read.dayEdits;
    const message = { ...withBases(before, { ...read, dayEdits }, gazetteer), besides };
    const heard = supposes(read) ? { ...message, needs: [] } : message;
    return { message, residue, reduced: reduce(chosenIn(before, heard, kept.plan !== null), heard, whenOf) };
  };
  const tried: Tried = (read) => {
    const trip = followed({ message: read, residue: [] }).reduced;
    return trip.destinations.length === 0 ? null : { spec: trip, brief: briefOf(trip, { input, gazetteer }) };
  };
  const typedWords = cleaned(words, towns, gazetteer);
  const forFirst = () => {
    const question = onlyAsked(words, context);
    return question
      ? { message: askedIn(whole.message, question.message), residue: question.residue }
      : {
          message: inTime(inNumber(whole.message, typedWords), { text: typedWords, today, gazetteer }, tried),
          residue: whole.residue,
        };
  };
  const timed = isBegun || !isForPlan(whole.message) ? whole : forFirst();
  const parts = isBegun ? askedBeside(words, context) : null;
  const rest = parts && followed(parts.rest);
  // where the rest changes nothing, the question alone is answered
  const isOfBoth = rest !== null && (rest.reduced.remark !== null || !asksTheSame(before, rest.reduced));
  const { message, residue, reduced } = isOfBoth ? rest : followed(timed);
  const isByRules = words === typed && !isOfBoth;
  const specOf = (read: Message) => followed({ message: read, residue: [] }).reduced;
  const idle = isByRules ? idleIn(kept.plan === null, readMessage(words, context), specOf) : [];
  const asOf = isDatedAnew(before, reduced) ? today : (before.asOf ?? today);
  // who changes a plan speaks of what stands in it
  const isFirst = isByRules && before.destinations.length === 0;
  const swallowed: Heard['swallowed'] = (isSaid) =>
    isFirst ? swallowedIn(readMessage(words, context), isSaid, (other) => readMessage(other, context)) : [];
  const isSame = asksTheSame(before, reduced);
  const said = isSame ? before.said : { typed: storableText(typed.slice(0, MOST_TYPED)), meant: words };
  // what was asked about before a change is spoken of no more
  const proposed = isSame || kept.plan === null ? reduced.proposed : [];
  const spec = { ...reduced, asOf, said, proposed, asked: isSame ? before.asked : null };
  const isHeldAlone = (piece: string) => {
    const alone = readMessage(piece, context);
    const isRead = alone.residue.length === 0 && !saysNothing(alone.message) && !alone.message.isQuestion;
    if (!isRead || alone.message.dayEdits.length > 0 || isLikedInVain(alone.message, spec)) return false;
    const after = reduce(spec, withBases(spec, alone.message, gazetteer), whenOf);
    return after.remark === null && asksTheSame(spec, after);
  };
  const hasEdits = message.dayEdits.length > 0 && before.destinations.length > 0 && !message.isQuestion;
  return {
    input,
    typed,
    gazetteer,
    kept,
    message: hasEdits && message.besides ? { ...message.besides, dayEdits: message.dayEdits } : message,
    residue: again === null || again === typed ? residue : [],
    idle,
    swallowed,
    asked: isOfBoth && parts ? { question: parts.question, message: parts.asked.message } : null,
    spec,
    isHeldAlone,
    isSupposed: supposes(message),
    standing: standing(kept, { input, gazetteer }),
  };
}

/**
 * Whether nobody says they have the needs of a question: "is it a problem if I have asthma?" One that is told before the
 * cue is a need: "I use a wheelchair, is it a problem if it rains?"
 */
function isSupposed(words: string, { isQuestion, needs }: Message): boolean {
  const supposed = SUPPOSED.exec(words)?.[1]?.toLowerCase() ?? '';
  return (
    isQuestion &&
    needs.length > 0 &&
    needs.every((need) => need.words !== '' && supposed.includes(need.words.toLowerCase()))
  );
}

/** A message of which only the question is answered: who travels, from where and for how much is kept for the plan. */
function askedIn(whole: Message, { days, dates, destinations: own, info, topics }: Message): Message {
  const destinations = own.length > 0 ? own : whole.destinations;
  return { ...whole, days, dates, destinations, info, topics, isQuestion: true, wantsPlan: false };
}

/** Whether a first plan is due. */
function isForPlan({ isQuestion, command, language, destinations }: Message): boolean {
  return !isQuestion && command === null && language === null && destinations.length > 0;
}

/** Changes that add to what stands before them. */
const RELATIVE = ['daysDelta', 'shiftDays', 'shorten', 'joining'] as const;

/**
 * What was asked before the newest change, where a message says that change anew: "no sorry, only one extra day, not two".
 * Null where it does not.
 */
function specCorrected(
  { message, previous, traveller }: TurnInput,
  { spec }: KeptTrip,
  gazetteer: Gazetteer,
  isOfTrip: boolean,
) {
  const meant = spec.said?.meant ?? null;
  if (!previous || meant === null || !(isOfTrip || CORRECTS.test(message))) return null;
  const context = { today: traveller.today, gazetteer, towns: spec.destinations.map(({ place }) => place) };
  const [now, last] = [message, meant].map((words) => readMessage(words, context).message);
  if (!isOfTrip && !RELATIVE.some((key) => [now, last].every((own) => own && own[key] !== NO_MESSAGE[key])))
    return null;
  const before = readContents(previous, gazetteer, traveller);
  return before.kind === 'read' ? before.spec : null;
}

/** "No wait, make that Cádiz" after a day trip: the message before it with the other place. Null for anything else. */
function tripCorrected(message: string, spec: TripSpec, context: ReadContext): string | null {
  const place = OTHER_PLACE.exec(message)?.[1];
  const meant = spec.said?.meant ?? '';
  if (place === undefined || !DAY_TRIP.test(meant)) return null;
  const [town] = readMessage(place, context).message.destinations;
  const isOther = town && spec.destinations.every((stop) => stop.place !== town.place);
  return isOther ? meant.replace(DAY_TRIP, place) : null;
}

/** The town of the plan that the newest message named, or the place of its day trip. */
function addedIn({ said, destinations }: TripSpec, context: ReadContext): Gazetted | null {
  if (!said?.meant) return null;
  const { message } = readMessage(said.meant, context);
  const place = [...message.destinations, ...message.stopDeltas][0]?.place ?? null;
  const isStop = destinations.length > 1 && destinations.some((own) => own.place === place);
  return isStop || message.edit !== null ? place : null;
}

/** Another figure in the money, and for whom, of a sum that was said. */
function sumLike({ converted, per }: NonNullable<Message['budget']>, figure: string): string {
  const money = converted?.replace(/\d[\d.,' ]*(?:k\b)?/iu, `${figure} `) ?? `$${figure}`;
  return `${money}${per === 'person' ? ' per person' : per === 'trip' ? '' : ' a day'}`;
}

/** "Make it 4 instead" with the unit of the message before it, where that counted days or people. */
function withUnit(message: string, { said }: TripSpec, context: ReadContext): string {
  if (!said?.meant) return message;
  const sum = SUM_MEANT.exec(message)?.[1];
  const budget = sum === undefined ? null : readMessage(said.meant, context).message.budget;
  if (sum !== undefined && budget) return `budget ${sumLike(budget, sum)}`;
  const { bareCount } = readMessage(message, context).message;
  if (bareCount === null) return message;
  const before = readMessage(said.meant, context).message;
  const isOfPeople = (before.party !== null && before.children !== 'among') || before.joining !== null;
  const isOfDays =
    before.days !== null || before.daysDelta !== 0 || before.destinations.some(({ days }) => days !== null);
  if (isOfPeople === isOfDays) return message;
  if (isOfPeople) return `we are ${bareCount} people`;
  // "one more night in Galway": of that town
  const [town] =
    before.edit === null && before.daysDelta === 0
      ? before.stopDeltas
      : [...before.destinations, ...before.stopDeltas];
  const unit = before.inNights ? 'nights' : 'days';
  return town ? `make ${town.place.name} ${bareCount} ${unit}` : `make it ${bareCount} ${unit}`;
}

/** A trip made concrete, by what its traveller's profile adds. @throws Error when it has no destination */
export function briefOf(trip: TripSpec, { input, gazetteer }: Pick<Heard, 'input' | 'gazetteer'>): Brief {
  const { traveller } = input;
  const then = { ...traveller, today: trip.asOf ?? traveller.today };
  return makeBrief(withProfile(trip, traveller, gazetteer), then, gazetteer);
}

/** A kept plan with its brief; null where there is none. */
export function standing(
  { spec, plan, offers }: KeptTrip,
  context: Pick<Heard, 'input' | 'gazetteer'>,
): Standing | null {
  if (plan === null || spec.destinations.length === 0) return null;
  return standingOf(plan, offers, briefOf(spec, context), spec.seen);
}

function isDatedAnew(before: TripSpec, after: TripSpec): boolean {
  return datesOf(before) !== datesOf(after);
}

function datesOf({ dates, startDay, isWeekend }: TripSpec): string {
  return JSON.stringify([dates, startDay, isWeekend]);
}
