/** The plan in markdown: why, day by day, what it costs, what to check. */
import { listOf, formatDay, formatShortDay, hoursAndMinutes, clockOf, money, plural } from './format.ts';
import { writeBudget } from './writeBudget.ts';
import type { CityGuide } from '../../guides/types.ts';
import type { Brief } from '../brief.ts';
import type { Choice } from '../choose.ts';
import type { Found, SeenFlight } from '../found.ts';
import type { PlanDay, PlanItem } from '../itinerary.ts';

export interface WriteInput {
  readonly brief: Brief;
  readonly guide: CityGuide | null;
  readonly found: Found;
  readonly choice: Choice;
  readonly days: readonly PlanDay[];
}

const SMALL_NUMBERS = ['nobody', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** The whole answer. */
export function writePlan(input: WriteInput): string {
  return [
    heading(input),
    introduction(input),
    why(input),
    ...input.days.map(writeDay),
    writeBudget(input.brief, input.choice),
    toCheck(input),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function heading({ brief }: WriteInput): string {
  const who =
    brief.children > 0
      ? `${plural(brief.adults, 'adult')} and ${brief.children === 1 ? '1 child' : `${brief.children} children`}`
      : brief.travellers === 1
        ? 'one'
        : (SMALL_NUMBERS[brief.travellers] ?? String(brief.travellers));
  return `## ${brief.destination.name}: ${plural(brief.days, 'day')} for ${who}\n\n${formatDay(brief.firstDay)}${brief.days > 1 ? ` to ${formatDay(brief.lastDay)}` : ''}`;
}

function introduction({ brief, guide }: WriteInput): string {
  const month = Number(brief.firstDay.slice(5, 7));
  const season = guide?.seasons.find((candidate) => candidate.months.includes(month))?.line;
  const about = guide
    ? `${guide.intro}${season === undefined ? '' : ` ${season}`}`
    : `I have no hand-written guide to ${brief.destination.name} yet, so the days below give you a sound shape and name no sights I could not vouch for; flights, hotels and tours are looked up as usual.`;
  return [...brief.notes, about].join(' ');
}

function why({ brief, choice, guide }: WriteInput): string {
  const lines = [
    choice.flight ? flightLine(brief, choice.flight) : '',
    choice.hotel
      ? `**Stay:** ${choice.hotel.hotelName}, ${choice.hotel.stars} stars, ${money(choice.hotel.priceFrom)} a night${districtLine(guide, choice.hotel.district)}`
      : '',
    choice.tour
      ? `**Tour:** ${choice.tour.name} (${choice.tour.duration}, ${money(choice.tour.price)} a person).`
      : '',
    brief.interests.length > 0 && guide
      ? `**Order of the days:** the quarters with most ${listOf(brief.interests.slice(0, 3))} come first.`
      : '',
    guide ? `**Getting around:** ${guide.gettingAround}` : '',
  ].filter((line) => line !== '');
  return lines.length === 0 ? '' : `**Why this way**\n${lines.map((line) => `- ${line}`).join('\n')}`;
}

function flightLine(brief: Brief, flight: SeenFlight): string {
  const stops =
    flight.transfers === 0
      ? 'non-stop'
      : `${plural(flight.transfers, 'stop')}${flight.via ? ` (${flight.via.join(', ')})` : ''}`;
  const lands =
    flight.arrival_at === undefined
      ? ''
      : `, landing ${formatShortDay(flight.arrival_at.slice(0, 10))} at ${clockOf(flight.arrival_at)}`;
  const overnight =
    brief.departure < brief.firstDay ? ' It flies overnight, so you set out before the first day.' : '';
  return `**Flight:** ${flight.airline_name ?? flight.airline} ${flight.flight_number}, ${flight.origin} to ${flight.destination}, ${formatShortDay(flight.departure_at.slice(0, 10))} at ${clockOf(flight.departure_at)}${lands}, ${hoursAndMinutes(flight.duration_to)}, ${stops}, ${money(flight.price)} a person both ways.${overnight}`;
}

function districtLine(guide: CityGuide | null, name: string | undefined): string {
  const district = guide?.districts.find((candidate) => candidate.name === name);
  return district ? `, in ${district.name}: ${district.line}` : name === undefined ? '.' : ` (${name}).`;
}

function writeDay(day: PlanDay): string {
  return `### Day ${day.number} — ${day.title}\n*${formatShortDay(day.date)}*\n${day.items.map(writeItem).join('\n')}`;
}

function writeItem(item: PlanItem): string {
  const part = partOfDay(item);
  return `- **${part} · ${item.time}** ${item.kind === 'meal' ? item.text : `${item.title}: ${item.text}`}`;
}

function partOfDay({ kind, title, time }: PlanItem): string {
  if (kind === 'meal') return title;
  if (time < '12:00') return 'Morning';
  return time < '17:00' ? 'Afternoon' : 'Evening';
}

function toCheck({ brief, choice, found, guide }: WriteInput): string {
  const isSample = [choice.flight, choice.hotel, choice.tour].some((offer) => offer?.sample === true);
  const lines = [
    ...found.failures,
    brief.origin === null ? 'Tell me where you leave from and I add flights; they are not in the sum.' : '',
    brief.origin !== null && found.flights !== null && found.flights.length === 0
      ? 'I found no flights for these dates.'
      : '',
    isSample
      ? 'The flights, hotels and tours here are **sample data**: realistic in time and price, but made up, so they cannot be booked. Compare with live prices before you decide.'
      : 'Prices change by the hour; check them on the cards before you book.',
    guide ? `Into town: ${guide.arrival}` : '',
    'Opening times and closing days: look once more on each sight’s own site in the week before.',
    brief.origin !== null && brief.origin.country !== brief.destination.country
      ? `Passport, visa and health rules for ${brief.destination.country}: I cannot know yours, so ask its embassy or your airline.`
      : '',
    brief.children > 0
      ? 'Flights are counted at the adult fare for children too; most airlines take less.'
      : '',
  ].filter((line) => line !== '');
  return `### What to check\n${lines.map((line) => `- ${line}`).join('\n')}`;
}
