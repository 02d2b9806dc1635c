import { type RefObject, useEffect } from 'react';

/** Air between the button and what it makes way for, px. */
const AIR_PX = 8;
/** Further up it would stand in the way of what is read: rather it goes until the page has moved on. */
const HIGHEST_PX = 240;
/** What is taller is a card or a picture: a corner of it may be covered. */
const CONTROL_PX = 96;
/** A scroll is over after so long, ms, where the browser does not say so itself. */
const SCROLL_OVER_MS = 160;

const CONTROLS = 'a[href], button, input, select, textarea, summary, label';

/**
 * Keeps the assistant's button off the page's own buttons, links and fields: it stands above them, or goes where there
 * is no room. Looked at when the page is drawn, when its size changes, and when a scroll is over, before anything is
 * painted; written to the element itself, because a state would come a frame late.
 */
export function useMakeWay(button: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = button.current;
    const page = document.getElementById('main');
    if (!element || !page) return;
    const place = () => {
      const lift = liftFor(element, page);
      element.style.translate = lift ? `0 ${-lift}px` : '';
      element.toggleAttribute('data-away', lift === null);
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(place, SCROLL_OVER_MS);
    };
    // What stands above the page, such as the offline banner, moves it without changing its size.
    const observer = new ResizeObserver(place);
    observer.observe(page);
    observer.observe(document.body);
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('resize', place);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      removeEventListener('scroll', onScroll);
      removeEventListener('resize', place);
      element.style.translate = '';
      element.removeAttribute('data-away');
    };
  }, [button]);
}

/** How far up the button has to stand, px; null where no height will do. */
function liftFor(element: HTMLElement, page: HTMLElement): number | null {
  // A page that keeps its field at the lower edge has the button above that, and room for it below its words.
  if (document.querySelector('[data-dock]')) return 0;
  const { right, bottom, width, height } = standing(element);
  let lift = 0;
  while (lift <= HIGHEST_PX) {
    const top = highestControl(page, new DOMRect(right - width, bottom - height - lift, width, height));
    if (top === null) return lift;
    lift = Math.ceil(bottom - top + AIR_PX + 1);
  }
  return null;
}

/** Where the button stands of itself, whatever it was moved to or scaled down to. */
function standing({ offsetLeft, offsetTop, offsetWidth: width, offsetHeight: height }: HTMLElement) {
  return { right: offsetLeft + width, bottom: offsetTop + height, width, height };
}

/** Looked at in so many rows and columns: closer together than any control is small. */
const POINTS = 5;

/** The upper edge of the highest control of the page in a place and the air around it; null where there is none. */
function highestControl(page: HTMLElement, place: DOMRect): number | null {
  const tops: number[] = [];
  for (let index = 0; index < POINTS * POINTS; index += 1) {
    const x = place.left - AIR_PX + ((place.width + 2 * AIR_PX) * (index % POINTS)) / (POINTS - 1);
    const y = place.top - AIR_PX + ((place.height + 2 * AIR_PX) * Math.floor(index / POINTS)) / (POINTS - 1);
    for (const hit of document.elementsFromPoint(x, y)) {
      const box = page.contains(hit) ? hit.closest(CONTROLS)?.getBoundingClientRect() : undefined;
      if (box && box.height <= CONTROL_PX) tops.push(box.top);
    }
  }
  return tops.length === 0 ? null : Math.min(...tops);
}
