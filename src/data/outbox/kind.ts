/** What a kind of outbox row has to say for itself. A new kind is a file in `kinds/` and a line in `registry.ts`. */
import type { AppError } from '@domain/errors/appError.ts';
import type { OutboxRow } from '@domain/outbox.ts';
import type { DataContext } from '../context.ts';
import type { WaymarkDatabase } from '../local/database.ts';
import type { Readable } from '../remote/transport/functions.ts';
import { CHAT_TIMEOUT_MS } from '../remote/transport/http.ts';

interface Delivery<Payload> {
  ctx: DataContext;
  row: OutboxRow;
  payload: Payload;
  /** Access token of the row's account; null for a visitor's row. */
  token: string | null;
}

/** Changes to local data that belong to the end of a row; run in the transaction that removes or parks it. */
export interface Ending {
  apply?: (db: WaymarkDatabase) => Promise<void>;
  /** The row stays and is sent again at once, with this payload. */
  instead?: unknown;
  /** What only the kind knows of it, for those who wait for the row. */
  detail?: string;
  /** Run last in any case: also when the row was gone, so that nothing was applied. */
  released?: () => void;
}

export interface OutboxKind<Payload> {
  readonly kind: string;
  readonly schema: Readable<Payload>;
  /** Longer than a delivery can take, so that no living tab loses its lease. */
  readonly leaseMs: number;
  /** Nobody would miss it: it ends when the server refuses it, and does not hold a sign-out up. */
  readonly disposable?: true;
  /** Whether an earlier row of another entity has to be sent before it. */
  waitsFor?(row: OutboxRow, payload: Payload, earlier: OutboxRow): boolean;
  /** Sends the row. A repeat must have no further effect. Throws AppError. */
  deliver(delivery: Delivery<Payload>): Promise<Ending>;
  /** Local changes when the row starts on its way, and when it comes back to wait. */
  started?(db: WaymarkDatabase, delivery: Omit<Delivery<Payload>, 'token'>): Promise<void>;
  postponed?(db: WaymarkDatabase, delivery: Omit<Delivery<Payload>, 'token'>, error: AppError): Promise<void>;
  /**
   * Takes over a failure that would otherwise be tried again or parked: the row ends with what is answered, or is parked.
   * Null leaves the failure to the general rules.
   */
  refused?(delivery: Omit<Delivery<Payload>, 'token'>, error: AppError): Ending | 'park' | null;
  /** Local changes when the server has refused the row and it is kept. */
  parked?(db: WaymarkDatabase, delivery: Omit<Delivery<Payload>, 'token'>, error: AppError): Promise<void>;
  /** The payload for another try of a row that the server refused, where the same would be refused again. */
  renewed?(db: WaymarkDatabase, payload: Payload, again: Again): Promise<Payload>;
}

interface Again {
  readonly userId: string;
  readonly newId: string;
  /** Epoch ms. */
  readonly now: number;
}

/** A kind whose payload type is hidden: a row's payload is parsed by the kind itself before it is used. */
export interface RegisteredKind {
  readonly kind: string;
  readonly leaseMs: number;
  readonly disposable: boolean;
  /** Whether there are rows that it waits for at all. */
  readonly canWait: boolean;
  waitsFor(row: OutboxRow, earlier: OutboxRow): boolean;
  /** The kind bound to a row's payload; null when the payload cannot be read. */
  bind(ctx: DataContext, row: OutboxRow): BoundKind | null;
}

export interface BoundKind {
  deliver(token: string | null): Promise<Ending>;
  started(db: WaymarkDatabase): Promise<void>;
  postponed(db: WaymarkDatabase, error: AppError): Promise<void>;
  refused(error: AppError): Ending | 'park' | null;
  parked(db: WaymarkDatabase, error: AppError): Promise<void>;
  renewed(db: WaymarkDatabase, again: Again): Promise<unknown>;
}

export function register<Payload>(kind: OutboxKind<Payload>): RegisteredKind {
  return {
    kind: kind.kind,
    leaseMs: kind.leaseMs,
    disposable: kind.disposable ?? false,
    canWait: kind.waitsFor !== undefined,
    waitsFor(row, earlier) {
      const parsed = kind.waitsFor && kind.schema.safeParse(row.payload);
      return parsed?.success === true && kind.waitsFor?.(row, parsed.data, earlier) === true;
    },
    bind(ctx, row) {
      const parsed = kind.schema.safeParse(row.payload);
      if (!parsed.success) return null;
      const payload = parsed.data;
      return {
        deliver: (token) => kind.deliver({ ctx, row, payload, token }),
        started: async (db) => kind.started?.(db, { ctx, row, payload }),
        postponed: async (db, error) => kind.postponed?.(db, { ctx, row, payload }, error),
        refused: (error) => kind.refused?.({ ctx, row, payload }, error) ?? null,
        parked: async (db, error) => kind.parked?.(db, { ctx, row, payload }, error),
        renewed: async (db, again) => (await kind.renewed?.(db, payload, again)) ?? row.payload,
      };
    },
  };
}

/** For requests with the default time limit. */
export const DEFAULT_LEASE_MS = 30_000;

/** The longest lease of all. */
export const CHAT_LEASE_MS = CHAT_TIMEOUT_MS + 15_000;
