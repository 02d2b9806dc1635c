/**
 * The ways between the visits of a day, from where the guide says they are, and how long one is on one's feet: a visit begins
 * when one can be there, and a day holds what its travellers can bear.
 */
import { guideOf } from '../../../content/towns/registry.ts';
import { townWay, type GeoPoint } from '../../../domain/geo/distance.ts';
import { gaitOf, tiresSoon } from '../../../domain/itinerary/gait.ts';
import { sightOf } from '../../facts/guides.ts';
import type { Brief } from '../brief/brief.ts';
import type { Draft } from './types.ts';

/** What is left of a visit is worth this, in minutes. */
const SHORTEST_VISIT = 45;

/** Minutes of visits and tours in one day, by who travels and at what pace. */
const MOST_ON_FOOT = { full: 11 * 60, normal: 9 * 60, slow: 7 * 60, careful: 5 * 60 + 30 } as const;

export type Bearing = Pick<Brief, 'pace' | 'childAges' | 'needs'>;

/** A visit as a draft or as a plan has it, on a clock in minutes. */
export interface Visit {
  readonly kind: Draft['kind'];
  readonly title: string;
  readonly city: string;
  readonly start: number;
  readonly end: number;
}

/** Where a visit is; null where no guide says so. */
function placeOf({ kind, title, city }: Visit): GeoPoint | null {
  const guide = kind === 'sight' ? guideOf(city) : null;
  return (guide && sightOf(guide, title)?.at) ?? null;
}

/** A visit that begins before one can be there from the visit before it. */
export interface Rushed<Item> {
  readonly before: Item;
  readonly item: Item;
  /** Minute of the day at which one is there. */
  readonly from: number;
}

/** The visits of a day, in time order, that leave too little time for the way to them; meals between take their time too. */
export function rushedVisits<Item extends Visit>(items: readonly Item[], bearing: Bearing): Rushed<Item>[] {
  const gait = gaitOf(bearing);
  const rushed: Rushed<Item>[] = [];
  let before: { readonly item: Item; readonly at: GeoPoint } | null = null;
  let eaten = 0;
  for (const item of items) {
    const at = placeOf(item);
    if (at === null) {
      // where one is after anything but a meal is not known
      if (item.kind !== 'meal') before = null;
      eaten += item.end - item.start;
      continue;
    }
    if (before) {
      const from = before.item.end + eaten + townWay(before.at, at, gait).minutes;
      if (item.start < from) rushed.push({ before: before.item, item, from });
    }
    before = { item, at };
    eaten = 0;
  }
  return rushed;
}

/** Minutes of visits and tours beyond what these travellers can bear in a day; 0 where it is not too much. */
export function overload(items: readonly Visit[], bearing: Bearing): number {
  const minutes = items
    .filter(({ kind }) => kind === 'sight' || kind === 'tour')
    .reduce((sum, { start, end }) => sum + end - start, 0);
  return Math.max(0, minutes - mostOnFoot(bearing));
}

function mostOnFoot(bearing: Bearing): number {
  return tiresSoon(bearing) ? MOST_ON_FOOT.careful : MOST_ON_FOOT[bearing.pace ?? 'normal'];
}

/**
 * The items of a day with time for the ways between its visits, and no more of them than its travellers can bear: a visit begins
 * later, the one before it ends sooner, or the last that nobody asked for goes.
 */
export function withTimeForWays(items: readonly Draft[], brief: Bearing & Pick<Brief, 'musts'>): Draft[] {
  const isKept = ({ title, isFixed }: Draft) =>
    isFixed === true || brief.musts.some(({ name }) => name === title);
  let current = [...items];
  const extra = () =>
    current.findLast((item) => item.kind === 'sight' && !isKept(item) && placeOf(item) !== null);
  for (let last = extra(); last && overload(current, brief) > 0; last = extra())
    current = current.filter((item) => item !== last);
  // each round settles the first visit that is rushed, so that the rounds are no more than the items
  for (let round = 0; round < items.length; round += 1) {
    const [first] = rushedVisits(current, brief);
    if (!first) break;
    current = settled(current, first, isKept);
  }
  return current;
}

function settled(
  items: readonly Draft[],
  { before, item, from }: Rushed<Draft>,
  isKept: (item: Draft) => boolean,
) {
  const earlier = before.end - (from - item.start);
  if (item.isFixed !== true && item.end - from >= SHORTEST_VISIT)
    return items.map((own) => (own === item ? { ...item, start: from } : own));
  if (before.isFixed !== true && earlier - before.start >= SHORTEST_VISIT)
    return items.map((own) => (own === before ? { ...before, end: earlier } : own));
  const gone = isKept(item) ? before : item;
  return items.filter((own) => own !== gone);
}
