import { type CSSProperties, useState } from 'react';
import classes from './Avatar.module.css';

interface AvatarProps {
  readonly imageUrl: string | null;
  /** From the nickname or the email; shown where there is no picture or it does not load. */
  readonly initials: string;
  /** Edge in px. */
  readonly size?: number;
}

/** The account's picture, otherwise its initials (requirements §2, Shell). Decoration: its button has the name. */
export function Avatar({ imageUrl, initials, size = 36 }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const style: CSSProperties = { width: size, height: size, fontSize: Math.round(size * 0.39) };
  return (
    <span className={classes.avatar} style={style} aria-hidden="true">
      {imageUrl && broken !== imageUrl ? (
        <img src={imageUrl} alt="" width={size} height={size} onError={() => setBroken(imageUrl)} />
      ) : (
        initials
      )}
    </span>
  );
}
