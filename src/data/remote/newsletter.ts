import type { Http } from './transport/http.ts';
import { insertRow, isDuplicate } from './transport/insertRow.ts';

export interface Subscriber {
  id: string;
  email: string;
  /** Epoch ms. */
  createdAt: number;
}

/** Adds an address to the list; `already` where it is on it. A repeat of a delivered id counts as `subscribed`. Throws AppError. */
export async function insertSubscriber(
  http: Http,
  { id, email, createdAt }: Subscriber,
): Promise<'subscribed' | 'already'> {
  try {
    const row = { id, email, created_at: new Date(createdAt).toISOString() };
    await insertRow(http, 'newsletter_subscribers', row, null);
    return 'subscribed';
  } catch (thrown) {
    // requirements §8, Newsletter
    if (isDuplicate(thrown)) return 'already';
    throw thrown;
  }
}
