import { Component, type ReactNode } from 'react';
import type { ChatMessage } from '@/domain/chat.ts';
import classes from './Message.module.css';

interface MessageBoundaryProps {
  readonly message: ChatMessage;
  readonly children: ReactNode;
}

interface MessageBoundaryState {
  readonly isBroken: boolean;
  /** The message as it could not be drawn. */
  readonly broken: ChatMessage | null;
}

/** One message that cannot be drawn, whatever a server or an older version stored in it, takes no other with it. */
export class MessageBoundary extends Component<MessageBoundaryProps, MessageBoundaryState> {
  override state: MessageBoundaryState = { isBroken: false, broken: null };

  static getDerivedStateFromError(): Partial<MessageBoundaryState> {
    return { isBroken: true };
  }

  static getDerivedStateFromProps(
    { message }: MessageBoundaryProps,
    { isBroken, broken }: MessageBoundaryState,
  ): Partial<MessageBoundaryState> | null {
    if (!isBroken) return null;
    if (broken === null) return { broken: message };
    // It has changed: another try.
    return broken === message ? null : { isBroken: false, broken: null };
  }

  override render(): ReactNode {
    const { message, children } = this.props;
    if (!this.state.isBroken) return children;
    return (
      <article className={classes.reply} aria-label={message.role === 'user' ? 'You' : 'Assistant'}>
        <p className={classes.plain}>{message.content}</p>
        <p className={classes.broken}>
          This message cannot be shown as it was meant. Its words are all here.
        </p>
      </article>
    );
  }
}
