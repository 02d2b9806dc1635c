import { useCallback } from 'react';
import { useData } from '@/data/door/door.ts';
import { useClockFace } from '@/data/door/useDeviceSettings.ts';
import { useWatched } from '@/data/door/useWatched.ts';
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
  const { chat } = useData();
  const watch = useCallback(() => chat.watchReasons(userId, tripId), [chat, userId, tripId]);
  // storage that cannot be read is said where the trip itself is read
  const told = useWatched(watch, null);
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
