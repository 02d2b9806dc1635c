/** A loopback server with the part of Stripe's API that is called: checkouts and subscriptions. */
import { createServer } from 'node:http';

interface Call {
  readonly method: string;
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly idempotencyKey: string | undefined;
  readonly authorization: string | undefined;
}

interface Session {
  readonly status: 'open' | 'expired' | 'complete';
  readonly subscription: string | null;
}

export interface StripeStub {
  readonly url: string;
  readonly calls: Call[];
  /** Subscriptions by id, as Stripe answers them. */
  readonly subscriptions: Map<string, Record<string, unknown>>;
  /** Sessions that were made; one that was paid has its subscription. */
  readonly sessions: Map<string, Session>;
  close(): Promise<void>;
}

/** Starts it on a free port. */
export async function startStripeStub(): Promise<StripeStub> {
  const calls: Call[] = [];
  const subscriptions: StripeStub['subscriptions'] = new Map();
  const sessions: StripeStub['sessions'] = new Map();

  const answer = ({ method, path, fields }: Call): [number, unknown] => {
    const [, kind = '', id = '', action = ''] =
      /^\/v1\/(checkout\/sessions|subscriptions)(?:\/([^/]+))?(?:\/(\w+))?$/.exec(path) ?? [];
    if (kind === 'checkout/sessions' && method === 'POST' && id === '') {
      const made = `cs_test_${crypto.randomUUID().replaceAll('-', '')}`;
      sessions.set(made, { status: 'open', subscription: null });
      return [200, { id: made, object: 'checkout.session', url: `https://checkout.stripe.test/${made}` }];
    }
    const session = kind === 'checkout/sessions' ? sessions.get(id) : undefined;
    if (session && action === 'expire' && session.status !== 'open') {
      return [
        400,
        { error: { type: 'invalid_request_error', message: 'Only open sessions can be expired' } },
      ];
    }
    if (session && action === 'expire') {
      sessions.set(id, { ...session, status: 'expired' });
      return [200, { id, object: 'checkout.session', status: 'expired', subscription: null }];
    }
    if (session && method === 'GET') return [200, { id, object: 'checkout.session', ...session }];
    const subscription = kind === 'subscriptions' ? subscriptions.get(id) : undefined;
    if (subscription && method === 'GET') return [200, subscription];
    if (subscription && method === 'POST' && subscription['status'] !== 'canceled') {
      if (fields['cancel_at_period_end'] !== undefined)
        subscription['cancel_at_period_end'] = fields['cancel_at_period_end'] === 'true';
      return [200, subscription];
    }
    if (subscription && method === 'DELETE' && subscription['status'] !== 'canceled') {
      subscription['status'] = 'canceled';
      return [200, subscription];
    }
    return [
      404,
      { error: { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${id}` } },
    ];
  };

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const key = request.headers['idempotency-key'];
      const call: Call = {
        method: request.method ?? '',
        path: new URL(request.url ?? '/', 'http://stub').pathname,
        fields: Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString())),
        idempotencyKey: typeof key === 'string' ? key : undefined,
        authorization: request.headers.authorization,
      };
      calls.push(call);
      const [status, body] = answer(call);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The stub has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    calls,
    subscriptions,
    sessions,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
