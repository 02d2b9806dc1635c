/** What the device shows and promises outside of the app's pages: its badge, and that what is kept stays. */
import type { DataLayer } from '@/data/dataLayer.ts';
import { whenIdle } from '@/platform/idle.ts';
import { showBadge } from '@/platform/badge.ts';
import { askToPersist, noteKept } from '@/platform/worthKeeping.ts';

/** For as long as an account is signed in: the icon counts what is not sent. Answers how to stop, without a badge then. */
export function followDevice({ readiness, chat, planner }: DataLayer, userId: string): () => void {
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
    for (const watching of [unsent, ...trips]) watching.unsubscribe();
    void showBadge(0);
  };
}
