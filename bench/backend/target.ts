/** What is measured on one database: the server, with accounts signed in, and the yardstick beside it. */
import { z } from 'zod';
import { makeMembers, type Member } from './members.ts';
import { REQUESTS, STREAMS } from './scenarios.ts';
import { startProgram, type Started } from './process.ts';

export type Kind = 'embedded' | 'PostgreSQL';

export interface Target {
  readonly kind: Kind;
  readonly url: string;
  readonly publishableKey: string;
  /** As many as ask at once, at the most. */
  readonly members: readonly Member[];
  /** Where Node's bare server answers. */
  readonly yardstick: string;
  /** Resident memory of the server process in MB; a PostgreSQL server's own is not in it. */
  memory(): number;
  stop(): Promise<void>;
}

export interface TargetOptions {
  readonly kind: Kind;
  /** The built programs. */
  readonly programs: { readonly server: string; readonly yardstick: string };
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** The built app. */
  readonly staticDir: string;
}

const readySchema = z.object({ siteUrl: z.string(), publishableKey: z.string(), secretKey: z.string() });
const yardstickSchema = readySchema.pick({ siteUrl: true });

/** Starts both, and makes the accounts. */
export async function startTarget(options: TargetOptions): Promise<Target> {
  const { kind, programs, dataDir, databaseUrl: DATABASE_URL, staticDir: STATIC } = options;
  const started: Started[] = [];
  const start = async (program: string, DATA: string) => {
    const one = await startProgram(program, { DATA, DATABASE_URL, STATIC });
    started.push(one);
    return one;
  };
  const server = await start(programs.server, dataDir);
  const { siteUrl: url, publishableKey, secretKey } = readySchema.parse(server.said);
  const yardstick = await start(programs.yardstick, `${dataDir}-yardstick`);
  return {
    kind,
    url,
    publishableKey,
    members: await makeMembers(url, secretKey, REQUESTS[STREAMS]),
    yardstick: yardstickSchema.parse(yardstick.said).siteUrl,
    memory: () => server.memory(),
    stop: async () => {
      for (const one of started) await one.stop();
    },
  };
}
