/** What the data layer works with. One a page; tests make one for each tab that they play. */
import type { Broadcast } from '@/platform/broadcast.ts';
import type { Clock } from '@/platform/clock.ts';
import type { Connectivity } from '@/platform/connectivity.ts';
import type { NewId } from '@/platform/ids.ts';
import type { Locks } from '@/platform/locks.ts';
import type { Planner } from '@/planner/planner.ts';
import type { Store } from './local/store.ts';
import type { SettledRows } from './outbox/settled.ts';
import type { ReplyStreams } from './replyStreams.ts';
import type { SessionSource } from './remote/session/accessToken.ts';
import type { Http } from './remote/transport/http.ts';

export interface DataContext {
  /** Names this tab on the leases it takes. */
  readonly tabId: string;
  readonly store: Store;
  readonly http: Http;
  readonly session: SessionSource;
  /** Calls back when a session begins or is renewed; answers what stops it. */
  readonly onSession: (listener: () => void) => () => void;
  readonly clock: Clock;
  readonly newId: NewId;
  /** In [0, 1), for jitter. */
  readonly random: () => number;
  readonly locks: Locks;
  readonly connectivity: Connectivity;
  readonly broadcast: Broadcast;
  readonly replies: ReplyStreams;
  readonly settled: SettledRows;
  /** Answers without a network; it has no parts where this device cannot. */
  readonly planner: Planner;
  /** Something was enqueued: send it when possible. */
  readonly kick: () => void;
}
