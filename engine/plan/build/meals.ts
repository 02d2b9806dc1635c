/** Lunch and dinner: when people eat there, and what suits these travellers. */
import { DAY_END, quarterUp } from './clock.ts';
import { dayEndOf } from '../demands/brokenNeed.ts';
import { genericDinner } from './generic/generic.ts';
import { isLeftOut } from '../demands/wished.ts';
import { isEatable, isSuitable, mealFor, placeFor } from './needs.ts';
import type { Brief, Stop } from '../brief/brief.ts';
import type { Theme } from './themes.ts';
import type { DayWindow, Draft } from './types.ts';

/** Minutes of the day. */
interface Hours {
  readonly earliest: number;
  readonly start: number;
  /** After this it is no meal any more. */
  readonly latest: number;
  readonly minutes: number;
}

export const LUNCH: Hours = { earliest: 12 * 60 + 45, start: 12 * 60 + 45, latest: 14 * 60, minutes: 60 };
const DINNER: Hours = { earliest: 19 * 60 + 30, start: 19 * 60 + 30, latest: 21 * 60 + 30, minutes: 90 };
/** Where kitchens open late, by country: lunch, and dinner for adults. Children wait no longer than this. */
const LATE_LUNCH: Readonly<Record<string, number>> = { ES: 13 * 60 + 30 };
const LATE_DINNER: Readonly<Record<string, number>> = {
  ES: 21 * 60,
  AR: 21 * 60,
  UY: 21 * 60,
  CL: 20 * 60 + 30,
  GR: 20 * 60 + 30,
  IT: 20 * 60,
  PT: 20 * 60,
  BR: 20 * 60,
  FR: 20 * 60,
};
const CHILDREN_EAT = 20 * 60;
const EARLIEST_DINNER = 17 * 60;
const SHORTEST_MEAL = 45;
/** Minutes by which a meal may be earlier than usual. */
const SOONER = 60;

function lunchHours(countryCode: string): Hours {
  return { ...LUNCH, start: LATE_LUNCH[countryCode] ?? LUNCH.start };
}

/** Over in time for those who go to bed early, as early as kitchens open. */
function dinnerHours(countryCode: string, { children, needs }: Pick<Brief, 'children' | 'needs'>): Hours {
  const usual = LATE_DINNER[countryCode] ?? DINNER.start;
  const start = children > 0 ? Math.min(usual, CHILDREN_EAT) : usual;
  const over = dayEndOf(needs);
  if (over === null || over - DINNER.minutes >= start) return { ...DINNER, start };
  const early = Math.max(EARLIEST_DINNER, over - DINNER.minutes);
  return {
    earliest: early,
    start: early,
    latest: over - SHORTEST_MEAL,
    minutes: Math.min(DINNER.minutes, over - early),
  };
}

/** Whether a day trip is made for the sunrise. */
export function isAtSunrise(town: string): boolean {
  return /\bat sunrise\b|\bat dawn\b/i.test(town);
}

interface MealInput {
  readonly theme: Theme;
  readonly brief: Brief;
  readonly stop: Stop;
  readonly window: DayWindow;
  /** Which of the town's dinners the day has, from 0. */
  readonly dinner: number;
}

/** Lunch and dinner of a day, where there is time for them; an open day has its dinner alone, one of one's own neither. */
export function mealsOf(
  { theme, brief, stop, window, dinner }: MealInput,
  visits: readonly Draft[],
): Draft[] {
  const city = stop.place.city;
  const picks = (stop.guide?.food ?? []).filter(
    (pick) =>
      isEatable(pick, brief) && isSuitable(pick, brief) && !isLeftOut({ title: pick, note: '' }, brief.nots),
  );
  const noteOf = (pick: string, number: number) => mealFor(placeFor(pick, brief), brief, number);
  if (theme.kind === 'own' && theme.isAsked) return [];
  const lunch = lunchOf(theme);
  return [
    ...(lunch === null
      ? []
      : meal(
          'Lunch',
          lunchHours(stop.place.countryCode),
          window,
          visits,
          noteOf(lunch, dinner),
          theme.kind === 'trip' && !isAtSunrise(theme.town) ? theme.town : city,
        )),
    ...meal(
      'Dinner',
      dinnerHours(stop.place.countryCode, brief),
      window,
      visits,
      noteOf(picks[dinner] ?? genericDinner(dinner), dinner + 1),
      city,
    ),
  ];
}

function lunchOf(theme: Theme): string | null {
  switch (theme.kind) {
    case 'area':
      return theme.area.lunch;
    case 'generic':
      return theme.day.lunch;
    case 'trip':
      if (isAtSunrise(theme.town)) return 'a late breakfast that is lunch too, near your bed.';
      return `something simple in ${theme.town}, where the day trip pauses.`;
    case 'own':
      return null;
    case 'rest':
      return 'something quick between the ways of the day.';
  }
}

/** A meal in its hours, shorter where the next visit waits; none where there is no time to sit down. */
function meal(
  title: string,
  hours: Hours,
  window: DayWindow,
  visits: readonly Draft[],
  note: string,
  city: string,
): Draft[] {
  const next = Math.min(
    ...visits.map((visit) => visit.start).filter((visit) => visit >= hours.earliest),
    DAY_END,
  );
  // where the next visit waits it is earlier than they eat here
  const wanted = Math.max(hours.earliest, Math.min(hours.start, next - hours.minutes), window.from);
  const block = window.taken.find(({ from, until }) => wanted < until && wanted + hours.minutes > from);
  const after = quarterUp(block?.until ?? wanted);
  // hours that are taken all through the time of the meal put it before them
  const isPast = block !== undefined && after > hours.latest;
  const sooner = isPast ? Math.max(block.from - hours.minutes, hours.earliest - SOONER) : after;
  const running = visits.filter((visit) => visit.start <= sooner && visit.end > sooner).map(({ end }) => end);
  const start = isPast ? Math.max(sooner, window.from, ...running) : after;
  const end = Math.min(
    start + hours.minutes,
    ...visits.map((visit) => visit.start).filter((visit) => visit > start),
    ...window.taken.map(({ from }) => from).filter((from) => from > start),
    next > start ? next : DAY_END,
  );
  const isOwn = window.items.some(
    (item) => item.kind === 'meal' && item.title.toLowerCase().includes(title.toLowerCase()),
  );
  if (isOwn) return [];
  if (start > hours.latest || end - start < SHORTEST_MEAL) return [];
  return [{ kind: 'meal', start, end, title, note, city }];
}
