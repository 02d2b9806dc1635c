import type { RefObject } from 'react';
import { MAX_MESSAGE_CHARS } from '@domain/chat/messageSize.ts';
import { Composer } from '@/ui/composer/Composer.tsx';
import type { MicSlot } from '@/ui/composer/micSlot.ts';
import type { Draft } from '@/ui/composer/draft.ts';
import classes from './ChatComposer.module.css';

interface ChatComposerProps {
  /** A reply is on its way: what is typed stays, sending waits. */
  readonly busy: boolean;
  readonly outOfTokens: boolean;
  readonly locked?: boolean;
  readonly draft: Draft;
  readonly onSend: (text: string) => Promise<boolean>;
  readonly onUpgrade: () => void;
  readonly mic?: MicSlot | undefined;
  readonly onStop?: (() => void) | undefined;
  /** For a field of another screen; the spec's words when the tokens are used up stay. */
  readonly placeholder?: string | undefined;
  readonly outOfTokensPlaceholder?: string | undefined;
  readonly label?: string | undefined;
  readonly field?: RefObject<HTMLTextAreaElement | null> | undefined;
}

const PLACEHOLDER = 'Where to, when, and who is coming?';
const OUT_OF_TOKENS = "You're out of tokens. Upgrade to chat.";

/** The chat's field, which the balance can close. */
export function ChatComposer(props: ChatComposerProps) {
  const { busy, outOfTokens, onUpgrade, placeholder = PLACEHOLDER } = props;
  const { outOfTokensPlaceholder = OUT_OF_TOKENS, ...rest } = props;
  return (
    <Composer
      field={rest.field}
      label={rest.label ?? 'Message'}
      placeholder={outOfTokens ? outOfTokensPlaceholder : placeholder}
      draft={rest.draft}
      maxChars={MAX_MESSAGE_CHARS}
      onSend={rest.onSend}
      waiting={busy}
      locked={rest.locked ?? false}
      disabled={outOfTokens}
      mic={rest.mic}
      onStop={rest.onStop}
      instead={
        outOfTokens && (
          <button type="button" className={classes.upgrade} onClick={onUpgrade}>
            See why
          </button>
        )
      }
    />
  );
}
