/**
 * trips: edits by hand, a copy, a trip out of a file, links for others, and the end of a trip. The user comes from the JWT; another's trip is
 * answered as one that is not there.
 */
import { suspended, unknownProfile } from '../_shared/accounts/refusals.ts';
import { requireUser } from '../_shared/auth.ts';
import { datesOf } from '../../../domain/trips/broughtTrip.ts';
import { readJson } from '../_shared/body.ts';
import { MAX_TRIP_LINKS } from '../../../domain/takeAlong/tripLinks.ts';
import { MAX_TRIPS_REQUEST_BYTES, tripsRequestSchema } from '../../../domain/trips/tripsApi.ts';
import { TOO_MANY_TRIPS_WORDS } from '../../../domain/trips/words.ts';
import { FunctionFailure } from '../_shared/errors.ts';
import { json, runFunction } from '../_shared/http.ts';
import { inTurn } from '../_shared/inTurn.ts';
import { listLinks, makeLink } from '../_shared/trips/links.ts';
import { columnsOf } from '../_shared/trips/rows.ts';
import { bringTrip, deleteTrip } from '../_shared/trips/trips.ts';
import { applyEdits } from './applyEdits.ts';
import { makeCopy } from './makeCopy.ts';
import type { Deps } from '../_shared/deps.ts';

export function handle(request: Request, deps: Deps): Promise<Response> {
  return runFunction({ name: 'trips', method: 'POST' }, request, deps, async () => {
    const user = await requireUser(deps, request);
    const body = await readJson(request, tripsRequestSchema, { maxBytes: MAX_TRIPS_REQUEST_BYTES });
    const of = { userId: user.id, tripId: body.trip_id };
    switch (body.action) {
      case 'edit': {
        const { edits } = body;
        // edits of one trip that come at once would only make each other stale
        const done = await inTurn(`${of.userId} ${of.tripId}`, () => applyEdits(deps, of, edits));
        return json(typeof done === 'string' ? refuse(done) : done);
      }
      case 'copy': {
        const made = await makeCopy(deps, of, body.copy_id);
        return json(typeof made === 'string' ? refuse(made) : { trip: made });
      }
      case 'bring': {
        const { homeZone, ...trip } = body.trip;
        const columns = columnsOf({ ...trip, homeZone: homeZone || null, ...datesOf(trip.plan) });
        const brought = await bringTrip(deps.admin, of, columns);
        return json(brought.outcome === 'brought' ? { trip: brought.trip } : refuse(brought.outcome));
      }
      case 'delete': {
        const outcome = await deleteTrip(deps.admin, of.userId, of.tripId);
        return json(outcome === 'deleted' ? { deleted: true } : refuse(outcome));
      }
      case 'links':
      case 'unlink': {
        const listed = await listLinks(deps.admin, of, body.action === 'unlink' ? body.link_id : null);
        return json(typeof listed === 'string' ? refuse(listed) : listed);
      }
      case 'link': {
        const made = await makeLink(deps.admin, of, body.link);
        return json(typeof made === 'string' ? refuse(made, TOO_MANY_LINKS) : made);
      }
    }
  });
}

const TOO_MANY_LINKS = `At most ${MAX_TRIP_LINKS} links of a trip can be open, and 200 of all. Please take one back first.`;

/** @throws FunctionFailure always */
function refuse(
  why: 'unknown_trip' | 'suspended' | 'unknown_user' | 'busy' | 'full' | 'unpaid',
  full = TOO_MANY_TRIPS_WORDS,
): never {
  switch (why) {
    case 'unknown_trip':
      throw new FunctionFailure('not_found', 'trip_id: There is no such trip.', { field: 'trip_id' });
    case 'suspended':
      throw suspended();
    case 'unknown_user':
      throw unknownProfile();
    case 'full':
      throw new FunctionFailure('conflict', full);
    case 'unpaid':
      throw new FunctionFailure('forbidden', 'Links that can be taken back are on the paid plans.');
    case 'busy':
      throw new FunctionFailure('in_progress', 'The trip is being changed. Please try again in a moment.', {
        headers: { 'retry-after': '2' },
      });
  }
}
