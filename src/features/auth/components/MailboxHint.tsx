import { useEffect, useState } from 'react';
import { hasLocalMailbox, LOCAL_MAILBOX } from '@/data/remote/session/mailbox.ts';
import { MailIcon } from '@/ui/icons/icons.tsx';
import classes from './MailboxHint.module.css';

/** Where mail is read when the backend keeps its own mailbox; nothing at all where it sends real mail. */
export function MailboxHint() {
  const [local, setLocal] = useState(false);
  useEffect(() => {
    let current = true;
    async function look() {
      const found = await hasLocalMailbox();
      if (current) setLocal(found);
    }
    void look();
    return () => {
      current = false;
    };
  }, []);
  if (!local) return null;
  return (
    <p className={classes.hint}>
      <MailIcon size={20} />
      <span>
        This server keeps its mail to itself: read it at{' '}
        <a href={LOCAL_MAILBOX} target="_blank" rel="noopener">
          {LOCAL_MAILBOX}
        </a>
        .
      </span>
    </p>
  );
}
