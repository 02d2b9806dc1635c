import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import { useData, useDoor } from '@/data/door/door.ts';
import type { ChatMessage } from '@domain/chat/messages.ts';
import type { Profile } from '@domain/profile/profile.ts';
import type { ReadAloud } from '@domain/voice/voice.ts';
import { focusField } from '@/ui/composer/focusField.ts';
import { Spinner } from '@/ui/feedback/Spinner.tsx';
import { useOpenInPrint } from '@/ui/useOpenInPrint.ts';
import { type BesideTrip, BesideTripContext } from '../besideTrip.ts';
import { useIsBehind } from '../frontStore.ts';
import { useChat } from '../hooks/useChat.ts';
import { useDraft } from '../hooks/useDraft.ts';
import { type ArrivedWords, useShared } from '../hooks/useShared.ts';
import type { OnboardingSlot, TalkSlot } from '../slots.ts';
import type { MicSlot } from '@/ui/composer/micSlot.ts';
import { talkPartnerOf } from '../talkPartner.ts';
import { ChatHeader } from './ChatHeader.tsx';
import { ContinueDialog } from './entry/ContinueDialog.tsx';
import { Conversation } from './Conversation.tsx';
import { News } from './News.tsx';
import { OutOfTokensDialog } from './OutOfTokensDialog.tsx';
import { SharedOffer } from './SharedOffer.tsx';
import { UnreadableChat } from './entry/UnreadableChat.tsx';
import { WelcomeChoice } from './entry/WelcomeChoice.tsx';
import '@/ui/theme/print.css';
import classes from './ChatScreen.module.css';

interface ChatScreenProps {
  readonly userId: string;
  /** Null until it has been read. */
  readonly profile: Profile | null;
  /** A question that came with the navigation: sent once, at once. */
  readonly initialPrompt: string | null;
  /** The prompt has been taken: clear it from the navigation state. */
  readonly onPromptTaken: () => void;
  /** It stands on this device: what else keeps it may forget it. */
  readonly onPromptStored?: (text: string) => void;
  /** Whoever opens the screen has said that the chat goes on. */
  readonly goesOn?: boolean;
  /** Words that were shared with the app: for the field, and never sent by themselves. */
  readonly shared?: ArrivedWords | null;
  /** The profile was changed on the server. */
  readonly onReloadProfile: () => void;
  /** What the trip is called that the chat is about; null for a new one. */
  readonly tripTitle?: string | null;
  /** That is not known yet, and has to be before the chat opens. */
  readonly held?: boolean;
  /** Which trip the chat is about, to be chosen. */
  readonly trip?: ReactNode;
  /** A trip that stands beside the chat once there is one, where the screen has the room. */
  readonly beside?: { readonly tripId: string; readonly trip: ReactNode } | null;
  /** What became of the last change of its trip from here, above the field. */
  readonly changed?: ReactNode;
  readonly onboarding?: OnboardingSlot | undefined;
  readonly mic?: MicSlot | undefined;
  /** Reads replies aloud; without it no message offers to. */
  readonly readAloud?: ReadAloud | undefined;
  readonly handsFree?: TalkSlot | undefined;
  /** Replies are read out by somebody else: the live region keeps silent. */
  readonly quiet?: boolean;
}

const none: readonly ChatMessage[] = [];

/** /ai-assistant for a signed-in traveller (requirements §4, Chat session). */
export function ChatScreen(props: ChatScreenProps) {
  const { userId, profile, initialPrompt, onPromptTaken, onReloadProfile } = props;
  const {
    goesOn = false,
    shared = null,
    tripTitle = null,
    held = false,
    trip,
    beside = null,
    changed,
    onboarding,
    mic,
    readAloud,
    handsFree: HandsFree,
    quiet = false,
  } = props;
  const draft = useDraft(userId, 'chat');
  const asked = useShared(draft, shared);
  const field = useRef<HTMLTextAreaElement>(null);
  const session = useChat({
    userId,
    profile,
    initialPrompt,
    onPromptTaken,
    onPromptStored: props.onPromptStored,
    onReloadProfile,
    onUnsent: (prompt) => draft.set((now) => now || prompt),
    behind: useIsBehind(),
    goesOn,
    tripTitle,
    held,
  });
  const { messages, unreadable, readAgain, state, dispatch, freeLeft } = session;
  const { answering, loading, outOfTokens, send, retry, stop, askForUpgrade } = session;
  const shown = messages ?? none;
  const { connectivity } = useDoor();
  const { activity } = useData();
  const book = useCallback((link: string) => void activity.logClick(link, userId), [activity, userId]);

  const chat = useMemo(
    () => talkPartnerOf({ messages: shown, busy: loading, outOfTokens, send, connectivity }),
    [shown, loading, outOfTokens, send, connectivity],
  );

  const isBeside = beside !== null && state.screen === 'chat' && !unreadable;
  const besideId = isBeside ? beside.tripId : null;
  const frame = useRef<HTMLDivElement>(null);
  useOpenInPrint(frame);
  const side = useRef<HTMLElement>(null);
  const besideTrip = useMemo<BesideTrip | null>(
    () =>
      besideId === null
        ? null
        : {
            id: besideId,
            onShow: () => {
              scrollTo({ top: 0 });
              side.current?.focus({ preventScroll: true });
            },
          },
    [besideId],
  );

  // a trip that is put away by a button of its own takes the focus with it: the chat has it then
  useEffect(() => {
    const column = frame.current;
    if (besideId === null || column === null) return;
    let isElsewhere = false;
    const note = ({ target }: FocusEvent) => {
      isElsewhere = target instanceof Node && !column.contains(target);
    };
    document.addEventListener('focusin', note);
    return () => {
      document.removeEventListener('focusin', note);
      if (!isElsewhere || document.activeElement !== document.body) return;
      column.querySelector('h1')?.focus({ preventScroll: true });
    };
  }, [besideId]);

  const voice = useMemo<MicSlot | undefined>(
    () =>
      HandsFree &&
      ((slot) => (
        <>
          <HandsFree chat={chat} />
          {mic?.(slot)}
        </>
      )),
    [HandsFree, chat, mic],
  );

  const screen = (
    <div className={classes.screen} ref={frame}>
      <ChatHeader
        profile={profile}
        trip={trip}
        onNewChat={state.screen === 'chat' && !unreadable ? () => dispatch({ type: 'start_new' }) : undefined}
      />
      {unreadable && <UnreadableChat onRetry={readAgain} />}
      {state.screen === 'initializing' && !unreadable && <Spinner text="Opening your chat..." page />}
      {state.screen === 'welcome' && (
        <WelcomeChoice
          onTailoredPlan={onboarding && (() => dispatch({ type: 'choose_tailored_plan' }))}
          onChat={() => dispatch({ type: 'choose_chat', ofTrip: tripTitle !== null, messages: shown.length })}
        />
      )}
      {state.screen === 'onboarding' &&
        onboarding?.({
          onComplete: () => dispatch({ type: 'onboarding_completed', freeLeft }),
          onSkip: () =>
            dispatch({ type: 'onboarding_skipped', ofTrip: tripTitle !== null, messages: shown.length }),
        })}
      {state.screen === 'chat' && !unreadable && (
        <Conversation
          frame={isBeside ? frame : undefined}
          messages={shown}
          answering={answering}
          loading={loading}
          outOfTokens={outOfTokens}
          draft={draft}
          field={field}
          placeholder={tripTitle === null ? undefined : 'What should change?'}
          above={
            <>
              {asked && <SharedOffer shared={asked} draft={draft} onDone={() => focusField(field)} />}
              {changed}
            </>
          }
          onStop={answering ? stop : undefined}
          mic={voice ?? mic}
          readAloud={readAloud}
          onSend={send}
          onRetry={retry}
          onBook={book}
          onUpgrade={askForUpgrade}
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
  return (
    <BesideTripContext value={besideTrip}>
      <div className={classes.layout} data-beside={isBeside || undefined}>
        {screen}
        {isBeside && (
          <section ref={side} className={classes.side} aria-label="Your trip" tabIndex={-1}>
            {beside.trip}
          </section>
        )}
      </div>
    </BesideTripContext>
  );
}
