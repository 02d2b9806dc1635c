import { Link } from 'react-router-dom';
import { PageHeading } from '@/ui/PageHeading.tsx';
import classes from './results.module.css';

interface ResultsHeaderProps {
  readonly title: string;
  /** Dates, travellers, kind of trip: one fact each. */
  readonly facts: readonly string[];
  /** The search form with this search filled in. */
  readonly changePath: string;
}

export function ResultsHeader({ title, facts, changePath }: ResultsHeaderProps) {
  return (
    <div className={classes.header}>
      <PageHeading>{title}</PageHeading>
      <ul className={classes.facts}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
        <li>
          <Link className={classes.change} to={changePath}>
            Change search
          </Link>
        </li>
      </ul>
    </div>
  );
}
