import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { TakeAlongDialogProps } from './TakeAlongDialog.tsx';

const TakeAlongDialog = lazy(async () => ({
  default: (await import('./TakeAlongDialog.tsx')).TakeAlongDialog,
}));

/** The way to a trip's files and its link. What makes them is fetched when it is asked for. */
export function TakeAlong(of: Omit<TakeAlongDialogProps, 'opened' | 'onClose'>) {
  const [used, setUsed] = useState(false);
  const [opened, setOpened] = useState(false);
  const open = () => {
    setUsed(true);
    setOpened(true);
  };
  return (
    <>
      <Button aria-haspopup="dialog" onClick={open}>
        Take it along
      </Button>
      {used && (
        <Suspense>
          <TakeAlongDialog {...of} opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
