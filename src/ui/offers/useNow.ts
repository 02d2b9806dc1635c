import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** The time in epoch ms, a minute old at most: ages on screen go on counting. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
