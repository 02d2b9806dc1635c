import type { ReactNode } from 'react';

/** The microphone beside a field; what was understood goes to the field at the cursor. */
export type MicSlot = (props: { disabled: boolean; onText: (text: string) => void }) => ReactNode;
