/** @supabase/lite as this server sets it up: PostgREST under /rest/v1, GoTrue under /auth/v1. */
import { App, type HonoContext } from '@supabase/lite';
import type { MiddlewareHandler } from 'hono';
import type { Database } from '../database/database.ts';
import type { Keys } from '../keys.ts';
import { PUBLISHABLE_KEY } from '../keys.ts';
import { quietly } from '../quiet.ts';
import { AUTH_USAGE, REQUEST_ROLES } from '../database/roles.ts';
import { TurnOver } from '../database/turns.ts';
import { tokenClaims } from '../limits/caller.ts';
import type { Mailbox } from './mailbox.ts';

const SESSION_SECONDS = 3600;
/** Digits of the code that a link's token is made from. Nobody types it, and six could be guessed within its hour. */
const CODE_DIGITS = 40;
/** The longest that one request may keep everybody else from the embedded database. */
const TURN_MS = 15_000;
/** Raise it when an update of @supabase/lite changes the auth schema: the next start then adds what is missing. */
const SYSTEM_SCHEMA = '@supabase/lite 0.10.0';

export interface SupabaseLite {
  fetch(request: Request): Promise<Response>;
}

export interface SupabaseLiteOptions {
  readonly database: Database;
  readonly keys: Keys;
  /** Where the app is reached; mail links start with it. */
  readonly siteUrl: string;
  readonly mailbox: Mailbox;
  readonly log: (line: string) => void;
}

/** Provisions the roles and the auth schema and answers the request handler. */
export async function startSupabaseLite(options: SupabaseLiteOptions): Promise<SupabaseLite> {
  const { database, keys, siteUrl, mailbox, log } = options;
  const app = new App({
    connection: database.connection,
    auth: {
      enabled: true,
      site_url: siteUrl,
      additional_redirect_urls: [`${siteUrl}/confirm-email`, `${siteUrl}/reset-password`],
      jwt_secret: keys.jwtSecret,
      jwt_expiry: SESSION_SECONDS,
      publishable_key: PUBLISHABLE_KEY,
      secret_key: keys.secretKey,
      minimum_password_length: 6,
      enable_signup: true,
      email: {
        enable_signup: true,
        enable_confirmations: true,
        double_confirm_changes: true,
        otp_length: CODE_DIGITS,
      },
    },
    storage: { enabled: false },
    db: { migrations: { enabled: false } },
    options: {
      drivers: { email: { send: (mail) => mailbox.send(mail) } },
      server: { admin: false, disableStudio: true, middlewares: [knowCaller(keys.jwtSecret)] },
    },
  });
  await quietly(() => provision(database, app));
  return {
    fetch: async (request) => {
      const where = `${request.method} ${new URL(request.url).pathname}`;
      try {
        const { result: response, printed } = await database.exclusively(
          () => quietly(() => app.fetch(request)),
          TURN_MS,
        );
        if (response.status >= 500) log(`${where} ${response.status}: ${printed.at(-1) ?? ''}`);
        return response;
      } catch (error) {
        if (!(error instanceof TurnOver)) throw error;
        log(`${where} 503: took more than ${TURN_MS} ms`);
        const message = 'The request took too long. Please try again.';
        return Response.json({ code: 'timeout', message, msg: message }, { status: 503 });
      }
    },
  };
}

/** How the tokens begin that are issued here: `{"alg":"HS256","typ":"JWT"}`. */
const OUR_TOKEN = 'Bearer eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.';

/**
 * @supabase/lite looks up the account and the session of every bearer, and /rest/v1 makes no use of either: it goes by
 * the token alone, which it verifies once more, in a thread beside, while it holds the embedded database. All three are
 * saved by saying beforehand what they would find. A token that is not as those issued here, or is not valid yet, is
 * left to it.
 */
function knowCaller(jwtSecret: string): MiddlewareHandler<HonoContext> {
  return async (context, next) => {
    const authorization = context.req.header('authorization');
    const claims = context.req.path.startsWith('/rest/v1/') ? tokenClaims(authorization, jwtSecret) : null;
    if (claims?.session_id !== undefined) {
      context.set('userId', claims.sub);
      context.set('sessionId', claims.session_id);
      const isValidYet = Number(claims['iat']) * 1000 <= Date.now() && claims['nbf'] === undefined;
      if (authorization?.startsWith(OUR_TOKEN) && isValidYet) {
        context.set('jwt', claims);
        context.set('ignoreAuthorization', true);
      }
    }
    return next();
  };
}

/** The auth schema takes seconds to reconcile, so it is done once per database and version. */
async function provision(database: Database, app: { ensureSystemSchema(): Promise<void> }): Promise<void> {
  await database.exec(REQUEST_ROLES);
  await database.exec(
    'create schema if not exists waymark; create table if not exists waymark.system (version text primary key)',
  );
  const known = await database.query('select 1 from waymark.system where version = $1', [SYSTEM_SCHEMA]);
  if (known.length > 0) return;
  await database.exclusively(() => app.ensureSystemSchema());
  await database.exec(AUTH_USAGE);
  await database.query('insert into waymark.system (version) values ($1)', [SYSTEM_SCHEMA]);
}
