/** Reads one message of a traveller. */
import { findDates } from './time/dates.ts';
import { findBudget } from './budget.ts';
import { findMonthPart } from './time/monthParts.ts';
import { findChildren, findDays, findDaysDelta, findJoining, findParty, saysWe } from './quantities.ts';
import { findComfort, findInterests, findPace, findStartDay, findSwap, hasOwnBeds } from './wishes.ts';
import { NO_OFFER_WISH, isNoOfferWish } from './follow/offerWishes.ts';
import { isOfAnother } from './follow/otherTrips.ts';
import { writtenOut } from './follow/terse.ts';
import { daysBetween } from '../../domain/dates/calendar.ts';
import type { Gazetteer } from '../facts/gazetteer.ts';
import { ACT_READERS } from './acts/all.ts';
import { dayEdits } from './acts/edits/dayEdits.ts';
import { residueOf } from './residue.ts';
import { Words } from './words.ts';
import type { Act, ActReader, ReadContext, Reading } from './acts/act.ts';
import type { Message } from './types.ts';

/** Longer text is noise past this point; a message is at most 4,000 characters. */
const MAX_CHARS = 4_000;

/**
 * What a message says about a trip. Never throws, whatever the text.
 * @param today ISO date; dates in words are read relative to it
 */
export function parseMessage(typed: string, today: string, gazetteer: Gazetteer): Message {
  return readMessage(typed, { today, gazetteer }).message;
}

/** The acts of a message, what they add up to, and what no act rests on. Never throws, whatever the text. */
export function readMessage(typed: string, context: ReadContext): Reading {
  const text = writtenOut(typed.slice(0, MAX_CHARS).replaceAll('’', "'").replace(/\s+/g, ' ').trim());
  const { acts, message } = readText(new Words(text), ACT_READERS, context);
  const residue = residueOf(
    text,
    acts.flatMap(({ spans }) => spans),
  );
  const edits = acts.find(({ act }) => act === dayEdits.act);
  if (!edits) return { text, acts, residue, message };
  const others = ACT_READERS.filter((reader) => reader !== dayEdits);
  const besides = readText(new Words(text).without(edits.spans), others, context).message;
  return { text, acts, residue, message: { ...message, besides } };
}

function readText(
  whole: Words,
  readers: readonly ActReader[],
  context: ReadContext,
): Pick<Reading, 'acts' | 'message'> {
  const acts: Act[] = [];
  let left = whole;
  for (const reader of readers) {
    const words = left.fresh();
    const says = reader.read(words, context);
    if (says === null) continue;
    acts.push({ act: reader.act, spans: words.spans, says });
    if (reader.takesWords) left = left.without(words.spans);
  }
  return { acts, message: withActs(parseText(left.text, context), acts) };
}

/** Lists of the acts come together; of all else the first act that says it decides. */
function withActs(message: Message, acts: readonly Act[]): Message {
  const sum: Record<string, unknown> = { ...message };
  const isSaid = new Set<string>();
  for (const { says } of acts) {
    for (const [field, value] of Object.entries(says)) {
      const before = sum[field];
      if (Array.isArray(value) && Array.isArray(before)) sum[field] = [...new Set([...before, ...value])];
      else if (!isSaid.has(field)) sum[field] = value;
      isSaid.add(field);
    }
  }
  return { ...message, ...sum };
}

/** What is not an act of its own yet. @param text on one line and written out */
function parseText(text: string, { today }: ReadContext): Message {
  const dates = findMonthPart(text, today, findDates) ?? findDates(text, today);
  const rest = dates?.rest ?? text;
  const wish = dates?.wish ?? null;
  const daysDelta = findDaysDelta(rest);
  return {
    ...NO_PLACES,
    language: null,
    open: null,
    pick: null,
    dates: wish,
    days: daysDelta === 0 ? lengthOf(wish, rest) : null,
    daysDelta,
    stopDeltas: [],
    dropDay: null,
    startDay: wish === null ? findStartDay(rest) : null,
    isWeekend: /\bweekend\b/i.test(text),
    party: findParty(rest),
    children: findChildren(rest),
    joining: findJoining(rest),
    isSeveral: saysWe(rest),
    ownBeds: hasOwnBeds(rest),
    budget: findBudget(rest),
    ...findInterests(rest),
    pace: findPace(rest),
    comfort: findComfort(rest),
    swapDays: findSwap(rest),
    needs: [],
    modes: null,
    isQuestion: false,
    info: null,
    command: null,
    dayEdits: [],
    besides: null,
    offers: NO_OFFER_WISH,
    weekday: null,
    isOnly: /\b(?:only|just|nothing but)\b/i.test(text),
    isAnother: isOfAnother(text),
    topics: [],
  };
}

/** What a message without any place says of them. */
const NO_PLACES = {
  destinations: [],
  isChoice: false,
  drops: [],
  edit: null,
  origin: null,
  returnTo: null,
  wayIn: null,
  wayHome: null,
  oneWay: null,
  musts: [],
  route: null,
  guess: null,
  unknown: null,
  unknownBeside: null,
  country: null,
  order: null,
} as const;

/** Both dates decide, then a length for the whole. */
function lengthOf(dates: Message['dates'], rest: string): number | null {
  return dates?.kind === 'days' ? daysBetween(dates.start, dates.end) + 1 : findDays(rest);
}

/** Whether a message says nothing that a plan could use. */
export function saysNothing(message: Message): boolean {
  return (
    message.destinations.length === 0 &&
    message.origin === null &&
    message.country === null &&
    message.open === null &&
    message.pick === null &&
    message.dates === null &&
    message.days === null &&
    message.party === null &&
    message.joining === 0 &&
    !message.ownBeds &&
    message.budget === null &&
    message.interests.length === 0 &&
    message.avoid.length === 0 &&
    message.pace === null &&
    message.comfort === 0 &&
    message.swapDays === null &&
    message.drops.length === 0 &&
    message.returnTo === null &&
    message.daysDelta === 0 &&
    message.stopDeltas.length === 0 &&
    message.dropDay === null &&
    message.startDay === null &&
    message.needs.length === 0 &&
    message.modes === null &&
    message.dayEdits.length === 0 &&
    message.weekday === null &&
    message.order === null &&
    message.musts.length === 0 &&
    message.wayHome === null &&
    message.oneWay === null &&
    isNoOfferWish(message.offers)
  );
}
