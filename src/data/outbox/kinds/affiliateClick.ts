/** affiliate.click: a traveller went to a partner. */
import * as z from 'zod/mini';
import { insertClicks } from '../../remote/activity.ts';
import { DEFAULT_LEASE_MS, type OutboxKind } from '../kind.ts';
import { sendTogether } from './together.ts';

const schema = z.object({ id: z.string(), link: z.string(), createdAt: z.number() });

export const affiliateClick: OutboxKind<z.output<typeof schema>> = {
  kind: 'affiliate.click',
  schema,
  leaseMs: DEFAULT_LEASE_MS,
  disposable: true,
  async deliver({ ctx, row, payload, token }) {
    const send = (clicks: readonly z.output<typeof schema>[]) =>
      insertClicks(
        ctx.http,
        token,
        clicks.map((click) => ({ ...click, userId: row.userId })),
      );
    return sendTogether(ctx, row, { schema, payload, send });
  },
};
