import { useClockFace } from '@/data/door/useDeviceSettings.ts';
import { formatTime, onClock } from '@domain/dates/dayTimes.ts';
import type { PlanDay, PlanItem } from '@domain/itinerary/itinerary.ts';
import type { HandEdit } from '@domain/trips/edits.ts';
import { heldBy } from '@domain/trips/heldItems.ts';
import { moveWithin } from '@domain/trips/handMoves.ts';
import { type Action, ActionMenu } from '@/ui/controls/ActionMenu.tsx';
import type { ItemQuestion } from './ItemDialog.tsx';

interface ItemMenuProps {
  readonly day: PlanDay;
  readonly item: PlanItem;
  /** There are other days to move it to. */
  readonly hasOthers: boolean;
  readonly onEdit: (edit: HandEdit, item: PlanItem) => void;
  /** What has to be asked before it can be done. */
  readonly onAsk: (question: ItemQuestion) => void;
}

/** What can be done with one item by hand: the same for a mouse, a finger and the keyboard. */
export function ItemMenu({ day, item, hasOthers, onEdit, onAsk }: ItemMenuProps) {
  const face = useClockFace();
  const held = heldBy(item);
  /** What would change where or when it is. */
  const unlessHeld = (...moves: readonly Action[]) => (held ? [] : moves);
  const move = (label: string, by: -1 | 1): Action => {
    const edit = moveWithin(day, item, by);
    return { label, disabled: edit === null, onSelect: () => edit && onEdit(edit, item) };
  };
  const ask = (label: string, about: 'day' | 'time' | 'note' | 'booking', disabled = false): Action => ({
    label,
    disabled,
    onSelect: () => onAsk({ about, day, item }),
  });
  const { id, title } = item;
  const of = { item: id, title };
  return (
    <span data-item-menu={id}>
      <ActionMenu
        label={`Change ${title}, ${onClock(face, formatTime(item.start))}`}
        actions={[
          ...unlessHeld(
            move('Move earlier', -1),
            move('Move later', 1),
            ask('To another day…', 'day', !hasOthers),
            ask('Change the time…', 'time'),
          ),
          ask(item.note === '' ? 'Add a note…' : 'Change the note…', 'note'),
          {
            label: item.locked ? 'Unlock' : 'Lock',
            onSelect: () => onEdit({ kind: 'lockItem', ...of, locked: !item.locked }, item),
          },
          ask(item.booked ? 'Change the booking…' : 'Mark as booked…', 'booking'),
          ...(item.booked
            ? [
                {
                  label: 'Take the booking back',
                  onSelect: () => onEdit({ kind: 'bookItem', ...of, booking: null }, item),
                },
              ]
            : []),
          ...unlessHeld({
            label: 'Remove',
            danger: true,
            onSelect: () => onEdit({ kind: 'removeItem', ...of }, item),
          }),
        ]}
      />
    </span>
  );
}
