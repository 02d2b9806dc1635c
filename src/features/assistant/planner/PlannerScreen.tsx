import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useData } from '@/data/door/door.ts';
import { useAnswersHere } from '@/data/door/useAnswersHere.ts';
import type { Profile } from '@domain/profile/profile.ts';
import type { ReadAloud } from '@domain/voice/voice.ts';
import { focusField } from '@/ui/composer/focusField.ts';
import type { MicSlot } from '@/ui/composer/micSlot.ts';
import { OfflineNotice } from '@/ui/feedback/OfflineNotice.tsx';
import { Spinner } from '@/ui/feedback/Spinner.tsx';
import { ContourGround } from '@/ui/map/ContourGround.tsx';
import { Conversation } from '../components/Conversation.tsx';
import { UnreadableChat } from '../components/entry/UnreadableChat.tsx';
import { News } from '../components/News.tsx';
import { OutOfTokensDialog } from '../components/OutOfTokensDialog.tsx';
import { useDraft } from '../hooks/useDraft.ts';
import { BookingActions } from './BookingActions.tsx';
import { Examples } from './Examples.tsx';
import { PlannerHead } from './PlannerHead.tsx';
import { usePlanner } from './usePlanner.ts';
import { Vibes } from './Vibes.tsx';
import classes from './PlannerScreen.module.css';

interface PlannerScreenProps {
  readonly account: { readonly userId: string; readonly email: string };
  /** Null until it has been read. */
  readonly profile: Profile | null;
  readonly destination: string | null;
  readonly offline: boolean;
  /** What became of the last change of its trip from here, above the field. */
  readonly changed?: ReactNode;
  readonly mic: MicSlot;
  /** Reads replies aloud; without it none offers to be. */
  readonly readAloud?: ReadAloud | undefined;
  /** The profile was changed on the server. */
  readonly onReloadProfile: () => void;
  /** The place that the page was opened for is not spoken of any more, or in the conversation by now. */
  readonly onDestinationTaken: () => void;
}

const PLACEHOLDER = 'Describe your perfect trip...';

/** The planner's own page (requirements §2, /ai-booking). */
export function PlannerScreen(props: PlannerScreenProps) {
  const { account, profile, destination, offline, changed, mic, readAloud } = props;
  const answersHere = useAnswersHere(offline);
  const { userId } = account;
  const draft = useDraft(userId, 'planner');
  const { onReloadProfile, onDestinationTaken } = props;
  const planner = usePlanner({ userId, profile, destination, onDestinationTaken, onReloadProfile });
  const { messages, unreadable, answering, loading, outOfTokens, isNew, booking } = planner;
  const { activity } = useData();
  const book = useCallback((link: string) => void activity.logClick(link, userId), [activity, userId]);

  const field = useRef<HTMLTextAreaElement>(null);
  const booked = useRef<HTMLElement>(null);
  const isReady = booking !== null;
  const wentOn = useRef(false);
  const was = useRef<boolean | null>(null);
  // Each takes the other's place, and the focus that would be lost with it.
  useEffect(() => {
    if (messages === null || was.current === isReady) return;
    const isOpening = was.current === null;
    was.current = isReady;
    if (isOpening) return;
    if (isReady && document.activeElement === document.body) booked.current?.focus({ preventScroll: true });
    if (!isReady && wentOn.current) field.current?.focus();
    wentOn.current = false;
  }, [messages, isReady]);

  const goOn = () => {
    wentOn.current = true;
    planner.goOn();
  };
  const startOver = () => {
    planner.startOver();
    onDestinationTaken();
  };
  const startWith = (words: string) => {
    draft.set(words);
    field.current?.focus();
  };
  const retryOn = planner.retry;
  // The button that was pressed goes with what it stood below.
  const retry = useCallback(
    (messageId: string) => {
      retryOn(messageId);
      focusField(field);
    },
    [retryOn],
  );

  return (
    <div className={classes.screen}>
      <PlannerHead onStartOver={isNew || messages === null || answering ? undefined : startOver} />
      {unreadable && <UnreadableChat onRetry={planner.readAgain} />}
      {messages === null && !unreadable && <Spinner text="Opening the planner..." page />}
      {isNew && (
        <div className={classes.ground} aria-hidden="true">
          <ContourGround />
        </div>
      )}
      {messages !== null && !unreadable && (
        <Conversation
          messages={messages}
          answering={answering}
          loading={loading}
          outOfTokens={outOfTokens}
          draft={draft}
          field={field}
          label="Your trip"
          placeholder={PLACEHOLDER}
          mic={mic}
          readAloud={readAloud}
          below={
            planner.awaited !== null ? (
              <Vibes onVibe={startWith} />
            ) : (
              isNew && !outOfTokens && <Examples draft={draft} onExample={startWith} />
            )
          }
          above={
            <>
              {offline && answersHere !== null && (
                <OfflineNotice>
                  {answersHere
                    ? 'You are offline. What you send is answered on this device, and goes to your account later.'
                    : 'You are offline. What you send waits here, and is answered when the network is back.'}
                </OfflineNotice>
              )}
              {changed}
            </>
          }
          instead={
            booking && <BookingActions booking={booking} account={account} onGoOn={goOn} section={booked} />
          }
          onStop={answering ? planner.stop : undefined}
          onSend={planner.send}
          onRetry={retry}
          onBook={book}
          onUpgrade={planner.askForUpgrade}
        />
      )}
      <OutOfTokensDialog
        opened={planner.state.upgradeDialogOpen}
        onClose={() => planner.dispatch({ type: 'upgrade_dismissed' })}
      />
      {messages !== null && <News messages={messages} />}
    </div>
  );
}
