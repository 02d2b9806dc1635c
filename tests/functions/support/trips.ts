/** A kept trip behind the function `trips`. What the SQL does is tested in integration. */
import { FakeBackend, testDeps } from './backend.ts';
import type { Deps } from '../../../supabase/functions/_shared/deps.ts';

export const KEPT_TRIP = {
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
    return handle(request, testDeps(backend));
  };
