import { useEffect, useState } from 'react';

/** How far a finger moves before it means a direction, in px. */
const MEANT_PX = 24;

/**
 * Whether the assistant's button is out of the way: it goes while a finger pushes the page up to read on, for it lies
 * over what is read, and comes back with a pull the other way and on another page. A scroll that the page makes
 * itself says nothing of the traveller, so this follows the finger.
 */
export function useTucked(pathname: string): boolean {
  const [tuckedOn, setTuckedOn] = useState<string | null>(null);

  useEffect(() => {
    let from = 0;
    const onStart = ({ touches }: TouchEvent) => {
      from = touches[0]?.clientY ?? from;
    };
    const onMove = ({ touches }: TouchEvent) => {
      const at = touches[0]?.clientY ?? from;
      if (Math.abs(at - from) < MEANT_PX) return;
      const { scrollHeight, clientHeight } = document.documentElement;
      setTuckedOn(at < from && scrollHeight > clientHeight ? pathname : null);
      from = at;
    };
    addEventListener('touchstart', onStart, { passive: true });
    addEventListener('touchmove', onMove, { passive: true });
    return () => {
      removeEventListener('touchstart', onStart);
      removeEventListener('touchmove', onMove);
    };
  }, [pathname]);

  return tuckedOn === pathname;
}
