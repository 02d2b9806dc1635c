import { useEffect, useRef } from 'react';
import { MAX_MESSAGE_CHARS } from '@domain/chat/chatApi.ts';
import { offersBooking, type PlannerSession } from '@domain/chat/plannerSession.ts';
import type { ReadAloud } from '@domain/voice/voice.ts';
import { Composer } from '@/ui/composer/Composer.tsx';
import { focusField } from '@/ui/composer/focusField.ts';
import type { MicSlot } from '@/ui/composer/micSlot.ts';
import { LatestButton } from '@/ui/conversation/LatestButton.tsx';
import { useFollowScroll } from '@/ui/conversation/useFollowScroll.ts';
import { OfflineNotice } from '@/ui/feedback/OfflineNotice.tsx';
import { Spinner } from '@/ui/feedback/Spinner.tsx';
import { useDock } from '@/ui/useDock.ts';
import type { RunningConversation } from '../conversation.ts';
import { usePlanner } from '../hooks/usePlanner.ts';
import { BookingActions } from './BookingActions.tsx';
import { PlannerConversation } from './PlannerConversation.tsx';
import { PlannerHead } from './PlannerHead.tsx';
import { PlannerTrouble } from './PlannerTrouble.tsx';
import classes from './PlannerScreen.module.css';

interface PlannerScreenProps {
  readonly account: { readonly userId: string; readonly email: string };
  readonly destination: string | null;
  readonly offline: boolean;
  readonly mic: MicSlot;
  /** Reads replies aloud; without it none offers to be. */
  readonly readAloud?: ReadAloud | undefined;
  /** A reply was paid for: the balance has changed. */
  readonly onReplied: () => void;
  /** The conversation begins anew, without the place it was opened for. */
  readonly onStartOver: () => void;
}

/** The planner's own page (spec section 2, /ai-booking). */
export function PlannerScreen(props: PlannerScreenProps) {
  const { account, destination, onReplied, onStartOver } = props;
  const { session, conversation } = usePlanner(account.userId, destination, onReplied);
  const canStartOver = session !== null && session.turns.length > 0 && session.status !== 'asking';
  const startOver = () => {
    conversation?.dispatch({ type: 'start_over' });
    onStartOver();
  };
  return (
    <div className={classes.screen}>
      <PlannerHead onStartOver={canStartOver ? startOver : undefined} />
      {session && conversation ? (
        <OpenPlanner {...props} session={session} conversation={conversation} />
      ) : (
        <Spinner text="Opening the planner..." page />
      )}
    </div>
  );
}

interface OpenPlannerProps extends PlannerScreenProps {
  readonly session: PlannerSession;
  readonly conversation: RunningConversation;
}

function OpenPlanner({ session, conversation, account, offline, mic, readAloud }: OpenPlannerProps) {
  const { dispatch, send, draft } = conversation;
  const field = useRef<HTMLTextAreaElement>(null);
  const { list, composer: foot, away, follow, toNewest } = useFollowScroll();
  useDock(foot);
  const asking = session.status === 'asking';
  const booked = useRef<HTMLElement>(null);
  const isReady = offersBooking(session);
  const was = useRef(isReady);
  // Each takes the other's place, and the focus that would be lost with it.
  useEffect(() => {
    if (was.current === isReady) return;
    was.current = isReady;
    if (isReady && document.activeElement === document.body) booked.current?.focus({ preventScroll: true });
    if (!isReady && session.goingOn) field.current?.focus();
  }, [isReady, session.goingOn]);
  // The button that was pressed goes with what it stood below.
  const retry = () => {
    dispatch({ type: 'retry' });
    focusField(field);
  };
  return (
    <>
      <PlannerConversation
        list={list}
        session={session}
        offline={offline}
        readAloud={readAloud}
        onVibe={(text) => {
          draft.set(text);
          field.current?.focus();
        }}
        onGoOn={retry}
        onAsked={follow}
      />
      <div className={classes.foot} ref={foot} data-dock>
        {away && <LatestButton onPress={toNewest} />}
        {offline && (
          <OfflineNotice>
            You are offline. What you write stays here; send it when the network is back.
          </OfflineNotice>
        )}
        <PlannerTrouble session={session} offline={offline} onRetry={retry} />
        {session.booking && isReady ? (
          <BookingActions
            booking={session.booking}
            account={account}
            onGoOn={() => dispatch({ type: 'go_on' })}
            section={booked}
          />
        ) : (
          <Composer
            field={field}
            label="Your trip"
            placeholder="Describe your perfect trip..."
            draft={draft}
            maxChars={MAX_MESSAGE_CHARS}
            waiting={offline || asking}
            onSend={async (text) => send(text)}
            mic={mic}
            onStop={asking ? () => dispatch({ type: 'stop' }) : undefined}
          />
        )}
      </div>
    </>
  );
}
