/** The tables of bench/results/backend.md. */
import type { Measured } from './load.ts';
import type { Machine } from './machine.ts';
import { type Scenario, SCENARIOS } from './scenarios.ts';
import type { Target } from './target.ts';

export const CONNECTIONS = [1, 16, 64] as const;
const KINDS = ['embedded', 'PostgreSQL'] as const;

export interface Memory {
  readonly kind: Target['kind'];
  readonly requests: number;
  /** Resident memory of the server process, MB. */
  readonly before: number;
  readonly after: number;
}

export interface Results {
  readonly machine: Machine;
  readonly rounds: number;
  readonly memory: readonly Memory[];
  readonly measured: readonly (Measured & {
    readonly kind: Target['kind'];
    readonly scenario: Scenario;
    readonly connections: number;
  })[];
}

/** Medians over the rounds, and their ratios, as Markdown. */
export function renderReport(results: Results): string {
  const { machine, rounds, memory } = results;
  const rows = SCENARIOS.flatMap((scenario) =>
    CONNECTIONS.flatMap((connections) =>
      KINDS.map((kind) => {
        const figures = medians(results, kind, scenario, connections);
        return [
          scenario,
          String(connections),
          kind,
          figures.perSecond.toFixed(0),
          figures.p50.toFixed(1),
          figures.p95.toFixed(1),
          figures.p99.toFixed(1),
        ];
      }),
    ),
  );
  const rate = (kind: Target['kind'], scenario: Scenario, connections: number) =>
    medians(results, kind, scenario, connections).perSecond;
  const ratios = SCENARIOS.map((scenario) => [
    scenario,
    ...CONNECTIONS.map((count) =>
      ratio(rate('PostgreSQL', scenario, count), rate('embedded', scenario, count)),
    ),
    ...KINDS.map((kind) => ratio(rate(kind, scenario, 64), rate(kind, scenario, 1))),
  ]);
  const megabytes = memory.map(({ kind, requests, before, after }) => [
    kind,
    before.toFixed(0),
    after.toFixed(0),
    String(requests),
    ratio(after, before),
  ]);
  return [
    '# The server under load',
    `Written by \`npm run bench:backend\` on ${machine.date}: ${machine.processor}, ${machine.cores} cores, ${machine.memoryGb} GB, ${machine.system}, Node ${machine.node}. The load comes from the same machine. Medians of ${rounds} interleaved rounds; times in milliseconds.`,
    table(['request', 'connections', 'database', 'requests a second', 'p50', 'p95', 'p99'], rows, 3),
    '## Ratios',
    'Requests a second on PostgreSQL ÷ embedded, at so many connections; and at 64 connections ÷ 1.',
    table(['request', 'at 1', 'at 16', 'at 64', 'embedded 64 ÷ 1', 'PostgreSQL 64 ÷ 1'], ratios, 1),
    '## Memory',
    "Resident memory of the server process in MB. The embedded database is in it; a PostgreSQL server's own is not.",
    table(['database', 'after the start', 'after the requests', 'requests', 'ratio'], megabytes, 1),
  ]
    .join('\n\n')
    .concat('\n');
}

function medians(
  { measured }: Results,
  kind: Target['kind'],
  scenario: Scenario,
  connections: number,
): Measured {
  const runs = measured.filter(
    (run) => run.kind === kind && run.scenario === scenario && run.connections === connections,
  );
  const median = (field: keyof Measured) => {
    const values = runs.map((run) => run[field]).sort((a, b) => a - b);
    return values[Math.floor(values.length / 2)] ?? 0;
  };
  return { perSecond: median('perSecond'), p50: median('p50'), p95: median('p95'), p99: median('p99') };
}

function ratio(a: number, b: number): string {
  return (a / b).toFixed(2);
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** @param texts how many of the first columns are words; the others are figures */
function table(head: readonly string[], rows: readonly (readonly string[])[], texts: number): string {
  return [line(head), line(head.map((_, index) => (index < texts ? '---' : '--:'))), ...rows.map(line)].join(
    '\n',
  );
}
