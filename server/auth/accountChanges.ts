/**
 * PUT /auth/v1/user, which @supabase/lite takes as it comes: here a password is changed by who knows the one before,
 * or came by a recovery mail, and every other session of the account ends with it; of the metadata only the name can
 * be set. What the mail proves is kept at the session, because the library's tokens do not say how one signed in.
 */
import bcrypt from 'bcryptjs';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { isPlainLine } from '../../domain/text/text.ts';
import type { Database } from '../database/database.ts';
import { tokenClaims } from '../limits/caller.ts';

/** How long after its link a recovery session may set a password. */
const RECOVERY = "interval '1 hour'";

const changesSchema = z.strictObject({
  password: z.string('must be text').optional(),
  current_password: z.string('must be text').nullish(),
  data: z
    .strictObject({
      full_name: z
        .string('must be text')
        .max(200, 'must be at most 200 characters')
        .refine(isPlainLine, 'must be one line of plain text')
        .optional(),
    })
    .optional(),
  // supabase-js sends both, empty
  code_challenge: z.null().optional(),
  code_challenge_method: z.null().optional(),
});

const verifySchema = z.object({ type: z.literal('recovery') });
const sessionSchema = z.object({ access_token: z.string() });

export interface AccountChangesOptions {
  readonly database: Database;
  readonly jwtSecret: string;
}

/** The routes; what they have nothing to say to goes on to @supabase/lite. */
export function accountChanges({ database, jwtSecret }: AccountChangesOptions): Hono {
  const app = new Hono();

  app.put('/auth/v1/user', async (context, next) => {
    const caller = tokenClaims(context.req.header('authorization'), jwtSecret);
    if (!caller?.session_id) return next();
    const parsed = changesSchema.safeParse(await bodyOf(context));
    if (!parsed.success) return refuse(context, 'validation_failed', wordsOf(parsed.error));
    const { password, current_password: current } = parsed.data;
    if (password === undefined) return next();
    const [user] = await database.query<{ encrypted_password: string | null; is_recovery: boolean }>(
      `select u.encrypted_password, coalesce(s.tag = 'recovery' and s.created_at > now() - ${RECOVERY}, false)
         as is_recovery
       from auth.users u join auth.sessions s on s.user_id = u.id where u.id = $1::uuid and s.id = $2::uuid`,
      [caller.sub, caller.session_id],
    );
    if (!user) return next();
    if (!user.is_recovery) {
      if (!current) {
        const msg = 'current_password: enter the password that you have now, or ask for a link by mail';
        return refuse(context, 'current_password_required', msg);
      }
      if (!(await bcrypt.compare(current, user.encrypted_password ?? ''))) {
        return refuse(context, 'current_password_mismatch', 'current_password: this is not your password');
      }
    }
    await next();
    if (context.res.ok) await endOtherSessions(caller.sub, caller.session_id);
    return undefined;
  });

  app.get('/auth/v1/verify', async (context, next) => {
    await next();
    if (context.req.query('type') !== 'recovery') return;
    const location = context.res.headers.get('location') ?? '';
    await markRecovery(new URLSearchParams(location.split('#')[1]).get('access_token'));
  });

  app.post('/auth/v1/verify', async (context, next) => {
    const isRecovery = verifySchema.safeParse(await bodyOf(context)).success;
    await next();
    if (!isRecovery || !context.res.ok) return;
    const session = sessionSchema.safeParse(await context.res.clone().json());
    if (session.success) await markRecovery(session.data.access_token);
  });

  async function endOtherSessions(user: string, session: string): Promise<void> {
    await database.transaction(async (transaction) => {
      await transaction.query(
        'delete from auth.refresh_tokens where user_id = $1::uuid and session_id is distinct from $2::uuid',
        [user, session],
      );
      await transaction.query('delete from auth.sessions where user_id = $1::uuid and id <> $2::uuid', [
        user,
        session,
      ]);
      await transaction.query('update auth.sessions set tag = null where id = $1::uuid', [session]);
    });
  }

  async function markRecovery(accessToken: string | null): Promise<void> {
    const caller = tokenClaims(`Bearer ${accessToken}`, jwtSecret);
    if (!caller?.session_id) return;
    await database.query(`update auth.sessions set tag = 'recovery' where id = $1::uuid`, [
      caller.session_id,
    ]);
    // an address that was never confirmed by its own link: whoever chose that password may be somebody else
    await database.query(
      `update auth.users set encrypted_password = null, confirmation_token = null
       where id = $1::uuid and confirmation_token is not null and confirmation_token <> ''`,
      [caller.sub],
    );
  }
  return app;
}

function refuse(context: Context, code: string, msg: string): Response {
  return context.json({ code: 400, error_code: code, msg }, 400);
}

/** Names the field, also one that is not known. */
function wordsOf({ issues: [issue] }: z.ZodError): string {
  if (issue?.code === 'unrecognized_keys') {
    return `${[...issue.path, issue.keys[0]?.slice(0, 60)].join('.')}: cannot be changed here`;
  }
  return `${issue?.path.join('.') || 'body'}: ${issue?.path.length ? issue.message : 'must be a JSON object'}`;
}

async function bodyOf(context: Context): Promise<unknown> {
  return context.req.raw
    .clone()
    .json()
    .catch(() => null);
}
