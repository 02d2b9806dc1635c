import { useState } from 'react';

interface OfferButtons {
  /** Whether an offer has a button: it can be used, or was just now, and its button stays, and with it the focus. */
  readonly has: (key: string, isInPlan: boolean) => boolean;
  readonly press: (key: string) => void;
}

/**
 * The buttons of offers that can be used in the place of one in the plan.
 * @param edits what can be used, by the offer's key, and what using it changes
 */
export function useOfferButtons<Edit>(
  edits: ReadonlyMap<string, Edit> | undefined,
  onUse: (edit: Edit) => void,
): OfferButtons {
  const [pressed, setPressed] = useState<string | null>(null);
  return {
    has: (key, isInPlan) => edits?.has(key) === true || (isInPlan && pressed === key),
    press: (key) => {
      setPressed(key);
      const edit = edits?.get(key);
      if (edit !== undefined) onUse(edit);
    },
  };
}
