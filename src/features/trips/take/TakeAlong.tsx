import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { Trip } from '@domain/trips/trip.ts';

const TakeAlongDialog = lazy(async () => ({
  default: (await import('./TakeAlongDialog.tsx')).TakeAlongDialog,
}));

/** The way to a trip's files and its link. What makes them is fetched when it is asked for. */
export function TakeAlong({ trip }: { readonly trip: Trip }) {
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
          <TakeAlongDialog trip={trip} opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
