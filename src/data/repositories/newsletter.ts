/** Newsletter sign-ups: on this device first, then to the server; what became of them comes when the row is settled. */
import { AppError } from '@domain/errors/appError.ts';
import type { NewsletterOutcome } from '@domain/forms/newsletter.ts';
import type { DataContext } from '../context.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { newsletter } from '../outbox/kinds/newsletter.ts';

/**
 * Puts an address on the list and says what became of it; `waiting` keeps it here until there is a network.
 * @throws AppError when the server refused it or this device could not keep it; it is not tried again then.
 */
export async function subscribe(
  ctx: DataContext,
  email: string,
): Promise<Exclude<NewsletterOutcome, 'failed'>> {
  const id = ctx.newId();
  if (ctx.connectivity.get() === 'offline') await ctx.connectivity.probe();
  const attended = ctx.connectivity.get() === 'online';
  const settled = attended ? ctx.settled.when(id) : null;
  await ctx.store.run((db) =>
    enqueue(db, ctx, {
      id,
      kind: newsletter.kind,
      entity: `${newsletter.kind}:${id}`,
      userId: null,
      subject: null,
      payload: { id, email, createdAt: ctx.clock.now(), attended },
    }),
  );
  ctx.kick();
  const row = await settled;
  if (row?.outcome === 'failed') throw new AppError(row.reason ?? 'unknown');
  return row?.outcome === 'done' ? nameOf(row) : 'waiting';
}

function nameOf({ detail }: { detail?: string }): 'already' | 'subscribed' {
  return detail === 'already' ? 'already' : 'subscribed';
}

/** Calls back when an address that was kept here has reached the server, or never will. Answers what stops it. */
export function onLateOutcome(
  ctx: DataContext,
  listener: (outcome: Exclude<NewsletterOutcome, 'waiting'>) => void,
): () => void {
  return ctx.settled.listen((row, { here, awaited }) => {
    if (row.kind !== newsletter.kind || row.outcome === 'waiting' || !here || awaited) return;
    listener(row.outcome === 'failed' ? 'failed' : nameOf(row));
  });
}
