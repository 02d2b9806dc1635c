import type { ComponentType } from 'react';
import { Bali } from './Bali.tsx';
import { Istanbul } from './Istanbul.tsx';
import { Kyoto } from './Kyoto.tsx';
import { Lisbon } from './Lisbon.tsx';
import { London } from './London.tsx';
import { Marrakesh } from './Marrakesh.tsx';
import { NewYork } from './NewYork.tsx';
import { Paris } from './Paris.tsx';
import { Rome } from './Rome.tsx';
import { Santorini } from './Santorini.tsx';
import type { SceneProps } from './Scene.tsx';
import { Sydney } from './Sydney.tsx';
import { Tokyo } from './Tokyo.tsx';

/** The map scene of each place that has one, by the place's name as it is shown. */
export const destinationArt = {
  Tokyo,
  Bali,
  Rome,
  Kyoto,
  Paris,
  'New York': NewYork,
  Santorini,
  London,
  Lisbon,
  Istanbul,
  Marrakesh,
  Sydney,
} as const satisfies Record<string, ComponentType<SceneProps>>;
