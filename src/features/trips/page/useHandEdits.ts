import { useState } from 'react';
import { useData } from '@/data/door/door.ts';
import { applyEdit } from '@domain/trips/applyEdit.ts';
import type { HandEdit } from '@domain/trips/edits.ts';
import { describeDone } from '@domain/trips/handMoves.ts';
import { offerKey } from '@domain/trips/offerEdits.ts';
import type { Trip } from '@domain/trips/trip.ts';
import { makeEdit } from '../makeEdit.ts';

/** Why the last change was not made. */
export interface Refusal {
  /** Of the item or the offer's line that it was about; null for the trip as a whole. */
  readonly item: string | null;
  readonly words: string;
}

export interface HandEdits {
  /** What the last change did, to be said and taken back; empty where there was none. */
  readonly news: string;
  readonly refusal: Refusal | null;
  /** Answers why the change was not made; null where it was. */
  readonly edit: (change: HandEdit) => Promise<string | null>;
  readonly undo: () => Promise<string | null>;
  /** The refusal was read, or what it was about given up. */
  readonly forget: () => void;
}

/** Changes of a trip by hand: made on this device at once, and said. */
export function useHandEdits(userId: string, trip: Trip): HandEdits {
  const { trips } = useData();
  const [news, setNews] = useState('');
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const edit = async (change: HandEdit): Promise<string | null> => {
    const item = itemOf(change);
    const words = await madeBy(change);
    setRefusal(words === null ? null : { item, words });
    if (words !== null) setNews('');
    return words;
  };

  /** Null where it was made. */
  const madeBy = async (change: HandEdit): Promise<string | null> => {
    const made = await makeEdit(trips, userId, trip.id, change);
    if (made.outcome === 'refused') return made.words;
    if (made.outcome === 'queued') setNews(made.words);
    else {
      const after = applyEdit(trip, change);
      const plan = after.outcome === 'applied' ? after.trip.plan : null;
      setNews(describeDone(change, trip.plan, plan, trip.offers));
    }
    return null;
  };

  return { news, refusal, edit, undo: () => edit({ kind: 'undo' }), forget: () => setRefusal(null) };
}

/** What is to be added is not there yet: the question about it says why it cannot be. */
function itemOf(change: HandEdit): string | null {
  if (change.kind === 'addItem') return change.id;
  if ('offer' in change) return offerKey(change);
  return 'item' in change ? change.item : null;
}
