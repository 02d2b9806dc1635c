import { type PointerEvent, useId, useState } from 'react';
import { formatCount } from '../count.ts';
import { ChartTable } from './ChartTable.tsx';
import { highestOf, scaleTop, type Series, summaryOf, ticksOf } from './scale.ts';
import classes from './DayChart.module.css';

interface DayChartProps {
  readonly title: string;
  /** One word a day, in order ("12 Nov"). */
  readonly days: readonly string[];
  /** At most three, each as long as `days`; drawn apart by colour and by stroke. */
  readonly series: readonly Series[];
  readonly kind?: 'line' | 'bar';
}

const WIDTH = 720;
const HEIGHT = 220;
/** Figures a day as lines or bars, with a reading under the pointer and all of them in a table. */
export function DayChart({ title, days, series, kind = 'line' }: DayChartProps) {
  const id = useId();
  const [at, setAt] = useState<number | null>(null);
  const top = scaleTop(highestOf(series));
  const slot = WIDTH / Math.max(1, days.length);
  const x = (index: number) => (index + 0.5) * slot;
  const y = (value: number) => HEIGHT - (value / top) * HEIGHT;

  const onPointerMove = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const index = Math.floor(((event.clientX - box.left) / box.width) * days.length);
    setAt(Math.min(days.length - 1, Math.max(0, index)));
  };

  return (
    <figure className={classes.figure} aria-labelledby={id}>
      <figcaption className={classes.caption}>
        <span id={id} className={classes.title}>
          {title}
        </span>
        <ul className={classes.legend}>
          {series.map(({ name, values }, index) => (
            <li key={name} data-series={index}>
              <svg viewBox="0 0 24 8" aria-hidden="true">
                <path d="M1 4h22" />
              </svg>
              {name}
              <strong>
                {formatCount(at === null ? values.reduce((sum, value) => sum + value, 0) : (values[at] ?? 0))}
              </strong>
            </li>
          ))}
          <li className={classes.when}>{at === null ? `${days.length} days` : days[at]}</li>
        </ul>
      </figcaption>
      <div className={classes.plot}>
        <ol className={classes.ticks} aria-hidden="true">
          {ticksOf(top).map((tick) => (
            <li key={tick}>{formatCount(tick)}</li>
          ))}
        </ol>
        <svg
          className={classes.chart}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={series.map((one) => summaryOf(one, days)).join('. ')}
          onPointerMove={onPointerMove}
          onPointerLeave={() => setAt(null)}
        >
          {ticksOf(top).map((tick) => (
            <path key={tick} className={classes.grid} d={`M0 ${y(tick)}H${WIDTH}`} />
          ))}
          {at !== null && <path className={classes.reading} d={`M${x(at)} 0V${HEIGHT}`} />}
          {series.map(({ name, values }, index) =>
            kind === 'line' ? (
              <path
                key={name}
                className={classes.line}
                data-series={index}
                d={values.map((value, day) => `${day === 0 ? 'M' : 'L'}${x(day)} ${y(value)}`).join('')}
              />
            ) : (
              <path
                key={name}
                className={classes.bar}
                data-series={index}
                d={barsOf(values, { slot, y, place: index, places: series.length })}
              />
            ),
          )}
        </svg>
        <p className={classes.ends} aria-hidden="true">
          <span>{days[0]}</span>
          <span>{days[Math.floor(days.length / 2)]}</span>
          <span>{days.at(-1)}</span>
        </p>
      </div>
      <ChartTable title={title} days={days} series={series} />
    </figure>
  );
}

interface BarLayout {
  readonly slot: number;
  readonly y: (value: number) => number;
  /** Which of how many bars of a day. */
  readonly place: number;
  readonly places: number;
}

function barsOf(values: readonly number[], { slot, y, place, places }: BarLayout): string {
  const width = (slot * 0.72) / places;
  return values
    .map((value, day) => {
      const left = day * slot + slot * 0.14 + place * width;
      return `M${left} ${HEIGHT}V${y(value)}h${width * 0.86}V${HEIGHT}Z`;
    })
    .join('');
}
