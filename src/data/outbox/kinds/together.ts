/** Rows of one entity that nobody waits for, as many in one request as the server takes. */
import { toAppError } from '@domain/errors/appError.ts';
import { classifyFailure, type OutboxRow } from '@domain/outbox.ts';
import type { DataContext } from '../../context.ts';
import { parseOutboxRows } from '../../local/rows.ts';
import type { Readable } from '../../remote/transport/functions.ts';
import type { Ending } from '../kind.ts';

/** What the server takes of a visitor (server/http/restBody.ts), with room for what a request adds to each. */
const MAX_ROWS = 50;
const MAX_CHARS = 10_000;

interface Waiting<Payload> {
  readonly seq: number;
  readonly id: string;
  readonly payload: Payload;
}

/** Those that wait behind a row, as many as fit with it: an entity is of one account (repositories/activity.ts). */
async function behind<Payload>(
  { store }: DataContext,
  row: OutboxRow,
  schema: Readable<Payload>,
): Promise<Waiting<Payload>[]> {
  const rows = await store.run((db) =>
    db.outbox
      .where('entity')
      .equals(row.entity)
      .filter(({ seq, parked }) => seq > row.seq && parked === null)
      .limit(MAX_ROWS - 1)
      .toArray(),
  );
  const found: Waiting<Payload>[] = [];
  let chars = JSON.stringify(row.payload).length;
  for (const { seq, id, payload } of parseOutboxRows(rows)) {
    const parsed = schema.safeParse(payload);
    chars += JSON.stringify(payload).length;
    if (!parsed.success || chars > MAX_CHARS) break;
    found.push({ seq, id, payload: parsed.data });
  }
  return found;
}

/**
 * Sends a row with what waits behind it; what went along ends with it. Where the server refuses them, one of them may be why:
 * the row goes alone. Throws AppError.
 */
export async function sendTogether<Payload>(
  ctx: DataContext,
  row: OutboxRow,
  {
    schema,
    payload,
    send,
  }: {
    readonly schema: Readable<Payload>;
    readonly payload: Payload;
    readonly send: (payloads: readonly Payload[]) => Promise<void>;
  },
): Promise<Ending> {
  const others = await behind(ctx, row, schema);
  if (others.length > 0) {
    try {
      await send([payload, ...others.map((one) => one.payload)]);
      return {
        apply: async (db) => {
          const seqs = others.map(({ seq }) => seq);
          const here = await db.outbox.bulkGet(seqs);
          // the numbers begin anew in a database that was deleted meanwhile
          await db.outbox.bulkDelete(seqs.filter((_, at) => here[at]?.id === others[at]?.id));
        },
      };
    } catch (thrown) {
      if (classifyFailure(toAppError(thrown)) !== 'refused') throw thrown;
    }
  }
  await send([payload]);
  return {};
}
