/** Times, towns and party of a plan, as its checks measure them. */
import type { Itinerary, PlanDay, PlanItem, PlanStay } from './itinerary.ts';

/** Minutes of a day. */
export const DAY_MINUTES = 1_440;

/** "09:30" in minutes after midnight. */
export function minutesOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
}

/** Minutes after midnight as "09:30". */
export function clockOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** Text folded for comparison: no accents, case or punctuation. */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Whether two names mean one town: "Kyoto" and "kyoto, Japan" do. */
export function isSamePlace(a: string, b: string): boolean {
  return a === b || folded(a) === folded(b) || folded(townOf(a)) === folded(townOf(b));
}

function townOf(name: string): string {
  return name.split(',', 1)[0] ?? name;
}

/** Whether a text names a town. */
export function mentions(text: string, town: string): boolean {
  return ` ${folded(text)} `.includes(` ${folded(townOf(town))} `);
}

/** Whether an item is a way from one place to another. */
export function isOnTheWay({ kind }: PlanItem): boolean {
  return kind === 'flight' || kind === 'transfer';
}

/** The clock by which an item is shown: a flight that left on a day before stands where it lands. */
export function shownAt({ kind, start, end, note }: PlanItem): string {
  const isLanding = kind === 'flight' && start === '00:00' && /^left /i.test(note) && end !== '23:59';
  return isLanding ? end : start;
}

/** Everybody who travels: a child has a seat and a ticket too. */
export function travellersOf({ party }: Pick<Itinerary, 'party'>): number {
  return party.adults + party.children;
}

/** Rooms of a stay: as said, else two to a room. */
export function roomsOf(plan: Pick<Itinerary, 'party'>, stay?: Pick<PlanStay, 'rooms'>): number {
  return stay?.rooms ?? Math.ceil(travellersOf(plan) / 2);
}

/** The words by which a finding points at an item. */
export function pointAt(day: PlanDay, item: PlanItem): string {
  return `Day ${day.number}, item "${item.title}" (id ${item.id}, ${item.start}–${item.end})`;
}

/** Whether two amounts are the same to the cent. */
export function isSameAmount(a: number, b: number): boolean {
  return Math.abs(a - b) < 0.01;
}
