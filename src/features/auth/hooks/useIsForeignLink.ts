import { useState } from 'react';
import { useDoor } from '@/data/door/door.ts';

/** Whether this page was opened by a link for another account than the one signed in, whose session was not taken. */
export function useIsForeignLink(): boolean {
  const { auth } = useDoor();
  const [isForeign] = useState(() => auth.readLinkSession() === 'foreign');
  return isForeign;
}
