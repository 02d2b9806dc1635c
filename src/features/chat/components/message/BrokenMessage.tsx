import type { ChatMessage } from '@/domain/chat/chat.ts';
import { AlertIcon } from '@/ui/icons/icons.tsx';
import { Mark } from '@/ui/map/Mark.tsx';
import { PlainText } from '@/ui/markdown/PlainText.tsx';
import classes from './Message.module.css';

/** A message that could not be drawn: its words as they came, and no more. */
export function BrokenMessage({ message }: { readonly message: ChatMessage }) {
  return (
    <article className={classes.assistant} aria-label={message.role === 'user' ? 'You' : 'Assistant'}>
      <span className={classes.margin}>
        <Mark size={24} />
      </span>
      <div className={classes.reply}>
        {message.content !== '' && <PlainText text={message.content} />}
        <p className={classes.note}>
          <AlertIcon size={18} />
          This message cannot be shown as it was meant. Its words are all here.
        </p>
      </div>
    </article>
  );
}
