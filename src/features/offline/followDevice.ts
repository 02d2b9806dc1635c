/** What the device shows and promises outside of the app's pages: its badge, and that what is kept stays. */
import type { DataLayer } from '@/data/dataLayer.ts';
import { whenIdle } from '@/platform/idle.ts';
import { showBadge } from '@/platform/badge.ts';
import { askToPersist, noteKept } from '@/platform/worthKeeping.ts';

/** For as long as an account is signed in: the icon counts what is not sent. Answers how to stop, without a badge then. */
export function followDevice(data: DataLayer, userId: string): () => void {
  const { readiness, chat, planner } = data;
  const leaveLastTrip = followLast(data, userId);
  whenIdle(() => void planner.fetchAhead(userId));
  const unsent = readiness.watchUnsent(userId).subscribe((finding) => {
    if (finding.part !== 'unsent') return;
    void showBadge(finding.waiting.length + finding.refused + finding.unreadable);
  });
  const trips = (['assistant', 'planner'] as const).map((conversation) => {
    /** Null for none; undefined until it is known. */
    let last: string | null | undefined;
    return chat.watchCurrentTrip(userId, conversation).subscribe(
      (tripId) => {
        if (tripId !== null && tripId !== last) {
          if (last === undefined) void askToPersist();
          else noteKept();
        }
        last = tripId;
      },
      // storage that cannot be read is said where it is read
      () => {},
    );
  });
  return () => {
    leaveLastTrip();
    for (const watching of [unsent, ...trips]) watching.unsubscribe();
    void showBadge(0);
  };
}

/** With code of its own: it stands on the rules of trips, which nobody fetches who has no account. */
function followLast(data: DataLayer, userId: string): () => void {
  let left = false;
  let stop: (() => void) | null = null;
  const follow = async () => {
    const { followLastTrip } = await import('./followLastTrip.ts');
    if (!left) stop = followLastTrip(data, userId);
  };
  // what stands there is of an earlier start, and still this account's
  follow().catch(() => {});
  return () => {
    left = true;
    stop?.();
  };
}
