import { useState } from 'react';
import { readLinkSession } from '@/data/remote/session/linkSession.ts';

/** Whether this page was opened by a link for another account than the one signed in, whose session was not taken. */
export function useIsForeignLink(): boolean {
  const [isForeign] = useState(() => readLinkSession() === 'foreign');
  return isForeign;
}
