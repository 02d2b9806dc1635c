import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { type DataDoor, useDoor } from '@/data/door/door.ts';
import { whenIdle } from '@/platform/idle.ts';

/**
 * The first page's view waits this long, because logging opens the device's database and a visitor's first page
 * loads nothing of the kind; later views go out as soon as the browser is idle.
 */
const FIRST_VIEW_DELAY_MS = 10_000;

/** Logs a page view for every page that is opened (requirements §3, Analytics event). */
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
