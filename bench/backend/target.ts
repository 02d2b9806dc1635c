/** A server under measurement: its process, and demo accounts that are signed in. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../server/seed/accounts.ts';

export interface Target {
  readonly kind: 'embedded' | 'PostgreSQL';
  readonly url: string;
  readonly publishableKey: string;
  /** The Business account, which no balance stops. */
  readonly user: { readonly id: string; readonly token: string };
  /** Resident memory of the server process in MB; a PostgreSQL server's own is not in it. */
  memory(): number;
  stop(): Promise<void>;
}

export interface TargetOptions {
  readonly kind: Target['kind'];
  /** The built server. */
  readonly program: string;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
}

const readySchema = z.object({ siteUrl: z.string(), publishableKey: z.string() });
const sessionSchema = z.object({ access_token: z.string(), user: z.object({ id: z.string() }) });

/** Starts the server and signs in. */
export async function startTarget({ kind, program, dataDir, databaseUrl }: TargetOptions): Promise<Target> {
  const child = spawn(process.execPath, [program], {
    env: {
      PATH: process.env['PATH'],
      DATA: dataDir,
      ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { siteUrl: url, publishableKey } = readySchema.parse(JSON.parse(await firstLine(child, '{')));
  const email = DEMO_ACCOUNTS.find((account) => account.tier === 'Business')?.email;
  const response = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  const { access_token: token, user } = sessionSchema.parse(await response.json());
  return {
    kind,
    url,
    publishableKey,
    user: { id: user.id, token },
    memory: () => residentMegabytes(child.pid ?? 0),
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

async function firstLine(child: ChildProcess, start: string): Promise<string> {
  if (!child.stdout) throw new Error('The server has no output');
  for await (const line of createInterface({ input: child.stdout })) if (line.startsWith(start)) return line;
  throw new Error('The server did not start');
}

function residentMegabytes(pid: number): number {
  const file = `/proc/${pid}/status`;
  const kilobytes = existsSync(file)
    ? /VmRSS:\s+(\d+)/.exec(readFileSync(file, 'utf8'))?.[1]
    : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(kilobytes) / 1024;
}
