/** What visitors leave: clicks to partners and page views. */
import type { Http } from './transport/http.ts';
import { insertRow } from './transport/insertRow.ts';

export interface AffiliateClick {
  id: string;
  /** Null for a visitor. */
  userId: string | null;
  link: string;
  /** Epoch ms. */
  createdAt: number;
}

/** Throws AppError: then none of them was written. */
export async function insertClicks(
  http: Http,
  token: string | null,
  clicks: readonly AffiliateClick[],
): Promise<void> {
  const rows = clicks.map(({ id, userId, link, createdAt }) => ({
    id,
    user_id: userId,
    link,
    created_at: new Date(createdAt).toISOString(),
  }));
  await insertRow(http, 'affiliate_clicks', oneOrAll(rows), token);
}

export interface PageView {
  id: string;
  path: string;
  /** Epoch ms. */
  createdAt: number;
}

/** Throws AppError: then none of them was written. With `keepalive` it is sent although the page goes away. */
export async function insertPageViews(
  http: Http,
  token: string | null,
  views: readonly PageView[],
  options?: { readonly keepalive: boolean },
): Promise<void> {
  const rows = views.map(({ id, path, createdAt }) => ({
    id,
    event_name: 'page_view',
    properties: { path },
    created_at: new Date(createdAt).toISOString(),
  }));
  await insertRow(http, 'analytics_events', oneOrAll(rows), token, options);
}

/** What goes alone is judged by itself: a repeat of it was delivered. */
function oneOrAll<Row>(rows: readonly Row[]): Row | readonly Row[] {
  const [only] = rows;
  return rows.length === 1 && only !== undefined ? only : rows;
}
