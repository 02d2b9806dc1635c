import { useState } from 'react';
import { forgetRoute, keptRoute, type KeptRoute } from '@/platform/keptRoute.ts';

interface Kept {
  readonly route: KeptRoute | null;
  /** It is not wanted any more. */
  readonly forget: () => void;
}

/** Where the owner of an address was going when they signed up on this device; null for none. @param email of whoever is signed in, null for nobody */
export function useKeptRoute(email: string | null): Kept {
  const [now] = useState(Date.now);
  const [forgotten, setForgotten] = useState<string | null>(null);
  const route = email === null || email === forgotten ? null : keptRoute(email, now);
  const forget = () => {
    forgetRoute();
    setForgotten(email);
  };
  return { route, forget };
}

export { promptIn, routeFollowed, type KeptRoute } from '@/platform/keptRoute.ts';
