import { Board } from './Board.tsx';
import { News } from './News.tsx';
import type { HandEdits } from './useHandEdits.ts';

interface LastChangeProps {
  readonly hand: HandEdits;
  readonly canUndo: boolean;
  /** Another thing of the screen keeps its lower edge. */
  readonly beside: boolean;
}

/** What the last change did, said and shown at the lower edge, with the way back within the thumb's reach. */
export function LastChange({ hand, canUndo, beside }: LastChangeProps) {
  return (
    <Board label="The last change" tone="done" empty={hand.news === ''} floats={!beside}>
      <News hand={hand} canUndo={canUndo} />
    </Board>
  );
}
