import classes from './InPlanTag.module.css';

/** Marks the offer that a plan rests on, among those that were found for it. */
export function InPlanTag() {
  return (
    <span className={classes.tag} data-legible>
      In your plan
    </span>
  );
}
