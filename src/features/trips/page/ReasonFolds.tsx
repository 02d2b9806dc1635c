import { useClockFace } from '@/data/door/useDeviceSettings.ts';
import { isChangedSince } from '@domain/chat/planReasons.ts';
import { onClock } from '@domain/dates/dayTimes.ts';
import type { CheckedPlan } from '@domain/itinerary/itinerary.ts';
import { keepKnownLinks } from '@domain/text/links.ts';
import { Fold } from '@/ui/Fold.tsx';
import { ReplyText } from '@/ui/markdown/ReplyText.tsx';
import classes from './TripFolds.module.css';

const NO_LINKS: ReadonlySet<string> = new Set();

/** Why the trip is as it is and what to check, folded away. A trip out of a file may say anything here, but link to nothing. */
export function ReasonFolds({ plan }: { readonly plan: CheckedPlan }) {
  const face = useClockFace();
  const { why = '', check = '' } = plan.reasons ?? {};
  const isOld = isChangedSince(plan);
  return (
    <>
      {[
        { title: 'Why this way', text: why },
        { title: 'What to check', text: check },
      ]
        .filter(({ text }) => text !== '')
        .map(({ title, text }) => (
          <Fold key={title} title={title}>
            {isOld && <p className={classes.quiet}>The trip has changed since the assistant wrote this.</p>}
            <ReplyText text={onClock(face, keepKnownLinks(text, NO_LINKS))} />
          </Fold>
        ))}
    </>
  );
}
