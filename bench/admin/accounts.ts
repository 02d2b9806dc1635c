/** A data folder of the embedded server with a thousand accounts in it. */
import { createBackend } from '../../server/createBackend.ts';

/** Adds `count` accounts that nobody can sign in to, of all plans, changed at different times. */
export async function makeAccounts(dataDir: string, count: number): Promise<void> {
  const backend = await createBackend({ siteUrl: 'http://localhost', dataDir, seed: true });
  try {
    const { database } = backend;
    await database.query(
      `insert into auth.users (id, email, raw_user_meta_data, created_at, updated_at)
       select gen_random_uuid(), 'traveller' || n || '@example.test',
         jsonb_build_object('full_name', case when n % 9 = 0 then '' else 'Traveller number ' || n end), now(), now()
       from generate_series(1, $1::int) n`,
      [count],
    );
    await database.exec(`
      update public.profiles set
        subscription_status = (array['Free', 'Pro', 'Premium', 'Business'])[1 + abs(hashtext(email)) % 4],
        token_balance = abs(hashtext(email)) % 1000000,
        status = case when abs(hashtext(email)) % 13 = 0 then 'suspended' else 'active' end
      where email like 'traveller%'`);
  } finally {
    await backend.close();
  }
}
