import { type ComponentType, useId, useMemo, useState } from 'react';
import { useStable } from '@/ui/useStable.ts';
import type { DragLayerProps } from './DragLayer.tsx';
import { DragStarts } from './DragStarts.ts';

export interface Drag {
  readonly starts: DragStarts;
  /** Fetches the code that drags; once. */
  readonly load: () => void;
  /** Of the words that say how to drag with keys. */
  readonly helpId: string;
}

/** Dragging, fetched when a handle is first pointed at or reached by keyboard: most who read a trip never drag. */
export function useDrag(): {
  /** For the handles: the same for as long as the days stand. */
  readonly drag: Drag;
  /** What drags, once it is there. */
  readonly Layer: ComponentType<DragLayerProps> | null;
} {
  const helpId = useId();
  const [starts] = useState(() => new DragStarts());
  const [Layer, setLayer] = useState<ComponentType<DragLayerProps> | null>(null);
  const [asked, setAsked] = useState(false);
  const load = useStable(() => {
    if (asked) return;
    setAsked(true);
    import('./DragLayer.tsx').then(
      (module) => setLayer(() => module.DragLayer),
      // the menu moves items as well; the next touch of a handle asks again
      () => setAsked(false),
    );
  });
  const drag = useMemo(() => ({ starts, load, helpId }), [starts, load, helpId]);
  return { drag, Layer };
}
