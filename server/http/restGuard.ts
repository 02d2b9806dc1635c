/**
 * What a request to /rest/v1 may not do, although the library would let it. Patterns and full-text operators can
 * run for minutes in one statement, and the embedded database runs on this process's own thread; a bulk insert of
 * thousands of rows holds everybody else up just as well.
 */
import type { MiddlewareHandler } from 'hono';

/** The operators that the app and the functions use, and their kin that cost no more than a comparison. */
const OPERATORS = new Set(['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'in', 'is', 'isdistinct']);
/** Parameters that are no filter on a column. */
const OTHER = new Set(['select', 'order', 'limit', 'offset', 'columns', 'on_conflict', 'apikey']);
const COSTLY = /(?:^|[.,(])(?:i?match|i?like|(?:pl|ph|w)?fts)(?:\((?:any|all)\))?\./;

const MAX_ROWS = 100;
const MAX_BODY_CHARS = 300_000;
/** A visitor has nothing long to say. */
const MAX_VISITOR_BODY_CHARS = 16_000;

/** Answers 400, 413 or 415 to such a request; every other goes on, and so does the functions' own secret key. */
export function restGuard(secretKey: string): MiddlewareHandler {
  return async (context, next) => {
    if (context.req.header('apikey') === secretKey) return next();
    const url = new URL(context.req.url);
    if (!isDecodable(url.pathname)) return context.json(refusal('The address cannot be decoded'), 400);
    if (!isKeyOrToken(context.req.header('authorization'))) {
      return context.json({ ...refusal('The token is not a JSON Web Token'), code: 'PGRST301' }, 401);
    }
    const isProcedure = url.pathname.startsWith('/rest/v1/rpc/');
    for (const [name, value] of url.searchParams) {
      if (!isProcedure && !isAllowedFilter(name, value)) {
        return context.json(refusal(`The filter on "${name.slice(0, 60)}" is not supported`), 400);
      }
    }
    if (!['POST', 'PUT', 'PATCH'].includes(context.req.method)) return next();
    if (!/^application\/json\b/i.test(context.req.header('content-type') ?? 'application/json')) {
      return context.json(refusal('Send application/json'), 415);
    }
    const body = await context.req.raw.clone().text();
    const isVisitor = !(context.req.header('authorization') ?? '').startsWith('Bearer ey');
    if (body.length > (isVisitor ? MAX_VISITOR_BODY_CHARS : MAX_BODY_CHARS)) {
      return context.json(refusal('The body is too long'), 413);
    }
    if (countRows(body) > MAX_ROWS) return context.json(refusal(`At most ${MAX_ROWS} rows a request`), 413);
    return next();
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

function isAllowedFilter(name: string, value: string): boolean {
  if (OTHER.has(name) || /\.(?:select|order|limit|offset)$/.test(name)) return true;
  if (/(?:^|\.)(?:and|or)$/.test(name)) return !COSTLY.test(value);
  const [operator = ''] = value.replace(/^not\./, '').split(/[.(]/, 1);
  return OPERATORS.has(operator);
}

function countRows(body: string): number {
  if (!body.trimStart().startsWith('[')) return 1;
  try {
    const rows: unknown = JSON.parse(body);
    return Array.isArray(rows) ? rows.length : 1;
  } catch {
    return 1;
  }
}

function refusal(message: string): object {
  return { code: 'WM400', message, details: null, hint: null };
}
