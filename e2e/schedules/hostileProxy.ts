/**
 * What may stand between a phone and the server: each call of the backend is let through, or meets one of the faults that
 * were asked for, in turn. The app's own files always come: what a spoiled install does has its own journey (update.spec.ts).
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

export const FAULTS = ['reset', 'unanswered', 'cut', 'hang', 'portal', '500', '429'] as const;
export type ProxyFault = (typeof FAULTS)[number];

/** Calls of the backend; of those that only read, none is counted, so that a fault meets a write. */
const WRITES = /^\/(functions|rest)\/v1\//;
const PORTAL = '<!doctype html><html><body>Log in to the wifi</body></html>';

export class HostileProxy {
  readonly url: string;
  readonly faults: ProxyFault[] = [];
  readonly #server: ReturnType<typeof createServer>;

  private constructor(server: ReturnType<typeof createServer>, port: number) {
    this.#server = server;
    this.url = `http://localhost:${port}`;
  }

  static async before(target: string): Promise<HostileProxy> {
    const server = createServer((incoming, answer) => {
      const isWrite = incoming.method === 'POST' && WRITES.test(incoming.url ?? '');
      const fault = isWrite ? proxy.faults.shift() : undefined;
      answerBy(fault, target, incoming, answer);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('No port');
    const proxy: HostileProxy = new HostileProxy(server, address.port);
    return proxy;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}

function answerBy(
  fault: ProxyFault | undefined,
  target: string,
  incoming: IncomingMessage,
  answer: ServerResponse,
): void {
  switch (fault) {
    case 'reset':
      incoming.socket.destroy();
      return;
    case 'hang':
      // until the app gives up, and its connection with it
      incoming.resume();
      return;
    case 'portal':
      answer.writeHead(200, { 'content-type': 'text/html' }).end(PORTAL);
      return;
    case '500':
      answer.writeHead(500, { 'content-type': 'text/plain' }).end('no');
      return;
    case '429':
      answer.writeHead(429, { 'content-type': 'application/json', 'retry-after': '1' }).end('{}');
      return;
    case 'unanswered':
    case 'cut':
    case undefined:
      pass(fault, target, incoming, answer);
  }
}

/** The server hears all of it; of its answer nothing comes back, or the beginning. */
function pass(
  fault: 'unanswered' | 'cut' | undefined,
  target: string,
  incoming: IncomingMessage,
  answer: ServerResponse,
): void {
  const { method, headers, url = '/' } = incoming;
  const outgoing = request(new URL(url, target), { method, headers }, (response) => {
    if (fault === undefined) {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
      return;
    }
    // read to its end: the server has committed then
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('end', () => {
      if (fault === 'cut') {
        answer.writeHead(response.statusCode ?? 502, response.headers);
        answer.write(Buffer.concat(chunks).subarray(0, 20));
      }
      setTimeout(() => incoming.socket.destroy(), 20);
    });
  });
  outgoing.on('error', () => incoming.socket.destroy());
  incoming.pipe(outgoing);
}
