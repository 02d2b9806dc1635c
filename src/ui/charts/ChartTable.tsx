import { formatCount } from '../count.ts';
import type { Series } from './scale.ts';
import classes from './ChartTable.module.css';

interface ChartTableProps {
  readonly title: string;
  readonly days: readonly string[];
  readonly series: readonly Series[];
}

/** The same figures to read: for screen readers, and for all who want the number. */
export function ChartTable({ title, days, series }: ChartTableProps) {
  return (
    <details className={classes.root}>
      <summary>Figures as a table</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region has to take focus */}
      <section className={classes.scroll} aria-label={`${title}, as a table`} tabIndex={0}>
        <table>
          <caption className="wm-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              {series.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((day, index) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                {series.map(({ name, values }) => (
                  <td key={name}>{formatCount(values[index] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
