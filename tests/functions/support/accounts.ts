/** FakeBackend behind the calls that make, change and delete accounts. What the SQL does is tested in integration. */
import { ENV } from './assistant.ts';
import { FakeBackend, USER_ID } from './backend.ts';
import { HostedStorage } from './hostedStorage.ts';

export const OTHER_ID = '1d6a8c3e-52f1-4a3d-8f5f-3f2b1a0c9d8e';

interface Row {
  id: string;
  role: string;
  status: string;
  [field: string]: unknown;
}

export class FakeAccounts {
  readonly #base = new FakeBackend();
  readonly calls: string[] = [];
  /** Method and path of what answers 500. */
  readonly broken = new Set<string>();
  /** Every profile by id; the caller's has the other fields of FakeBackend's. */
  readonly rows = new Map<string, Row>();
  /** What Auth answers to making a user; null makes it. */
  createRefusal: { status: number; error_code: string; msg: string } | null = null;
  /** What Auth answers to deleting one; null deletes it. */
  deleteRefusal: { status: number; error_code: string; msg: string } | null = null;
  /** Runs before a user is deleted: what others do meanwhile. */
  beforeDelete: () => void = () => {};
  readonly deleted: string[] = [];
  /** Ids of the subscriptions that every account has running. */
  subscriptions: string[] = [];
  claim: Record<string, unknown> = { outcome: 'claimed' };
  readonly storage = new HostedStorage(ENV.SUPABASE_SERVICE_ROLE_KEY);
  /** What the bucket of pictures holds, by path; with when it was stored. */
  readonly pictures = this.storage.stored;

  constructor(role = 'admin') {
    this.rows.set(USER_ID, { id: USER_ID, role, status: 'active' });
    this.rows.set(OTHER_ID, { id: OTHER_ID, role: 'user', status: 'active' });
  }

  readonly fetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const path = `${request.method} ${url.pathname}`;
    this.calls.push(path);
    if (this.broken.has(path)) return Response.json({ message: 'broken' }, { status: 500 });
    if (path === 'POST /auth/v1/admin/users') return this.#create(await request.json());
    const id = /^\/auth\/v1\/admin\/users\/(.*)$/.exec(url.pathname)?.[1];
    // supabase-js looks a user up before it deletes it
    if (id !== undefined) return request.method === 'DELETE' ? this.#delete(id) : this.#user(id);
    if (path === 'POST /rest/v1/rpc/claim_follow_up') return Response.json(this.claim);
    if (path === 'POST /rest/v1/rpc/release_follow_up') return new Response(null, { status: 204 });
    if (url.pathname.startsWith('/storage/v1/object/')) return this.storage.answer(request);
    if (url.pathname === '/rest/v1/subscriptions') {
      return Response.json(this.subscriptions.map((subscription) => ({ id: subscription })));
    }
    if (url.pathname === '/rest/v1/checkout_sessions') return Response.json([]);
    if (url.pathname === '/rest/v1/profiles') return this.#profiles(request, url);
    return this.#base.fetch(request);
  };

  #create(body: unknown): Response {
    if (this.createRefusal) {
      return Response.json(this.createRefusal, { status: this.createRefusal.status });
    }
    const id = crypto.randomUUID();
    this.rows.set(id, { id, role: 'user', status: 'active' });
    return Response.json({ id, aud: 'authenticated', ...Object(body) });
  }

  #user(id: string): Response {
    return this.rows.has(id) ? Response.json({ id, aud: 'authenticated' }) : unknownUser();
  }

  #delete(id: string): Response {
    this.beforeDelete();
    if (this.deleteRefusal) {
      return Response.json(this.deleteRefusal, { status: this.deleteRefusal.status });
    }
    if (!this.rows.delete(id)) return unknownUser();
    this.deleted.push(id);
    return Response.json({});
  }

  async #profiles(request: Request, url: URL): Promise<Response> {
    const wanted = (name: string) => url.searchParams.get(name)?.replace(/^eq\./, '');
    const found = [...this.rows.values()].filter((row) =>
      ['id', 'role', 'status'].every((name) => (wanted(name) ?? row[name]) === row[name]),
    );
    if (request.method === 'PATCH') {
      const change: unknown = await request.json();
      for (const row of found) Object.assign(row, change);
    }
    const rows = found.map((row) =>
      row.id === USER_ID ? { ...this.#base.profile, email: 'sam@waymark.test', ...row } : row,
    );
    if (!request.headers.get('accept')?.includes('vnd.pgrst.object')) return Response.json(rows);
    return rows.length === 1
      ? Response.json(rows[0])
      : Response.json(
          { code: 'PGRST116', message: 'no row', details: 'The result contains 0 rows' },
          { status: 406 },
        );
  }
}

function unknownUser(): Response {
  return Response.json({ error_code: 'user_not_found', msg: 'User not found' }, { status: 404 });
}
