/** How much one answer of /rest/v1 may bring: rows are counted by the library, their bytes by nobody. */
import type { MiddlewareHandler } from 'hono';

/** The largest single row of ours, a message that is all control characters and cards, is a third of it. */
export const MAX_ANSWER_BYTES = 4 * 1024 * 1024;

/**
 * Answers 413 in the place of rows that are more than `maxBytes` as they would be sent, and says what to ask for
 * instead. Rows that a write answers with are bounded by its body; the functions' own key may read what it likes.
 */
export function limitAnswer(secretKey: string, maxBytes = MAX_ANSWER_BYTES): MiddlewareHandler {
  return async (context, next) => {
    await next();
    if (context.req.method !== 'GET' || context.req.header('apikey') === secretKey) return;
    const { res } = context;
    if (!res.body) return;
    const body = new Uint8Array(await res.arrayBuffer());
    const { status, headers } = res;
    context.res = undefined;
    context.res = body.byteLength > maxBytes ? tooLarge(maxBytes) : new Response(body, { status, headers });
  };
}

function tooLarge(maxBytes: number): Response {
  const message = `The rows are more than ${maxBytes / 1024 / 1024} MB: ask for fewer with limit and offset`;
  return Response.json({ code: 'WM413', message, details: null, hint: null }, { status: 413 });
}
