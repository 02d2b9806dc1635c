/** newsletter: an address for the list. Nobody's: sent without a session whoever is signed in. */
import * as z from 'zod/mini';
import { classifyFailure } from '@domain/outbox.ts';
import { insertSubscriber } from '../../remote/newsletter.ts';
import { DEFAULT_LEASE_MS, type OutboxKind } from '../kind.ts';

const schema = z.object({
  id: z.string(),
  email: z.string(),
  createdAt: z.number(),
  /** Typed while there was a network: somebody waits for the answer, and can try again. */
  attended: z.boolean(),
});

export const newsletter: OutboxKind<z.output<typeof schema>> = {
  kind: 'newsletter',
  schema,
  leaseMs: DEFAULT_LEASE_MS,
  async deliver({ ctx, payload }) {
    return { detail: await insertSubscriber(ctx.http, payload) };
  },
  refused({ row, payload }, error) {
    const failure = classifyFailure(error);
    if (failure === 'network') return null;
    // What was typed without a network was promised to be sent: it outlives a server that has a bad day.
    const promised = !payload.attended || row.attempts > 0;
    return promised && (failure === 'server' || failure === 'later') ? null : {};
  },
};
