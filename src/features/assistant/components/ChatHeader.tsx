import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { Profile } from '@domain/profile/profile.ts';
import { tokenMeter } from '@domain/profile/profileView.ts';
import { BalanceMeter } from '@/ui/BalanceMeter.tsx';
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog.tsx';
import classes from './ChatScreen.module.css';

interface ChatHeaderProps {
  readonly profile: Profile | null;
  /** Which trip the chat is about. */
  readonly trip?: ReactNode;
  /** Absent while there is no chat to leave behind. */
  readonly onNewChat?: (() => void) | undefined;
}

/** The screen's name, which trip it is about, the way to a new chat and, where tokens are counted, how many are left. */
export function ChatHeader({ profile, trip, onNewChat }: ChatHeaderProps) {
  const [asking, setAsking] = useState(false);
  const meter = profile && tokenMeter(profile);
  const startNew = () => {
    setAsking(false);
    onNewChat?.();
  };
  return (
    <header className={classes.header}>
      <h1 className={classes.title} tabIndex={-1}>
        AI Assistant
      </h1>
      {onNewChat && trip}
      {onNewChat && (
        <Button className={classes.newChat} variant="subtle" onClick={() => setAsking(true)}>
          New chat
        </Button>
      )}
      {meter && (
        <div className={classes.meter}>
          <BalanceMeter balance={meter.balance} allowance={meter.allowance} label="Tokens left" />
        </div>
      )}
      <ConfirmDialog
        opened={asking}
        title="Start a new chat?"
        confirmLabel="Delete this chat and start new"
        cancelLabel="Keep this chat"
        tone="danger"
        onConfirm={startNew}
        onCancel={() => setAsking(false)}
      >
        This chat is deleted on all your devices, and cannot be brought back. Your tokens stay as they are.
      </ConfirmDialog>
    </header>
  );
}
