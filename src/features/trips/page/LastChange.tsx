import { useRef } from 'react';
import { TextButton } from '@/ui/controls/TextButton.tsx';
import { useDock } from '@/ui/useDock.ts';
import type { HandEdits } from './useHandEdits.ts';
import classes from './TripScreen.module.css';

interface LastChangeProps {
  readonly hand: HandEdits;
  readonly canUndo: boolean;
}

/** What the last change did, said and shown at the lower edge, with the way back within the thumb's reach. */
export function LastChange({ hand, canUndo }: LastChangeProps) {
  const dock = useRef<HTMLElement>(null);
  useDock(dock);
  const { news, undo } = hand;
  return (
    <section
      ref={dock}
      aria-label="The last change"
      className={classes.dock}
      data-empty={news === '' || undefined}
    >
      <output>{news}</output>
      {news !== '' && canUndo && (
        <TextButton name="Undo the last change" onClick={() => void undo()}>
          Undo
        </TextButton>
      )}
    </section>
  );
}
