import { Button } from '@mantine/core';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { TripLink } from '@domain/takeAlong/tripLinks.ts';
import { dayWords } from '../words.ts';
import type { TripLinks } from './useTripLinks.ts';
import { DoneLine } from '@/ui/feedback/DoneLine.tsx';
import classes from './TakeAlong.module.css';

interface LiveLinksProps {
  readonly kind: TripLink['kind'];
  /** Id of the heading above. */
  readonly heading: string;
  readonly links: TripLinks;
}

/** The links of one kind that open, each with the way to take it back; asked about once, because nothing brings it back. */
export function LiveLinks({ kind, heading, links }: LiveLinksProps) {
  const [asked, setAsked] = useState<string | null>(null);
  const [news, setNews] = useState('');
  const list = useRef<HTMLDivElement>(null);
  /** The link that is kept after all: its button has the focus again. */
  const kept = useRef<string | null>(null);
  const own = links.links?.filter((link) => link.kind === kind) ?? [];
  const takeBack = async (link: TripLink) => {
    if (links.busy || !(await links.takeBack(link))) return;
    setAsked(null);
    setNews(
      kind === 'page'
        ? 'Taken back: the link opens nothing any more.'
        : 'Taken back: calendars get nothing more.',
    );
    list.current?.focus();
  };
  return (
    <div ref={list} tabIndex={-1} className={classes.links}>
      <DoneLine>{news}</DoneLine>
      {own.length > 0 && (
        <ul aria-labelledby={heading}>
          {own.map((link) => (
            <li key={link.id}>
              <span>{wordsOf(link)}</span>
              {asked === link.id ? (
                <Sure
                  kind={kind}
                  busy={links.busy}
                  onKeep={() => {
                    kept.current = link.id;
                    setAsked(null);
                  }}
                  onTakeBack={() => void takeBack(link)}
                />
              ) : (
                <Button
                  ref={(button) => {
                    if (kept.current !== link.id) return;
                    button?.focus();
                    kept.current = null;
                  }}
                  aria-label={`Take back: ${wordsOf(link)}`}
                  onClick={() => {
                    setNews('');
                    setAsked(link.id);
                  }}
                >
                  Take back
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface SureProps {
  readonly kind: TripLink['kind'];
  readonly busy: boolean;
  readonly onKeep: () => void;
  readonly onTakeBack: () => void;
}

function focus(button: HTMLButtonElement | null) {
  button?.focus();
}

/** The question stands in the row: a dialog over a dialog would be two to close. */
function Sure({ kind, busy, onKeep, onTakeBack }: SureProps) {
  const id = useId();
  const answer = {
    'aria-describedby': id,
    // Escape answers this question alone, and does not close the dialog around it
    'data-mantine-stop-propagation': true,
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onKeep();
    },
  };
  return (
    <div className={classes.sure}>
      <p id={id}>
        {kind === 'page'
          ? 'Whoever has the link sees nothing more. It cannot be brought back.'
          : 'Calendars that subscribe get nothing more. It cannot be brought back.'}
      </p>
      <div className={classes.actions}>
        <Button {...answer} ref={focus} onClick={onKeep}>
          Keep it
        </Button>
        <Button {...answer} aria-disabled={busy} data-disabled={busy} onClick={onTakeBack}>
          Yes, take it back
        </Button>
      </div>
    </div>
  );
}

/** "Made 22 November 2026, opens until 22 December 2026, with the notes" */
function wordsOf({ madeAt, until, withNotes, kind }: TripLink): string {
  const parts = [
    `Made ${dayWords(madeAt)}`,
    until === null ? 'opens until taken back' : `opens until ${dayWords(until)}`,
  ];
  if (kind === 'page' && withNotes) parts.push('with the notes');
  return parts.join(', ');
}
