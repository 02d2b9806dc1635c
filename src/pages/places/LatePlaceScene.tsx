import { lazy, Suspense, useRef } from 'react';
import { useSavingData } from '@/features/offline/hooks/useSavingData.ts';
import { useNearViewport } from '@/ui/useNearViewport.ts';
import type { PlaceName } from './places.ts';
import classes from './LatePlaceScene.module.css';

// A decoration: where it cannot be had its frame stays empty, and the page stands.
const Drawn = lazy(async () => {
  const scene = await import('./PlaceScene.tsx').catch(() => null);
  return { default: scene?.PlaceScene ?? NoScene };
});

function NoScene(_props: { readonly name: PlaceName }) {
  return null;
}

/**
 * A place's map sheet below the first screen: drawn when the reader comes near it, and no part of the first page. Not at
 * all where data is saved.
 */
export function LatePlaceScene({ name }: { readonly name: PlaceName }) {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(frame);
  const isSparing = useSavingData();
  return (
    <div ref={frame} className={classes.frame}>
      {isNear && !isSparing && (
        <Suspense>
          <Drawn name={name} />
        </Suspense>
      )}
    </div>
  );
}
