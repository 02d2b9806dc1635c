/** Newsletter sign-ups: on this device first, then to the server; the answer comes as an event. */
import { AppError } from '@domain/errors/appError.ts';
import type { NewsletterEvent, NewsletterOutcome } from '@domain/forms/newsletter.ts';
import type { DataContext } from '../context.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { newsletter } from '../outbox/kinds/newsletter.ts';
import { getDataContext } from '../runtime.ts';

/** Longer than one delivery takes; after that the address is on its way without anybody watching. */
const PATIENCE_MS = 25_000;

/** Sign-ups of this tab that a form waits for. */
const awaited = new Set<string>();

/**
 * Puts an address on the list and says what became of it; `waiting` keeps it here until there is a network.
 * @throws AppError when the server refused it or this device could not keep it; it is not tried again then.
 */
export async function subscribe(
  email: string,
  ctx: DataContext = getDataContext(),
): Promise<Exclude<NewsletterOutcome, 'failed'>> {
  const id = ctx.newId();
  if (ctx.connectivity.get() === 'offline') await ctx.connectivity.probe();
  const attended = ctx.connectivity.get() === 'online';
  const answer = attended ? outcomeOf(id, ctx) : null;
  try {
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
    const event = await answer?.settled;
    if (event?.outcome === 'failed') throw new AppError(event.reason ?? 'unknown');
    return event?.outcome ?? 'waiting';
  } finally {
    answer?.stop();
  }
}

function outcomeOf(id: string, ctx: DataContext) {
  awaited.add(id);
  const stops: (() => void)[] = [() => awaited.delete(id)];
  const settled = new Promise<NewsletterEvent>((resolve) => {
    stops.push(
      ctx.newsletterEvents.listen((event) => {
        if (event.id === id) resolve(event);
      }),
      ctx.clock.after(PATIENCE_MS, () => resolve({ id, outcome: 'waiting' })),
    );
  });
  return { settled, stop: () => stops.forEach((stop) => stop()) };
}

/** Calls back when an address that was kept here has reached the server, or never will. Answers what stops it. */
export function onLateOutcome(
  listener: (outcome: Exclude<NewsletterOutcome, 'waiting'>) => void,
  ctx: DataContext = getDataContext(),
): () => void {
  return ctx.newsletterEvents.listen(({ id, outcome }, from) => {
    if (from === 'here' && outcome !== 'waiting' && !awaited.has(id)) listener(outcome);
  });
}
