/** Whether the browser itself asks for less, for a component. Apart from useSavingData.ts, which the first page has. */
import { useSyncExternalStore } from 'react';
import { browserSavesData } from '@/platform/saveData.ts';
import { onSparing } from './useSavingData.ts';

export function useBrowserSavesData(): boolean {
  return useSyncExternalStore(onSparing, browserSavesData, browserSavesData);
}
