/** The port. */
import { getRequestListener } from '@hono/node-server';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Backend } from './createBackend.ts';
import { StartupError } from './startupError.ts';

export type Listener = (request: IncomingMessage, response: ServerResponse) => void;

export interface Listening {
  readonly port: number;
  /** Replaces what answers; until then it is 503. */
  answerWith(listener: Listener): void;
  /** Lets running requests end, for at most a second, and closes. */
  close(): Promise<void>;
}

const CLOSE_GRACE_MS = 1000;
/** A phone in a tunnel sends its few kilobytes well within it. */
const REQUEST_MS = 20_000;
const CHECKS_A_DEADLINE = 10;
/**
 * How long a connection without a request stays open: longer than a proxy or a function keeps one for its next request.
 * Who sends on it as it is closed is not answered, and may not send a POST again; Node's own are five seconds.
 */
const IDLE_MS = 75_000;
/** So many at once, idle ones among them; rates count requests and not these. */
const MOST_CONNECTIONS = 4_000;

/**
 * Node's server, which gives a request `deadlineMs` to arrive, headers and body, then answers 408 and closes. Its
 * own five minutes would let a handful of callers hold all its connections. Answers may take longer.
 */
export function requestServer(deadlineMs = REQUEST_MS): Server {
  const server = createServer({
    requestTimeout: deadlineMs,
    headersTimeout: deadlineMs,
    connectionsCheckingInterval: deadlineMs / CHECKS_A_DEADLINE,
    keepAliveTimeout: IDLE_MS,
  });
  server.maxConnections = MOST_CONNECTIONS;
  return server;
}

/**
 * Takes the port before anything slow is done, so that a port in use is known at once.
 * @throws StartupError when the port or the host cannot be had.
 */
export async function listen(
  host: string,
  port: number,
  server: Server = requestServer(),
): Promise<Listening> {
  let answer = notReady;
  server.on('request', (request, response) => answer(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, host, port)));
    server.listen(port, host, () => resolve());
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port');
  return {
    port: address.port,
    answerWith: (listener) => {
      answer = listener;
    },
    close: () =>
      new Promise((resolve) => {
        const force = setTimeout(() => server.closeAllConnections(), CLOSE_GRACE_MS);
        server.close(() => {
          clearTimeout(force);
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
}

const notReady: Listener = (_request, response) => {
  // a browser that came too early asks again by itself
  response.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '1', refresh: '1' }).end('Starting');
};

/** The backend as a listener of Node's http server; tells it who called. */
export function backendListener(backend: Backend): Listener {
  const listener = getRequestListener((request, { incoming }) =>
    backend.fetch(request, { address: incoming.socket.remoteAddress ?? null }),
  );
  return (request, response) => void listener(request, response);
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartupError(
        `PORT: port ${port} is in use. Stop what runs there, or choose another: PORT=${port + 1} npm start`,
      );
    case 'EACCES':
      return new StartupError(`PORT: this user may not open port ${port}. Choose one above 1023`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartupError(`HOST: this machine has no address ${host}`);
    case undefined:
    default:
      return error;
  }
}
