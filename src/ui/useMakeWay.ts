import { type RefObject, useEffect } from 'react';
import { FLOATS_ID } from './useDock.ts';

/** Air between what floats and what it makes way for, px. */
const AIR_PX = 8;
/** Further up the screen a button would stand in the way of what is read: rather it goes until the page has moved on. */
const HALF = 0.5;
/** The page's header, at its highest (--wm-header). */
const HEADER_PX = 68;
/** What is taller is a card or a picture: a corner of it may be covered. */
const CONTROL_PX = 96;
/** A scroll is over after so long, ms, where the browser does not say so itself. */
const SCROLL_OVER_MS = 160;

/** Beside them what must be read at a glance: prices, times, tags, a picture's last words. */
const CONTROLS = 'a[href], button, input, select, textarea, summary, label, [data-legible], time, figcaption';
/** What a conversation is read and gone on by. */
const WORDS = '[data-message], article, p, button';

/**
 * Keeps what floats over the page, the assistant's button and the toasts, off its buttons, links, fields and prices: it
 * stands above them, or is `data-away` where there is no room. Over a conversation the button goes while there are words
 * below it, and is there again at the end. Looked at when the page is drawn, when its size or that of its dock changes,
 * and when a scroll is over, before anything is painted; written to the element itself, because a state would come a
 * frame late.
 * @param upTo share of the screen's height, from its top, that it never stands in
 */
export function useMakeWay(floating: RefObject<HTMLElement | null>, upTo = HALF): void {
  useEffect(() => {
    const element = floating.current;
    const page = document.getElementById('main');
    if (!element || !page) return;
    const place = () => {
      // Not drawn, it has no place to look at: it is looked at when it is back.
      if (element.offsetWidth === 0) return;
      const lift = liftFor(element, page, upTo);
      const away = typeof lift === 'string';
      element.style.translate = lift && !away ? `0 ${-lift}px` : '';
      if (away) element.dataset['away'] = lift;
      else delete element.dataset['away'];
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
    // What is not drawn while its panel is open has to be placed when that is closed.
    observer.observe(element);
    // The dock's height stands on what floats, and can change where the page's does not.
    const dock = new MutationObserver(place);
    const floats = document.getElementById(FLOATS_ID);
    if (floats) dock.observe(floats, { attributes: true, attributeFilter: ['style'] });
    // nor need that of another page differ
    dock.observe(page, { childList: true });
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('resize', place);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      dock.disconnect();
      removeEventListener('scroll', onScroll);
      removeEventListener('resize', place);
      element.style.translate = '';
      element.removeAttribute('data-away');
    };
  }, [floating, upTo]);
}

/** How far up it has to stand, px; where no height will do, what it is away from. */
function liftFor(element: HTMLElement, page: HTMLElement, upTo: number): number | 'words' | 'controls' {
  const { right, bottom, width, height } = standing(element);
  // A page that keeps its field at the lower edge has the button above that, and room for it below its words.
  if (document.querySelector('[data-dock]')) {
    return hits(page, new DOMRect(right - width, bottom - height, width, height), WORDS).length === 0
      ? 0
      : 'words';
  }
  const controls = boxesIn(page);
  const highest = Math.max(HEADER_PX, innerHeight * upTo);
  let lift = 0;
  while (bottom - height - lift >= highest) {
    const place = {
      left: right - width - AIR_PX,
      right: right + AIR_PX,
      top: bottom - height - lift - AIR_PX,
      bottom: bottom - lift + AIR_PX,
    };
    const inTheWay = controls.filter((box) => overlaps(box, place));
    if (inTheWay.length === 0) return lift;
    // above all of them, and so higher than before: what overlaps begins above the place's lower edge
    lift = Math.ceil(bottom - Math.min(...inTheWay.map(({ top }) => top)) + AIR_PX + 1);
  }
  return 'controls';
}

/** Where the page's controls are. Their boxes alone: to hit-test the place would cost a frame of a long list. */
function boxesIn(page: HTMLElement): readonly DOMRect[] {
  return [...page.querySelectorAll(CONTROLS)]
    .filter((control) => !isFoldedAway(control))
    .map((control) => control.getBoundingClientRect())
    .filter(
      // one pixel: there for screen readers alone
      ({ width, height }) => width > 1 && height > 1 && height <= CONTROL_PX,
    );
}

/** In a closed fold it is not drawn, but has a place as soon as it is asked: the browser lays the fold out for that. */
function isFoldedAway(control: Element): boolean {
  const fold = control.closest('details:not([open])');
  return fold !== null && control.closest('summary')?.parentElement !== fold;
}

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
}

/** Where it stands of itself, whatever it was moved to or scaled down to. */
function standing(element: HTMLElement) {
  const { offsetWidth: width, offsetHeight: height } = element;
  let right = width;
  let bottom = height;
  for (let at: Element | null = element; at instanceof HTMLElement; at = at.offsetParent) {
    right += at.offsetLeft;
    bottom += at.offsetTop;
  }
  return { right, bottom, width, height };
}

/** Looked at in so many rows and columns: closer together than any control is small. */
const POINTS = 5;

/** What of a kind the page has in a place. */
function hits(page: HTMLElement, place: DOMRect, kind: string): Element[] {
  const found = new Set<Element>();
  for (let index = 0; index < POINTS * POINTS; index += 1) {
    const x = place.left + (place.width * (index % POINTS)) / (POINTS - 1);
    const y = place.top + (place.height * Math.floor(index / POINTS)) / (POINTS - 1);
    for (const hit of document.elementsFromPoint(x, y)) {
      const one = page.contains(hit) ? hit.closest(kind) : null;
      if (one && page.contains(one)) found.add(one);
    }
  }
  return [...found];
}
