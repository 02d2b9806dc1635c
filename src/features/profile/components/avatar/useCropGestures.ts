import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { type Crop, follow, type Place, type Size, zoomOf, zoomTo } from '@domain/profile/crop.ts';

/** One notch of a mouse's wheel, 100 px, is a fifth nearer or farther. */
const WHEEL_ZOOM_PER_PX = 0.002;

interface Gestures {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  readonly onPointerCancel: (event: PointerEvent) => void;
}

/** Moves and zooms a crop by mouse, pen, fingers and wheel over `area`, which shows just the square. */
export function useCropGestures(
  area: RefObject<HTMLElement | null>,
  size: Size,
  change: (by: (crop: Crop) => Crop) => void,
): Gestures {
  const held = useRef(new Map<number, Place>());

  // React listens to the wheel passively, and the page would scroll
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const around = placeIn(element, event);
      change((crop) =>
        zoomTo(size, crop, zoomOf(size, crop) * Math.exp(-event.deltaY * WHEEL_ZOOM_PER_PX), around),
      );
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [area, size, change]);

  const letGo = ({ pointerId }: PointerEvent) => void held.current.delete(pointerId);
  return {
    onPointerDown: (event) => {
      if (held.current.size === 2) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      held.current.set(event.pointerId, placeIn(event.currentTarget, event));
    },
    onPointerMove: (event) => {
      if (!held.current.has(event.pointerId)) return;
      const from = [...held.current.values()];
      held.current.set(event.pointerId, placeIn(event.currentTarget, event));
      const to = [...held.current.values()];
      change((crop) => follow(size, crop, from, to));
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
  };
}

/** A pointer's place in parts of an element. */
function placeIn(element: Element, { clientX, clientY }: { clientX: number; clientY: number }): Place {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}
