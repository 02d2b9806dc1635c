import { Button } from '@mantine/core';
import type { ChatMessage } from '@/domain/chat/chat.ts';
import { CopyButton } from '@/ui/controls/CopyButton.tsx';
import { showToast } from '@/ui/feedback/toast.ts';
import { SpeakIcon, StopIcon } from '@/ui/icons/toolIcons.tsx';
import classes from './Message.module.css';

interface MessageActionsProps {
  readonly message: ChatMessage;
  readonly speaking: boolean;
  readonly onReadAloud?: ((message: ChatMessage) => void) | undefined;
}

/** What can be done with a reply: taken along, listened to. */
export function MessageActions({ message, speaking, onReadAloud }: MessageActionsProps) {
  return (
    <div className={classes.actions}>
      <CopyButton quiet value={message.content} label="Copy" onFailed={sayNotCopied} />
      {onReadAloud && (
        <Button
          variant="subtle"
          leftSection={speaking ? <StopIcon size={18} /> : <SpeakIcon size={18} />}
          onClick={() => onReadAloud(message)}
        >
          {speaking ? 'Stop reading' : 'Read aloud'}
        </Button>
      )}
    </div>
  );
}

function sayNotCopied(): void {
  showToast({
    title: 'Not copied',
    description: 'This browser did not allow it. Select the text and copy it yourself.',
    variant: 'destructive',
  });
}
