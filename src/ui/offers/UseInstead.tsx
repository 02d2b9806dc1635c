import { TextButton } from '../controls/TextButton.tsx';

interface UseInsteadProps {
  /** Which offer, for those who hear the button and do not see the card. */
  readonly about: string;
  readonly isInPlan: boolean;
  readonly onUse: () => void;
}

/** Puts an offer into the plan, in the place of the one that it is like; then it stays, with the focus, and says so. */
export function UseInstead({ about, isInPlan, onUse }: UseInsteadProps) {
  const words = isInPlan ? 'In your plan' : 'Use this instead';
  return (
    <TextButton name={`${words}: ${about}`} idle={isInPlan} onClick={onUse}>
      {words}
    </TextButton>
  );
}
