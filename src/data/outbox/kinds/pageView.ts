/** page.view: a page was opened. Nobody's: sent without a session whoever is signed in. */
import { z } from 'zod';
import { insertPageView } from '../../remote/activity.ts';
import { DEFAULT_LEASE_MS, type OutboxKind } from '../kind.ts';

const schema = z.object({ id: z.string(), path: z.string(), createdAt: z.number() });

export const pageView: OutboxKind<z.output<typeof schema>> = {
  kind: 'page.view',
  schema,
  leaseMs: DEFAULT_LEASE_MS,
  disposable: true,
  async deliver({ ctx, payload, token }) {
    await insertPageView(ctx.http, token, payload);
    return {};
  },
};
