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

export async function insertClick(http: Http, token: string | null, click: AffiliateClick): Promise<void> {
  await insertRow(
    http,
    'affiliate_clicks',
    {
      id: click.id,
      user_id: click.userId,
      link: click.link,
      created_at: new Date(click.createdAt).toISOString(),
    },
    token,
  );
}

export interface PageView {
  id: string;
  path: string;
  /** Epoch ms. */
  createdAt: number;
}

/** Throws AppError. With `keepalive` it is sent although the page goes away. */
export async function insertPageView(
  http: Http,
  token: string | null,
  view: PageView,
  options?: { readonly keepalive: boolean },
): Promise<void> {
  await insertRow(
    http,
    'analytics_events',
    {
      id: view.id,
      event_name: 'page_view',
      properties: { path: view.path },
      created_at: new Date(view.createdAt).toISOString(),
    },
    token,
    options,
  );
}
