import { type RefObject, useEffect, useState } from 'react';

/** About half a phone's screen ahead of the reader. */
const AHEAD = '400px';

/** Turns true, and stays so, when the element comes near the part of the page that is on screen. */
export function useNearViewport(target: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);

  useEffect(() => {
    const element = target.current;
    if (!element || near) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [target, near]);

  return near;
}
