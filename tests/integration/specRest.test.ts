/** The calls of tables that the specification names, sent as it writes them (requirements §7). */
import { expect, it } from 'vitest';
import { describeOnBoth, SITE, type TestBackend } from '../support/backend.ts';
import { SPEC_REST, SPEC_REST_DECIDED } from '../support/specCalls.ts';

type RestCall = (typeof SPEC_REST)[number];

/** Sends a call in its role, by an account made for it; `id` in place of the account's own. */
async function send(backend: TestBackend, call: RestCall, id?: string): Promise<Response> {
  const account = call.as === 'visitor' ? null : await backend.account({ role: call.as });
  const session = await account?.client.auth.getSession();
  const token = session?.data.session?.access_token ?? backend.publishableKey;
  const path = call.path.replace('{id}', id ?? account?.id ?? '');
  return backend.fetch(
    new Request(`${SITE}/rest/v1/${path}`, {
      method: call.method,
      headers: {
        apikey: backend.publishableKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        ...(call.single && { accept: 'application/vnd.pgrst.object+json' }),
        ...(call.method !== 'GET' && { prefer: 'return=minimal' }),
      },
      body: call.body ? JSON.stringify(call.body(account?.id ?? '')) : null,
    }),
  );
}

describeOnBoth('the specification’s own calls', (backend) => {
  it.each(SPEC_REST.map((call) => [call.what, call] as const))('answers %s', async (_what, call) => {
    const response = await send(backend(), call);
    const body = await response.text();
    expect({ status: response.status, body: response.ok || body }).toEqual({
      status: call.method === 'GET' ? 200 : call.method === 'POST' ? 201 : 204,
      body: true,
    });
  });

  it('answers 406 for a single row that is not there', async () => {
    const [profile] = SPEC_REST.filter(({ single }) => single);
    if (!profile) throw new Error('No call for a single row');
    expect((await send(backend(), profile, crypto.randomUUID())).status).toBe(406);
  });

  it.each(SPEC_REST_DECIDED.map((call) => [call.what, call] as const))(
    'decides %s itself, and refuses it to a client',
    async (_what, call) => {
      const response = await send(backend(), call);
      expect([401, 403]).toContain(response.status);
    },
  );
});
