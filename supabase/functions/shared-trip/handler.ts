/**
 * shared-trip: what a link to read opens, as the trip is now, for whoever has the link. No more of it than a link that holds
 * the trip itself would say (domain/takeAlong/sharedTrip.ts).
 */
import { writeShared } from '../../../domain/takeAlong/sharedTrip.ts';
import { sharedTripRequestSchema, type SharedTripReply } from '../../../domain/takeAlong/tripLinks.ts';
import { readJson } from '../_shared/body.ts';
import { json, runFunction } from '../_shared/http.ts';
import { openLink } from '../_shared/trips/links.ts';
import { linkIsGone, NOT_TO_BE_LISTED } from '../_shared/trips/reading.ts';
import type { Deps } from '../_shared/deps.ts';

export function handle(request: Request, deps: Deps): Promise<Response> {
  return runFunction({ name: 'shared-trip', method: 'POST' }, request, deps, async () => {
    const { secret } = await readJson(request, sharedTripRequestSchema);
    const opened = await openLink(deps.admin, 'page', secret);
    const trip = opened && writeShared(opened.trip, opened.withNotes);
    if (trip === null) throw linkIsGone();
    const reply: SharedTripReply = { trip, until: opened?.until ?? null };
    return json(reply, { headers: NOT_TO_BE_LISTED });
  });
}
