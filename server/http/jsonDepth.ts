/** Refuses JSON that is nested deeper than anything here, at which recursive readers end their stack. */
import type { MiddlewareHandler } from 'hono';

/** A card of a chat message, the deepest that we send, is below ten. */
const MAX_DEPTH = 64;

/** Answers 400 to a body of more levels; what is no JSON goes on. Mounted after limitBody. */
export function limitJsonDepth(): MiddlewareHandler {
  return async (context, next) => {
    const { raw } = context.req;
    if (raw.method === 'GET' || raw.method === 'HEAD' || !raw.body) return next();
    if (jsonDepth(await raw.clone().text()) <= MAX_DEPTH) return next();
    const message = `body: is nested more than ${MAX_DEPTH} levels deep`;
    return context.json({ code: 'WM400', error_code: 'validation_failed', message, msg: message }, 400);
  };
}

/** Levels of objects and arrays in a JSON text; brackets within its strings do not count. */
function jsonDepth(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"?|[[\]{}]/gs)) {
    if (token === '[' || token === '{') deepest = Math.max(deepest, ++depth);
    else if (token === ']' || token === '}') depth--;
  }
  return deepest;
}
