/** Refuses bodies that are larger than any of ours. */
import type { MiddlewareHandler } from 'hono';

/**
 * Answers 413 before anything reads a body of more than `maxBytes`. One that does not say its length is read
 * here, up to that many bytes: @supabase/lite would take the cut as its own failure and answer 500.
 */
export function limitBody(maxBytes: number): MiddlewareHandler {
  return async (context, next) => {
    const { raw } = context.req;
    const stated = raw.headers.get('content-length');
    if (stated === null && raw.body) {
      const body = await readUpTo(raw.body, maxBytes);
      if (!body) return tooLarge();
      // oxlint-disable-next-line unicorn/no-invalid-fetch-options -- the method is the first request's, which has a body
      context.req.raw = new Request(raw, { body });
    } else if (Number(stated) > maxBytes) return tooLarge();
    return next();
  };
}

function tooLarge(): Response {
  return Response.json({ code: 'too_large', message: 'The request is too large' }, { status: 413 });
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
