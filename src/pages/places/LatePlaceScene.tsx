import { lazy, Suspense, useRef } from 'react';
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

/** A place's map sheet below the first screen: drawn when the reader comes near it, and no part of the first page. */
export function LatePlaceScene({ name }: { readonly name: PlaceName }) {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(frame);
  return (
    <div ref={frame} className={classes.frame}>
      {isNear && (
        <Suspense>
          <Drawn name={name} />
        </Suspense>
      )}
    </div>
  );
}
