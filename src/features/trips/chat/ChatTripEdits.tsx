import { useEffect, useMemo } from 'react';
import { useClockFace } from '@/data/door/useDeviceSettings.ts';
import { onClock } from '@domain/dates/dayTimes.ts';
import { localIsoDate } from '@domain/dates/formatDates.ts';
import { isOverAt } from '@domain/trips/listing.ts';
import { type ChoosableTrip, type OfferEdit, type OfferUse, offerUses } from '@domain/trips/offerEdits.ts';
import type { Trip } from '@domain/trips/trip.ts';
import { FormNotice } from '@/ui/feedback/FormNotice.tsx';
import { useNow } from '@/ui/offers/useNow.ts';
import { useStable } from '@/ui/useStable.ts';
import { News } from '../page/News.tsx';
import { useHandEdits } from '../page/useHandEdits.ts';
import { useTrip } from '../page/useTrip.ts';
import classes from './ChatTripEdits.module.css';

interface ChatTripEditsProps {
  readonly userId: string;
  readonly tripId: string;
  /** The trip as it is now; null where it cannot be changed here. */
  readonly onTrip: (trip: ChoosableTrip | null) => void;
}

/** Makes the trip of a chat one that is changed from there: the offers in it do so, and here it is said what came of it. */
export function ChatTripEdits({ userId, tripId, onTrip }: ChatTripEditsProps) {
  const { watched } = useTrip(userId, tripId);
  if (watched?.state !== 'here') return null;
  return <Edits userId={userId} kept={watched.trip} onTrip={onTrip} />;
}

const NONE: ReadonlyMap<string, OfferUse> = new Map();

interface EditsProps extends Pick<ChatTripEditsProps, 'userId' | 'onTrip'> {
  readonly kept: Trip;
}

function Edits({ userId, kept, onTrip }: EditsProps) {
  const face = useClockFace();
  const hand = useHandEdits(userId, kept);
  const { trip, refusal } = hand;
  const { id, plan, offers, undoDepth } = trip;
  // nobody books what is past
  const today = localIsoDate(useNow());
  const isOver = isOverAt(trip, today);
  const uses = useMemo(
    () => (plan && offers && !isOver ? offerUses(plan, offers, today) : NONE),
    [plan, offers, isOver, today],
  );
  const onUse = useStable((edit: OfferEdit) => void hand.edit(edit));
  const refused = useMemo(
    () => (refusal?.item ? { key: refusal.item, words: refusal.words } : null),
    [refusal],
  );
  useEffect(() => {
    onTrip(plan && { id, plan, uses, refused, onUse });
    return () => onTrip(null);
  }, [onTrip, id, plan, uses, refused, onUse]);
  // of no offer, so that no card says it
  const whole = refusal?.item === null ? refusal : null;
  return (
    <section
      className={classes.news}
      data-empty={(hand.news === '' && whole === null) || undefined}
      aria-label="Your change"
    >
      {whole && <FormNotice>{onClock(face, whole.words)}</FormNotice>}
      <News hand={hand} canUndo={undoDepth > 0} />
    </section>
  );
}
