/**
 * Sends each new subscriber the guide, once. Whether a request really added somebody is the database's to say: a
 * repeat is answered 201 too and adds no row.
 */
import type { MiddlewareHandler } from 'hono';
import { z } from 'zod';
import type { Mailbox } from '../auth/mailbox.ts';
import type { Database } from '../database/database.ts';
import { guideLetter } from './guideLetter.ts';

/** Claims before it sends: a stop in between costs a letter, and nobody is written to twice. */
const CLAIM = `
update public.newsletter_subscribers set guide_sent_at = now()
where id in (
  select id from public.newsletter_subscribers where guide_sent_at is null
  order by created_at limit 100 for update skip locked
)
returning email`;

/** What the table takes may still be several addresses to a mail server ("a,b@x.test"): one alone is written to. */
const rowSchema = z.object({ email: z.string() });
const addressSchema = z.email();

interface GuideOptions {
  readonly database: Database;
  readonly mailbox: Pick<Mailbox, 'deliver'>;
  /** Where the app is reached, without a trailing slash. */
  readonly siteUrl: string;
  /** One line about what went wrong; no address. */
  readonly log: (line: string) => void;
}

/** Writes to whoever is on the list and was not written to. Never throws: a subscription stands without its letter. */
export async function sendGuides({ database, mailbox, siteUrl, log }: GuideOptions): Promise<void> {
  try {
    for (const row of await database.query(CLAIM)) {
      const address = addressSchema.safeParse(rowSchema.parse(row).email);
      if (address.success) await mailbox.deliver(guideLetter(address.data, siteUrl));
    }
  } catch (error) {
    log(`newsletter: a guide was not sent (${error instanceof Error ? error.name : 'unknown'})`);
  }
}

/** After each request that may have added subscribers, sends what waits; before the answer goes out. */
export function guideNewSubscribers(options: GuideOptions): MiddlewareHandler {
  return async (context, next) => {
    await next();
    if (context.req.method === 'POST' && context.res.ok) await sendGuides(options);
  };
}
