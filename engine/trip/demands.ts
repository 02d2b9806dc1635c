/** What a plan must keep to, after a message: needs, ways, hours, the stay, things to do and to leave out. */
import { normalize } from '../../domain/text/normalize.ts';
import { wholeSight } from '../edits/guided.ts';
import { stillNeeded } from '../read/acts/needs/denied.ts';
import { withNeeds } from '../read/acts/needs/need.ts';
import { withStay } from '../read/acts/wants/stays.ts';
import { withModes } from '../read/acts/ways/modes.ts';
import type { Message } from '../read/types.ts';
import type { TripSpec } from './spec.ts';

type Demands = Pick<
  TripSpec,
  'needs' | 'stay' | 'activities' | 'nots' | 'only' | 'fixed' | 'busy' | 'hours' | 'modes'
>;

/** "Van Gogh tickets". */
const TICKET = / (?:tickets?|slot|entry)$/i;

/** What was asked before and is not said anew stays. */
export function demandsAfter(base: TripSpec, message: Message): Demands {
  // "tickets for anne frank": the guide's Anne Frank House
  const fixed = message.fixed.map((own) => ({
    ...own,
    what: wholeSight(base, own.what.replace(TICKET, ''))?.name ?? own.what,
  }));
  return bounded({
    needs: withNeeds(stillNeeded(base.needs, message), message.needs),
    stay: withStay(base.stay, message.stay),
    activities: [...new Set([...base.activities, ...message.activities])],
    nots: notsAfter(base, message),
    only: message.only ?? base.only,
    fixed: [...base.fixed.filter(({ what }) => !fixed.some((own) => own.what === what)), ...fixed],
    busy: withBusy(base.busy, message.busy),
    hours: message.hours === null ? base.hours : saidHours(base.hours, message.hours),
    modes: lift(withModes(base.modes, message.modes, message.legs), message),
  });
}

/** A way that may be taken after all is ruled out no more. */
function lift(modes: TripSpec['modes'], { modesLifted }: Message): TripSpec['modes'] {
  return modesLifted.length === 0
    ? modes
    : { ...modes, banned: modes.banned.filter((mode) => !modesLifted.includes(mode)) };
}

/** Entries of a list and characters of each that a trip keeps (trip/storedDemands.ts takes more). */
const MOST_ENTRIES = 30;
const MOST_CHARS = 160;

function bounded(demands: Demands): Demands {
  const texts = (list: readonly string[]) =>
    list.slice(-MOST_ENTRIES).map((text) => text.slice(0, MOST_CHARS));
  return {
    ...demands,
    activities: texts(demands.activities),
    nots: texts(demands.nots),
    stay: { ...demands.stay, near: texts(demands.stay.near) },
    fixed: demands.fixed.slice(-MOST_ENTRIES).map(shortened),
    busy: demands.busy.slice(-MOST_ENTRIES).map(shortened),
  };
}

function shortened<Thing extends { readonly what: string }>(thing: Thing): Thing {
  return { ...thing, what: thing.what.slice(0, MOST_CHARS) };
}

/** The same thing at other hours takes the place of what was said of those days before; else both count. */
function withBusy(before: TripSpec['busy'], said: TripSpec['busy']): TripSpec['busy'] {
  const kept = before.flatMap((own) => {
    const newer = said.find(({ what }) => isSameThing(what, own.what));
    if (!newer) return [own];
    // "conference Wednesday", and later "also Thursday": other days are no other hours
    if (newer.weekdays.length === 0 || own.weekdays.length === 0) return [];
    const left = own.weekdays.filter((weekday) => !newer.weekdays.includes(weekday));
    return left.length > 0 ? [{ ...own, weekdays: left }] : [];
  });
  // "the meeting moved to 9-12" is on the days that it was on
  const daysOf = ({ what, on, weekdays }: TripSpec['busy'][number]) => {
    const own = before.find((older) => isSameThing(older.what, what));
    return own && weekdays.length === 0 && (on ?? []).length === 0
      ? { weekdays: own.weekdays, ...(own.on && { on: own.on }) }
      : {};
  };
  return [...kept, ...said.map((own) => ({ ...own, ...daysOf(own) }))];
}

/** "Work meeting" and "Meetings" are one thing. */
function isSameThing(one: string, other: string): boolean {
  const [a, b] = [inSingular(one), inSingular(other)];
  return a === b || a.endsWith(` ${b}`) || b.endsWith(` ${a}`);
}

function inSingular(what: string): string {
  return normalize(what).replace(/s$/, '');
}

/** Hours that were said before stay where the message says nothing of them. */
function saidHours(
  before: TripSpec['hours'],
  said: NonNullable<TripSpec['hours']>,
): NonNullable<TripSpec['hours']> {
  const port = said.port ?? (said.by === null || said.by === 'ship' ? before?.port : undefined);
  return {
    arrives: said.arrives ?? before?.arrives ?? null,
    leaves: said.leaves ?? before?.leaves ?? null,
    by: said.by ?? before?.by ?? null,
    ...(port !== undefined && { port }),
    ...((said.arrives === null ? before?.isAbout : said.isAbout) && { isAbout: true as const }),
  };
}

/** What a change of single days takes out is its own; a thing that is wished for after all is left out no more. */
function notsAfter({ nots, destinations }: TripSpec, message: Message): readonly string[] {
  const isOfDays = destinations.length > 0 && message.dayEdits.length > 0;
  const wanted = new Set([
    ...message.musts.map(({ name }) => normalize(name)),
    ...message.activities.map(normalize),
  ]);
  const kept = nots.filter((not) => !wanted.has(normalize(not)));
  // a town that is left out is told as such
  const drops = message.drops.map(({ place, region }) => region?.name ?? place.name);
  const towns = new Set(drops.map(normalize));
  // where no town is named yet it is none of those that are proposed
  const unproposed = destinations.length + message.destinations.length === 0 ? drops : [];
  return isOfDays
    ? kept
    : [...new Set([...kept, ...unproposed, ...message.nots.filter((not) => !towns.has(normalize(not)))])];
}
