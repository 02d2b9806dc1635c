import { TextButton } from '../controls/TextButton.tsx';
import classes from './UseInstead.module.css';

interface UseInsteadProps {
  /** Which offer, for those who hear the button and do not see the card. */
  readonly about: string;
  readonly isInPlan: boolean;
  /** It takes the place of none. */
  readonly adds: boolean;
  readonly onUse: () => void;
}

/** Puts an offer into the plan, in the place of the one that it is like if there is one; then it stays, with the focus, and says so. */
export function UseInstead({ about, isInPlan, adds, onUse }: UseInsteadProps) {
  const words = isInPlan ? 'In your plan' : adds ? 'Add to your plan' : 'Use this instead';
  return (
    <span className={classes.place}>
      <TextButton name={`${words}: ${about}`} idle={isInPlan} onClick={onUse}>
        {words}
      </TextButton>
    </span>
  );
}
