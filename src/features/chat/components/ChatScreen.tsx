import { useCallback, useEffect, useMemo } from 'react';
import { logClick } from '@/data/repositories/activity.ts';
import { onChatEvent, retryMessage } from '@/data/repositories/chat.ts';
import { stopReply } from '@/data/repositories/chatReplies.ts';
import { type ChatMessage, chatWords } from '@/domain/chat.ts';
import { hasPriority } from '@/domain/plans.ts';
import { isOutOfTokens, type Profile } from '@/domain/profile.ts';
import { Spinner } from '@/ui/feedback/Spinner.tsx';
import type { ReadAloud } from '@/domain/voice.ts';
import { showToast } from '@/ui/feedback/toast.ts';
import { sayChatFailure } from '../chatFailure.ts';
import { useChatSession } from '../hooks/useChatSession.ts';
import { useDraft } from '../hooks/useDraft.ts';
import { useMessages } from '../hooks/useMessages.ts';
import type { OnboardingSlot, TalkSlot } from '../slots.ts';
import type { MicSlot } from '@/ui/composer/micSlot.ts';
import { talkPartnerOf } from '../talkPartner.ts';
import { ChatHeader } from './ChatHeader.tsx';
import { ContinueDialog } from './entry/ContinueDialog.tsx';
import { Conversation } from './Conversation.tsx';
import { News } from './News.tsx';
import { OutOfTokensDialog } from './OutOfTokensDialog.tsx';
import { UnreadableChat } from './entry/UnreadableChat.tsx';
import { WelcomeChoice } from './entry/WelcomeChoice.tsx';
import classes from './ChatScreen.module.css';

interface ChatScreenProps {
  readonly userId: string;
  /** Null until it has been read. */
  readonly profile: Profile | null;
  /** A question that came with the navigation: sent once, at once. */
  readonly initialPrompt: string | null;
  /** The prompt has been taken: clear it from the navigation state. */
  readonly onPromptTaken: () => void;
  /** The profile was changed on the server. */
  readonly onReloadProfile: () => void;
  readonly onboarding?: OnboardingSlot | undefined;
  readonly mic?: MicSlot | undefined;
  /** Reads replies aloud; without it no message offers to. */
  readonly readAloud?: ReadAloud | undefined;
  readonly handsFree?: TalkSlot | undefined;
  /** Replies are read out by somebody else: the live region keeps silent. */
  readonly quiet?: boolean;
}

const none: readonly ChatMessage[] = [];

/** /ai-assistant for a signed-in traveller (spec section 4, Chat session). */
export function ChatScreen(props: ChatScreenProps) {
  const { userId, profile, initialPrompt, onPromptTaken, onReloadProfile } = props;
  const { onboarding, mic, readAloud, handsFree: HandsFree, quiet = false } = props;
  const { messages, settled, unreadable, readAgain } = useMessages(userId);
  const { text, setText } = useDraft(userId, 'chat');
  const { state, dispatch, submit, submitting } = useChatSession({
    userId,
    nickname: profile?.nickname ?? null,
    priority: hasPriority(profile?.subscription_status),
    onPromptTaken,
    onReloadProfile,
    onUnsent: (prompt) => setText((now) => now || prompt),
  });
  const shown = messages ?? none;
  const asked = shown.findLast((message) => message.state === 'sending')?.id;
  const answering = asked !== undefined;
  const loading = answering || submitting;

  // A question that came along needs no answer of the server about the saved chat.
  const ready = messages !== null && (settled || Boolean(initialPrompt?.trim()));
  useEffect(() => {
    if (ready) dispatch({ type: 'loaded', savedMessages: shown.length, initialPrompt });
  }, [ready, shown.length, initialPrompt, dispatch]);

  // Told with every change of the account, not of the answer: after a 402 the same balance says nothing new.
  const { role, subscription_status: tier, token_balance: balance } = profile ?? {};
  useEffect(() => {
    if (role === undefined || tier === undefined || balance === undefined) return;
    const account = { role, subscription_status: tier, token_balance: balance };
    dispatch({ type: 'balance', outOfTokens: isOutOfTokens(account) });
  }, [role, tier, balance, dispatch]);

  useEffect(
    () =>
      onChatEvent((event) => {
        if (event.userId !== userId) return;
        if (event.type === 'failed') {
          showToast({ title: chatWords.errorTitle, description: chatWords.error, variant: 'destructive' });
        }
        // The balance itself needs no asking: it came with the answer and stands in the profile.
        if (event.type === 'token_limit') dispatch({ type: 'token_limit' });
      }),
    [userId, dispatch],
  );

  const send = useCallback((text: string) => submit(text, loading), [submit, loading]);
  const closed = state.outOfTokens && !state.firstResponseFree;
  const retry = useCallback(
    (messageId: string) => {
      // Without tokens it would be refused again: what helps is the way to more.
      if (closed) dispatch({ type: 'submit', text: '', loading: false });
      else void retryMessage(userId, messageId).catch(sayChatFailure);
    },
    [closed, dispatch, userId],
  );
  const stop = useCallback(() => {
    if (asked !== undefined) void stopReply(userId, asked).catch(sayChatFailure);
  }, [userId, asked]);
  const book = useCallback((link: string) => void logClick(link, userId), [userId]);

  const chat = useMemo(
    () => talkPartnerOf({ messages: shown, busy: loading, outOfTokens: closed, send }),
    [shown, loading, closed, send],
  );

  return (
    <div className={classes.screen}>
      <ChatHeader
        profile={profile}
        onNewChat={state.screen === 'chat' && !unreadable ? () => dispatch({ type: 'start_new' }) : undefined}
      />
      {unreadable && <UnreadableChat onRetry={readAgain} />}
      {state.screen === 'initializing' && !unreadable && <Spinner text="Opening your chat..." page />}
      {state.screen === 'welcome' && (
        <WelcomeChoice
          onTailoredPlan={onboarding && (() => dispatch({ type: 'choose_tailored_plan' }))}
          onChat={() => dispatch({ type: 'choose_chat', messages: shown.length })}
        />
      )}
      {state.screen === 'onboarding' &&
        onboarding?.({
          onComplete: () => dispatch({ type: 'onboarding_completed' }),
          onSkip: () => dispatch({ type: 'onboarding_skipped' }),
        })}
      {state.screen === 'chat' && !unreadable && (
        <Conversation
          messages={shown}
          answering={answering}
          loading={loading}
          outOfTokens={closed}
          text={text}
          onText={setText}
          onStop={answering ? stop : undefined}
          mic={mic}
          readAloud={readAloud}
          talk={HandsFree && <HandsFree chat={chat} />}
          onSend={send}
          onRetry={retry}
          onBook={book}
          onUpgrade={() => dispatch({ type: 'submit', text: '', loading })}
        />
      )}
      <ContinueDialog
        opened={state.screen === 'prompt_continue'}
        onContinue={() => dispatch({ type: 'continue' })}
        onStartNew={() => dispatch({ type: 'start_new' })}
      />
      <OutOfTokensDialog
        opened={state.upgradeDialogOpen}
        onClose={() => dispatch({ type: 'upgrade_dismissed' })}
      />
      {!quiet && <News messages={shown} />}
    </div>
  );
}
