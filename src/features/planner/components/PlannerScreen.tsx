import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { AppError, describeError } from '@/domain/errors.ts';
import { offersBooking, type PlannerSession, welcomeWords } from '@/domain/plannerSession.ts';
import { spokenText } from '@/domain/voice/spokenText.ts';
import { OfflineNotice } from '@/ui/feedback/OfflineNotice.tsx';
import { Spinner } from '@/ui/feedback/Spinner.tsx';
import { BackIcon, RefreshIcon } from '@/ui/icons/icons.tsx';
import { ContourGround } from '@/ui/map/ContourGround.tsx';
import { Banner } from '@/ui/signs/Banner.tsx';
import { usePlanner } from '../hooks/usePlanner.ts';
import { BookingActions } from './BookingActions.tsx';
import { type MicSlot, PlannerInput } from './PlannerInput.tsx';
import { PlannerQuestion, PlannerReply, PlannerWorking } from './PlannerMessages.tsx';
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
          <Messages session={session} />
          <div className={classes.foot} data-dock>
            {offline && (
              <OfflineNotice>
                You are offline. What you write stays here; send it when the network is back.
              </OfflineNotice>
            )}
            <Trouble
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
                text={session.typed}
                waiting={offline || session.status === 'asking'}
                mic={mic}
                onText={(text) => conversation.dispatch({ type: 'typed', text })}
                onSend={conversation.send}
              />
            )}
          </div>
        </>
      )}
    </div>
  );
}

/** The conversation from its welcome on; a new reply is brought into sight from its first line. */
function Messages({ session }: { readonly session: PlannerSession }) {
  const list = useRef<HTMLDivElement>(null);
  const count = session.turns.length;
  const shown = useRef(count);
  useEffect(() => {
    if (count > shown.current) list.current?.lastElementChild?.scrollIntoView({ block: 'start' });
    shown.current = count;
  }, [count]);
  const newest = session.turns.at(-1);
  // What stood there when the page was opened is not news.
  const [openedWith] = useState(newest?.id);
  const isNew = newest?.role === 'assistant' && newest.id !== openedWith;
  return (
    <>
      <div className={classes.messages} ref={list}>
        <div className={classes.welcome}>
          <div className={classes.ground} aria-hidden="true">
            <ContourGround />
          </div>
          <PlannerReply text={welcomeWords(session.destination)} />
        </div>
        {session.turns.map((turn) => (
          <div key={turn.id} className={classes.row}>
            {turn.role === 'user' ? <PlannerQuestion turn={turn} /> : <PlannerReply text={turn.content} />}
          </div>
        ))}
        {session.status === 'asking' && <PlannerWorking />}
      </div>
      <output className="wm-hidden">{isNew && newest ? firstWords(newest.content) : ''}</output>
    </>
  );
}

interface TroubleProps {
  readonly session: PlannerSession;
  readonly offline: boolean;
  readonly onRetry: () => void;
}

/** Why the newest question has no answer, and how it gets one. */
function Trouble({ session: { status }, offline, onRetry }: TroubleProps) {
  if (status !== 'failed' && status !== 'no_tokens') return null;
  const retry = (
    <Button leftSection={<RefreshIcon size={18} />} disabled={offline} onClick={onRetry}>
      Retry
    </Button>
  );
  if (status === 'failed') return <div className={classes.trouble}>Not answered {retry}</div>;
  return (
    <Banner
      tone="warning"
      live
      action={
        <span className={classes.trouble}>
          <Button component={Link} to={paths.pricing} variant="filled">
            Upgrade Plan
          </Button>
          {retry}
        </span>
      }
    >
      {describeError(new AppError('token_limit'))}
    </Banner>
  );
}

const ANNOUNCED_CHARS = 400;

function firstWords(markdown: string): string {
  const words = spokenText(markdown);
  return words.length > ANNOUNCED_CHARS ? `${words.slice(0, ANNOUNCED_CHARS)}…` : words;
}
