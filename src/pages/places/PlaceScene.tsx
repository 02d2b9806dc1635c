import { useEffect, useRef, useState } from 'react';
import { useNearViewport } from '@/ui/useNearViewport.ts';
import type { SceneName, scenes } from './scenes.ts';
import classes from './DestinationCard.module.css';

interface PlaceSceneProps {
  readonly name: SceneName;
}

/** A place's map scene, fetched when the reader comes near. It decorates: where it cannot be had, the sheet stays plain. */
export function PlaceScene({ name }: PlaceSceneProps) {
  const frame = useRef<HTMLDivElement>(null);
  const near = useNearViewport(frame);
  const [all, setAll] = useState<typeof scenes | null>(null);
  useEffect(() => {
    if (near) import('./scenes.ts').then((module) => setAll(module.scenes)).catch(() => {});
  }, [near]);
  const Scene = all?.[name];
  return (
    <div ref={frame} className={classes.scene}>
      {Scene && <Scene />}
    </div>
  );
}
