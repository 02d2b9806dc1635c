/** The arithmetic of a chart. */

/** One kind of figure, day by day. */
export interface Series {
  readonly name: string;
  readonly values: readonly number[];
}

/** The round number a scale ends at: 1, 2, 2.5 or 5 times a power of ten, at least `highest`. Never 0. */
export function scaleTop(highest: number): number {
  if (highest <= 0) return 4;
  const power = 10 ** Math.floor(Math.log10(highest));
  const factor = [1, 2, 2.5, 5, 10].find((one) => one * power >= highest) ?? 10;
  return Math.max(4, factor * power);
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
  return `${name}: ${count.format(sum)} in all, most on ${day} (${count.format(highest)})`;
}

const count = new Intl.NumberFormat('en-US');
