/** The clock of a plan: in order, nothing at once, room round flights, meals when people eat. */
import type { Itinerary, PlanDay, PlanItem } from './itinerary.ts';
import type { Finding } from './finding.ts';
import { DAY_MINUTES, minutesOf, pointAt } from './measures.ts';
import { isAllDay } from './tourSlot.ts';

/** From landing to the first thing that is planned. */
const ARRIVAL_BUFFER_MINUTES = 60;
/** From the end of what is planned to take-off. */
const DEPARTURE_BUFFER_MINUTES = 120;
/** Time enough to eat. */
const MEAL_MINUTES = 45;

interface Window {
  readonly name: string;
  readonly title: RegExp;
  readonly from: number;
  readonly until: number;
}
const LUNCH: Window = { name: 'lunch', title: /lunch/i, from: minutesOf('11:00'), until: minutesOf('15:30') };
const DINNER: Window = {
  name: 'dinner',
  title: /dinner|supper/i,
  from: minutesOf('17:00'),
  until: minutesOf('22:30'),
};
/** When a meal may begin. */
const MEAL_WINDOWS: readonly Window[] = [
  { name: 'breakfast', title: /breakfast|brunch/i, from: minutesOf('06:00'), until: minutesOf('12:00') },
  LUNCH,
  DINNER,
];

/** Items stand in the order of their times, and each ends after it begins. */
export function checkOrder({ days }: Itinerary): Finding[] {
  return days.flatMap((day) =>
    day.items.flatMap((item, index) => {
      const before = day.items[index - 1];
      if (item.end <= item.start) {
        return finding('order', day, item, `${pointAt(day, item)} must end after it begins.`);
      }
      if (!before || before.start <= item.start) return [];
      return finding('order', day, item, `${pointAt(day, item)} stands after an item that begins later.`);
    }),
  );
}

/** No two items at once. */
export function checkOverlap({ days }: Itinerary): Finding[] {
  return days.flatMap((day) => {
    const items = inOrder(day.items);
    return items.flatMap((item, index) => {
      const before = items[index - 1];
      if (!before || before.end <= item.start) return [];
      return finding(
        'overlap',
        day,
        item,
        `${pointAt(day, item)} begins before "${before.title}" ends at ${before.end}.`,
      );
    });
  });
}

interface Timed {
  readonly day: PlanDay;
  readonly item: PlanItem;
  /** Minutes since midnight of the first day. */
  readonly start: number;
  readonly end: number;
}

/** Nothing fixed within an hour of a landing or two of a take-off; ways, check-in and free time may. */
export function checkBuffers({ days }: Itinerary): Finding[] {
  const timed = days.flatMap((day, index) =>
    day.items.map((item): Timed => {
      const midnight = index * DAY_MINUTES;
      return { day, item, start: midnight + minutesOf(item.start), end: midnight + minutesOf(item.end) };
    }),
  );
  const flights = timed.filter(({ item }) => item.kind === 'flight');
  const planned = timed.filter(({ item }) => isPlanned(item));
  return planned.flatMap((visit) => {
    const { day, item } = visit;
    const tooSoon = flights.some(
      (flight) =>
        !goesOn(flight.item) &&
        visit.start >= flight.end &&
        visit.start - flight.end < ARRIVAL_BUFFER_MINUTES,
    );
    const tooLate = flights.some(
      (flight) =>
        !isGoingOn(flight.item) &&
        visit.end <= flight.start &&
        flight.start - visit.end < DEPARTURE_BUFFER_MINUTES,
    );
    return [
      ...(tooSoon
        ? finding(
            'buffers',
            day,
            item,
            `${pointAt(day, item)} begins within ${ARRIVAL_BUFFER_MINUTES} minutes of a landing.`,
          )
        : []),
      ...(tooLate
        ? finding(
            'buffers',
            day,
            item,
            `${pointAt(day, item)} ends within ${DEPARTURE_BUFFER_MINUTES} minutes of a take-off.`,
          )
        : []),
    ];
  });
}

/** Meals begin when people eat, once each, and a full day leaves time for lunch and dinner. */
export function checkMeals({ days }: Itinerary): Finding[] {
  return days.flatMap((day) => {
    const meals = day.items.filter(({ kind }) => kind === 'meal');
    const named = meals.flatMap((meal) => MEAL_WINDOWS.find(({ title }) => title.test(meal.title)) ?? []);
    const twice = named.find((window, index) => named.indexOf(window) !== index);
    return [
      ...meals.flatMap((meal) => oddMeal(day, meal)),
      ...(twice
        ? [
            {
              check: 'meals' as const,
              day: day.number,
              message: `Day ${day.number} has ${twice.name} twice.`,
            },
          ]
        : []),
      ...[LUNCH, DINNER]
        .filter((window) => !hasTimeToEat(day, window))
        .map((window): Finding => ({
          check: 'meals',
          day: day.number,
          message: `Day ${day.number} leaves no ${MEAL_MINUTES} minutes for ${window.name}.`,
        })),
    ];
  });
}

function oddMeal(day: PlanDay, meal: PlanItem): Finding[] {
  const meant = MEAL_WINDOWS.filter(({ title }) => title.test(meal.title));
  const windows = meant.length > 0 ? meant : MEAL_WINDOWS;
  const start = minutesOf(meal.start);
  if (windows.some(({ from, until }) => start >= from && start <= until)) return [];
  return finding('meals', day, meal, `${pointAt(day, meal)} is at an hour when nobody eats.`);
}

/** Whether a window has a meal, or a gap between visits in which one may be had; on the way and on a day's tour people eat too. */
function hasTimeToEat(day: PlanDay, { from, until }: Window): boolean {
  const hasMeal = day.items.some(
    ({ kind, start }) => kind === 'meal' && minutesOf(start) >= from && minutesOf(start) <= until,
  );
  if (hasMeal) return true;
  const visits = inOrder(day.items).filter(
    ({ kind, start, end }) =>
      kind === 'sight' || (kind === 'tour' && !isAllDay(minutesOf(end) - minutesOf(start))),
  );
  let free = from;
  for (const visit of visits) {
    if (Math.min(minutesOf(visit.start), until) - free >= MEAL_MINUTES) return true;
    free = Math.max(free, minutesOf(visit.end));
  }
  return until - free >= MEAL_MINUTES;
}

function isPlanned({ kind }: PlanItem): boolean {
  return kind === 'sight' || kind === 'tour' || kind === 'meal';
}

/** A flight in the air at midnight. */
function goesOn({ end }: PlanItem): boolean {
  return end === '23:59';
}

function isGoingOn({ start }: PlanItem): boolean {
  return start === '00:00';
}

function inOrder(items: readonly PlanItem[]): PlanItem[] {
  return items.toSorted((a, b) => minutesOf(a.start) - minutesOf(b.start));
}

function finding(check: Finding['check'], day: PlanDay, item: PlanItem, message: string): Finding[] {
  return [{ check, day: day.number, item: item.title, message }];
}
