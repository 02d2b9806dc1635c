/** Reads one message of a traveller. */
import { writtenOut } from './follow/terse.ts';
import { withTownNames } from './follow/townRefs.ts';
import type { Gazetteer } from '../facts/gazetteer.ts';
import type { Gazetted } from '../facts/types.ts';
import { ACT_READERS } from './acts/all.ts';
import { dayEdits } from './acts/edits/dayEdits.ts';
import { NEED_READERS } from './acts/needs/readers.ts';
import { NO_STAY_WISH, withStay, type StayWish } from './acts/wants/stays.ts';
import { afterMonth, isNextYears } from './time/calendar.ts';
import { MONTH } from './time/patterns.ts';
import { thereFor, withHomeOfOptions } from './homesMeant.ts';
import { withLength } from './tripLength.ts';
import { TAKEN_BACK } from '../../content/words/lengths.ts';
import { NO_MESSAGE, saysNothing } from './noMessage.ts';
import { unlabelled } from './labels.ts';
import { ownWishesIn } from './ownWishes.ts';
import { guideSpelled } from './places/guideSights.ts';
import { withNameWritten } from './places/lowerNames.ts';
import { withoutOthersNights } from './nightsElsewhere.ts';
import { residueIn, residueOf } from './residue.ts';
import { unsigned } from './unsigned.ts';
import { Words } from './words.ts';
import type { Act, ActReader, ReadContext, Reading } from './acts/act.ts';
import type { Message, PlaceMention } from './types.ts';

/** Longer text is noise past this point; a message is at most 4,000 characters. */
const MAX_CHARS = 4_000;
/** Between parts of a message that are read each by itself. Nobody types it. */
export const APART = '\u2029';
/** More than a model's acts make: what is left of a longer row is read as one. */
const MOST_PARTS = 60;

/**
 * What a message says about a trip. Never throws, whatever the text.
 * @param today ISO date; dates in words are read relative to it
 */
export function parseMessage(typed: string, today: string, gazetteer: Gazetteer): Message {
  return readMessage(typed, { today, gazetteer }).message;
}

/**
 * What was typed as the readers want it: on one line, with plain apostrophes, short forms written out.
 * @param towns of the plan that it is said of, which may be meant without their names
 */
export function cleaned(typed: string, towns: readonly Gazetted[] = [], gazetteer?: Gazetteer): string {
  const text = unlabelled(unsigned(typed.slice(0, MAX_CHARS).replaceAll('’', "'")))
    .replace(/\s+/g, ' ')
    .trim();
  return withTownNames(writtenOut(text), towns, gazetteer);
}

/** A turn reads the same words for several of its questions, and reading is most of what it costs. */
const readings = new WeakMap<ReadContext, Map<string, Reading>>();

/** The acts of a message, what they add up to, and what no act rests on. Never throws, whatever the text. */
export function readMessage(typed: string, context: ReadContext): Reading {
  const known = readings.get(context) ?? new Map<string, Reading>();
  readings.set(context, known);
  const reading = known.get(typed) ?? withoutTakenBack(typed, context) ?? readAnew(typed, context);
  known.set(typed, reading);
  return reading;
}

/** Who says "this November" knows that it has begun. */
const THIS_MONTH = new RegExp(`\\bthis (?:coming )?${MONTH}`, 'i');

/** What is left of a follow-up that takes a length back; null where it takes none. */
function withoutTakenBack(typed: string, context: ReadContext): Reading | null {
  const mark = (context.towns ?? []).length > 0 ? TAKEN_BACK.exec(typed) : null;
  if (!mark) return null;
  const { message } = readAnew(typed.slice(0, mark.index), context);
  const { days, daysDelta, shiftDays, shorten } = message;
  const isOfLength = days !== null || daysDelta !== 0 || shiftDays !== 0 || shorten !== null;
  const rest = { ...message, days: null, daysDelta: 0, shiftDays: 0, shorten: null, modes: null };
  if (!isOfLength || !saysNothing(rest)) return null;
  const left = readAnew(typed.slice(mark.index + mark[0].length), context);
  return saysNothing(left.message) || left.message.bareCount !== null ? null : left;
}

function readAnew(typed: string, context: ReadContext): Reading {
  const parts = partsOf(typed).map((part) => readPart(part, context));
  const acts = parts.flatMap((part) => part.acts);
  const message = thereFor(
    withHomeOfOptions(settled(messageOf(parts.map((part) => part.acts))), typed),
    typed,
    context,
  );
  const hasEdits = acts.some(({ act }) => act === dayEdits.act) && message.dayEdits.length > 0;
  const { dates, days } = message;
  const later = dates && days !== null && !THIS_MONTH.test(typed) && afterMonth(dates, days, context.today);
  const anew = later && readAnew(typed, { ...context, today: later });
  if (anew && isNextYears(anew.message.dates, later)) return anew;
  return {
    text: parts.map(({ text }) => text).join('. '),
    acts,
    residue: parts.flatMap(({ residue }) => residue),
    message: hasEdits ? { ...message, besides: messageOf(parts.map(({ besides }) => besides)) } : message,
  };
}

/** "No jet lag any more" is nothing that a day has, and who asks for the order of a route wants it planned. */
function settled(message: Message): Message {
  const isOff = (what: string) =>
    message.needsOff.some(({ words }) => words !== '' && what.toLowerCase().includes(words.toLowerCase()));
  return {
    ...message,
    ...(message.route !== null && { isQuestion: false, info: null }),
    dayEdits: message.dayEdits.filter(({ change }) => change.kind !== 'without' || !isOff(change.words)),
  };
}

/** Those that say something; what there are too many of is one. */
function partsOf(typed: string): string[] {
  const all = typed.split(APART);
  if (all.length === 1) return all;
  const parts = all.filter((part) => part.trim() !== '');
  const rest = parts.splice(MOST_PARTS - 1);
  return rest.length > 0 || parts.length === 0 ? [...parts, rest.join(' ')] : parts;
}

interface Part extends Omit<Reading, 'message'> {
  /** The acts of what it says beside its edits of days. */
  readonly besides: readonly Act[];
}

function readPart(typed: string, context: ReadContext): Part {
  const text = cleaned(typed, context.towns, context.gazetteer);
  const read = withOwnWishes(text, readText(new Words(text), ACT_READERS, context), context);
  const acts = withoutOthersNights(text, read, context);
  const spans = acts.flatMap((act) => act.spans);
  const { towns = [], gazetteer } = context;
  const isOpen = towns.length === 0 && !acts.some(({ says }) => says.destinations?.length);
  const unread = residueIn(text, spans);
  const meant = isOpen ? withNameWritten(text, unread, gazetteer) : guideSpelled(text, unread, towns);
  if (meant !== text) return readPart(meant, context);
  const residue = residueOf(text, spans);
  const edits = acts.find(({ act }) => act === dayEdits.act);
  if (!edits) return { text, acts, residue, besides: acts };
  const others = ACT_READERS.filter((reader) => reader !== dayEdits);
  const besides = readText(new Words(text).without(edits.spans), others, context);
  // what a body needs counts, whatever else its clause wants: "5 months pregnant so no diving"; so does what is liked
  const kept = acts.filter((act) => isOfNeeds(act) || act.act === OWN_WISH);
  return { text, acts, residue, besides: [...besides.filter((act) => !isOfNeeds(act)), ...kept] };
}

const OWN_WISH = 'own wish';

function isOfNeeds({ act }: Act): boolean {
  return NEED_READERS.some((reader) => reader.act === act);
}

function readText(whole: Words, readers: readonly ActReader[], context: ReadContext): Act[] {
  const acts: Act[] = [];
  let left = whole;
  for (const reader of readers) {
    const words = left.fresh();
    const says = reader.read(words, context);
    if (says === null) continue;
    acts.push({ act: reader.act, spans: words.spans, says });
    if (reader.takesWords) left = left.without(words.spans);
  }
  return acts;
}

/** With what is wished for in words that no act rests on: in a day where there is one town to see it in. */
function withOwnWishes(text: string, acts: readonly Act[], { towns = [] }: ReadContext): readonly Act[] {
  const said = messageOf([acts]);
  const wishes = said.isQuestion
    ? []
    : ownWishesIn(
        text,
        residueIn(
          text,
          acts.flatMap(({ spans }) => spans),
        ),
      );
  if (wishes.length === 0) return acts;
  const named = said.destinations.filter(({ region }) => region === undefined).map(({ place }) => place);
  const [town, ...others] = new Set(said.destinations.length > 0 ? named : towns);
  const isOfOne = town !== undefined && others.length === 0;
  const wanted = wishes.filter(({ isLeftOut }) => isLeftOut !== true);
  const musts = isOfOne ? wanted.filter(({ isVisit }) => isVisit).map(({ name }) => ({ name, town })) : [];
  const activities = wanted.filter(({ isVisit }) => !isOfOne || !isVisit).map(({ name }) => name);
  const nots = wishes.filter((wish) => !wanted.includes(wish)).map(({ name }) => name);
  const says = {
    ...(musts.length > 0 && { musts }),
    ...(activities.length > 0 && { activities }),
    ...(nots.length > 0 && { nots }),
  };
  return [...acts, { act: OWN_WISH, spans: wishes.map(({ span }) => span), says }];
}

/** What a message of one part would say without one of its acts. */
export function messageWithout(acts: readonly Act[], left: Act): Message {
  return messageOf([acts.filter((own) => own !== left)]);
}

/** @param parts the acts of each */
function messageOf(parts: readonly (readonly Act[])[]): Message {
  const [only, ...others] = parts.map((acts) => sumOf(acts.map(({ says }) => says)));
  return withLength(
    others.length === 0 && only
      ? only
      : withUnknownBeside(withOneOfName(sumOf(apart(withOneHome([only ?? NO_MESSAGE, ...others]))))),
  );
}

/** A place that nobody knows, in a part of its own, stands beside the towns of the others. */
function withUnknownBeside(message: Message): Message {
  const { unknown, unknownBeside, destinations } = message;
  return unknown === null || destinations.length === 0
    ? message
    : { ...message, unknown: null, unknownBeside: unknownBeside ?? unknown };
}

/** Of towns to set out from the first is home, and the others are where others come from. */
function withOneHome(parts: readonly Message[]): Message[] {
  const home = parts.find(({ origin, isQuestion }) => origin !== null && !isQuestion)?.origin;
  return parts.map((part) =>
    home && part.origin && !part.isQuestion && part.origin.place !== home.place
      ? { ...part, origin: null, otherHomes: [...part.otherHomes, part.origin.place.name] }
      : part,
  );
}

/** Of two towns of a name in parts of one message the first is meant, and where one lives is no stop to arrive in. */
function withOneOfName(message: Message): Message {
  const { origin, wayIn, wayHome, destinations } = message;
  const first = (mention: PlaceMention) =>
    destinations.find(({ place }) => place.name === mention.place.name) ?? mention;
  const isHome = ({ place }: PlaceMention) => place === origin?.place;
  const isGoal = (mention: PlaceMention) =>
    first(mention).place === mention.place && !(wayIn && isHome(wayIn) && isHome(mention));
  return {
    ...message,
    destinations: destinations.filter(isGoal),
    wayIn: wayIn && (isHome(wayIn) ? null : first(wayIn)),
    wayHome: wayHome && { ...wayHome, place: first(wayHome).place },
  };
}

/** Whether a part adds towns to a plan, or takes some out. */
function isOfPlan({ edit, drops }: Message): boolean {
  return edit === 'add' || edit === 'then' || drops.length > 0;
}

/** What a question says beside what it asks for. */
const OF_QUESTIONS: ReadonlySet<string> = new Set<keyof Message>(['isQuestion', 'info', 'topics', 'needs']);

/** Parts that stand beside each other: what one only speaks of counts where none is for it. */
function apart(parts: readonly Message[]): Partial<Message>[] {
  const hasTowns = parts.some(({ destinations, isQuestion }) => destinations.length > 0 && !isQuestion);
  const isTold = parts.some(({ isQuestion, days, dates }) => !isQuestion && (days ?? dates) !== null);
  const isEdit =
    parts.some(isOfPlan) &&
    parts.every((part) => part.destinations.length === 0 || part.wayHome !== null || isOfPlan(part));
  const hasDates = parts.some(({ dates, fixed }) => dates !== null && fixed.length === 0);
  const goals = parts.filter((part) => part.destinations.length > 0 && !part.isQuestion);
  return parts.map((own) => {
    const part = goals.length > 1 ? withStopLength(own, own === goals.at(-1)) : own;
    const isAlone = !(part.isQuestion ? hasTowns : part.fixed.length > 0 && hasDates);
    const said = Object.entries(saidBy(part)).filter(([field]) => isAlone || isItsOwn(field, part));
    // beside towns that come or go a bare length is that of the whole
    if (isEdit && part.days !== null && part.destinations.length === 0 && part.dates === null)
      return { ...Object.fromEntries(said), days: null, total: part.days };
    // where a trip is told beside it, its plan is due with the answer
    return { ...Object.fromEntries(said), ...(!isAlone && isTold && { wantsPlan: true }) };
  });
}

/** Beside other towns the length of a part with one is that town's. Nights leave a day to go home in the last one. */
function withStopLength(part: Message, isLast: boolean): Message {
  const [town, ...others] = part.destinations;
  if (part.unknown !== null) return { ...part, days: null, inNights: false };
  if (!town || others.length > 0 || part.isQuestion || part.days === null || part.dates !== null) return part;
  const days = Math.max(1, part.days - Number(part.inNights && !isLast));
  return { ...part, days: null, inNights: false, destinations: [{ ...town, days }] };
}

/** Whether a part asks for what it says in a field: a question does not, and the day of a concert is none to begin on. */
export function isItsOwn(field: string, part: Message): boolean {
  return part.isQuestion ? OF_QUESTIONS.has(field) : field !== 'dates' || part.fixed.length === 0;
}

/** Without what a part does not say. */
function saidBy(part: Partial<Message>): Partial<Message> {
  const nothing = new Map<string, unknown>(Object.entries(NO_MESSAGE));
  return Object.fromEntries(Object.entries(part).filter(([field, value]) => value !== nothing.get(field)));
}

/** Lists come together; of all else the first that says it decides. */
function sumOf(sayings: readonly Partial<Message>[]): Message {
  const sum: Record<string, unknown> & { stay: StayWish | null } = { ...NO_MESSAGE };
  const isSaid = new Set<string>();
  for (const says of sayings) {
    for (const [field, value] of Object.entries(says)) {
      const before = sum[field];
      if (Array.isArray(value) && Array.isArray(before)) sum[field] = [...before, ...newIn(value, before)];
      else if (field === 'stay' && isSaid.has(field))
        sum[field] = withStay(sum.stay ?? NO_STAY_WISH, says.stay ?? null);
      else if (!isSaid.has(field)) sum[field] = value;
      isSaid.add(field);
    }
  }
  return { ...NO_MESSAGE, ...sum };
}

/** What a list adds to one before it; a place that is named twice is one. */
function newIn(added: readonly unknown[], before: readonly unknown[]): unknown[] {
  const known = new Set(before.map(placeIn));
  return [...new Set(added)].filter((value) => !known.has(placeIn(value)));
}

/** The place of a mention; another value itself. */
export function placeIn(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'place' in value ? value.place : value;
}
