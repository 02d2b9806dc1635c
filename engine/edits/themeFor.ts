/** What a day can be about instead: a wish of the traveller, met from the guides. */
import { editDistance } from '../facts/editDistance.ts';
import { normalize } from '../../domain/text/normalize.ts';
import { GENERIC_DAYS } from '../../content/genericDays.ts';
import { sightsOf } from '../plan/build/sights.ts';
import type { Area, CityGuide, Interest, Sight } from '../../content/towns/types.ts';
import type { Theme } from '../plan/build/themes.ts';
import type { Brief, Stop } from '../plan/brief/brief.ts';
import type { FilledDay } from './applyEdits.ts';
import type { PlanRemark } from '../say/planRemarks.ts';

const GOOD_DAY = 2;
const MOST_SIGHTS = 6;
/** A day out of town wants the day from nine to six. */
const TRIP_FROM = 9 * 60;
const TRIP_UNTIL = 18 * 60;

/** Tags of the sight with this name in the guides of the trip. */
export function tagsOf({ stops }: Brief, title: string): readonly Interest[] {
  const sights = stops.flatMap(({ guide }) => guide?.areas.flatMap((area) => area.sights) ?? []);
  return sights.find(({ name }) => name === title)?.tags ?? [];
}

/** A theme for the day; or why there is none. */
export function themeFor(
  brief: Brief,
  days: readonly FilledDay[],
  at: number,
  interest: Interest,
): Theme | PlanRemark {
  const own = days[at];
  const stop = own && brief.stops[own.day.stop];
  if (!own || !stop) return { code: 'no_such_day' };
  const number = at + 1;
  if (own.day.theme.kind === 'rest') return { code: 'travel_no_time', day: number };
  if (!stop.guide) return genericFor(days, at, stop, interest);
  const used = usedBeside(days, at);
  const open = (area: Area) =>
    openSights(area, brief, own, used).filter(({ tags }) => tags.includes(interest));
  const best = stop.guide.areas.toSorted((a, b) => open(b).length - open(a).length)[0];
  if (best && open(best).length >= GOOD_DAY) return { kind: 'area', area: leadBy(best, interest) };
  const across = acrossTown(stop.guide, open, interest);
  if (across && across.sights.length >= GOOD_DAY) return { kind: 'area', area: across };
  const trip = stop.guide.dayTrips.find(
    ({ tags, name }) => tags.includes(interest) && !isPlanned(days, name),
  );
  if (trip && isWhole(own)) return { kind: 'trip', town: trip.name, line: trip.line };
  if (best && open(best).length > 0) return { kind: 'area', area: leadBy(best, interest) };
  const there = days.findIndex(({ items }) =>
    items.some(({ title }) => tagsOf(brief, title).includes(interest)),
  );
  const on = there >= 0 ? there + 1 : null;
  return { code: 'no_more_of', town: stop.place.name, interest, day: number, on };
}

/** One of a few names is meant by what is two letters off a long one, or off a part of it: "wielizcka" in "salt mine in wielizcka". */
function isMisspelt(typed: string, name: string): boolean {
  const names = longParts(name);
  // a word that is spelt as it is in the name is of many names: "national", "monastery"
  return longParts(typed).some((word) =>
    names.some((own) => word !== own && editDistance(word, own, MOST_SLIPS) <= MOST_SLIPS),
  );
}

function longParts(text: string): string[] {
  return [text, ...text.split(' ')].filter((part) => part.length >= LONG_NAME);
}

const LONG_NAME = 8;
const MOST_SLIPS = 2;

/** A day out of town from where the day is; or why there is none. @param isFree whether any day would do */
export function tripFor(
  brief: Brief,
  days: readonly FilledDay[],
  at: number,
  to: string | null,
  isFree: boolean,
): Theme | PlanRemark {
  const own = days[at];
  const stop = own && brief.stops[own.day.stop];
  if (!own || !stop) return { code: 'no_such_day' };
  if (!isWhole(own) || (isFree && own.tour !== null))
    return isFree ? { code: 'no_free_day' } : { code: 'not_free_for_trip', day: at + 1 };
  const trips = stop.guide?.dayTrips ?? [];
  const wanted = to === null ? null : normalize(to);
  const known =
    trips.find(({ name }) =>
      wanted === null
        ? !isPlanned(days, name)
        : normalize(name).includes(wanted) || wanted.includes(normalize(name)),
    ) ?? trips.find(({ name }) => wanted !== null && isMisspelt(wanted, normalize(name)));
  if (known && isPlanned(days, known.name, at)) return { code: 'trip_planned', town: known.name };
  if (known) return { kind: 'trip', town: known.name, line: known.line };
  const asked = brief.dayTrips.find(({ name }) => wanted !== null && normalize(name) === wanted);
  if (asked)
    return {
      kind: 'trip',
      town: asked.name,
      line: 'look up its sights and their closing days before you go.',
    };
  return to === null
    ? { code: 'no_other_trip', from: stop.place.name }
    : { code: 'no_trip_to', to, from: stop.place.name };
}

function isWhole({ day: { window } }: FilledDay): boolean {
  return window.from <= TRIP_FROM + 60 && window.until >= TRIP_UNTIL;
}

function isPlanned(days: readonly FilledDay[], town: string, except = -1): boolean {
  return days.some(
    ({ day: { theme } }, index) => index !== except && theme.kind === 'trip' && theme.town === town,
  );
}

function usedBeside(days: readonly FilledDay[], at: number): ReadonlySet<string> {
  return new Set(days.flatMap(({ items }, index) => (index === at ? [] : items.map(({ title }) => title))));
}

function openSights(area: Area, brief: Brief, { day }: FilledDay, used: ReadonlySet<string>): Sight[] {
  const titles = sightsOf(area, day.date, day.window, used, { ...brief, pace: 'full' }, '').map(
    ({ title }) => title,
  );
  return area.sights.filter(({ name }) => titles.includes(name));
}

/** The area with what was asked for first. */
function leadBy(area: Area, interest: Interest): Area {
  const [first, ...others] = area.sights.toSorted(
    (a, b) => Number(b.tags.includes(interest)) - Number(a.tags.includes(interest)),
  );
  return first ? { ...area, sights: [first, ...others] } : area;
}

/** Sights of several quarters; the lunch is that of the first. */
function acrossTown(
  guide: CityGuide,
  open: (area: Area) => readonly Sight[],
  interest: Interest,
): Area | null {
  const found = guide.areas.flatMap((area) => open(area).map((sight) => ({ area, sight })));
  const [first, ...others] = found.slice(0, MOST_SIGHTS);
  if (!first) return null;
  const name = `${interest.charAt(0).toUpperCase()}${interest.slice(1)} across ${guide.city}`;
  const sights = [first.sight, ...others.map(({ sight }) => sight)] as const;
  return { name, at: guide.at, lunch: first.area.lunch, sights };
}

function genericFor(
  days: readonly FilledDay[],
  at: number,
  stop: Stop,
  interest: Interest,
): Theme | PlanRemark {
  const used = new Set(
    days.flatMap(({ day: { theme } }, index) =>
      index !== at && theme.kind === 'generic' ? [theme.day.title] : [],
    ),
  );
  const suits = GENERIC_DAYS.filter(({ tags }) => tags.includes(interest));
  const fresh = suits.find(({ title }) => !used.has(title));
  if (fresh) return { kind: 'generic', day: fresh };
  const code = suits.length > 0 ? 'another_day_has' : 'unknown_taste';
  return { code, town: stop.place.name, interest, day: at + 1 };
}
