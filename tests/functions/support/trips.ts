/** A kept trip behind the function `trips`. What the SQL does is tested in integration. */
import { soundPlan } from '../../unit/domain/itinerary/soundPlan.ts';
import { FakeBackend, testDeps } from './backend.ts';
import type { Deps } from '../../../supabase/functions/_shared/deps.ts';

export const KEPT_TRIP = {
  newest: null,
  id: '6f1f3a52-7a0e-4b5e-9a52-0d4a7f1f3a53',
  title: 'Rome',
  state: 'open',
  startsOn: null,
  endsOn: null,
  homeZone: null,
  revision: 1,
  undoDepth: 0,
  updatedAt: '2026-11-21T09:00:00Z',
  spec: null,
  plan: null,
  offers: null,
};

/** A backend with a trip, whose SQL answers what it does when all is well. */
export const keeping =
  (handle: (request: Request, deps: Deps) => Promise<Response>) => (request: Request) => {
    const backend = new FakeBackend();
    backend.answers.set('/rest/v1/rpc/read_trip', { trip: KEPT_TRIP, known: [] });
    const made = { status: 'gone', message: 'This is not in the trip any more.' };
    backend.answers.set('/rest/v1/rpc/save_trip', { outcome: 'saved', trip: KEPT_TRIP, ...made });
    backend.answers.set('/rest/v1/rpc/copy_trip', { outcome: 'copied', trip: KEPT_TRIP });
    backend.answers.set('/rest/v1/rpc/delete_trip', 'deleted');
    backend.answers.set('/rest/v1/rpc/bring_trip', { outcome: 'brought', trip: KEPT_TRIP });
    const link = {
      id: KEPT_TRIP.id,
      kind: 'feed',
      withNotes: false,
      madeAt: KEPT_TRIP.updatedAt,
      until: null,
    };
    backend.answers.set('/rest/v1/rpc/make_trip_link', { outcome: 'made', links: [link] });
    backend.answers.set('/rest/v1/rpc/list_trip_links', { outcome: 'listed', links: [link] });
    const trip = { ...KEPT_TRIP, plan: { ...soundPlan(), warnings: [] } };
    backend.answers.set('/rest/v1/rpc/open_trip_link', { trip, withNotes: true, until: null });
    return handle(request, testDeps(backend));
  };
