import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { shareLink } from '@/ui/feedback/shareLink.ts';
import { PageHeading } from '@/ui/PageHeading.tsx';
import classes from './results.module.css';

interface ResultsHeaderProps {
  readonly title: string;
  /** Dates, travellers, kind of trip: one fact each. */
  readonly facts: readonly string[];
  /** The search form with this search filled in. */
  readonly changePath: string;
}

/** What was searched, and the two things to do with a search: change it, send it to somebody. */
export function ResultsHeader({ title, facts, changePath }: ResultsHeaderProps) {
  return (
    <div className={classes.header}>
      <div className={classes.what}>
        <PageHeading>{title}</PageHeading>
        <ul className={classes.facts}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      <div className={classes.tools}>
        <Button component={Link} to={changePath}>
          Change search
        </Button>
        <Button onClick={() => void shareLink({ title, url: location.href })}>Share</Button>
      </div>
    </div>
  );
}
