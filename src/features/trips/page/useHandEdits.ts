import { useState } from 'react';
import { useData } from '@/data/door/door.ts';
import { applyEdit } from '@domain/trips/applyEdit.ts';
import type { HandEdit } from '@domain/trips/edits.ts';
import { describeDone, describeUndone } from '@domain/trips/handMoves.ts';
import { offerKey } from '@domain/trips/offerEdits.ts';
import { MAX_UNDO, type Trip } from '@domain/trips/trip.ts';
import { describeEdit } from '@domain/trips/words.ts';
import { makeEdit } from '../makeEdit.ts';
import { keepParts } from './keepParts.ts';

/** Why the last change was not made. */
export interface Refusal {
  /** Of the item or the offer's line that it was about; null for the trip as a whole. */
  readonly item: string | null;
  readonly words: string;
}

export interface HandEdits {
  /** The trip as it is shown: with a change that is being kept, whose check has passed. */
  readonly trip: Trip;
  /** What the last change did, to be said and taken back; empty where there was none. */
  readonly news: string;
  readonly refusal: Refusal | null;
  /** The last change was an undo: another one takes back what was before it. */
  readonly hasUndone: boolean;
  /** Answers why the change was not made; null where it was. */
  readonly edit: (change: HandEdit) => Promise<string | null>;
  readonly undo: () => Promise<string | null>;
  /** The refusal was read, or what it was about given up. */
  readonly forget: () => void;
}

/** The trip on screen, and the kept copy that it was made of. */
interface Shown {
  readonly kept: Trip;
  readonly trip: Trip;
  /** Changes of it that are being kept. */
  readonly pending: number;
  /** How many changes can be taken back once the kept copy has all that were made here. */
  readonly due: number;
}

/**
 * Changes of a trip by hand: checked and shown at once, kept on this device behind that, and then said.
 * @param kept the trip as this device has it
 */
export function useHandEdits(userId: string, kept: Trip): HandEdits {
  const { trips } = useData();
  const [news, setNews] = useState('');
  const [hasUndone, setHasUndone] = useState(false);
  /** What was done here and can be taken back, in words; the newest last. */
  const [doings, setDoings] = useState<readonly string[]>([]);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [shown, setShown] = useState<Shown>({ kept, trip: kept, pending: 0, due: kept.undoDepth });
  let { trip, due } = shown;
  if (shown.kept !== kept) {
    const pending = shown.kept.id === kept.id ? shown.pending : 0;
    // a copy that was read before the change is no news of it: the one behind it is
    if (pending === 0) trip = keepParts(trip, kept);
    // an answer, or another device, changed it: what was said here is no longer the last change, which Undo takes back
    if (!isOwn(shown, kept)) {
      due = kept.undoDepth;
      setNews('');
      setHasUndone(false);
      setDoings([]);
      setRefusal(null);
    }
    setShown({ kept, trip, pending, due });
  }

  const edit = async (change: HandEdit): Promise<string | null> => {
    const item = itemOf(change);
    const words = await madeBy(change);
    setRefusal(words === null ? null : { item, words });
    if (words !== null) setNews('');
    return words;
  };

  /** Null where it was made. */
  const madeBy = async (change: HandEdit): Promise<string | null> => {
    const after = applyEdit(trip, change);
    const ahead = after.outcome === 'applied' && after.trip !== trip ? after.trip : null;
    const done = describeDone(change, trip.plan, ahead?.plan ?? null, trip.offers);
    // drawn at once, and told of when it is kept: a tab that is closed between the two has not been told
    if (ahead) setShown((now) => ({ ...now, trip: ahead, pending: now.pending + 1 }));
    const step = change.kind === 'undo' ? -1 : ahead ? ahead.undoDepth - trip.undoDepth : 0;
    setShown((now) => ({ ...now, due: Math.min(MAX_UNDO, Math.max(0, now.due + step)) }));
    const made = await makeEdit(trips, userId, trip.id, change);
    if (made.outcome === 'refused') setShown((now) => ({ ...now, due: now.due - step }));
    if (ahead) {
      const isDone = made.outcome === 'done';
      setShown((now) => ({ ...now, trip: isDone ? now.trip : now.kept, pending: now.pending - 1 }));
    }
    if (made.outcome === 'refused') return made.words;
    setHasUndone(change.kind === 'undo');
    if (step > 0) setDoings((own) => [...own, describeEdit(change, trip)]);
    if (step < 0) setDoings((own) => own.slice(0, -1));
    if (made.outcome === 'queued') setNews(made.words);
    else setNews(change.kind === 'undo' ? describeUndone(doings.at(-1) ?? null) : done);
    return null;
  };

  return {
    trip,
    news,
    refusal,
    hasUndone,
    edit,
    undo: () => edit({ kind: 'undo' }),
    forget: () => setRefusal(null),
  };
}

/** The copy is the trip with none but changes that were made here: some of them, or all. */
function isOwn({ kept: before, due }: Shown, { id, undoDepth }: Trip): boolean {
  const [least, most] = before.undoDepth < due ? [before.undoDepth, due] : [due, before.undoDepth];
  return id === before.id && undoDepth >= least && undoDepth <= most;
}

/** What is to be added is not there yet: the question about it says why it cannot be. */
function itemOf(change: HandEdit): string | null {
  if (change.kind === 'addItem') return change.id;
  if ('offer' in change) return offerKey(change);
  return 'item' in change ? change.item : null;
}
