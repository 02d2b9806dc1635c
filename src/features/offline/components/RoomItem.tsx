import { Button } from '@mantine/core';
import { useState } from 'react';
import { persistStorage } from '@/platform/storage.ts';
import { formatBytes } from '../readinessWords.ts';
import type { Room } from '../room.ts';
import { SignMark } from './SignMark.tsx';
import classes from './ReadyList.module.css';

/** How much room it takes, and whether the browser keeps it. */
export function RoomItem({ room }: { readonly room: Room }) {
  /** What the browser said when it was asked to keep it; null before. */
  const [promised, setPromised] = useState<boolean | null>(null);
  const kept = room.kept || promised === true;

  async function keep() {
    setPromised(await persistStorage().catch(() => false));
  }

  return (
    <div className={classes.item}>
      <SignMark verdict={kept ? 'opens' : 'nothing'} />
      <div className={classes.body}>
        <h2 className={classes.name}>Space</h2>
        <p className={classes.text}>{usageWords(room)}</p>
        <output className={classes.text}>{keptWords(kept, promised)}</output>
        {!kept && (
          <div className={classes.action}>
            <Button onClick={() => void keep()}>Keep it on this device</Button>
          </div>
        )}
      </div>
    </div>
  );
}

function usageWords({ usage, quota }: Room): string {
  if (usage === null) return 'This browser does not say how much room it takes.';
  const of = quota === null || quota === 0 ? '' : ` of the ${formatBytes(quota)} that it may take`;
  return `${formatBytes(usage)} in use${of}.`;
}

function keptWords(kept: boolean, promised: boolean | null): string {
  if (kept) return 'The browser keeps it, even when space is short.';
  return promised === false
    ? 'The browser did not promise to keep it. It usually does once Waymark is on the home screen.'
    : 'The browser may clear it when space is short.';
}
