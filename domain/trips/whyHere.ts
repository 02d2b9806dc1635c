/** Why a thing stands in a plan where it does, as far as that is known for certain: a code for each reason, and its words. */
import * as z from 'zod/mini';
import { WEEKDAY_NAMES, weekdayOf } from '../dates/calendar.ts';
import type { KnownOffers } from '../itinerary/finding.ts';
import type { PlanDay, PlanItem } from '../itinerary/itinerary.ts';
import { mentions } from '../itinerary/measures.ts';
import { chosenSchema, flightKey, NO_CHOSEN } from './chosen.ts';

/** What of a trip's spec and offers explains an item. */
export interface Wishes {
  /** Names of what was asked for, as they were typed. */
  readonly asked: readonly string[];
  /** Ids of the offers that were chosen by hand. */
  readonly chosen: ReadonlySet<string>;
}

type Reason =
  | { readonly code: 'asked' | 'chosen' | 'own_hour' }
  | { readonly code: 'taste'; readonly taste: string }
  | { readonly code: 'best_day'; readonly weekday: number }
  | { readonly code: 'shut_else'; readonly weekdays: readonly number[] };

/** Of a kept spec only what explains (engine/trip/spec.ts), in whatever version of its form; what cannot be read explains nothing. */
const specSchema = z.object({
  musts: z.catch(z.array(z.object({ name: z.catch(z.string(), '') })), []),
  chosen: z.catch(chosenSchema, NO_CHOSEN),
});

/** What a trip's spec asks for by name, and which of the offers it holds as chosen. */
export function wishesOf(spec: unknown, offers: Pick<KnownOffers, 'flights'> | null): Wishes {
  const { data } = specSchema.safeParse(spec);
  if (!data) return { asked: [], chosen: new Set() };
  const { flights, hotels, tours } = data.chosen;
  const keys = flights.filter(isHeld).map(({ key }) => key);
  const ids = (offers?.flights ?? []).filter((offer) => keys.includes(flightKey(offer))).map(({ id }) => id);
  return {
    asked: data.musts.map(({ name }) => name).filter((name) => name !== ''),
    chosen: new Set([
      ...ids,
      ...hotels.filter(isHeld).map(({ hotelId }) => hotelId),
      ...tours.filter(isHeld).map(({ tourId }) => tourId),
    ]),
  };
}

/** No message has asked for another since. */
function isHeld({ left }: { readonly left?: unknown }): boolean {
  return left === undefined;
}

/** The weekdays that a stay has, as a line of their numbers: alike for two plans that differ in what their days hold. */
export function weekdaysIn(days: readonly Pick<PlanDay, 'city' | 'date'>[], city: string): string {
  const own = days.filter((day) => day.city === city).map(({ date }) => weekdayOf(date));
  return [...new Set(own)].toSorted((a, b) => a - b).join('');
}

/**
 * Why an item stands on its day, in a line for the traveller; empty where that is not known.
 * @param stay see {@link weekdaysIn}
 */
export function whyHere(item: PlanItem, date: string, stay: string, wishes: Wishes): string {
  return reasonsFor(item, weekdayOf(date), stay, wishes).map(inWords).join('; ');
}

function reasonsFor(item: PlanItem, weekday: number, stay: string, { asked, chosen }: Wishes): Reason[] {
  const { title, cost, offerId, own, fixed, why = {} } = item;
  const { likes, best = [], shut = [] } = why;
  if (own) return [];
  const isAsked = isSeen(item) && asked.some((name) => mentions(title, name));
  // of a flight's and a hotel's items the one that it is paid at
  const isChosen = cost !== null && offerId !== undefined && chosen.has(offerId);
  const others = shut.filter((day) => stay.includes(`${day}`));
  return [
    ...(isAsked ? [{ code: 'asked' as const }] : []),
    ...(isChosen ? [{ code: 'chosen' as const }] : []),
    ...(fixed ? [{ code: 'own_hour' as const }] : []),
    ...(likes !== undefined && !isAsked ? [{ code: 'taste' as const, taste: likes }] : []),
    ...(best.includes(weekday) ? [{ code: 'best_day' as const, weekday }] : []),
    // moved by hand to a day on which it is shut, that is no reason
    ...(others.length > 0 && !shut.includes(weekday)
      ? [{ code: 'shut_else' as const, weekdays: others }]
      : []),
  ];
}

function isSeen({ kind }: PlanItem): boolean {
  return kind === 'sight' || kind === 'tour';
}

/** Tastes whose own name does not say it. */
const TASTES: Readonly<Partial<Record<string, string>>> = {
  family: 'good with children',
  beach: 'you like beaches',
};

function inWords(reason: Reason): string {
  switch (reason.code) {
    case 'asked':
      return 'you asked for it';
    case 'chosen':
      return 'you chose it';
    case 'own_hour':
      return 'at your own hour';
    case 'taste':
      return TASTES[reason.taste] ?? `you like ${reason.taste}`;
    case 'best_day':
      return `best on ${weekdayWords([reason.weekday])}`;
    case 'shut_else':
      return `shut on ${weekdayWords(reason.weekdays)} of your stay`;
  }
}

function weekdayWords(weekdays: readonly number[]): string {
  return weekdays.map((weekday) => `${WEEKDAY_NAMES[weekday] ?? ''}s`).join(' and ');
}
