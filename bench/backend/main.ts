/** Runs the whole measurement: both databases, interleaved, so that a busy moment of the machine falls on both. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openPostgres } from '../../server/database/postgres.ts';
import { startPostgres } from '../../tests/support/postgresServer.ts';
import { machineFacts } from './machine.ts';
import { measure } from './load.ts';
import { CONNECTIONS, renderReport, type Memory, type Results } from './report.ts';
import { BESIDE, MEMORY_MIX, REQUESTS, SCENARIOS, STREAMS } from './scenarios.ts';
import { startTarget, type Target, type TargetOptions } from './target.ts';

interface BenchmarkOptions extends Pick<TargetOptions, 'programs' | 'staticDir'> {
  /** Folder that backend.md and backend.json are written to. */
  readonly results: string;
  readonly args: readonly string[];
}

const MEMORY_CONNECTIONS = 16;
const MEMORY_EVERY_MS = 50;

/**
 * `--rounds` makes it longer and steadier. `--only` names what is measured, with commas between: scenarios, or
 * "memory"; the figures are then printed and not kept.
 */
export async function runBenchmark({ programs, staticDir, results, args }: BenchmarkOptions): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { rounds: { type: 'string', default: '5' }, only: { type: 'string' } },
  });
  const only = values.only?.split(',');
  const isAsked = (name: string) => only?.includes(name) ?? true;
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds must be a whole number above 0');
  const machine = machineFacts();
  const folder = await mkdtemp(join(tmpdir(), 'waymark-bench-'));
  const postgres = await startPostgres();
  const targets: Target[] = [];
  try {
    await createDatabase(postgres.url('postgres'));
    const shared = { programs, staticDir };
    targets.push(
      await startTarget({
        ...shared,
        kind: 'embedded',
        dataDir: join(folder, 'embedded'),
        databaseUrl: null,
      }),
      await startTarget({
        ...shared,
        kind: 'PostgreSQL',
        dataDir: join(folder, 'postgres'),
        databaseUrl: postgres.url('bench'),
      }),
    );
    const memory: Memory[] = [];
    if (isAsked('memory')) for (const target of targets) memory.push(await measureMemory(target));
    const measured: Results['measured'][number][] = [];
    const alone: Results['alone'][number][] = [];
    for (let round = 1; round <= rounds; round++) {
      console.log(`round ${round} of ${rounds}`);
      for (const { kind, yardstick } of targets) {
        alone.push({ kind, milliseconds: Number(await (await fetch(`${yardstick}/alone`)).text()) });
      }
      for (const scenario of SCENARIOS.filter(isAsked)) {
        for (const connections of CONNECTIONS) {
          for (const target of targets) {
            for (const asked of [scenario, BESIDE[scenario]].filter((item) => item !== undefined)) {
              const figures = await measure(target, asked, connections, REQUESTS[asked]);
              measured.push({ kind: target.kind, asked, connections, ...figures });
            }
          }
        }
      }
    }
    const all: Results = { machine, rounds, memory, alone, measured };
    const report = renderReport(all);
    console.log(report);
    if (only) return;
    await mkdir(results, { recursive: true });
    await writeFile(join(results, 'backend.md'), report);
    await writeFile(join(results, 'backend.json'), `${JSON.stringify(all, null, 2)}\n`);
  } finally {
    for (const target of targets) await target.stop();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Also warms the server up. */
async function measureMemory(target: Target): Promise<Memory> {
  const before = target.memory();
  const streams = await highestDuring(target, async () => {
    await measure(target, STREAMS, REQUESTS[STREAMS], REQUESTS[STREAMS]);
  });
  let requests = 0;
  for (const [asked, count] of MEMORY_MIX) {
    await measure(target, asked, MEMORY_CONNECTIONS, count);
    requests += count;
  }
  return { kind: target.kind, requests, before, streams, after: target.memory() };
}

async function highestDuring(target: Target, work: () => Promise<void>): Promise<number> {
  let highest = 0;
  const look = () => {
    highest = Math.max(highest, target.memory());
  };
  const timer = setInterval(look, MEMORY_EVERY_MS);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  look();
  return highest;
}

async function createDatabase(adminUrl: string): Promise<void> {
  const database = await openPostgres(adminUrl);
  await database.exec('create database bench');
  await database.close();
}
