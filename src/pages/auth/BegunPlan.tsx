import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { FREE_TRIPS, TOKENS_PER_CHAT } from '@domain/billing/plans.ts';
import { type KeptRoute, promptIn } from '@/features/auth/hooks/useKeptRoute.ts';
import { formatCount } from '@/ui/count.ts';
import { excerpt } from './excerpt.ts';
import classes from './BegunPlan.module.css';

interface BegunPlanProps {
  readonly route: KeptRoute;
  /** It is not wanted any more. */
  readonly onForget: () => void;
}

/** What was asked for before there was an account: one tap, and it is planned. */
export function BegunPlan({ route: { to, state }, onForget }: BegunPlanProps) {
  const words = promptIn(state);
  return (
    <div>
      <h2>Your plan</h2>
      <p data-legible>
        {words === null ? 'What you asked for before you signed up.' : `You asked for: “${excerpt(words)}”`}
      </p>
      <p data-legible>
        {`Your account adds flights, hotels and prices: about ${formatCount(TOKENS_PER_CHAT)} tokens. ${FREE_TRIPS}`}
      </p>
      <div className={classes.actions}>
        <Button component={Link} to={to} state={state} variant="filled">
          Make it my trip
        </Button>
        <Button variant="subtle" onClick={onForget}>
          Not any more
        </Button>
      </div>
    </div>
  );
}
