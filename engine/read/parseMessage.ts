/** Reads one message of a traveller. */
import { findDates } from './time/dates.ts';
import { findBudget } from './budget.ts';
import { findMonthPart } from './time/monthParts.ts';
import { findPlaces } from './places.ts';
import { findOrder } from './placeEdits.ts';
import { findChildren, findDays, findDaysDelta, findJoining, findParty, saysWe } from './quantities.ts';
import {
  findComfort,
  findInterests,
  findPace,
  findStartDay,
  findSwap,
  findTopics,
  hasOwnBeds,
} from './wishes.ts';
import { findCommand } from './follow/commands.ts';
import { findDayEdits } from './follow/dayEditClauses.ts';
import { findInfoTopic } from './follow/infoTopics.ts';
import { findOfferWish, isNoOfferWish } from './follow/offerWishes.ts';
import { isOfAnother } from './follow/otherTrips.ts';
import { isPlanQuestion } from './follow/questions.ts';
import { writtenOut } from './follow/terse.ts';
import { findWeekdayWish } from './follow/weekdayWish.ts';
import { daysBetween } from '../../domain/dates/calendar.ts';
import type { Gazetteer } from '../facts/gazetteer.ts';
import { ACT_READERS } from './acts/all.ts';
import { residueOf } from './residue.ts';
import { Words, type Span } from './words.ts';
import type { Act, ReadContext, Reading } from './acts/act.ts';
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
  const acts: Act[] = [];
  let taken: Span[] = [];
  for (const reader of ACT_READERS) {
    const words = new Words(text).without(taken);
    const says = reader.read(words, context);
    if (says === null) continue;
    acts.push({ act: reader.act, spans: words.spans, says });
    if (reader.takesWords) taken = [...taken, ...words.spans];
  }
  const message = withActs(parseUnderstood(new Words(text).without(taken).text, context), acts);
  return {
    text,
    acts,
    residue: residueOf(
      text,
      acts.flatMap(({ spans }) => spans),
    ),
    message,
  };
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
  const { besides } = message;
  // what is left out beside a change of days is that change
  const others = acts.filter(({ says }) => says.nots === undefined);
  return { ...message, ...sum, besides: besides && withActs(besides, others) };
}

/** What is not an act of its own yet. @param text on one line and written out */
function parseUnderstood(text: string, { today, gazetteer }: ReadContext): Message {
  const { edits, rest } = findDayEdits(text);
  const message = parseText(text, today, gazetteer);
  if (edits.length === 0) return message;
  return { ...message, dayEdits: edits, besides: parseText(rest, today, gazetteer) };
}

/** @param text on one line and written out */
function parseText(text: string, today: string, gazetteer: Gazetteer): Message {
  const dates = findMonthPart(text, today, findDates) ?? findDates(text, today);
  const undated = dates?.rest ?? text;
  const { rest, ...places } = findPlaces(undated, gazetteer);
  const wish = dates?.wish ?? null;
  const daysDelta = findDaysDelta(rest);
  const info = findInfoTopic(text);
  return {
    ...places,
    dates: wish,
    days: daysDelta === 0 ? lengthOf(wish, places.destinations, rest) : null,
    daysDelta,
    startDay: wish === null ? findStartDay(undated) : null,
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
    fixed: [],
    busy: [],
    hours: null,
    stay: null,
    activities: [],
    nots: [],
    only: null,
    isQuestion: info !== null || isPlanQuestion(text),
    info,
    command: findCommand(text),
    dayEdits: [],
    besides: null,
    offers: findOfferWish(rest),
    weekday: findWeekdayWish(text),
    order: findOrder(text),
    isOnly: /\b(?:only|just|nothing but)\b/i.test(text),
    isAnother: isOfAnother(text),
    topics: findTopics(text),
  };
}

/** Both dates decide, then a length for the whole, then the sum of the places where each has its own. */
function lengthOf(
  dates: Message['dates'],
  destinations: Message['destinations'],
  rest: string,
): number | null {
  if (dates?.kind === 'days') return daysBetween(dates.start, dates.end) + 1;
  const own = destinations.map((mention) => mention.days ?? 0);
  if (own.length > 0 && own.every((days) => days > 0)) return own.reduce((sum, days) => sum + days, 0);
  return findDays(rest);
}

/** Whether a message says nothing that a plan could use. */
export function saysNothing(message: Message): boolean {
  return (
    message.destinations.length === 0 &&
    message.origin === null &&
    message.country === null &&
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
    message.startDay === null &&
    message.needs.length === 0 &&
    message.modes === null &&
    message.fixed.length === 0 &&
    message.busy.length === 0 &&
    message.hours === null &&
    message.stay === null &&
    message.activities.length === 0 &&
    message.nots.length === 0 &&
    message.only === null &&
    message.dayEdits.length === 0 &&
    message.weekday === null &&
    message.order === null &&
    isNoOfferWish(message.offers)
  );
}
