/** affiliate.click: a traveller went to a partner. */
import { z } from 'zod';
import { insertClick } from '../../remote/activity.ts';
import { DEFAULT_LEASE_MS, type OutboxKind } from '../kind.ts';

const schema = z.object({ id: z.string(), link: z.string(), createdAt: z.number() });

export const affiliateClick: OutboxKind<z.output<typeof schema>> = {
  kind: 'affiliate.click',
  schema,
  leaseMs: DEFAULT_LEASE_MS,
  disposable: true,
  async deliver({ ctx, row, payload, token }) {
    await insertClick(ctx.http, token, { ...payload, userId: row.userId });
    return {};
  },
};
