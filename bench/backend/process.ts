/** A program under measurement, that says where it answers in its first line of JSON. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

export interface Started {
  /** The line, parsed. */
  readonly said: unknown;
  /** Resident memory of the process in MB. */
  memory(): number;
  stop(): Promise<void>;
}

/** Starts `program` under Node with nothing but `env`. */
export async function startProgram(
  program: string,
  env: Readonly<Record<string, string | null>>,
): Promise<Started> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== null));
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env['PATH'], ...given },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return {
    said: JSON.parse(await firstLine(child, '{')),
    memory: () => residentMegabytes(child.pid ?? 0),
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

async function firstLine(child: ChildProcess, start: string): Promise<string> {
  if (!child.stdout) throw new Error('The program has no output');
  for await (const line of createInterface({ input: child.stdout })) if (line.startsWith(start)) return line;
  throw new Error('The program did not start');
}

function residentMegabytes(pid: number): number {
  const file = `/proc/${pid}/status`;
  const kilobytes = existsSync(file)
    ? /VmRSS:\s+(\d+)/.exec(readFileSync(file, 'utf8'))?.[1]
    : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(kilobytes) / 1024;
}
