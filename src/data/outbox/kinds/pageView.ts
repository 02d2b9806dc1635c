/** page.view: a page was opened. Nobody's: sent without a session whoever is signed in. */
import * as z from 'zod/mini';
import { insertPageViews } from '../../remote/activity.ts';
import { DEFAULT_LEASE_MS, type OutboxKind } from '../kind.ts';
import { sendTogether } from './together.ts';

const schema = z.object({ id: z.string(), path: z.string(), createdAt: z.number() });

export const pageView: OutboxKind<z.output<typeof schema>> = {
  kind: 'page.view',
  schema,
  leaseMs: DEFAULT_LEASE_MS,
  disposable: true,
  async deliver({ ctx, row, payload, token }) {
    const send = (views: readonly z.output<typeof schema>[]) => insertPageViews(ctx.http, token, views);
    return sendTogether(ctx, row, { schema, payload, send });
  },
};
