/** The days of a plan in words; long trips say less of each item. */
import { formatShortDay } from './format.ts';
import type { Itinerary, PlanDay, PlanItem } from '../../../domain/itinerary/itinerary.ts';

/** From here on a note is its first clause, so that the whole can be read and stored; nothing is cut inside one. */
const LONG_TRIP_DAYS = 12;

/** A section for each day. */
export function writeDays({ days, cities }: Itinerary): string[] {
  const isLong = days.length > LONG_TRIP_DAYS;
  return days.map((day) => writeDay(day, cities.length > 1, isLong));
}

function writeDay(day: PlanDay, hasTowns: boolean, isLong: boolean): string {
  const town = hasTowns ? ` · ${day.city}` : '';
  return `### Day ${day.number} — ${day.title}\n*${formatShortDay(day.date)}${town}*\n${day.items.map((item) => writeItem(item, isLong)).join('\n')}`;
}

function writeItem(item: PlanItem, isLong: boolean): string {
  // a meal ends with the word on the diet
  const note = isLong && item.kind !== 'meal' ? shortened(item.note) : item.note;
  const words = item.kind === 'meal' ? note : [item.title, note].filter((part) => part !== '').join(': ');
  return `- **${partOfDay(item)} · ${item.start}** ${words}`;
}

function partOfDay({ kind, title, start, note }: PlanItem): string {
  if (kind === 'meal') return title;
  // from the day before, or over the date line: where its part of the day begins is no time of departure
  const [, leaves] = /^(?:left|leaves) [A-Z]{3} at (\d\d:\d\d)/.exec(note) ?? [];
  if (kind === 'flight' && leaves !== undefined && (note.startsWith('left') || leaves !== start))
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
