/**
 * The Auth admin calls that @supabase/lite lacks, as `supabase.auth.admin` makes them: POST and GET
 * /auth/v1/admin/users, GET and DELETE /auth/v1/admin/users/:id. The secret key alone opens them.
 */
import { getRounds, hash } from 'bcryptjs';
import { timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import type { Database } from '../database/database.ts';

/** What Supabase Auth uses. */
const BCRYPT_ROUNDS = 10;
/** Of a bcrypt hash that is stored as it comes: more would make each sign-in of that user a load of its own. */
const MOST_BCRYPT_ROUNDS = 12;
/** Fewer no library takes. */
const LEAST_BCRYPT_ROUNDS = 4;

const isBcryptHash = (text: string) =>
  /^\$2[aby]\$\d\d\$[./A-Za-z0-9]{53}$/.test(text) &&
  getRounds(text) >= LEAST_BCRYPT_ROUNDS &&
  getRounds(text) <= MOST_BCRYPT_ROUNDS;

const createSchema = z.object({
  id: z.uuid().optional(),
  email: z
    .email()
    .max(254)
    .transform((email) => email.toLowerCase()),
  password: z.string().min(6).max(72).optional(),
  /** Instead of `password`, for users that come from elsewhere. */
  password_hash: z.string().refine(isBcryptHash, 'must be a bcrypt hash of 4 to 12 rounds').optional(),
  email_confirm: z.boolean().default(false),
  user_metadata: z.record(z.string(), z.unknown()).default({}),
  app_metadata: z.record(z.string(), z.unknown()).default({}),
});

export type NewUser = z.infer<typeof createSchema>;

const pageSchema = z.object({
  page: z.coerce.number().int().min(1).default(1),
  per_page: z.coerce.number().int().min(1).max(1000).default(50),
});

const USER = `
select jsonb_build_object(
  'id', id, 'aud', aud, 'role', role, 'email', email, 'phone', coalesce(phone, ''),
  'email_confirmed_at', email_confirmed_at, 'confirmed_at', confirmed_at, 'last_sign_in_at', last_sign_in_at,
  'banned_until', banned_until, 'created_at', created_at, 'updated_at', updated_at,
  'is_anonymous', is_anonymous, 'identities', '[]'::jsonb,
  'app_metadata', case jsonb_typeof(raw_app_meta_data) when 'string'
    then (raw_app_meta_data #>> '{}')::jsonb else raw_app_meta_data end,
  'user_metadata', case jsonb_typeof(raw_user_meta_data) when 'string'
    then (raw_user_meta_data #>> '{}')::jsonb else raw_user_meta_data end
) as user from auth.users`;

interface UserRow {
  readonly user: Record<string, unknown>;
}

/** The routes, to be mounted at /auth/v1/admin. */
export function adminUsers(database: Database, secretKey: string): Hono {
  const app = new Hono();

  app.use('*', async (context, next) => {
    const key = context.req.header('apikey') ?? '';
    if (!sameText(key, secretKey)) {
      return refuse(key ? 403 : 401, 'not_admin', 'User not allowed');
    }
    return next();
  });

  app.post('/users', async (context) => {
    const parsed = createSchema.safeParse(await context.req.json().catch(() => null));
    if (!parsed.success) {
      const issue = parsed.error.issues[0];
      const message = `${issue?.path.join('.') ?? 'body'}: ${issue?.message ?? 'not valid'}`;
      return refuse(400, 'validation_failed', message);
    }
    const created = await createUser(database, parsed.data);
    return created
      ? context.json(created)
      : refuse(422, 'email_exists', 'A user with this email address has already been registered');
  });

  app.get('/users', async (context) => {
    const parsed = pageSchema.safeParse(context.req.query());
    if (!parsed.success) return refuse(400, 'validation_failed', 'page or per_page is not valid');
    const { page, per_page: size } = parsed.data;
    const rows = await database.query<UserRow>(
      `${USER} order by created_at desc, id limit $1::int offset $2::int`,
      [size, (page - 1) * size],
    );
    const [total] = await database.query<{ count: number }>('select count(*)::int as count from auth.users');
    context.header('x-total-count', String(total?.count ?? 0));
    return context.json({ users: rows.map((row) => row.user), aud: 'authenticated' });
  });

  app.get('/users/:id', async (context) => {
    const id = z.uuid().safeParse(context.req.param('id'));
    const [row] = id.success ? await database.query<UserRow>(`${USER} where id = $1::uuid`, [id.data]) : [];
    return row ? context.json(row.user) : notFound();
  });

  app.delete('/users/:id', async (context) => {
    const id = z.uuid().safeParse(context.req.param('id'));
    if (!id.success) return notFound();
    try {
      return (await deleteUser(database, id.data)) ? context.json({}) : notFound();
    } catch (error) {
      // 42501: a trigger refuses, as it does for the last admin
      if (sqlState(error) !== '42501') throw error;
      return refuse(403, 'user_delete_refused', messageOf(error));
    }
  });

  return app;
}

/** An error as Supabase Auth answers it. */
function refuse(status: number, code: string, message: string): Response {
  return Response.json({ code: status, error_code: code, msg: message }, { status });
}

function notFound(): Response {
  return refuse(404, 'user_not_found', 'User not found');
}

/** The hash of a password as it is stored. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, BCRYPT_ROUNDS);
}

/** Makes a user with an email identity; null when the address is taken. */
export async function createUser(database: Database, user: NewUser): Promise<Record<string, unknown> | null> {
  const id = user.id ?? crypto.randomUUID();
  const password = user.password ? await hashPassword(user.password) : (user.password_hash ?? null);
  const appMetadata = { provider: 'email', providers: ['email'], ...user.app_metadata };
  const identity = { sub: id, email: user.email, email_verified: user.email_confirm, phone_verified: false };
  try {
    return await database.transaction(async (transaction) => {
      await transaction.query(
        `insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at,
           raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
         values ($1::uuid, 'authenticated', 'authenticated', $2, $3,
           case when $4::boolean then now() end, ($5::text)::jsonb, ($6::text)::jsonb, now(), now())`,
        [
          id,
          user.email,
          password,
          user.email_confirm,
          JSON.stringify(appMetadata),
          JSON.stringify({ ...user.user_metadata, ...identity }),
        ],
      );
      await transaction.query(
        `insert into auth.identities (id, provider, provider_id, user_id, identity_data)
         values ($1::uuid, 'email', $2::text, $2::uuid, ($3::text)::jsonb)`,
        [crypto.randomUUID(), id, JSON.stringify(identity)],
      );
      const [row] = await transaction.query<UserRow>(`${USER} where id = $1::uuid`, [id]);
      return row?.user ?? null;
    });
  } catch (error) {
    if (sqlState(error) === '23505') return null;
    throw error;
  }
}

/**
 * Deletes a user; false when there was none. Identities and sessions go by cascade, and here what no foreign key
 * takes along: tokens without a session, flows that were begun, and the log of who signed in when.
 */
async function deleteUser(database: Database, id: string): Promise<boolean> {
  return database.transaction(async (transaction) => {
    await transaction.query('delete from auth.refresh_tokens where user_id = $1::uuid', [id]);
    await transaction.query('delete from auth.flow_state where user_id = $1::uuid', [id]);
    await transaction.query(`delete from auth.audit_log_entries where payload::text like '%' || $1 || '%'`, [
      id,
    ]);
    const gone = await transaction.query('delete from auth.users where id = $1::uuid returning id', [id]);
    return gone.length > 0;
  });
}

function sqlState(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
