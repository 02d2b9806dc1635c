import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useDoor } from '@/data/door/door.ts';
import { useSession } from '@/features/auth/hooks/useSession.ts';
import { useConnectivity } from '@/features/offline/hooks/useConnectivity.ts';
import { isHalfTyped } from '@/platform/halfTyped.ts';
import type { UpdatePhase } from '@/platform/serviceWorker.ts';
import classes from './Banners.module.css';

/** What is typed tells nobody when it is thrown away: looked at so often, ms. */
const LOOK_MS = 2_000;

/** Questions and their answers: the row of one is there from Send until all of the answer is. */
const QUESTION = /^chat\./;

const words: Record<UpdateOfferProps['phase'], string> = {
  ready: 'A new version is ready',
  taking: 'Loading the new version…',
  late: 'The new version has not started yet. It will once Waymark is closed everywhere and opened again.',
};

interface UpdateOfferProps {
  /** Consent. `mayReload` says, when the version is there, whether nothing is half done. */
  readonly onTake: (mayReload: () => boolean) => void;
  readonly phase: Exclude<UpdatePhase, 'none'>;
}

/**
 * Offers a version that waits, while there is a network and nothing half done: reloaded without a network, a fault of
 * the new version could not be mended, and in the middle of an answer it would be cut off.
 */
export function UpdateOffer({ onTake, phase }: UpdateOfferProps) {
  const online = useConnectivity() === 'online';
  const asking = useIsAsking();
  const typing = useIsTyping();
  const free = useRef(false);
  useEffect(() => {
    free.current = online && !asking;
  });
  if (!online || asking || typing) return null;
  return (
    <div className={classes.update}>
      <span>{words[phase]}</span>
      <Button
        loading={phase === 'taking'}
        onClick={() => {
          // since it was last looked at
          if (!isHalfTyped()) onTake(() => free.current && !isHalfTyped());
        }}
      >
        Reload
      </Button>
    </div>
  );
}

function useIsTyping(): boolean {
  const [typing, setTyping] = useState(isHalfTyped);
  useEffect(() => {
    const look = () => setTyping(isHalfTyped());
    const timer = setInterval(look, LOOK_MS);
    document.addEventListener('input', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('input', look);
    };
  }, []);
  return typing;
}

/** Whether a question of whoever is signed in waits, is being sent or answered; true until that is known. */
function useIsAsking(): boolean {
  const door = useDoor();
  const auth = useSession();
  const userId = auth.status === 'signed_in' ? auth.session.userId : null;
  const [asking, setAsking] = useState<string | null>(null);
  const known = `${userId} quiet`;
  useEffect(() => {
    if (userId === null) return;
    let stop = () => {};
    let left = false;
    async function watch(signedIn: string) {
      const { readiness } = await door.load();
      if (left) return;
      const watching = readiness.watchUnsent(signedIn).subscribe((finding) => {
        const busy = finding.part === 'unsent' && finding.waiting.some((kind) => QUESTION.test(kind));
        setAsking(busy ? null : `${signedIn} quiet`);
      });
      stop = () => watching.unsubscribe();
    }
    // a device that cannot be read has no question on its way
    watch(userId).catch(() => setAsking(`${userId} quiet`));
    return () => {
      left = true;
      stop();
    };
  }, [door, userId]);
  return userId !== null && asking !== known;
}
