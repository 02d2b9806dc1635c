/**
 * A sign-in tells nothing of who has an account: an unknown address costs the same bcrypt comparison as a known
 * one, and that an address is not confirmed is said only to who knows its password. @supabase/lite answers the
 * first at once and the second to anybody.
 */
import bcrypt from 'bcryptjs';
import { Hono } from 'hono';
import { z } from 'zod';
import type { Database } from '../database/database.ts';

const schema = z.object({ email: z.string().max(320), password: z.string().min(1) });

interface UserRow {
  readonly encrypted_password: string | null;
  readonly is_confirmed: boolean;
}

/** Of no password: nothing that is typed has this hash. As dear as a real one; made once a process. */
const NOBODY = bcrypt.hashSync(crypto.randomUUID(), 10);

/** Refuses what a comparison refuses; a right password, and whatever else, goes on to @supabase/lite. */
export function signInGuard(database: Database): Hono {
  const app = new Hono();
  app.post('/auth/v1/token', async (context, next) => {
    if (context.req.query('grant_type') !== 'password') return next();
    const parsed = schema.safeParse(
      await context.req.raw
        .clone()
        .json()
        .catch(() => null),
    );
    if (!parsed.success) return next();
    const [user] = await database.query<UserRow>(
      'select encrypted_password, email_confirmed_at is not null as is_confirmed from auth.users where email = $1',
      [parsed.data.email.trim().toLowerCase()],
    );
    // a confirmed account's comparison is made there
    if (user?.encrypted_password && user.is_confirmed) return next();
    const isRight = await bcrypt.compare(parsed.data.password, user?.encrypted_password ?? NOBODY);
    if (isRight && user) return next();
    const msg = 'Invalid login credentials';
    return context.json({ code: 400, error_code: 'invalid_credentials', msg }, 400);
  });
  return app;
}
