import { paths } from '@/config/paths.ts';
import { TextLink } from '@/ui/TextLink.tsx';
import { useUnsent } from '../hooks/useUnsent.ts';

/** What of an account waits to be sent, or was refused, with the way to it; nothing where all is sent. */
export function UnsentLine({ userId }: { readonly userId: string }) {
  const unsent = useUnsent(userId);
  if (unsent?.part !== 'unsent') return null;
  const questions = unsent.waiting.filter((kind) => kind === 'chat.ask').length;
  const stuck = unsent.refused + unsent.unreadable;
  const parts = [
    ...waits(questions, 'question'),
    ...waits(unsent.waiting.length - questions, 'change'),
    ...(stuck > 0 ? [`${stuck} could not be sent`] : []),
  ];
  if (parts.length === 0) return null;
  return (
    <p>
      {`${parts.join(', ')}. `}
      <TextLink to={paths.offline}>See them</TextLink>
    </p>
  );
}

/** "2 changes wait to be sent" */
function waits(count: number, what: string): string[] {
  if (count === 0) return [];
  return [count === 1 ? `1 ${what} waits to be sent` : `${count} ${what}s wait to be sent`];
}
