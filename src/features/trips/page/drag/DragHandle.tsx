import { useClockFace } from '@/data/door/useDeviceSettings.ts';
import { formatTime, onClock } from '@domain/dates/dayTimes.ts';
import type { PlanItem } from '@domain/itinerary/itinerary.ts';
import { heldBy } from '@domain/trips/heldItems.ts';
import { LockIcon } from '@/ui/icons/icons.tsx';
import { GripIcon } from '@/ui/icons/toolIcons.tsx';
import type { Drag } from './useDrag.ts';
import classes from './drag.module.css';

/** What an item is dragged by; a lock where it stays where it is. */
export function DragHandle({ item, drag }: { readonly item: PlanItem; readonly drag: Drag }) {
  const face = useClockFace();
  const { id, title, start } = item;
  if (heldBy(item))
    return (
      <span className={classes.held}>
        <LockIcon size={18} />
      </span>
    );
  return (
    <button
      type="button"
      className={classes.handle}
      data-item-handle={id}
      aria-label={`Drag ${title}, ${onClock(face, formatTime(start))}`}
      aria-describedby={drag.helpId}
      onPointerEnter={drag.load}
      onFocus={drag.load}
      onMouseDown={(event) => drag.starts.start(id, 'onMouseDown', event)}
      onTouchStart={(event) => {
        drag.load();
        drag.starts.start(id, 'onTouchStart', event);
      }}
      onKeyDown={(event) => drag.starts.start(id, 'onKeyDown', event)}
    >
      <GripIcon size={20} />
    </button>
  );
}
