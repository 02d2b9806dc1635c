import {
  DndContext,
  type DragEndEvent,
  type DragMoveEvent,
  DragOverlay,
  type DragStartEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useClockFace } from '@/data/door/useDeviceSettings.ts';
import { formatTime, onClock } from '@domain/dates/dayTimes.ts';
import type { PlanDay, PlanItem } from '@domain/itinerary/itinerary.ts';
import { moveToSlot, type Slot, slotAt, slotBeside, slotOf, slotWords } from '@domain/trips/dragSlots.ts';
import type { HandEdit } from '@domain/trips/edits.ts';
import { heldBy } from '@domain/trips/heldItems.ts';
import type { DragStarts } from './DragStarts.ts';
import { markSlot, placesOf, rowOf } from './rows.ts';
import classes from './drag.module.css';

export interface DragLayerProps {
  /** Holds the days. */
  readonly root: RefObject<HTMLElement | null>;
  readonly days: readonly PlanDay[];
  readonly starts: DragStarts;
  readonly onEdit: (edit: HandEdit, item: PlanItem) => void;
}

/** A press that is shorter scrolls, on a touch screen. */
const LONG_PRESS = { delay: 250, tolerance: 8 };
/** A press that moves less is a click. */
const MOVED = { distance: 6 };

const STEPS = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'dayBefore', ArrowRight: 'dayAfter' } as const;

interface Dragged {
  readonly item: PlanItem;
  readonly byKeyboard: boolean;
  /** Of the pointer when it took the item, and how far the page was scrolled then; in pixels. */
  readonly from: number;
  readonly scrolled: number;
}

/**
 * Items dragged by their handles, within a day and to others. It draws nothing of the days itself: they are there before
 * it is, and stay as they are when it comes.
 */
export function DragLayer({ root, days, starts, onEdit }: DragLayerProps) {
  // what is heard goes by the reference: a move may be told of when the drag is over, by the functions of the last drawing
  const held = useRef<Dragged | null>(null);
  const [drawn, setDrawn] = useState<Dragged | null>(null);
  const [spoken, setSpoken] = useState<HTMLElement | null>(null);
  const slot = useRef<Slot | null>(null);
  const face = useClockFace();
  const items = days.flatMap((day) => day.items);
  const itemOf = (id: string | number) => items.find((item) => item.id === id);

  const aim = (item: PlanItem, next: Slot | null) => {
    slot.current = next;
    return markSlot(root.current, days, item, next);
  };
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: MOVED }),
    useSensor(TouchSensor, { activationConstraint: LONG_PRESS }),
    useSensor(KeyboardSensor, {
      coordinateGetter: (event, { active, currentCoordinates }) => {
        const item = itemOf(active);
        const step = Object.entries(STEPS).find(([key]) => key === event.code)?.[1];
        if (!item || !step || !slot.current) return undefined;
        event.preventDefault();
        aim(item, slotBeside(days, item, slot.current, step))?.scrollIntoView({ block: 'center' });
        // where it is on the screen says nothing here, but only what has moved is told of; in the middle of the screen
        // nothing is scrolled besides
        return { x: currentCoordinates.x + 1, y: innerHeight / 2 };
      },
    }),
  );

  const begin = ({ active, activatorEvent }: DragStartEvent) => {
    const item = itemOf(active.id);
    if (!item) return;
    const byKeyboard = activatorEvent instanceof KeyboardEvent;
    held.current = { item, byKeyboard, from: heightOf(activatorEvent), scrolled: scrollY };
    setDrawn(held.current);
    aim(item, slotOf(days, item.id));
  };
  const follow = ({ delta }: DragMoveEvent | DragEndEvent) => {
    const dragged = held.current;
    if (!dragged || dragged.byKeyboard) return;
    const y = dragged.from + delta.y - (scrollY - dragged.scrolled);
    const next = slotAt(y, placesOf(root.current, days, dragged.item));
    const isThere = next?.day === slot.current?.day && next?.index === slot.current?.index;
    if (!isThere) aim(dragged.item, next);
  };
  const letGo = () => {
    if (held.current) aim(held.current.item, null);
    held.current = null;
    setDrawn(null);
  };
  const drop = (event: DragEndEvent) => {
    // the last move may not have been told of
    follow(event);
    const item = held.current?.item;
    const edit = item && slot.current ? moveToSlot(days, item, slot.current) : null;
    letGo();
    if (edit && item) onEdit(edit, item);
  };

  const wordsAt = (id: string | number): string | undefined => {
    const item = itemOf(id);
    return item && slot.current ? `${slotWords(days, item, slot.current)}.` : undefined;
  };
  const nameOf = (id: string | number) => `“${itemOf(id)?.title ?? 'It'}”`;
  return (
    <DndContext
      sensors={sensors}
      onDragStart={begin}
      onDragMove={follow}
      onDragEnd={drop}
      onDragCancel={letGo}
      accessibility={{
        ...(spoken && { container: spoken }),
        // the handle moves to another day, and whoever makes the edit keeps the focus with it
        restoreFocus: false,
        screenReaderInstructions: { draggable: '' },
        announcements: {
          onDragStart: ({ active }) => `${nameOf(active.id)} is taken.`,
          onDragMove: ({ active }) => wordsAt(active.id),
          onDragOver: ({ active }) => wordsAt(active.id),
          onDragEnd: ({ active }) => `${nameOf(active.id)} is put down.`,
          onDragCancel: ({ active }) => `${nameOf(active.id)} is left where it was.`,
        },
      }}
    >
      <div ref={setSpoken} className="wm-hidden" />
      {items.map((item) => (
        <Draggable key={item.id} root={root} item={item} starts={starts} />
      ))}
      {createPortal(
        <DragOverlay dropAnimation={null}>
          {drawn && !drawn.byKeyboard && (
            <div className={classes.dragged}>
              <span className={classes.time}>{onClock(face, formatTime(drawn.item.start))}</span>{' '}
              {drawn.item.title}
            </div>
          )}
        </DragOverlay>,
        document.body,
      )}
    </DndContext>
  );
}

interface DraggableProps extends Pick<DragLayerProps, 'root' | 'starts'> {
  readonly item: PlanItem;
}

/** Ties an item's row and handle, wherever they stand now, to the dragging. */
function Draggable({ root, item, starts }: DraggableProps) {
  const { id } = item;
  const { listeners, setNodeRef, setActivatorNodeRef } = useDraggable({
    id,
    disabled: heldBy(item) !== null,
  });
  useEffect(() => {
    const row = rowOf(root.current, id);
    setNodeRef(row);
    setActivatorNodeRef(row?.querySelector<HTMLElement>('[data-item-handle]') ?? null);
  });
  useEffect(
    () =>
      listeners &&
      starts.listen(id, (name, event) => {
        const begin = listeners[name];
        if (begin) Reflect.apply(begin, undefined, [event]);
      }),
    [starts, id, listeners],
  );
  return null;
}

/** Of the pointer on the screen, in pixels. */
function heightOf(event: Event): number {
  if (event instanceof MouseEvent) return event.clientY;
  // desktop Safari and Firefox have no such thing
  return 'TouchEvent' in globalThis && event instanceof TouchEvent ? (event.touches[0]?.clientY ?? 0) : 0;
}
