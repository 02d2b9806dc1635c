/** An answer of server-sent events, for work that goes on whether or not anybody still listens. */
import { storable } from '../../../domain/text/text.ts';
import { failureOf, refusalOf, type RunContext } from './http.ts';

/** A comment goes out so often while nothing else does: proxies close what is silent. */
const KEEP_ALIVE_MS = 15_000;

export interface ServerEvent {
  readonly event: string;
  readonly data: unknown;
}

/** Whether the caller asks for events. */
export function wantsEvents(request: Request): boolean {
  return /\btext\/event-stream\b/i.test(request.headers.get('accept') ?? '');
}

/**
 * Answers with the events that `work` sends. What it throws before the first one is thrown here, so that it is
 * answered with its status; afterwards it becomes an `error` event, the last. A caller who goes away stops nothing.
 */
export async function streamEvents(
  work: (send: (event: ServerEvent) => void) => Promise<void>,
  { logFailure }: Pick<RunContext, 'logFailure'>,
): Promise<Response> {
  const channel = new Channel();
  const working = work((event) => channel.send(event));
  const ended = working.then(
    () => channel.close(),
    (thrown: unknown) => {
      if (channel.hasBegun()) {
        const failure = failureOf(thrown);
        logFailure('stream_failed', failure.cause ?? thrown);
        channel.send({ event: 'error', data: refusalOf(failure) });
      }
      channel.close();
    },
  );
  keepRunning(ended);
  await Promise.race([channel.begun, working]);
  return new Response(channel.body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      // nginx collects an answer before it passes it on, unless it is told not to
      'x-accel-buffering': 'no',
    },
  });
}

class Channel {
  readonly body: ReadableStream<Uint8Array>;
  /** Resolves with the first event. */
  readonly begun: Promise<void>;
  #begin: (() => void) | null = null;
  #controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  #keepAlive: ReturnType<typeof setInterval> | undefined;
  readonly #encoder = new TextEncoder();

  constructor() {
    this.begun = new Promise((resolve) => {
      this.#begin = resolve;
    });
    this.body = new ReadableStream({
      start: (controller) => {
        this.#controller = controller;
      },
      cancel: () => this.#leave(),
    });
  }

  hasBegun(): boolean {
    return this.#begin === null;
  }

  send({ event, data }: ServerEvent): void {
    this.#write(`event: ${event}\ndata: ${JSON.stringify(storable(data))}\n\n`);
    if (this.#begin === null) return;
    this.#keepAlive = setInterval(() => this.#write(': still here\n\n'), KEEP_ALIVE_MS);
    this.#begin();
    this.#begin = null;
  }

  close(): void {
    this.#controller?.close();
    this.#leave();
  }

  #write(text: string): void {
    this.#controller?.enqueue(this.#encoder.encode(text));
  }

  /** Nobody listens any more. */
  #leave(): void {
    clearInterval(this.#keepAlive);
    this.#controller = null;
  }
}

/** Supabase ends a function when its caller is gone, unless it is told what still runs. */
function keepRunning(work: Promise<void>): void {
  const runtime: unknown = Reflect.get(globalThis, 'EdgeRuntime');
  if (isEdgeRuntime(runtime)) runtime.waitUntil(work);
}

function isEdgeRuntime(value: unknown): value is { waitUntil(work: Promise<void>): void } {
  return typeof value === 'object' && value !== null && 'waitUntil' in value;
}
