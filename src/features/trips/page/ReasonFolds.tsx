import { useEffect, useState } from 'react';
import { useData } from '@/data/door/door.ts';
import { useClockFace } from '@/data/door/useDeviceSettings.ts';
import type { ToldReasons } from '@/data/repositories/chat/chatReasons.ts';
import { isSamePlan } from '@domain/chat/planReasons.ts';
import { onClock } from '@domain/dates/dayTimes.ts';
import type { CheckedPlan } from '@domain/itinerary/itinerary.ts';
import { Fold } from '@/ui/Fold.tsx';
import { ReplyText } from '@/ui/markdown/ReplyText.tsx';
import classes from './TripFolds.module.css';

interface ReasonFoldsProps {
  readonly userId: string;
  readonly tripId: string;
  /** The trip's plan as it is now. */
  readonly plan: CheckedPlan;
}

/** Why the trip is as it is and what to check, folded away; each is there where the assistant's answer is on this device. */
export function ReasonFolds({ userId, tripId, plan }: ReasonFoldsProps) {
  const told = useReasons(userId, tripId);
  const face = useClockFace();
  if (!told) return null;
  const isOld = !isSamePlan(told.plan, plan);
  return (
    <>
      {[
        { title: 'Why this way', text: told.why },
        { title: 'What to check', text: told.check },
      ]
        .filter(({ text }) => text !== '')
        .map(({ title, text }) => (
          <Fold key={title} title={title}>
            {isOld && <p className={classes.quiet}>The trip has changed since the assistant wrote this.</p>}
            <ReplyText text={onClock(face, text)} />
          </Fold>
        ))}
    </>
  );
}

function useReasons(userId: string, tripId: string): ToldReasons | null {
  const { chat } = useData();
  const [seen, setSeen] = useState<{ userId: string; tripId: string; told: ToldReasons | null } | null>(null);
  useEffect(() => {
    const watched = chat.watchReasons(userId, tripId).subscribe(
      (told) => setSeen({ userId, tripId, told }),
      // Storage that cannot be read is said where the trip itself is read.
      () => setSeen(null),
    );
    return () => watched.unsubscribe();
  }, [chat, userId, tripId]);
  return seen?.userId === userId && seen.tripId === tripId ? seen.told : null;
}
