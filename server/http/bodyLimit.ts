/** Takes a request's body in, whole, before anything acts on it, and refuses one larger than any of ours. */
import type { MiddlewareHandler } from 'hono';

/**
 * Reads the body of every method that may have one and passes it on from memory; 413 for more than `maxBytes`, of
 * what is stated and of what arrives, and 408 for one that breaks off. @supabase/lite would read it while it holds
 * the embedded database: a caller that states a length and sends nothing would keep everybody else waiting.
 */
export function limitBody(maxBytes: number): MiddlewareHandler {
  return async (context, next) => {
    const { raw } = context.req;
    if (raw.method === 'GET' || raw.method === 'HEAD') return next();
    if (Number(raw.headers.get('content-length')) > maxBytes) return tooLarge();
    if (!raw.body) return next();
    let body: Blob | null;
    try {
      body = await readUpTo(raw.body, maxBytes);
    } catch {
      return brokenOff();
    }
    if (!body) return tooLarge();
    // oxlint-disable-next-line unicorn/no-invalid-fetch-options -- the method is the first request's, which has a body
    context.req.raw = new Request(raw, { body });
    return next();
  };
}

function tooLarge(): Response {
  // as the functions say it, and as the database's API does
  const body = { error: 'too_large', code: 'too_large', message: 'The request is too large' };
  return Response.json(body, { status: 413 });
}

function brokenOff(): Response {
  const body = { code: 'incomplete', message: 'The request’s body did not arrive' };
  return Response.json(body, { status: 408, headers: { connection: 'close' } });
}

async function readUpTo(stream: ReadableStream<Uint8Array>, maxBytes: number): Promise<Blob | null> {
  const parts: BlobPart[] = [];
  let size = 0;
  for await (const part of stream) {
    size += part.byteLength;
    if (size > maxBytes) return null;
    parts.push(new Uint8Array(part));
  }
  return new Blob(parts);
}
