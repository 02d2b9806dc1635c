import { useState } from 'react';
import { initialsOf, type Profile } from '@/domain/profile.ts';
import type { Session } from '@/domain/session.ts';
import classes from './Avatar.module.css';

interface AvatarProps {
  readonly session: Session;
  readonly profile: Profile | null;
}

/** The account's picture, otherwise its initials from the nickname or the email (spec section 2, Shell). */
export function Avatar({ session, profile }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const url = profile?.avatar_url;
  return (
    <span className={classes.avatar}>
      {url && broken !== url ? (
        <img src={url} alt="" width={36} height={36} onError={() => setBroken(url)} />
      ) : (
        initialsOf(profile ?? { nickname: null, email: session.email })
      )}
    </span>
  );
}
