/** The arithmetic of a chart. */
import { formatCount } from '../count.ts';

/** One kind of figure, day by day. */
export interface Series {
  readonly name: string;
  readonly values: readonly number[];
}

/** The round number a scale ends at: four times a whole step of one digit, at least `highest` and never 0. */
export function scaleTop(highest: number): number {
  const quarter = highest / 4;
  if (quarter <= 1) return 4;
  const power = 10 ** Math.floor(Math.log10(quarter));
  return 4 * Math.ceil(quarter / power) * power;
}

/** Four equal steps from 0 to the top, ends included. */
export function ticksOf(top: number): readonly number[] {
  return [0, 1, 2, 3, 4].map((step) => (step * top) / 4);
}

/** The highest figure of all series; 0 where there is none. */
export function highestOf(series: readonly Series[]): number {
  return Math.max(0, ...series.flatMap(({ values }) => values));
}

/** What one series says in a sentence: its sum and its highest day. */
export function summaryOf({ name, values }: Series, days: readonly string[]): string {
  const sum = values.reduce((total, value) => total + value, 0);
  const highest = Math.max(0, ...values);
  if (sum === 0) return `${name}: none`;
  const day = days[values.indexOf(highest)] ?? '';
  return `${name}: ${formatCount(sum)} in all, most on ${day} (${formatCount(highest)})`;
}
