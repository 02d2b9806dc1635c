/** What is measured on one database: the server, with a demo account signed in, and the yardstick beside it. */
import { z } from 'zod';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../server/seed/accounts.ts';
import { startProgram, type Started } from './process.ts';

export type Kind = 'embedded' | 'PostgreSQL';

export interface Target {
  readonly kind: Kind;
  readonly url: string;
  readonly publishableKey: string;
  /** The Business account, which no balance stops. */
  readonly user: { readonly id: string; readonly token: string };
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

const readySchema = z.object({ siteUrl: z.string(), publishableKey: z.string() });
const yardstickSchema = readySchema.pick({ siteUrl: true });
const sessionSchema = z.object({ access_token: z.string(), user: z.object({ id: z.string() }) });

/** Starts both and signs in. */
export async function startTarget(options: TargetOptions): Promise<Target> {
  const { kind, programs, dataDir, databaseUrl: DATABASE_URL, staticDir: STATIC } = options;
  const started: Started[] = [];
  const start = async (program: string, DATA: string) => {
    const one = await startProgram(program, { DATA, DATABASE_URL, STATIC });
    started.push(one);
    return one;
  };
  const server = await start(programs.server, dataDir);
  const { siteUrl: url, publishableKey } = readySchema.parse(server.said);
  const yardstick = await start(programs.yardstick, `${dataDir}-yardstick`);
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
    yardstick: yardstickSchema.parse(yardstick.said).siteUrl,
    memory: () => server.memory(),
    stop: async () => {
      for (const one of started) await one.stop();
    },
  };
}
