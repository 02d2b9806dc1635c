import { paths } from '@/config/paths.ts';
import { TextLink } from '@/ui/TextLink.tsx';
import { useUnsent } from '../hooks/useUnsent.ts';

/** What of an account waits to be sent, or was refused, with the way to it; nothing where all is sent. */
export function UnsentLine({ userId }: { readonly userId: string }) {
  const unsent = useUnsent(userId);
  if (unsent?.part !== 'unsent') return null;
  const waiting = unsent.waiting.length;
  const stuck = unsent.refused + unsent.unreadable;
  if (waiting + stuck === 0) return null;
  const parts = [
    ...(waiting > 0 ? [`${countOf(waiting)} to be sent`] : []),
    ...(stuck > 0 ? [`${stuck} could not be sent`] : []),
  ];
  return (
    <p>
      {`${parts.join(', ')}. `}
      <TextLink to={paths.offline}>See them</TextLink>
    </p>
  );
}

function countOf(changes: number): string {
  return changes === 1 ? '1 change waits' : `${changes} changes wait`;
}
