/** The map scenes of the featured places: fetched together, when a reader comes near the first. */
import { Bali } from '@/ui/art/Bali.tsx';
import { Kyoto } from '@/ui/art/Kyoto.tsx';
import { NewYork } from '@/ui/art/NewYork.tsx';
import { Paris } from '@/ui/art/Paris.tsx';
import { Rome } from '@/ui/art/Rome.tsx';
import { Santorini } from '@/ui/art/Santorini.tsx';
import { Tokyo } from '@/ui/art/Tokyo.tsx';

/** By the place's name as it is shown. */
export const scenes = { Tokyo, Bali, Rome, Kyoto, Paris, 'New York': NewYork, Santorini };

export type SceneName = keyof typeof scenes;
