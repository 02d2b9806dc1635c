import classes from './TownRoute.module.css';

/** The towns of a trip in their order, on a dashed way from one to the next. */
export function TownRoute({ towns }: { readonly towns: readonly string[] }) {
  return (
    <ol className={classes.route} aria-label="Towns">
      {towns.map((town, index) => (
        // a trip may come back to a town
        <li key={`${index} ${town}`} className={classes.town}>
          {town}
        </li>
      ))}
    </ol>
  );
}
