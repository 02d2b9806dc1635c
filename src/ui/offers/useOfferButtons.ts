import { useState } from 'react';

interface OfferButtons {
  /** Whether an offer has a button: it can be used, or was just now, and its button stays, and with it the focus. */
  readonly has: (key: string, isInPlan: boolean) => boolean;
  /** Whether it would take the place of none. */
  readonly adds: (key: string) => boolean;
  readonly press: (key: string) => void;
}

interface Use<Edit> {
  readonly edit: Edit;
  readonly adds: boolean;
}

/**
 * The buttons of offers that can be put into the plan.
 * @param uses what can be used, by the offer's key, and what using it changes
 */
export function useOfferButtons<Edit>(
  uses: ReadonlyMap<string, Use<Edit>> | undefined,
  onUse: (edit: Edit) => void,
): OfferButtons {
  const [pressed, setPressed] = useState<string | null>(null);
  return {
    has: (key, isInPlan) => uses?.has(key) === true || (isInPlan && pressed === key),
    adds: (key) => uses?.get(key)?.adds === true,
    press: (key) => {
      setPressed(key);
      const use = uses?.get(key);
      if (use) onUse(use.edit);
    },
  };
}
