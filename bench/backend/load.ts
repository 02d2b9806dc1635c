/**
 * One measurement: so many connections, which begin when all of them are made, ask the same, each one after the other,
 * until all is asked.
 */
import autocannon from 'autocannon';
import { gatePath } from './gate.ts';
import { type Asked, requestFor } from './scenarios.ts';
import type { Target } from './target.ts';

export interface Measured {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** A busy machine lets the last of 500 turns wait for minutes. */
const TIMEOUT_SECONDS = 600;

/**
 * Runs the load to its end.
 * @throws Error when an answer was not 2xx or a connection failed: refusals are quick, and would flatter
 */
export async function measure(
  target: Target,
  asked: Asked,
  connections: number,
  requests: number,
): Promise<Measured> {
  const times: number[] = [];
  const statuses = new Map<number, number>();
  const { url, request } = requestFor(asked, target);
  const connected = new Set<unknown>();
  let startedAt = 0;
  // autocannon itself ends on the next whole second
  let endedAt = 0;
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const instance = autocannon(
      {
        url,
        connections,
        requests: [afterGate(request, connections)],
        amount: requests + connections,
        timeout: TIMEOUT_SECONDS,
      },
      (error: unknown, finished) => (error instanceof Error ? reject(error) : resolve(finished)),
    );
    instance.on('response', (client, status, _bytes, milliseconds) => {
      if (!connected.has(client)) {
        startedAt ||= performance.now();
        connected.add(client);
        return;
      }
      times.push(milliseconds);
      endedAt = performance.now();
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    });
  });
  const seconds = (endedAt - startedAt) / 1000;
  if (result.non2xx + result.errors + result.timeouts > 0 || times.length === 0) {
    const seen = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
    throw new Error(`${asked} on ${target.kind}: ${seen}, ${result.errors} connections failed`);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { perSecond: times.length / seconds, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** autocannon makes the first request of every connection before any of them is answered. */
function afterGate(request: autocannon.Request, connections: number): autocannon.Request {
  const { setupRequest } = request;
  let made = 0;
  return {
    ...request,
    setupRequest: (asked, context) => {
      if (made++ < connections) return { ...asked, method: 'GET', path: gatePath(connections), body: '' };
      return typeof setupRequest === 'function' ? setupRequest(asked, context) : asked;
    },
  };
}
