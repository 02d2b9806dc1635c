import { useState } from 'react';
import { keptRoute, type KeptRoute } from '@/platform/keptRoute.ts';

/** Where the owner of an address was going when they signed up on this device; null for none. @param email of whoever is signed in, null for nobody */
export function useKeptRoute(email: string | null): KeptRoute | null {
  const [now] = useState(Date.now);
  return email === null ? null : keptRoute(email, now);
}

export { forgetRoute, type KeptRoute } from '@/platform/keptRoute.ts';
