import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { BackIcon } from '@/ui/icons/icons.tsx';
import classes from './PlannerScreen.module.css';

/** The way back, the page's name and, once there is something to leave behind, the way to a new plan. */
export function PlannerHead({ onStartOver }: { readonly onStartOver: (() => void) | undefined }) {
  return (
    <header className={classes.head}>
      <Button component={Link} to={paths.home} leftSection={<BackIcon size={20} />}>
        Back to Home
      </Button>
      <h1 className={classes.title}>AI Trip Planner</h1>
      {onStartOver && (
        <button type="button" className={classes.startOver} onClick={onStartOver}>
          Start a new plan
        </button>
      )}
    </header>
  );
}
