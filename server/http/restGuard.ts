/** What a request to /rest/v1 may not do, although the library would let it. */
import type { MiddlewareHandler } from 'hono';
import { bodyProblem, type RestFields } from './restBody.ts';
import { plansProblem, queryProblem } from './restQuery.ts';

/** Answers 400, 413 or 415 to such a request; every other goes on, and so does the functions' own secret key. */
export function restGuard(secretKey: string, fields: RestFields): MiddlewareHandler {
  return async (context, next) => {
    if (context.req.header('apikey') === secretKey) return next();
    const url = new URL(context.req.url);
    if (!isDecodable(url.pathname)) return context.json(refusal('The address cannot be decoded'), 400);
    // the library would take it off the name of a table, whose limits stand by the name
    if (/%2f/i.test(url.pathname)) return context.json(refusal('A table’s name holds no slash'), 400);
    if (!isKeyOrToken(context.req.header('authorization'))) {
      return context.json({ ...refusal('The token is not a JSON Web Token'), code: 'PGRST301' }, 401);
    }
    const isRead = ['GET', 'HEAD'].includes(context.req.method);
    const inQuery =
      queryProblem(url, fields) ??
      (isRead ? plansProblem(url) : null) ??
      preferenceProblem(context.req.header('prefer'));
    if (inQuery) return context.json(refusal(inQuery), 400);
    if (!['POST', 'PATCH'].includes(context.req.method)) return next();
    if (!/^application\/json\b/i.test(context.req.header('content-type') ?? 'application/json')) {
      return context.json(refusal('Send application/json'), 415);
    }
    const isVisitor = !(context.req.header('authorization') ?? '').startsWith('Bearer ey');
    const inBody = bodyProblem(await context.req.raw.clone().text(), isVisitor, fields.of(url.pathname));
    return inBody ? context.json(refusal(inBody.message), inBody.status) : next();
  };
}

function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}

/** The library takes a token that lacks a part for no token at all, and its bearer for a visitor. */
function isKeyOrToken(authorization: string | undefined): boolean {
  return (
    authorization === undefined || /^Bearer\s+(?:sb_[\w-]+|[\w-]+\.[\w-]+\.[\w-]+)$/i.test(authorization)
  );
}

/** The planner's estimates are of all rows, also of those that no policy would show the caller. */
function preferenceProblem(prefer: string | undefined): string | null {
  return /\bcount\s*=\s*"?(?:planned|estimated)/i.test(prefer ?? '')
    ? 'Prefer: rows are counted with count=exact alone'
    : null;
}

function refusal(message: string): object {
  return { code: 'WM400', message, details: null, hint: null };
}
