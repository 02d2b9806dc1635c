import { useEffect, useState } from 'react';
import { useDoor } from '@/data/door/door.ts';
import { MailIcon } from '@/ui/icons/icons.tsx';
import classes from './MailboxHint.module.css';

/** Where mail is read when the backend keeps its own mailbox; nothing at all where it sends real mail. */
export function MailboxHint() {
  const door = useDoor();
  const [mailbox, setMailbox] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    async function look() {
      const found = await door.findMailbox();
      if (current) setMailbox(found);
    }
    void look();
    return () => {
      current = false;
    };
  }, [door]);
  if (mailbox === null) return null;
  return (
    <p className={classes.hint}>
      <MailIcon size={20} />
      <span>
        This server keeps its mail to itself: read it at{' '}
        <a href={mailbox} target="_blank" rel="noopener">
          {mailbox}
        </a>
        .
      </span>
    </p>
  );
}
