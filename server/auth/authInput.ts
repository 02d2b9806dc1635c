/**
 * What reaches @supabase/lite's auth API: the calls that Waymark makes, with bodies of the shape they have. The
 * library answers 500 to others, and some of its calls do more than anybody here needs: /otp and /magiclink make a
 * confirmed account for any address without asking its owner.
 */
import type { MiddlewareHandler } from 'hono';
import { z } from 'zod';

const CALLS: Readonly<Record<string, readonly string[]>> = {
  signup: ['POST'],
  token: ['POST'],
  logout: ['POST'],
  user: ['GET', 'PUT'],
  verify: ['GET', 'POST'],
  recover: ['POST'],
  resend: ['POST'],
  settings: ['GET'],
  health: ['GET'],
};
/** A line's end among them: a redirect's address goes into a header. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROL = /[\u0001-\u001f\u007f]/;
/** A name and what else a form may say of who signs up. */
const MAX_METADATA_CHARS = 2_000;
const GRANTS: readonly (string | undefined)[] = ['password', 'refresh_token'];

const HALF_A_CHARACTER = 'must not hold half of a character';
/** PostgreSQL stores no NUL; a password with one would be cut off there by some bcrypt implementations. */
const text = (longest: number) =>
  z
    .string('must be text')
    .max(longest, 'is too long')
    .refine((value) => !value.includes('\0'), 'must not hold a NUL character')
    .refine((value) => !/\p{Surrogate}/u.test(value), HALF_A_CHARACTER);

const bodySchema = z.object({
  email: text(320).optional(),
  phone: text(40).optional(),
  password: text(1000).nullish(),
  current_password: text(1000).nullish(),
  refresh_token: text(500).optional(),
  token: text(500).optional(),
  token_hash: text(500).optional(),
  type: text(40).optional(),
  data: z
    .record(z.string(), z.unknown(), 'must be an object')
    .refine((value) => isClean(JSON.stringify(value)), 'must not hold a NUL character')
    .refine((value) => !isBroken(JSON.stringify(value)), HALF_A_CHARACTER)
    .refine((value) => JSON.stringify(value).length <= MAX_METADATA_CHARS, 'is too long')
    .nullish(),
});

/** Half of a character, which PostgreSQL takes in no JSON: the only thing that JSON.stringify escapes so. */
function isBroken(json: string): boolean {
  return /(?<!\\)(?:\\\\)*\\ud[89a-f][\da-f]{2}/.test(json);
}

function isClean(value: string): boolean {
  return !value.includes('\0') && !/(?<!\\)(?:\\\\)*\\u0000/.test(value);
}

/** Answers 404 to a call that Waymark does not make and 400, naming the field, to a body that no call has. */
export function authInput(): MiddlewareHandler {
  return async (context, next) => {
    const call = context.req.path.slice('/auth/v1/'.length);
    if (call === 'admin' || call.startsWith('admin/')) return next();
    if (!CALLS[call]?.includes(context.req.method)) return refuse(404, 'not_found', 'There is no such call');
    if (call === 'token' && !GRANTS.includes(context.req.query('grant_type'))) {
      return refuse(400, 'validation_failed', 'grant_type: must be password or refresh_token');
    }
    const broken = [...new URL(context.req.url).searchParams].find(([, value]) => CONTROL.test(value));
    if (broken) {
      const [name] = broken;
      return refuse(400, 'validation_failed', `${name.slice(0, 60)}: must not hold control characters`);
    }
    if (context.req.method === 'GET') {
      return isClean(decodeURIComponentSafely(context.req.url))
        ? next()
        : refuse(400, 'validation_failed', 'query: must not hold a NUL character');
    }
    const sent = await context.req.raw.clone().text();
    if (sent === '') return next();
    const parsed = bodySchema.safeParse(parseJson(sent));
    if (parsed.success) return next();
    const issue = parsed.error.issues[0];
    const field = issue && issue.path.length > 0 ? issue.path.join('.') : 'body';
    return refuse(
      400,
      'validation_failed',
      `${field}: ${field === 'body' ? 'must be a JSON object' : issue?.message}`,
    );
  };
}

function refuse(status: number, code: string, msg: string): Response {
  return Response.json({ code: status, error_code: code, msg }, { status });
}

function parseJson(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

function decodeURIComponentSafely(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
