import { Button } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { offersBooking } from '@/domain/chat/plannerSession.ts';
import { OfflineNotice } from '@/ui/feedback/OfflineNotice.tsx';
import { Spinner } from '@/ui/feedback/Spinner.tsx';
import { BackIcon } from '@/ui/icons/icons.tsx';
import type { MicSlot } from '@/ui/composer/micSlot.ts';
import { useDock } from '@/ui/useDock.ts';
import { usePlanner } from '../hooks/usePlanner.ts';
import { BookingActions } from './BookingActions.tsx';
import { PlannerConversation } from './PlannerConversation.tsx';
import { PlannerInput } from './PlannerInput.tsx';
import { PlannerTrouble } from './PlannerTrouble.tsx';
import classes from './PlannerScreen.module.css';

interface PlannerScreenProps {
  readonly account: { readonly userId: string; readonly email: string };
  readonly destination: string | null;
  readonly offline: boolean;
  readonly mic: MicSlot;
  /** A reply was paid for: the balance has changed. */
  readonly onReplied: () => void;
  /** The conversation begins anew, without the place it was opened for. */
  readonly onStartOver: () => void;
}

/** The planner's own page (spec section 2, /ai-booking). */
export function PlannerScreen(props: PlannerScreenProps) {
  const { account, destination, offline, mic, onReplied, onStartOver } = props;
  const { session, conversation } = usePlanner(account.userId, destination, onReplied);
  const field = useRef<HTMLTextAreaElement>(null);
  const begun = session !== null && session.turns.length > 0;
  return (
    <div className={classes.screen}>
      <header className={classes.head}>
        <Button component={Link} to={paths.home} leftSection={<BackIcon size={20} />}>
          Back to Home
        </Button>
        <h1 className={classes.title}>AI Trip Planner</h1>
        {begun && session.status !== 'asking' && (
          <button
            type="button"
            className={classes.startOver}
            onClick={() => {
              conversation?.dispatch({ type: 'start_over' });
              onStartOver();
            }}
          >
            Start a new plan
          </button>
        )}
      </header>
      {!session || !conversation ? (
        <Spinner text="Opening the planner..." page />
      ) : (
        <>
          <PlannerConversation
            session={session}
            onVibe={(text) => {
              conversation.dispatch({ type: 'typed', text });
              field.current?.focus();
            }}
          />
          <Foot>
            {offline && (
              <OfflineNotice>
                You are offline. What you write stays here; send it when the network is back.
              </OfflineNotice>
            )}
            <PlannerTrouble
              session={session}
              offline={offline}
              onRetry={() => conversation.dispatch({ type: 'retry' })}
            />
            {session.booking && offersBooking(session) ? (
              <BookingActions
                booking={session.booking}
                account={account}
                onGoOn={() => conversation.dispatch({ type: 'go_on' })}
              />
            ) : (
              <PlannerInput
                field={field}
                text={session.typed}
                waiting={offline || session.status === 'asking'}
                mic={mic}
                onText={(text) => conversation.dispatch({ type: 'typed', text })}
                onSend={conversation.send}
              />
            )}
          </Foot>
        </>
      )}
    </div>
  );
}

/** What stays within the thumb's reach. */
function Foot({ children }: { readonly children: ReactNode }) {
  const foot = useRef<HTMLDivElement>(null);
  useDock(foot);
  return (
    <div className={classes.foot} ref={foot} data-dock>
      {children}
    </div>
  );
}
