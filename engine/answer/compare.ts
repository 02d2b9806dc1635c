/** A plan against the one before it, in words. */
import { areSameAsks, asksOf } from '../offers/asks.ts';
import { parseMessage } from '../read/parseMessage.ts';
import { changesOf } from '../say/write/changes.ts';
import type { Standing } from '../plan/standing.ts';
import type { Planned } from '../plan/planTrip.ts';
import type { Brief } from '../plan/brief/brief.ts';
import { asksTheSame, type TripSpec } from '../trip/spec.ts';
import type { Heard } from './heard.ts';

/** Whether two trips are looked up by the same searches: only then can their offers be compared. */
export function isSameSearch(one: Brief, other: Brief): boolean {
  return areSameAsks(asksOf(one), asksOf(other));
}

/** Whether a message asks nothing anew but of single days. */
export function isOfDays({ message, spec, kept }: Heard): boolean {
  return (
    (message.dayEdits.length > 0 || message.swapDays !== null) &&
    !message.wantsPrices &&
    asksTheSame(withoutDayWishes(spec), withoutDayWishes(kept.spec))
  );
}

function withoutDayWishes(trip: TripSpec): TripSpec {
  return { ...trip, swaps: [], wishes: { ...trip.wishes, edits: [] } };
}

/** A line for each difference; what could not be done first. @param remarks sentences on that */
export function differences(
  { message }: Pick<Heard, 'message'>,
  before: Standing,
  after: { readonly brief: Brief } & Pick<Planned, 'plan' | 'choice'>,
  remarks: readonly string[],
): string[] {
  const old = isSameSearch(before.brief, after.brief) ? before : null;
  return changesOf({
    before: before.brief,
    brief: after.brief,
    message,
    stood: before,
    old,
    planned: after,
    remarks,
  });
}

/** What the newest change of the kept trip was, from the state before it. */
export function newestChange({ input, gazetteer, kept, standing }: Heard, before: Standing): string[] {
  if (!standing) return [];
  const { said, asOf } = kept.spec;
  const message = parseMessage(said?.meant ?? '', asOf ?? input.traveller.today, gazetteer);
  return differences({ message }, before, standing, []);
}
