/** What an embedded installation starts with. Each part is put in once: what people delete stays deleted. */
import { createHash } from 'node:crypto';
import { createUser, hashPassword } from '../auth/adminUsers.ts';
import type { Database } from '../database/database.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts.ts';
import { SAMPLE_EVENTS } from './events.ts';

const [articles] = Object.values(
  import.meta.glob<string>('../../supabase/seed.sql', { query: '?raw', import: 'default', eager: true }),
);

/** Demo accounts, thirty days of sample events, and the articles of supabase/seed.sql. */
export async function seedDemo(database: Database): Promise<void> {
  await database.exec('create table if not exists waymark.seeds (name text primary key)');
  await once(database, 'accounts', () => seedAccounts(database));
  await once(database, 'events', () => database.exec(SAMPLE_EVENTS));
  if (articles) {
    const digest = createHash('sha256').update(articles).digest('hex').slice(0, 16);
    await once(database, `articles ${digest}`, () => database.exec(articles));
  }
}

async function once(database: Database, name: string, work: () => Promise<void>): Promise<void> {
  const done = await database.query('select 1 from waymark.seeds where name = $1', [name]);
  if (done.length > 0) return;
  await work();
  await database.query('insert into waymark.seeds (name) values ($1) on conflict do nothing', [name]);
}

async function seedAccounts(database: Database): Promise<void> {
  // one password, hashed once: bcrypt is slow on purpose, and a first start waits for this
  const password_hash = await hashPassword(DEMO_PASSWORD);
  for (const { email, fullName, tier, balance, role } of DEMO_ACCOUNTS) {
    await createUser(database, {
      email,
      password_hash,
      email_confirm: true,
      user_metadata: { full_name: fullName },
      app_metadata: {},
    });
    await database.query(
      `update public.profiles set subscription_status = $2, token_balance = $3::int, role = $4 where email = $1`,
      [email, tier, balance, role],
    );
  }
}
