import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { ChoosableTrip } from '@domain/trips/offerEdits.ts';
import { ChatTripContext } from '@/features/assistant/chatTrip.ts';

// a chat is there before its trip, and where this cannot be fetched without it
const ChatTripEdits = lazy(async () => {
  try {
    return { default: (await import('@/features/trips/chat/ChatTripEdits.tsx')).ChatTripEdits };
  } catch {
    return { default: () => <></> };
  }
});

interface ChatTripProps {
  readonly userId: string;
  /** The trip that the chat is about; nothing where it is about none, or is not changed from there. */
  readonly tripId: string | null | undefined;
  /** The chat; `changed` is what became of the last change from it, for above its field. */
  readonly children: (changed: ReactNode) => ReactNode;
}

/** A chat whose offers change the trip that it is about. */
export function ChatTrip({ userId, tripId, children }: ChatTripProps) {
  const [choosable, setChoosable] = useState<ChoosableTrip | null>(null);
  const changed = tripId && (
    <Suspense>
      <ChatTripEdits key={tripId} userId={userId} tripId={tripId} onTrip={setChoosable} />
    </Suspense>
  );
  return <ChatTripContext value={choosable}>{children(changed)}</ChatTripContext>;
}
