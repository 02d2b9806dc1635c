import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { TakeAlongDialogProps, TakePart } from './TakeAlongDialog.tsx';

const TakeAlongDialog = lazy(async () => ({
  default: (await import('./TakeAlongDialog.tsx')).TakeAlongDialog,
}));

/** The ways to a trip's link and to its files. What makes them is fetched when it is asked for. */
export function TakeAlong(of: Omit<TakeAlongDialogProps, 'opened' | 'part' | 'onClose'>) {
  const [part, setPart] = useState<TakePart | null>(null);
  const [opened, setOpened] = useState(false);
  const ways: readonly (readonly [label: string, part: TakePart])[] = [
    ['Share', 'share'],
    ['Calendar', 'calendar'],
  ];
  return (
    <>
      {ways.map(([label, to]) => (
        <Button
          key={to}
          aria-haspopup="dialog"
          onClick={() => {
            setPart(to);
            setOpened(true);
          }}
        >
          {label}
        </Button>
      ))}
      {part !== null && (
        <Suspense>
          <TakeAlongDialog {...of} part={part} opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
