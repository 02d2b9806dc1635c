/** trips: what is decided of an edit, and what becomes of one whose trip changes under it. */
import { beforeEach, describe, expect, it } from 'vitest';
import { functionErrorSchema } from '../../../domain/errors/functionErrors.ts';
import { editsReplySchema } from '../../../domain/trips/tripsApi.ts';
import { handle } from '../../../supabase/functions/trips/handler.ts';
import { FakeBackend, post, testDeps, USER_ID, type TestDeps } from '../support/backend.ts';
import { KEPT_TRIP } from '../support/trips.ts';
import { knownOffers, soundPlan } from '../../unit/domain/itinerary/soundPlan.ts';

const plan = { ...soundPlan(), warnings: [] };
const TRIP = {
  ...KEPT_TRIP,
  title: 'Paris and Rome',
  revision: 7,
  plan,
  offers: { ...knownOffers(), marker: '', seenAt: '2026-11-21T09:00:00Z' },
};
const orsay = plan.days[1]?.items.find(({ title }) => title === 'Musée d’Orsay')?.id ?? '';
const edit = (of: object, more: object = {}) => ({
  id: crypto.randomUUID(),
  edit: of,
  baseRevision: 1,
  madeAt: '2026-11-21T08:00:00Z',
  deviceId: '3d7f0f52-5f0e-4b57-9b64-0d1c2e3f4a5b',
  device: 'Phone',
  ...more,
});
const asked = (...edits: object[]) => post({ action: 'edit', trip_id: TRIP.id, edits });

/** The calls of SQL, answered one after the other by what a test says; else an edit is saved as it was sent. */
class TripsBackend extends FakeBackend {
  readonly saves: Record<string, unknown>[] = [];
  readonly next: unknown[] = [];
  readonly serve: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (pathname !== '/rest/v1/rpc/save_trip') return this.fetch(request);
    const sent: Record<string, unknown> = JSON.parse(await request.text());
    this.saves.push(sent);
    const { outcome: status, reason: message } = Object(sent['p_edit']);
    return Response.json(this.next.shift() ?? { outcome: 'saved', trip: TRIP, status, message });
  };
}

let backend: TripsBackend;
let deps: TestDeps;
beforeEach(() => {
  backend = new TripsBackend();
  backend.answers.set('/rest/v1/rpc/read_trip', { trip: TRIP, known: [] });
  deps = testDeps({ fetch: backend.serve });
});

async function refusal(request: Request) {
  const response = await handle(request, deps);
  const retryAfter = response.headers.get('retry-after');
  return { status: response.status, retryAfter, ...functionErrorSchema.parse(await response.json()) };
}

describe('an edit', () => {
  it('is stored with the columns that it changes and no others', async () => {
    const rename = edit({ kind: 'rename', title: 'With Ben' });
    const response = await handle(asked(rename, edit({ kind: 'removeItem', item: orsay })), deps);
    expect(response.status).toBe(200);
    expect(backend.saves).toMatchObject([
      {
        p_user: USER_ID,
        p_trip: TRIP.id,
        p_expected: 7,
        p_edit: { id: rename.id, edit: rename.edit, device: 'Phone', outcome: 'applied', reason: null },
        p_state: { title: 'With Ben' },
      },
      { p_state: { plan: { title: 'Paris and Rome' } } },
    ]);
    expect(backend.saves.map(({ p_state }) => Object.keys(Object(p_state)))).toEqual([['title'], ['plan']]);
  });

  it('that changes nothing, or is an undo, names no columns', async () => {
    backend.answers.set('/rest/v1/rpc/read_trip', { trip: { ...TRIP, undoDepth: 2 }, known: [] });
    const same = edit({ kind: 'rename', title: TRIP.title });
    await handle(asked(edit({ kind: 'undo' })), deps);
    await handle(asked(same), deps);
    expect(backend.saves).toMatchObject([
      { p_edit: { outcome: 'applied' }, p_state: null },
      { p_edit: { outcome: 'applied' }, p_state: null },
    ]);
  });

  it('of what is gone is stored as gone, and answered with why', async () => {
    const response = await handle(asked(edit({ kind: 'removeItem', item: 'of another trip' })), deps);
    const { outcomes } = editsReplySchema.parse(await response.json());
    expect(outcomes).toMatchObject([{ status: 'gone', message: 'This is not in the trip any more.' }]);
    expect(backend.saves).toMatchObject([{ p_state: null, p_edit: { outcome: 'gone' } }]);
  });

  it('is decided anew on the trip as it is by then', async () => {
    const changed = { ...TRIP, revision: 8, title: 'Renamed elsewhere' };
    backend.next.push({ outcome: 'stale', trip: changed });
    await handle(asked(edit({ kind: 'archive' })), deps);
    expect(backend.saves).toMatchObject([
      { p_expected: 7, p_state: { state: 'archived' } },
      { p_expected: 8, p_state: { state: 'archived' } },
    ]);
  });

  it('that arrived before is answered as it was, without a write', async () => {
    const again = edit({ kind: 'undo' });
    const known = [{ id: again.id, status: 'conflict', message: 'There is nothing to take back.' }];
    backend.answers.set('/rest/v1/rpc/read_trip', { trip: TRIP, known });
    const { outcomes } = editsReplySchema.parse(await (await handle(asked(again), deps)).json());
    expect(outcomes).toEqual(known);
    expect(backend.saves).toEqual([]);
  });

  it('meets a plan that another version wrote as one that is not there', async () => {
    backend.answers.set('/rest/v1/rpc/read_trip', { trip: { ...TRIP, plan: { version: 9 } }, known: [] });
    await handle(
      asked(edit({ kind: 'rename', title: 'A' }), edit({ kind: 'removeItem', item: orsay })),
      deps,
    );
    expect(backend.saves[0]).toMatchObject({ p_state: { title: 'A' } });
    expect(backend.saves[0]).not.toHaveProperty('p_state.plan');
  });
});

describe('refusals', () => {
  it('404 for a trip that is not there, deleted or another’s', async () => {
    backend.answers.set('/rest/v1/rpc/read_trip', null);
    backend.answers.set('/rest/v1/rpc/delete_trip', 'unknown_trip');
    const gone = { status: 404, error: 'not_found', field: 'trip_id' };
    expect(await refusal(asked(edit({ kind: 'undo' })))).toMatchObject(gone);
    expect(await refusal(post({ action: 'delete', trip_id: TRIP.id }))).toMatchObject(gone);
    backend.answers.set('/rest/v1/rpc/read_trip', { trip: TRIP, known: [] });
    backend.next.push({ outcome: 'unknown_trip' });
    expect(await refusal(asked(edit({ kind: 'undo' })))).toMatchObject(gone);
  });

  it('403 for a suspended account, 404 for one that is gone', async () => {
    backend.next.push({ outcome: 'suspended' }, { outcome: 'unknown_user' });
    expect(await refusal(asked(edit({ kind: 'archive' })))).toMatchObject({
      status: 403,
      error: 'suspended',
    });
    expect(await refusal(asked(edit({ kind: 'archive' })))).toMatchObject({
      status: 404,
      error: 'not_found',
    });
    backend.answers.set('/rest/v1/rpc/delete_trip', 'suspended');
    expect(await refusal(post({ action: 'delete', trip_id: TRIP.id }))).toMatchObject({ status: 403 });
  });

  it('409 to be tried again where the trip never rests', async () => {
    backend.next.push(...Array.from({ length: 20 }, () => ({ outcome: 'stale', trip: TRIP })));
    expect(await refusal(asked(edit({ kind: 'archive' })))).toMatchObject({
      status: 409,
      error: 'in_progress',
      retryAfter: '2',
    });
  });

  it('500 without a word where the database fails, and 401 without a token', async () => {
    backend.broken.add('/rest/v1/rpc/read_trip').add('/rest/v1/rpc/delete_trip');
    const internal = { status: 500, error: 'internal' };
    expect(await refusal(asked(edit({ kind: 'archive' })))).toMatchObject(internal);
    expect(await refusal(post({ action: 'delete', trip_id: TRIP.id }))).toMatchObject(internal);
    expect(await refusal(post({ action: 'delete', trip_id: TRIP.id }, null))).toMatchObject({ status: 401 });
  });
});
