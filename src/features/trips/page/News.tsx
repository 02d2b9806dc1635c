import { useClockFace } from '@/data/door/useDeviceSettings.ts';
import { onClock } from '@domain/dates/dayTimes.ts';
import { TextButton } from '@/ui/controls/TextButton.tsx';
import type { HandEdits } from './useHandEdits.ts';

interface NewsProps {
  readonly hand: HandEdits;
  readonly canUndo: boolean;
}

/** What the last change did, said, and the way back. */
export function News({ hand: { news, undo }, canUndo }: NewsProps) {
  const face = useClockFace();
  return (
    <>
      <output>{onClock(face, news)}</output>
      {news !== '' && canUndo && (
        <TextButton name="Undo the last change" onClick={() => void undo()}>
          Undo
        </TextButton>
      )}
    </>
  );
}
