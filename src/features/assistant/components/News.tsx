import { useState } from 'react';
import { useClockFace } from '@/data/door/useDeviceSettings.ts';
import type { ChatMessage } from '@domain/chat/messages.ts';
import { onClock } from '@domain/dates/dayTimes.ts';
import { newsOf } from '../announcement.ts';

/** The one live region: nothing of what stood there when the screen was opened is read out. */
export function News({ messages }: { readonly messages: readonly ChatMessage[] }) {
  const face = useClockFace();
  const [openedAt] = useState(() => Date.now());
  return (
    <output className="wm-hidden" aria-live="polite">
      {onClock(face, newsOf(messages, openedAt))}
    </output>
  );
}
