/** The letter of 'Email Me Personalized Tips': what the guide to the place says, by season and interests. */
import '../../../../content/towns/all.ts';
import { guideOf } from '../../../../content/towns/registry.ts';
import type { BookingDetails } from '../../../../domain/chat/plannerApi.ts';
import type { CityGuide } from '../../../../content/towns/types.ts';
import type { Letter } from '../providers/followUp.ts';

const MAX_DISHES = 3;
const MAX_DAY_TRIPS = 2;

export interface Reader {
  readonly nickname: string | null;
  readonly interests: readonly string[];
}

interface Section {
  readonly title: string;
  readonly lines: readonly string[];
}

/** The letter about a plan. What travellers typed stands in it as text, in the HTML too. */
export function writeLetter(details: BookingDetails, reader: Reader): Letter {
  const place = details.destination ?? 'your trip';
  const guide = details.destination === undefined ? null : guideOf(details.destination);
  const greeting = `Hello ${reader.nickname?.trim() || 'traveller'},`;
  const opening = `here are the tips you asked for, for ${place}${stayWords(details)}.`;
  const sections = [...(guide ? guideSections(guide, details, reader) : []), checklist(details)];
  const booking = details.sample
    ? 'The plan was made of sample data. Live prices are here:'
    : 'Live prices and booking:';
  const closing = 'You get this letter because you asked for it in the trip planner. Good travels, Waymark';
  return {
    subject: `Tips for ${place}`,
    text: [
      greeting,
      opening,
      ...sections.map(({ title, lines }) => [title, ...lines.map((line) => `- ${line}`)].join('\n')),
      `${booking}\n${details.url}`,
      closing,
    ].join('\n\n'),
    html: [
      `<p>${escapeHtml(greeting)}</p>`,
      `<p>${escapeHtml(opening)}</p>`,
      ...sections.map(
        ({ title, lines }) =>
          `<h2>${escapeHtml(title)}</h2><ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`,
      ),
      `<p>${escapeHtml(booking)} <a href="${escapeHtml(details.url)}">${escapeHtml(hostOf(details.url))}</a></p>`,
      `<p>${escapeHtml(closing)}</p>`,
    ].join('\n'),
  };
}

function stayWords({ checkIn, checkOut }: BookingDetails): string {
  if (checkIn === undefined) return '';
  return checkOut === undefined ? ` from ${checkIn}` : `, ${checkIn} to ${checkOut}`;
}

function guideSections(guide: CityGuide, details: BookingDetails, reader: Reader): Section[] {
  const month = Number(details.checkIn?.slice(5, 7));
  const season = guide.seasons.find(({ months }) => months.includes(month))?.line;
  const likes = new Set(reader.interests.map((interest) => interest.toLowerCase()));
  const liked = (tags: readonly string[]) => tags.filter((tag) => likes.has(tag)).length;
  const trips = guide.dayTrips
    .toSorted((a, b) => liked(b.tags) - liked(a.tags))
    .slice(0, MAX_DAY_TRIPS)
    .map(({ name, line }) => `${name}: ${line}`);
  return [
    ...(season === undefined ? [] : [{ title: 'When you go', lines: [season] }]),
    { title: 'Into town and around', lines: [guide.arrival, guide.gettingAround].map(sentence) },
    { title: 'What to eat', lines: guide.food.slice(0, MAX_DISHES).map(sentence) },
    ...(trips.length === 0 ? [] : [{ title: 'A day out', lines: trips }]),
  ];
}

function checklist({ checkIn }: BookingDetails): Section {
  return {
    title: 'Before you leave',
    lines: [
      'Passport, visa and health rules: ask the embassy of the country you visit, or your airline.',
      'Opening times and closing days: look once more on each sight’s own site in the week before.',
      checkIn === undefined
        ? 'Prices change by the hour: compare before you book.'
        : `Prices change by the hour: compare before you book, and book what you cannot do without well before ${checkIn}.`,
    ],
  };
}

function sentence(line: string): string {
  return line.charAt(0).toUpperCase() + line.slice(1);
}

function hostOf(url: string): string {
  return new URL(url).hostname;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}
