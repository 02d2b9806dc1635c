/** Days for a city without a guide: what every city has, and no sight that might not exist. */
import { addDays } from '../domain/dates.ts';
import { dayWindows, TIMES, type PlanDay, type PlanItem } from './itinerary.ts';
import { withTour } from './tourSlot.ts';
import type { Brief } from './brief.ts';
import type { Choice } from './choose.ts';

interface Theme {
  readonly title: string;
  readonly morning: string;
  readonly lunch: string;
  readonly afternoon: string;
}

const THEMES: readonly [Theme, ...Theme[]] = [
  {
    title: 'Get your bearings',
    morning:
      'walk the historic centre early, before the streets fill, and note what you want to come back to.',
    lunch: 'the busiest plain place near the main market; order what the next table has.',
    afternoon: 'the main square and the streets behind it, then the best-known viewpoint towards sunset.',
  },
  {
    title: 'Museums and the old centre',
    morning: 'the city’s main museum at opening time; check its closing day on its own site first.',
    lunch: 'a café near the museum, away from its front door.',
    afternoon: 'a smaller museum or house that fits your interests, then a park bench.',
  },
  {
    title: 'Markets and food',
    morning: 'the main food market, which is at its best before eleven.',
    lunch: 'eat at the market’s counters.',
    afternoon:
      'a neighbourhood where people live rather than visit; ask at your hotel which one they would choose.',
  },
  {
    title: 'Water, parks and views',
    morning: 'the river, lake or sea front on foot or by hired bicycle.',
    lunch: 'a picnic from a bakery and a greengrocer.',
    afternoon: 'the largest park or the nearest hill; carry water and a layer.',
  },
  {
    title: 'A day out of town',
    morning: 'the town or landscape that regional trains or buses reach in about an hour; take an early one.',
    lunch: 'where you end up, on the square.',
    afternoon: 'come back before the evening rush.',
  },
];

/** The days of a trip anywhere. */
export function planAnywhere(brief: Brief, choice: Choice): PlanDay[] {
  const tourDay = brief.days > 2 ? 1 : 0;
  return dayWindows(brief, choice).map((window, index): PlanDay => {
    const theme = THEMES[index % THEMES.length] ?? THEMES[0];
    const items: PlanItem[] = [
      { time: TIMES.morning, kind: 'free', title: 'Morning', text: theme.morning },
      { time: TIMES.lunch, kind: 'meal', title: 'Lunch', text: theme.lunch },
      { time: TIMES.afternoon, kind: 'free', title: 'Afternoon', text: theme.afternoon },
      {
        time: TIMES.dinner,
        kind: 'meal',
        title: 'Dinner',
        text: 'a dish the region is known for; ask for the house’s own version.',
      },
    ];
    const full = choice.tour && index === tourDay ? withTour(items, choice.tour) : items;
    const fitting = full.filter((item) => item.time >= window.from && item.time < window.until);
    return {
      number: index + 1,
      date: addDays(brief.firstDay, index),
      title: fitting.some((item) => item.kind !== 'meal')
        ? theme.title
        : index === 0
          ? 'Arrive and settle in'
          : 'The way home',
      items: [...window.items, ...fitting].sort((a, b) => a.time.localeCompare(b.time)),
    };
  });
}
