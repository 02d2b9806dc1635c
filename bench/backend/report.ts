/** The table of bench/results/backend.md: ratios with their goals, then what they are made of. */
import type { Measured } from './load.ts';
import type { Machine } from './machine.ts';
import { type Asked, BESIDE, SCENARIOS } from './scenarios.ts';
import type { Kind } from './target.ts';

export const CONNECTIONS = [1, 16, 64] as const;
/** What is asked so often that nobody may wait for the others. */
const READS = ['profile read', 'blog list', 'flight search'] as const;

/** Resident memory of the server process, MB. */
export interface Memory {
  readonly kind: Kind;
  readonly before: number;
  /** The highest while as many turns as that are streamed at once. */
  readonly streams: number;
  readonly requests: number;
  readonly after: number;
}

export interface Results {
  readonly machine: Machine;
  readonly rounds: number;
  readonly memory: readonly Memory[];
  /** The profile's query without a server in front, its median. */
  readonly alone: readonly { readonly kind: Kind; readonly milliseconds: number }[];
  readonly measured: readonly (Measured & {
    readonly kind: Kind;
    readonly asked: Asked;
    readonly connections: number;
  })[];
}

type Row = readonly [what: string, goal: string, embedded: string, postgres: string];

/** Medians over the rounds, and their ratios, as Markdown; no row of what was not measured. */
export function renderReport(results: Results): string {
  const { machine, rounds } = results;
  return [
    '# The server under load',
    `Written by \`npm run bench:backend\` on ${machine.date}: ${machine.processor}, ${machine.cores} cores, ${machine.memoryGb} GB, ${machine.system}, Node ${machine.node}, load average ${machine.load.toFixed(1)} before the start. The load comes from the same machine. Medians of ${rounds} interleaved rounds.`,
    table(
      [...ratioRows(results), ...figureRows(results)].filter((cells) => !cells.join(' ').includes('NaN')),
    ),
  ]
    .join('\n\n')
    .concat('\n');
}

function ratioRows(results: Results): Row[] {
  const at = figuresOf(results);
  const bestRate = (kind: Kind, asked: Asked) =>
    Math.max(...CONNECTIONS.map((count) => at(kind, asked, count).perSecond));
  return [
    ...CONNECTIONS.map((count) =>
      row(`static file ÷ bare static server, a second, ${connected(count)}`, '≥ 0.5', (kind) =>
        ratio(at(kind, 'static file', count).perSecond, at(kind, 'bare static server', count).perSecond),
      ),
    ),
    row('profile read ÷ the query alone, p50, 1 connection', '', (kind) =>
      ratio(at(kind, 'profile read', 1).p50, aloneOf(results, kind)),
    ),
    ...CONNECTIONS.map((count) =>
      row(`profile read ÷ bare server with the query, p50, ${connected(count)}`, '≤ 2', (kind) =>
        ratio(at(kind, 'profile read', count).p50, at(kind, 'bare server with the query', count).p50),
      ),
    ),
    ...READS.flatMap((asked) =>
      [16, 64].map((count) =>
        row(`${asked}: p99 ÷ p50, ${connected(count)}`, '≤ 4', (kind) => {
          const { p50, p99 } = at(kind, asked, count);
          return ratio(p99, p50);
        }),
      ),
    ),
    ...SCENARIOS.map((asked) =>
      row(`${asked}: a second at 64 connections ÷ best`, '≥ 0.9', (kind) =>
        ratio(at(kind, asked, 64).perSecond, bestRate(kind, asked)),
      ),
    ),
    ...SCENARIOS.map((asked): Row => [
      `${asked}: PostgreSQL ÷ embedded, a second, 16 connections`,
      '≥ 1',
      '',
      ratio(at('PostgreSQL', asked, 16).perSecond, at('embedded', asked, 16).perSecond),
    ]),
    row('memory, MB: 500 streams at once', '≤ 400', (kind) => memoryOf(results, kind).streams.toFixed(0)),
    row('memory: after 5,000 requests ÷ after the start', '≤ 2', (kind) => {
      const { before, after } = memoryOf(results, kind);
      return ratio(after, before);
    }),
  ];
}

function figureRows(results: Results): Row[] {
  const at = figuresOf(results);
  const asked = SCENARIOS.flatMap((scenario) => [scenario, BESIDE[scenario] ?? []].flat());
  return [
    row('memory, MB: after the start', '', (kind) => memoryOf(results, kind).before.toFixed(0)),
    row('memory, MB: after 5,000 requests', '', (kind) => memoryOf(results, kind).after.toFixed(0)),
    row('the query alone: p50, ms', '', (kind) => aloneOf(results, kind).toFixed(2)),
    ...asked.flatMap((name) =>
      CONNECTIONS.map((count) =>
        row(`${name}: a second; p50, p95, p99 in ms, ${connected(count)}`, '', (kind) => {
          const { perSecond, p50, p95, p99 } = at(kind, name, count);
          return `${perSecond.toFixed(0)}; ${[p50, p95, p99].map((value) => value.toFixed(1)).join(', ')}`;
        }),
      ),
    ),
  ];
}

function connected(count: number): string {
  return count === 1 ? '1 connection' : `${count} connections`;
}

function row(what: string, goal: string, figure: (kind: Kind) => string): Row {
  return [what, goal, figure('embedded'), figure('PostgreSQL')];
}

function memoryOf({ memory }: Results, kind: Kind): Memory {
  const found = memory.find((one) => one.kind === kind);
  return found ?? { kind, before: Number.NaN, streams: Number.NaN, requests: 0, after: Number.NaN };
}

function aloneOf({ alone }: Results, kind: Kind): number {
  return median(alone.filter((one) => one.kind === kind).map((one) => one.milliseconds));
}

function figuresOf({ measured }: Results): (kind: Kind, asked: Asked, connections: number) => Measured {
  return (kind, asked, connections) => {
    const runs = measured.filter(
      (run) => run.kind === kind && run.asked === asked && run.connections === connections,
    );
    const of = (field: keyof Measured) => median(runs.map((run) => run[field]));
    return { perSecond: of('perSecond'), p50: of('p50'), p95: of('p95'), p99: of('p99') };
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function ratio(a: number, b: number): string {
  return (a / b).toFixed(2);
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function table(rows: readonly Row[]): string {
  return [
    line(['measured', 'goal', 'embedded', 'PostgreSQL']),
    line(['---', '---', '--:', '--:']),
    ...rows.map(line),
  ].join('\n');
}
