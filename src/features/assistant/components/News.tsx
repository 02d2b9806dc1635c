import { useState } from 'react';
import type { ChatMessage } from '@domain/chat/messages.ts';
import { newsOf } from '../announcement.ts';

/** The one live region: nothing of what stood there when the screen was opened is read out. */
export function News({ messages }: { readonly messages: readonly ChatMessage[] }) {
  const [openedAt] = useState(() => Date.now());
  return (
    <output className="wm-hidden" aria-live="polite">
      {newsOf(messages, openedAt)}
    </output>
  );
}
