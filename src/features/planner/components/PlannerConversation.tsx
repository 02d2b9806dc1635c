import { type RefObject, useDeferredValue, useEffect, useRef, useState } from 'react';
import { type PlannerSession, questionOf, welcomeWords } from '@domain/chat/plannerSession.ts';
import type { ReadAloud } from '@domain/voice/voice.ts';
import { BrokenOff } from '@/ui/conversation/BrokenOff.tsx';
import { QuestionRow } from '@/ui/conversation/QuestionRow.tsx';
import { WorkingLine } from '@/ui/feedback/WorkingLine.tsx';
import { ContourGround } from '@/ui/map/ContourGround.tsx';
import { brokenOffWords, plannerNews } from '../announcement.ts';
import { PlannerReply } from './PlannerReply.tsx';
import { Vibes } from './Vibes.tsx';
import classes from './PlannerScreen.module.css';

interface PlannerConversationProps {
  readonly list: RefObject<HTMLDivElement | null>;
  readonly session: PlannerSession;
  readonly offline: boolean;
  readonly readAloud: ReadAloud | undefined;
  /** A vibe was picked: it begins the answer to the welcome. */
  readonly onVibe: (text: string) => void;
  readonly onGoOn: () => void;
  /** A question was sent: the reader goes along to its end. */
  readonly onAsked: () => void;
}

/** The conversation from its welcome on. */
export function PlannerConversation(props: PlannerConversationProps) {
  const { list, session, offline, readAloud, onVibe, onGoOn, onAsked } = props;
  const { turns, status, destination } = session;
  // What is typed meanwhile goes first, and of many pieces only the newest text is drawn.
  const begun = useDeferredValue(session.begun);
  const [openedWith] = useState(turns.at(-1)?.id);
  const question = questionOf(session)?.id;
  const followed = useRef(question);
  useEffect(() => {
    if (question === followed.current) return;
    followed.current = question;
    if (question !== undefined) onAsked();
  }, [question, onAsked]);
  const asking = status === 'asking';
  return (
    <>
      <div className={classes.messages} ref={list}>
        <div className={classes.welcome}>
          {turns.length === 0 && (
            <div className={classes.ground} aria-hidden="true">
              <ContourGround />
            </div>
          )}
          <PlannerReply id="welcome" text={welcomeWords(destination)} />
          {turns.length === 0 && destination !== null && <Vibes onVibe={onVibe} />}
        </div>
        {turns.map((turn) => (
          <div key={turn.id} className={classes.row} data-message>
            {turn.role === 'user' ? (
              <QuestionRow text={turn.content} />
            ) : (
              <PlannerReply
                id={turn.id}
                text={turn.content}
                whole={!turn.notice && !turn.partial}
                speaking={readAloud?.speakingId === turn.id}
                onReadAloud={readAloud?.toggle}
              />
            )}
          </div>
        ))}
        {asking && begun !== '' && (
          // The row of the reply that it becomes.
          <div key={`${question}:reply`} className={classes.row} data-message>
            <PlannerReply id={`${question}:reply`} text={begun} />
          </div>
        )}
        {asking && (
          <WorkingLine text={begun === '' ? 'Working on your trip' : 'Still writing'} marked={begun !== ''} />
        )}
        {(status === 'stopped' || status === 'broken') && (
          <BrokenOff why={brokenOffWords(status)} disabled={offline} onGoOn={onGoOn} />
        )}
      </div>
      <output className="wm-hidden">{plannerNews(session, openedWith)}</output>
    </>
  );
}
