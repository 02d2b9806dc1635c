import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Lazy pages grow after they arrive; the remembered place is tried again for this long. */
const RESTORE_FOR_MS = 1_000;

/**
 * A new page starts at its top or its anchor; Back and Forward return to where one was. Positions live as long
 * as the tab's page does. The first page is left where it is: it could be read, and scrolled, before the script ran.
 */
export function useScrollMemory(): void {
  const location = useLocation();
  const type = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const previous = useRef<string | null>(null);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const { key } = location;
    const remember = () => positions.current.set(key, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [location]);

  useLayoutEffect(() => {
    const { key, hash, pathname } = location;
    const samePage = previous.current === null || previous.current === pathname;
    previous.current = pathname;
    const target = type === NavigationType.Pop ? positions.current.get(key) : undefined;
    if (target !== undefined) return restore(target);
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
    else if (!samePage) scrollTo(0, 0);
    return undefined;
  }, [location, type]);
}

function restore(target: number): () => void {
  const until = performance.now() + RESTORE_FOR_MS;
  let frame = 0;
  const attempt = () => {
    scrollTo(0, target);
    if (Math.abs(scrollY - target) > 2 && performance.now() < until) frame = requestAnimationFrame(attempt);
  };
  attempt();
  return () => cancelAnimationFrame(frame);
}
