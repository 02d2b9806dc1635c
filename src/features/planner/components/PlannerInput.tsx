import type { RefObject } from 'react';
import { MAX_MESSAGE_CHARS } from '@/domain/chat/chat.ts';
import { MessageBox } from '@/ui/composer/MessageBox.tsx';
import type { MicSlot } from '@/ui/composer/micSlot.ts';

interface PlannerInputProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  /** A reply is on its way, or there is no network: what is typed stays, sending waits. */
  readonly waiting: boolean;
  readonly mic: MicSlot;
  readonly onText: (text: string) => void;
  readonly onSend: (text: string) => void;
}

/** Where the trip is described (spec section 2, /ai-booking). */
export function PlannerInput({ field, text, waiting, mic, onText, onSend }: PlannerInputProps) {
  return (
    <MessageBox
      field={field}
      label="Your trip"
      placeholder="Describe your perfect trip..."
      text={text}
      onText={onText}
      maxChars={MAX_MESSAGE_CHARS}
      waiting={waiting}
      onSend={() => onSend(text)}
      mic={mic}
    />
  );
}
