import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { AppError, describeError } from '@domain/errors/appError.ts';
import type { PlannerSession } from '@domain/chat/plannerSession.ts';
import { AgainButton } from '@/ui/conversation/AgainButton.tsx';
import { Banner } from '@/ui/signs/Banner.tsx';
import classes from './PlannerScreen.module.css';

interface PlannerTroubleProps {
  readonly session: PlannerSession;
  readonly offline: boolean;
  readonly onRetry: () => void;
}

/** Why the newest question has no answer, and how it gets one. */
export function PlannerTrouble({ session: { status }, offline, onRetry }: PlannerTroubleProps) {
  if (status !== 'failed' && status !== 'no_tokens') return null;
  const retry = <AgainButton label="Retry" disabled={offline} onPress={onRetry} />;
  if (status === 'failed') return <div className={classes.trouble}>Not answered {retry}</div>;
  return (
    <Banner
      tone="warning"
      live
      action={
        <span className={classes.trouble}>
          <Button component={Link} to={paths.pricing} variant="filled">
            Upgrade Plan
          </Button>
          {retry}
        </span>
      }
    >
      {describeError(new AppError('token_limit'))}
    </Banner>
  );
}
