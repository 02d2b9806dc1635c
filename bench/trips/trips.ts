/** A data folder of the embedded server with an account that has kept many trips. */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { createBackend } from '../../server/createBackend.ts';
import { type TripContents, tripContentsSchema } from '../../domain/trips/trip.ts';
import { PUBLISHABLE_KEY } from '../../server/keys.ts';

const SITE = 'http://localhost';

const sessionSchema = z.object({ access_token: z.string(), user: z.object({ id: z.string() }) });
const replySchema = z.object({ trip: z.object({ id: z.string() }) });

/** The trip that is opened, and what it holds. */
interface MadeTrip {
  readonly id: string;
  readonly contents: TripContents;
}

/**
 * Has the assistant plan one trip of two weeks for the Business demo account, and gives the account copies of it until it
 * has `count`. Answers the planned one.
 */
export async function makeTrips(dataDir: string, count: number): Promise<MadeTrip> {
  const backend = await createBackend({ siteUrl: SITE, dataDir, seed: true });
  const post = async (path: string, body: object, token?: string): Promise<unknown> => {
    const headers = {
      'content-type': 'application/json',
      apikey: PUBLISHABLE_KEY,
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const request = new Request(`${SITE}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    const response = await backend.fetch(request);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  try {
    const account = { email: 'business@waymark.test', password: 'waymark1' };
    const { access_token, user } = sessionSchema.parse(
      await post('/auth/v1/token?grant_type=password', account),
    );
    const message = 'Fourteen days in Rome and Florence from 10 May next year, two of us, from London';
    const body = { user_id: user.id, message, message_id: randomUUID(), trip_id: null };
    const { trip } = replySchema.parse(await post('/functions/v1/token-chat', body, access_token));
    await backend.database.query(
      `insert into public.trips
         (user_id, id, title, state, spec, plan, offers, starts_on, ends_on, home_zone, created_at, updated_at)
       select user_id, gen_random_uuid(), title || ' ' || n, state, spec, plan, offers,
         starts_on + n, ends_on + n, home_zone, created_at, updated_at + n * interval '1 millisecond'
       from public.trips, generate_series(1, $1::int) n where id = $2`,
      [count - 1, trip.id],
    );
    const [row] = await backend.database.query('select spec, plan, offers from public.trips where id = $1', [
      trip.id,
    ]);
    return { id: trip.id, contents: tripContentsSchema.parse(row) };
  } finally {
    await backend.close();
  }
}
