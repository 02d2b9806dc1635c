import type { ComponentType } from 'react';
import { Bali } from '@/ui/art/Bali.tsx';
import { Kyoto } from '@/ui/art/Kyoto.tsx';
import { NewYork } from '@/ui/art/NewYork.tsx';
import { Paris } from '@/ui/art/Paris.tsx';
import { Rome } from '@/ui/art/Rome.tsx';
import { Santorini } from '@/ui/art/Santorini.tsx';
import type { SceneProps } from '@/ui/art/Scene.tsx';
import { Tokyo } from '@/ui/art/Tokyo.tsx';
import type { PlaceName } from './places.ts';

const scenes: Readonly<Record<PlaceName, ComponentType<SceneProps>>> = {
  Tokyo,
  Bali,
  Rome,
  Kyoto,
  Paris,
  'New York': NewYork,
  Santorini,
};

interface PlaceSceneProps {
  readonly name: PlaceName;
}

/** A place's map sheet; it fills its frame. */
export function PlaceScene({ name }: PlaceSceneProps) {
  const Scene = scenes[name];
  return <Scene />;
}
