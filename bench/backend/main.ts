/** Runs the whole measurement: both databases, interleaved, so that a busy moment of the machine falls on both. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openPostgres } from '../../server/database/postgres.ts';
import { startPostgres } from '../../tests/support/postgresServer.ts';
import { machineFacts } from './machine.ts';
import { measure, type Measured } from './load.ts';
import { CONNECTIONS, renderReport, type Memory, type Results } from './report.ts';
import { MEMORY_MIX, REQUESTS, SCENARIOS } from './scenarios.ts';
import { startTarget, type Target } from './target.ts';

interface BenchmarkOptions {
  /** The built server. */
  readonly server: string;
  /** Folder that backend.md and backend.json are written to. */
  readonly results: string;
  readonly args: readonly string[];
}

const MEMORY_CONNECTIONS = 16;

/** `--rounds` makes it longer and steadier. */
export async function runBenchmark({ server, results, args }: BenchmarkOptions): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { rounds: { type: 'string', default: '5' } },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds must be a whole number above 0');
  const folder = await mkdtemp(join(tmpdir(), 'waymark-bench-'));
  const postgres = await startPostgres();
  const targets: Target[] = [];
  try {
    await createDatabase(postgres.url('postgres'));
    const program = server;
    targets.push(
      await startTarget({ kind: 'embedded', program, dataDir: join(folder, 'embedded'), databaseUrl: null }),
      await startTarget({
        kind: 'PostgreSQL',
        program,
        dataDir: join(folder, 'postgres'),
        databaseUrl: postgres.url('bench'),
      }),
    );
    const memory: Memory[] = [];
    for (const target of targets) memory.push(await measureMemory(target));
    const measured: Results['measured'][number][] = [];
    for (let round = 1; round <= rounds; round++) {
      console.log(`round ${round} of ${rounds}`);
      for (const scenario of SCENARIOS) {
        for (const connections of CONNECTIONS) {
          for (const target of targets) {
            const figures: Measured = await measure(target, scenario, connections, REQUESTS[scenario]);
            measured.push({ kind: target.kind, scenario, connections, ...figures });
          }
        }
      }
    }
    const all: Results = { machine: machineFacts(), rounds, memory, measured };
    const report = renderReport(all);
    await mkdir(results, { recursive: true });
    await writeFile(join(results, 'backend.md'), report);
    await writeFile(join(results, 'backend.json'), `${JSON.stringify(all, null, 2)}\n`);
    console.log(report);
  } finally {
    for (const target of targets) await target.stop();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Also warms the server up. */
async function measureMemory(target: Target): Promise<Memory> {
  const before = target.memory();
  let requests = 0;
  for (const scenario of SCENARIOS) {
    await measure(target, scenario, MEMORY_CONNECTIONS, MEMORY_MIX[scenario]);
    requests += MEMORY_MIX[scenario];
  }
  return { kind: target.kind, requests, before, after: target.memory() };
}

async function createDatabase(adminUrl: string): Promise<void> {
  const database = await openPostgres(adminUrl);
  await database.exec('create database bench');
  await database.close();
}
