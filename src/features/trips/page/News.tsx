import { useClockFace } from '@/data/door/useDeviceSettings.ts';
import { onClock } from '@domain/dates/dayTimes.ts';
import { TextButton } from '@/ui/controls/TextButton.tsx';
import type { HandEdits } from './useHandEdits.ts';
import classes from './Board.module.css';

interface NewsProps {
  readonly hand: HandEdits;
  readonly canUndo: boolean;
}

/** What the last change did, said, and the way back. */
export function News({ hand: { news, undo, hasUndone }, canUndo }: NewsProps) {
  const face = useClockFace();
  return (
    <div className={classes.news} data-empty={news === '' || undefined}>
      <output>{onClock(face, news)}</output>
      {/* after the last undo it stays, with the focus of whoever pressed it */}
      {news !== '' && (canUndo || hasUndone) && (
        <TextButton
          idle={!canUndo}
          name={hasUndone ? 'Undo one more change' : 'Undo the last change'}
          onClick={() => void undo()}
        >
          {hasUndone ? 'Undo one more' : 'Undo'}
        </TextButton>
      )}
    </div>
  );
}
