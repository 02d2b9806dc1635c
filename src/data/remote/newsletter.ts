import { AppError } from '@domain/errors/appError.ts';
import type { Http } from './transport/http.ts';
import { insertRow } from './transport/rest.ts';

export interface Subscriber {
  id: string;
  email: string;
  /** Epoch ms. */
  createdAt: number;
}

/** The unique index on the address, as PostgreSQL names it in a 23505. */
const EMAIL_KEY = 'newsletter_subscribers_email_key';

/** Adds an address to the list; `already` where it is on it. A repeat of a delivered id counts as `subscribed`. */
export async function insertSubscriber(
  http: Http,
  { id, email, createdAt }: Subscriber,
): Promise<'subscribed' | 'already'> {
  try {
    const row = { id, email, created_at: new Date(createdAt).toISOString() };
    await insertRow(http, 'newsletter_subscribers', row, null);
    return 'subscribed';
  } catch (thrown) {
    const isListed =
      thrown instanceof AppError &&
      thrown.reason === 'conflict' &&
      thrown.serverMessage?.includes(EMAIL_KEY) === true;
    if (isListed) return 'already';
    throw thrown;
  }
}
