import { type ReactNode, useCallback } from 'react';
import { useData } from '@/data/door/door.ts';
import type { ChatMessage } from '@domain/chat/messages.ts';
import type { Profile } from '@domain/profile/profile.ts';
import type { ReadAloud } from '@domain/voice/voice.ts';
import { Spinner } from '@/ui/feedback/Spinner.tsx';
import { ChatComposer } from '../components/ChatComposer.tsx';
import { UnreadableChat } from '../components/entry/UnreadableChat.tsx';
import { MessageList } from '../components/MessageList.tsx';
import { News } from '../components/News.tsx';
import { type SendDraft, useDraft } from '../hooks/useDraft.ts';
import type { OnboardingSlot } from '../slots.ts';
import type { MicSlot } from '@/ui/composer/micSlot.ts';
import { usePanelScroll } from './usePanelScroll.ts';
import { useWidgetChat, type WidgetChat } from './useWidgetChat.ts';
import { WidgetTokensDialog } from './WidgetTokensDialog.tsx';
import { OUT_OF_TOKENS_PLACEHOLDER, PLACEHOLDER } from './words.ts';
import classes from './ChatWidget.module.css';

export interface MemberChatProps {
  readonly userId: string;
  /** Null until it has been read: nothing can be asked before. */
  readonly profile: Profile | null;
  /** The trip that the page behind shows; null where it shows none. */
  readonly trip: { readonly id: string; readonly title: string } | null;
  /** What became of the last change of its trip from here, above the field. */
  readonly changed?: ReactNode;
  readonly onReloadProfile: () => void;
  readonly onClose: () => void;
  readonly onboarding: OnboardingSlot;
  readonly mic: MicSlot;
  readonly readAloud: ReadAloud | undefined;
  /** The page behind announces the same replies. */
  readonly quiet: boolean;
}

const none: readonly ChatMessage[] = [];

/** The widget for a signed-in traveller: the first-time questions, or the chat. */
export function MemberChat(props: MemberChatProps) {
  const chat = useWidgetChat(props.userId, props.profile, props.trip, props.onReloadProfile);
  if (chat.screen !== 'onboarding') return <MemberConversation {...props} chat={chat} />;
  return (
    <div className={classes.onboarding}>
      {props.onboarding({ onComplete: chat.completeOnboarding, onSkip: chat.skipOnboarding })}
    </div>
  );
}

/** The chat screen's own history, in a small frame. */
function MemberConversation(props: MemberChatProps & { readonly chat: WidgetChat }) {
  const { userId, profile, trip, changed, onClose, mic, readAloud, quiet, chat } = props;
  const draft = useDraft(userId, 'widget');
  const { frame, list, follow } = usePanelScroll();
  const { activity } = useData();
  const book = useCallback((link: string) => void activity.logClick(link, userId), [activity, userId]);
  const sendOn = chat.send;
  const send = useCallback<SendDraft>(
    (words, name) => {
      follow();
      return sendOn(words, name);
    },
    [follow, sendOn],
  );
  const suggest = useCallback((value: string) => void send(value), [send]);
  const shown = chat.messages ?? none;

  return (
    <>
      <div className={classes.messages} ref={frame}>
        {chat.unreadable && <UnreadableChat onRetry={chat.readAgain} />}
        {chat.messages === null && !chat.unreadable && <Spinner text="Opening your chat..." />}
        <MessageList
          list={list}
          frame={frame}
          messages={shown}
          answering={chat.answering}
          busy={chat.loading}
          onSuggestion={suggest}
          onRetry={chat.retry}
          onBook={book}
          readAloud={readAloud}
        />
      </div>
      <div className={classes.foot}>
        {changed}
        {trip && <p className={classes.about}>About this trip: {trip.title}</p>}
        <ChatComposer
          busy={chat.loading}
          locked={chat.loading || profile === null || chat.screen === 'opening'}
          outOfTokens={chat.outOfTokens}
          draft={draft}
          placeholder={PLACEHOLDER}
          outOfTokensPlaceholder={OUT_OF_TOKENS_PLACEHOLDER}
          mic={mic}
          onStop={chat.answering ? chat.stop : undefined}
          onSend={(words) => draft.sendBy(send, words)}
          onUpgrade={chat.askForUpgrade}
        />
      </div>
      <WidgetTokensDialog
        opened={chat.upgradeDialogOpen}
        onCancel={chat.dismissUpgrade}
        onUpgrade={() => {
          chat.dismissUpgrade();
          onClose();
        }}
      />
      {!quiet && <News messages={shown} />}
    </>
  );
}
