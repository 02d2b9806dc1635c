import { Button } from '@mantine/core';
import { CopyButton } from '../controls/CopyButton.tsx';
import { showToast } from '../feedback/toasts/toast.ts';
import { SpeakIcon, StopIcon } from '../icons/toolIcons.tsx';
import classes from './conversation.module.css';

interface ReplyActionsProps {
  /** The reply as it was written, marks included. */
  readonly text: string;
  /** It is being read aloud now. */
  readonly speaking?: boolean;
  /** Starts or stops the reading; without it that is not offered. */
  readonly onReadAloud?: (() => void) | undefined;
}

/** What can be done with a reply: taken along, listened to. */
export function ReplyActions({ text, speaking = false, onReadAloud }: ReplyActionsProps) {
  return (
    <div className={classes.actions}>
      <CopyButton quiet value={text} label="Copy" onFailed={sayNotCopied} />
      {onReadAloud && (
        <Button
          variant="subtle"
          leftSection={speaking ? <StopIcon size={18} /> : <SpeakIcon size={18} />}
          onClick={onReadAloud}
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
