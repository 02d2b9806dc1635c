import classes from './ProgressSteps.module.css';

interface ProgressStepsProps {
  /** The step one stands on, from 1. */
  readonly step: number;
  readonly total: number;
  /** What the steps lead through ("Your travel style"). */
  readonly label: string;
}

/** How far along the path one is: blazes behind, the one stood on, and those ahead. */
export function ProgressSteps({ step, total, label }: ProgressStepsProps) {
  return (
    <div className={classes.root}>
      <p className={classes.words}>
        <strong>{label}</strong>{' '}
        <span>
          Step {step} of {total}
        </span>
      </p>
      <div className={classes.path} aria-hidden="true">
        {Array.from({ length: total }, (_, index) => (
          <span key={index} className={classes.blaze} data-at={place(index + 1, step)} />
        ))}
      </div>
    </div>
  );
}

function place(index: number, step: number): 'behind' | 'here' | 'ahead' {
  if (index === step) return 'here';
  return index < step ? 'behind' : 'ahead';
}
