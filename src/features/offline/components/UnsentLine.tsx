import { useEffect, useState } from 'react';
import { paths } from '@/config/paths.ts';
import { useData } from '@/data/door/door.ts';
import { TextLink } from '@/ui/TextLink.tsx';
import { type UnsentCounts, unsentLine } from '../readinessWords.ts';

/** How much of an account has not reached the server, with the way to the list of it. Nothing where all has. */
export function UnsentLine({ userId }: { readonly userId: string }) {
  const { readiness } = useData();
  const [seen, setSeen] = useState<(UnsentCounts & { readonly userId: string }) | null>(null);
  useEffect(() => {
    const watching = readiness.watchUnsent(userId).subscribe((finding) => {
      // storage that cannot be read is said where it is read
      if (finding.part !== 'unsent') return setSeen(null);
      const { waiting, refused, unreadable } = finding;
      setSeen({ userId, waiting: waiting.length, refused: refused + unreadable });
    });
    return () => watching.unsubscribe();
  }, [readiness, userId]);
  const line = seen?.userId === userId ? unsentLine(seen) : null;
  return line === null ? null : <TextLink to={paths.offline}>{line}</TextLink>;
}
