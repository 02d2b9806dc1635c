import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { type PlannerSession, welcomeWords } from '@/domain/chat/plannerSession.ts';
import { spokenText } from '@/domain/voice/spokenText.ts';
import { ContourGround } from '@/ui/map/ContourGround.tsx';
import { PlannerQuestion, PlannerReply, PlannerWorking } from './PlannerMessages.tsx';
import classes from './PlannerScreen.module.css';

interface PlannerConversationProps {
  readonly session: PlannerSession;
  /** A vibe was picked: it begins the answer to the welcome. */
  readonly onVibe: (text: string) => void;
}

/** The conversation from its welcome on; a new reply is brought into sight from its first line. */
export function PlannerConversation({ session, onVibe }: PlannerConversationProps) {
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
          {count === 0 && (
            <div className={classes.ground} aria-hidden="true">
              <ContourGround />
            </div>
          )}
          <PlannerReply text={welcomeWords(session.destination)} />
          {count === 0 && session.destination !== null && <Vibes onVibe={onVibe} />}
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

const VIBES = ['Adventure', 'Culture', 'Chill', 'Party', 'Family'];

function Vibes({ onVibe }: Pick<PlannerConversationProps, 'onVibe'>) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- buttons, not fields: a fieldset says otherwise
    <div className={classes.vibes} role="group" aria-label="Travel vibes">
      {VIBES.map((vibe) => (
        <Button key={vibe} onClick={() => onVibe(`${vibe}, `)}>
          {vibe}
        </Button>
      ))}
    </div>
  );
}

const ANNOUNCED_CHARS = 400;

function firstWords(markdown: string): string {
  const words = spokenText(markdown);
  return words.length > ANNOUNCED_CHARS ? `${words.slice(0, ANNOUNCED_CHARS)}…` : words;
}
