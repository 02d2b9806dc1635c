/** What becomes of the trip, as it is stored. */
import { timeZoneOf } from '../facts/geo.ts';
import { asksForTime } from '../read/follow/questions.ts';
import { originOf } from '../plan/brief/origin.ts';
import { asksTheSame, type TripSpec } from '../trip/spec.ts';
import { toStored } from '../trip/storedSpec.ts';
import { MAX_TITLE_CHARS, type TripContents } from '../../domain/trips/trip.ts';
import type { CheckedPlan } from '../../domain/itinerary/itinerary.ts';
import type { TripChange } from '../turn.ts';
import type { Gazetted } from '../facts/types.ts';
import type { Message } from '../read/types.ts';
import type { Heard } from './heard.ts';

const UNTITLED = 'A trip without a plan yet';

/** Whether the spec is longer than a trip may carry. */
export function isTooLong(spec: TripSpec): boolean {
  return toStored(spec) === null;
}

/** The change of an answer that made no plan: what was asked is noted down all the same. */
export function specChange(heard: Heard): TripChange {
  const { kept, spec, input, message } = heard;
  if (asksTheSame(kept.spec, spec) || isTooLong(spec)) return { kind: 'none' };
  // a question begins a trip only by a town that “5 days there” can go on with
  if (input.trip === null && spec.destinations.length === 0 && isMereQuestion(message))
    return { kind: 'none' };
  const { plan, offers } = kept;
  return changeTo(heard, spec, { plan, offers });
}

function isMereQuestion({ isQuestion, topics, needs, open }: Message): boolean {
  // a wish for ideas goes on, whatever it was asked with
  return needs.length === 0 && open === null && (isQuestion || topics.includes('visa'));
}

/** The change to a spec and the plan that was made for it. */
export function changeTo(
  heard: Heard,
  spec: TripSpec,
  made: Pick<TripContents, 'plan' | 'offers'>,
): Extract<TripChange, { kind: 'created' | 'changed' }> {
  const { plan } = made;
  return {
    kind: heard.input.trip === null ? 'created' : 'changed',
    contents: { spec: toStored(spec), ...made },
    title: titleOf(heard, spec, plan),
    startsOn: plan?.days[0]?.date ?? null,
    endsOn: plan?.days[plan.days.length - 1]?.date ?? null,
    homeZone: homeZoneOf(heard, spec),
  };
}

/** The plan's own, but for a trip that its traveller has named. */
function titleOf(heard: Heard, spec: TripSpec, plan: CheckedPlan | null): string {
  const { trip } = heard.input;
  const own = heard.kept.plan?.title ?? UNTITLED;
  const isNamed = trip !== null && trip.title !== cut(own) && heard.kept.plan !== null;
  return isNamed
    ? trip.title
    : cut(plan?.title ?? spec.destinations[0]?.place.name ?? spec.country ?? UNTITLED);
}

function cut(title: string): string {
  return title.length <= MAX_TITLE_CHARS ? title : `${title.slice(0, MAX_TITLE_CHARS - 1).trimEnd()}…`;
}

function homeZoneOf({ input, gazetteer }: Heard, spec: TripSpec): string | null {
  const [first] = spec.destinations;
  const home = first ? originOf(spec, input.traveller, first.place, gazetteer, []) : spec.origin?.place;
  return home ? timeZoneOf(home.airports[0]) : null;
}

/**
 * The towns outside the plan that a message weighs to go to: "ok Thursday then" is said of them. Null for none, and for
 * what is only asked about them, which leaves the trip as it is.
 */
function askedTowns({ message, standing: plan, input }: Heard): readonly Gazetted[] | null {
  if (!plan || !(message.isChoice || (message.isQuestion && asksForTime(input.message)))) return null;
  const own = plan.brief.stops.map(({ place }) => place);
  const named = message.destinations.flatMap(({ place, bySight }) => (bySight ? [] : [place]));
  const others = named.filter((place) => !own.includes(place));
  // "Nashville or Savannah?": the one of the plan is one to choose from
  return others.length === 0 ? null : message.isChoice ? named : others;
}

/** The trip with what was asked about last: places outside the plan, or an event. */
export function withAsked(heard: Heard, proposed: readonly Gazetted[] | undefined): TripSpec {
  const { spec, message } = heard;
  return {
    ...spec,
    proposed: proposed ?? askedTowns(heard) ?? spec.proposed,
    asked: message.events[0] ?? spec.asked,
  };
}
