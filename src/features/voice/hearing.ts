/** Whether this browser can hear, as far as has been found out: it is asked when the traveller first wants to speak. */
import { create } from 'zustand';

interface HearingStore {
  readonly usable: boolean;
}

export const useHearingStore = create<HearingStore>(() => ({ usable: true }));
