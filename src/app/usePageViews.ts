import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { type DataDoor, useDoor } from '@/data/door/door.ts';
import { whenIdle } from '@/platform/idle.ts';

/**
 * The first page's view waits this long, because logging opens the device's database and a visitor's first page
 * loads nothing of the kind; later views go out as soon as the browser is idle.
 */
const FIRST_VIEW_DELAY_MS = 10_000;

/** What the table takes at most. */
const MAX_PATH_CHARS = 200;

/**
 * Logs a page view for every page that is opened (requirements §3, Analytics event). What is not logged yet when the
 * page is left, or turned away from, is sent then.
 */
export function usePageViews(): void {
  const door = useDoor();
  const { pathname } = useLocation();
  const waiting = useRef<string[]>([]);
  const isFirst = useRef(true);

  useEffect(() => {
    if (waiting.current.at(-1) !== pathname) waiting.current.push(pathname);
    const delay = isFirst.current ? FIRST_VIEW_DELAY_MS : 0;
    isFirst.current = false;
    const timer = setTimeout(() => whenIdle(() => void flush(door, waiting.current)), delay);
    return () => clearTimeout(timer);
  }, [door, pathname]);

  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState === 'hidden') part(door, waiting.current);
    };
    const onLeave = () => part(door, waiting.current);
    // a phone may end a hidden page without another word
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('pagehide', onLeave);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('pagehide', onLeave);
    };
  }, [door]);
}

/** Without a network they are left to `flush`, should the page come back. */
function part(door: DataDoor, waiting: string[]): void {
  if (door.connectivity.get() === 'offline') return;
  for (const path of waiting.splice(0)) void door.sendPageView(path.slice(0, MAX_PATH_CHARS));
}

async function flush(door: DataDoor, waiting: string[]): Promise<void> {
  const views = waiting.splice(0);
  if (views.length === 0) return;
  try {
    const { activity } = await door.load();
    for (const path of views) await activity.logPageView(path);
  } catch {
    // A view that cannot be counted is no reason to disturb anyone.
  }
}
