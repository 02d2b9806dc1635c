/** The days of a plan in words; long trips say less of each item. */
import { formatShortDay } from './format.ts';
import { formatTime } from '../../../domain/dates/dayTimes.ts';
import { shownAt } from '../../../domain/itinerary/measures.ts';
import type { Itinerary, PlanDay, PlanItem } from '../../../domain/itinerary/itinerary.ts';

/** From here on a note is its first clause, so that the whole can be read and stored; nothing is cut inside one. */
const LONG_TRIP_DAYS = 12;

/** A section for each day. */
export function writeDays(plan: Itinerary): string[] {
  return plan.days.map((day) => {
    const items = day.items.map((item) => `- ${itemInWords(item, plan)}`);
    return `### Day ${day.number} — ${day.title}\n*${dateLine(day, plan)}*\n${items.join('\n')}`;
  });
}

/** "Wed 12 May", with the town where the trip has several. */
export function dateLine(day: PlanDay, { cities }: Itinerary): string {
  return `${formatShortDay(day.date)}${cities.length > 1 ? ` · ${day.city}` : ''}`;
}

/** Part of the day, time and what it is. */
export function itemInWords(item: PlanItem, { days }: Itinerary): string {
  const isLong = days.length > LONG_TRIP_DAYS;
  // a meal ends with the word on the diet
  const note = isLong && item.kind !== 'meal' ? shortened(item.note) : item.note;
  const words = item.kind === 'meal' ? note : [item.title, note].filter((part) => part !== '').join(': ');
  return `**${partOfDay(item)} · ${formatTime(shownAt(item))}** ${words}`;
}

function partOfDay(item: PlanItem): string {
  const { kind, title, note } = item;
  if (kind === 'meal') return title;
  const start = shownAt(item);
  // from the day before, or over the date line: where its part of the day begins is no time of departure;
  // plans of before have it as "18:10"
  const [, leaves] = /^(?:left|leaves) [A-Z]{3} at (\d{1,2}:\d\d(?: [AP]M)?)/.exec(note) ?? [];
  if (
    kind === 'flight' &&
    leaves !== undefined &&
    start === item.start &&
    (note.startsWith('left') || ![start, formatTime(start)].includes(leaves))
  )
    return 'In the air';
  if (start < '05:00') return 'Night';
  if (start < '12:00') return 'Morning';
  return start < '17:00' ? 'Afternoon' : 'Evening';
}

function shortened(note: string): string {
  const [clause = ''] = note.split(/;|:\s| \(|\.\s/);
  const text = clause.trim();
  return text === '' || text.endsWith('.') ? text : `${text}.`;
}
