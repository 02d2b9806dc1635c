/** A plan as data: days with timed items, each resting on a guide, an offer or nothing that could be invented. */
import { weekdayOf, type Weekday } from '../dates.ts';
import { addDays } from '../domain/dates.ts';
import { arrivalWindow, departureWindow, type DayWindow } from './dayWindows.ts';
import { rankAreas } from './rankAreas.ts';
import { withTour } from './tourSlot.ts';
import type { Area, CityGuide, Sight, Slot } from '../guides/types.ts';
import type { Brief } from './brief.ts';
import type { Choice } from './choose.ts';

export interface PlanItem {
  /** Local time, "09:30". */
  readonly time: string;
  readonly kind: 'travel' | 'stay' | 'sight' | 'meal' | 'tour' | 'free';
  readonly title: string;
  readonly text: string;
  /** Id of the offer it rests on. */
  readonly offerId?: string;
}

export interface PlanDay {
  readonly number: number;
  /** ISO date. */
  readonly date: string;
  readonly title: string;
  readonly items: readonly PlanItem[];
}

export const TIMES: Record<Slot | 'lunch' | 'dinner', string> = {
  morning: '09:30',
  lunch: '12:45',
  afternoon: '14:30',
  evening: '17:30',
  dinner: '19:30',
};

/** The days of a trip to a city that has a guide. */
export function planDays(brief: Brief, guide: CityGuide, choice: Choice): PlanDay[] {
  const windows = dayWindows(brief, choice);
  const areas = rankAreas(guide, brief);
  const trips = guide.dayTrips.filter((trip) => !trip.tags.some((tag) => brief.avoid.includes(tag)));
  const used = new Set<Sight>();
  const tourDay = choice.tour ? Math.min(windows.length - 1, windows.length > 2 ? 1 : 0) : -1;
  const days = windows.map((window, index): PlanDay => {
    const date = addDays(brief.firstDay, index);
    const weekday = weekdayOf(date);
    const isWhole = window.from <= TIMES.morning && window.until >= TIMES.dinner;
    const area = takeArea(areas, used, weekday);
    const trip = area === null && isWhole ? trips.shift() : undefined;
    const dinner = guide.food[index % guide.food.length] ?? guide.food[0];
    if (trip) {
      return day(index, date, `Day trip: ${trip.name}`, window, [
        { time: '08:45', kind: 'sight', title: trip.name, text: trip.line },
        { time: TIMES.dinner, kind: 'meal', title: 'Dinner', text: dinner },
      ]);
    }
    const items = area ? areaItems(area, weekday, used, brief) : freeItems(guide);
    const planned: PlanItem[] = [
      ...items,
      { time: TIMES.dinner, kind: 'meal', title: 'Dinner', text: dinner },
    ];
    const full = choice.tour && index === tourDay ? withTour(planned, choice.tour) : planned;
    return day(index, date, area?.name ?? 'Your own pace', window, full);
  });
  return swapDays(days, brief.swaps);
}

/** When each day can be used: the first after the landing, the last before the way to the airport. */
export function dayWindows(brief: Brief, choice: Choice): DayWindow[] {
  const whole: DayWindow = { from: '00:00', until: '23:59', items: [] };
  return Array.from({ length: brief.days }, (_, index) => {
    const first = index === 0 ? arrivalWindow(brief, choice) : whole;
    const last = index === brief.days - 1 ? departureWindow(brief, choice) : whole;
    return {
      from: first.from,
      until: last.until,
      items: [...first.items, ...last.items],
    };
  });
}

/** Keeps what fits between arriving and leaving, in time order. */
function day(
  index: number,
  date: string,
  title: string,
  window: DayWindow,
  items: readonly PlanItem[],
): PlanDay {
  const fitting = items.filter((item) => item.time >= window.from && item.time < window.until);
  const all = [...window.items, ...fitting].sort((a, b) => a.time.localeCompare(b.time));
  const hasSights = fitting.some((item) => item.kind === 'sight' || item.kind === 'tour');
  return {
    number: index + 1,
    date,
    title: hasSights ? title : window.items.length > 0 ? travelTitle(index) : title,
    items: all,
  };
}

function travelTitle(index: number): string {
  return index === 0 ? 'Arrive and settle in' : 'The way home';
}

/** The best area left that has something open on this weekday. */
function takeArea(areas: Area[], used: ReadonlySet<Sight>, weekday: Weekday): Area | null {
  const openIn = (area: Area) =>
    area.sights.filter((sight) => isOpen(sight, weekday) && !used.has(sight)).length;
  const index = Math.max(
    0,
    areas.findIndex((area) => openIn(area) >= Math.min(2, area.sights.length)),
  );
  return areas.splice(index, 1)[0] ?? null;
}

function isOpen(sight: Sight, weekday: Weekday): boolean {
  return !(sight.closed?.includes(weekday) ?? false);
}

/** One sight for each part of the day, plus a second one where the pace allows. */
function areaItems(area: Area, weekday: Weekday, used: Set<Sight>, brief: Brief): PlanItem[] {
  const open = area.sights.filter(
    (sight) =>
      isOpen(sight, weekday) && !used.has(sight) && !sight.tags.every((tag) => brief.avoid.includes(tag)),
  );
  const take = (slot: Slot): PlanItem[] => {
    const sight =
      open.find((candidate) => candidate.slots[0] === slot && !used.has(candidate)) ??
      open.find((candidate) => candidate.slots.includes(slot) && !used.has(candidate));
    if (!sight) return [];
    used.add(sight);
    return [{ time: TIMES[slot], kind: 'sight', title: sight.name, text: sight.line }];
  };
  const morning = take('morning');
  const afternoon = take('afternoon');
  const evening = brief.pace === 'slow' ? [] : take('evening');
  const second = brief.pace === 'slow' ? [] : take('morning').map((item) => ({ ...item, time: '11:15' }));
  return [
    ...morning,
    ...second,
    { time: TIMES.lunch, kind: 'meal', title: 'Lunch', text: area.lunch },
    ...afternoon,
    ...evening,
  ];
}

function freeItems(guide: CityGuide): PlanItem[] {
  return [
    {
      time: TIMES.morning,
      kind: 'free',
      title: 'A free morning',
      text: `go back to the quarter of ${guide.city} you liked best, without a list.`,
    },
    { time: TIMES.lunch, kind: 'meal', title: 'Lunch', text: 'wherever the queue is made of locals.' },
    {
      time: TIMES.afternoon,
      kind: 'free',
      title: 'Open afternoon',
      text: 'for shopping, a park, or what the weather kept you from.',
    },
  ];
}

/** Exchanges what two days hold; the dates, the arrival and the way home stay where they are. */
function swapDays(days: readonly PlanDay[], swaps: Brief['swaps']): PlanDay[] {
  const result = [...days];
  for (const [first, second] of swaps) {
    const a = result[first - 1];
    const b = result[second - 1];
    if (!a || !b) continue;
    result[first - 1] = { ...b, number: a.number, date: a.date, items: mixed(a, b) };
    result[second - 1] = { ...a, number: b.number, date: b.date, items: mixed(b, a) };
  }
  return result;
}

function mixed(keepsTravel: PlanDay, givesRest: PlanDay): PlanItem[] {
  const isFixed = (item: PlanItem) => item.kind === 'travel' || item.kind === 'stay';
  return [...keepsTravel.items.filter(isFixed), ...givesRest.items.filter((item) => !isFixed(item))].sort(
    (a, b) => a.time.localeCompare(b.time),
  );
}
