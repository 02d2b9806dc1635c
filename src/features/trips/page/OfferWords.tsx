import type { ReactNode } from 'react';
import { useAmountsBeside } from '@/data/door/useBesideDollars.ts';
import { useClockFace } from '@/data/door/useDeviceSettings.ts';
import { onClock } from '@domain/dates/dayTimes.ts';
import type { OfferLine } from '@domain/itinerary/offerLines.ts';
import { withOwn } from '@domain/itinerary/planCards.ts';
import { SampleTag } from '@/ui/SampleTag.tsx';
import classes from './TripFolds.module.css';

interface OfferWordsProps {
  readonly line: OfferLine;
  /** Beside its name. */
  readonly children?: ReactNode;
}

/** An offer in words: its name, when and where, what it costs. */
export function OfferWords({ line, children }: OfferWordsProps) {
  const face = useClockFace();
  const own = useAmountsBeside().amountOf(line.dollars);
  return (
    <p>
      <strong>{line.name}</strong> {line.isSample && <SampleTag />} {children}
      <span className={classes.quiet}>
        {[onClock(face, line.words), withOwn(line.price, own)].filter(Boolean).join(', ')}
      </span>
    </p>
  );
}
