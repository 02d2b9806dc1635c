/** What a plan must keep to, after a message: needs, ways, hours, the stay, things to do and to leave out. */
import type { Busy } from '../read/acts/hours/busyHours.ts';
import { normalize } from '../../domain/text/normalize.ts';
import { withNeeds } from '../read/acts/needs/need.ts';
import { withStay } from '../read/acts/wants/stays.ts';
import { withModes } from '../read/acts/ways/modes.ts';
import type { Message } from '../read/types.ts';
import type { TripSpec } from './spec.ts';

type Demands = Pick<
  TripSpec,
  'needs' | 'stay' | 'activities' | 'nots' | 'only' | 'fixed' | 'busy' | 'hours' | 'modes'
>;

/** What belongs to one trip and its days, and is none of the next; needs, ways and the stay are the traveller's. */
export const NO_OWN_DEMANDS: Pick<Demands, 'activities' | 'nots' | 'only' | 'fixed' | 'busy' | 'hours'> = {
  activities: [],
  nots: [],
  only: null,
  fixed: [],
  busy: [],
  hours: null,
};

/** What was asked before and is not said anew stays. */
export function demandsAfter(base: TripSpec, message: Message): Demands {
  return bounded({
    needs: withNeeds(base.needs, message.needs),
    stay: withStay(base.stay, message.stay),
    activities: [...new Set([...base.activities, ...message.activities])],
    nots: notsAfter(base, message),
    only: message.only ?? base.only,
    fixed: [
      ...base.fixed.filter(({ what }) => !message.fixed.some((own) => own.what === what)),
      ...message.fixed,
    ],
    busy: message.busy.reduce(withBusy, base.busy),
    hours: message.hours === null ? base.hours : saidHours(base.hours, message.hours),
    modes: withModes(base.modes, message.modes),
  });
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
    fixed: demands.fixed.slice(-MOST_ENTRIES),
    busy: demands.busy.slice(-MOST_ENTRIES),
  };
}

/** Hours that are told anew for the same thing and day take the place of those before. */
function withBusy(before: TripSpec['busy'], said: Busy): TripSpec['busy'] {
  const isSameDay = (own: Busy) => JSON.stringify(own.on) === JSON.stringify(said.on);
  const kept = before.flatMap((own): Busy[] => {
    if (singular(own.what) !== singular(said.what) || !isSameDay(own)) return [own];
    const weekdays = own.weekdays.filter((day) => !said.weekdays.includes(day));
    return said.weekdays.length > 0 && weekdays.length > 0 ? [{ ...own, weekdays }] : [];
  });
  return [...kept, said];
}

function singular(what: string): string {
  return what.replace(/s$/, '');
}

/** Hours that were said before stay where the message says nothing of them. */
function saidHours(
  before: TripSpec['hours'],
  said: NonNullable<TripSpec['hours']>,
): NonNullable<TripSpec['hours']> {
  return {
    arrives: said.arrives ?? before?.arrives ?? null,
    leaves: said.leaves ?? before?.leaves ?? null,
    by: said.by ?? before?.by ?? null,
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
  return isOfDays ? kept : [...new Set([...kept, ...message.nots])];
}
