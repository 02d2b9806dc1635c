/** Tours in the order in which a traveller would like them. */
import { minutesOfTour } from '../../../domain/itinerary/tourSlot.ts';
import { brokenNeed } from '../demands/brokenNeed.ts';
import { isLeftOut } from '../demands/wished.ts';
import { rankAreas } from '../rankAreas.ts';
import type { Interest } from '../../../content/towns/types.ts';
import type { Brief, Stop } from '../brief/brief.ts';
import type { SeenTour } from '../../offers/found.ts';

const TOUR_WORDS: Partial<Record<Interest, RegExp>> = {
  food: /food|cook|tast|market/i,
  history: /history|heritage|old/i,
  temples: /temple|shrine|history/i,
  nightlife: /evening|night/i,
  views: /photo|view/i,
  adventure: /bicycle|kayak|hike/i,
  nature: /bicycle|hike|nature/i,
};
/** More than those want who asked for slow days. */
const SPORTING = /bicycle|kayak|hike|hiking|climb/i;
const STRENUOUS = /bicycle|hike|hiking|climb|kayak|on foot|walk/i;
/** Tours that sit down; of any other nobody says how far it walks. */
const SEATED = /cook|class|boat|cruise|\bbus\b|\bcar\b|tasting(?! walk)/i;
/** A tour through one quarter wants a whole day there, which a shorter stay may not have. */
const QUARTER_DAYS = 3;
/** A longer one leaves no time to eat. */
const LONGEST_MINUTES = 5 * 60;
const ADULT = /\bnight|\bbar\b|pub crawl|wine/i;

/** The quarter of the town that a tour's name tells; null when it goes through all of it. */
export function quarterOf(tour: SeenTour, stop: Stop): string | null {
  return stop.guide?.areas.find((area) => tour.name.includes(area.name))?.name ?? null;
}

/** Whether a quarter is among those that the stay has whole days for: no tour is worth the Vatican. */
function isSeenAnyhow(quarter: string, brief: Brief, stop: Stop): boolean {
  if (!stop.guide || stop.days < QUARTER_DAYS) return false;
  const place = rankAreas(stop.guide, brief).findIndex(({ name }) => name === quarter);
  return place < stop.days - 1;
}

/** Those that suit, by interest and then by rating; none that somebody of the party could not join. */
export function toursByTaste(tours: readonly SeenTour[], brief: Brief, stop: Stop): readonly SeenTour[] {
  const rank = (tour: SeenTour) => {
    const index = brief.interests.findIndex((interest) => TOUR_WORDS[interest]?.test(tour.name) ?? false);
    return index < 0 ? brief.interests.length : index;
  };
  const fits = (tour: SeenTour) => {
    const quarter = quarterOf(tour, stop);
    return (
      minutesOfTour(tour) <= LONGEST_MINUTES &&
      (quarter === null || isSeenAnyhow(quarter, brief, stop)) &&
      !(brief.mobility.length > 0 && (STRENUOUS.test(tour.name) || !SEATED.test(tour.name))) &&
      !(brief.pace === 'slow' && SPORTING.test(tour.name)) &&
      !(brief.children > 0 && ADULT.test(tour.name)) &&
      !isLeftOut({ title: tour.name, note: '' }, brief.nots) &&
      brokenNeed({ kind: 'tour', title: tour.name, note: '' }, brief.needs) === null &&
      !brief.avoid.some((interest) => TOUR_WORDS[interest]?.test(tour.name) ?? false)
    );
  };
  return tours.filter(fits).toSorted((a, b) => rank(a) - rank(b) || b.rating - a.rating);
}
