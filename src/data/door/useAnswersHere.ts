import { useEffect, useState } from 'react';
import { useDoor } from './door.ts';

/** Whether this device answers questions by itself while it is offline; null until that is known, and asked then alone. */
export function useAnswersHere(offline: boolean): boolean | null {
  const door = useDoor();
  const [here, setHere] = useState<boolean | null>(null);
  useEffect(() => {
    if (!offline) return undefined;
    let isOver = false;
    const look = async () => {
      const answers = await door
        .load()
        .then(({ chat }) => chat.answersHere())
        .catch(() => false);
      if (!isOver) setHere(answers);
    };
    void look();
    return () => {
      isOver = true;
    };
  }, [door, offline]);
  return here;
}
