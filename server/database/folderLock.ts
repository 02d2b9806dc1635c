/**
 * One server a data folder: two on one embedded database would destroy it. The lock is a listening socket, which
 * the system closes with its process however that ends, so a crash leaves nothing that has to be judged by age.
 */
import { createHash } from 'node:crypto';
import { access, constants, mkdir, unlink } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartupError } from '../startupError.ts';

/** The longest name a socket may have on every system. */
const MAX_SOCKET_PATH = 100;

/**
 * Makes the folder if need be and claims it; the answer gives it back.
 * @throws StartupError when it cannot be written to or another server has it.
 */
export async function claimFolder(folder: string): Promise<() => Promise<void>> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    const reason = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause);
    throw new StartupError(`WAYMARK_DATA: the data folder ${folder} cannot be written to (${reason})`, {
      cause,
    });
  }
  const path = socketPath(folder);
  const server = (await listen(path)) ?? ((await isStale(path)) ? await listen(path) : null);
  if (!server) {
    throw new StartupError(
      `WAYMARK_DATA: another Waymark server is running on ${folder}. Stop it, or give this one its own folder`,
    );
  }
  // the lock alone shall not keep a process alive that has nothing else to do
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

function socketPath(folder: string): string {
  const name = `waymark-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  const inside = join(folder, 'server.lock');
  return inside.length <= MAX_SOCKET_PATH ? inside : join(tmpdir(), `${name}.lock`);
}

/** null when the name is taken, by a server or by what a killed one left behind. */
function listen(path: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.end());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(path, () => resolve(server));
  });
}

/** Whether nobody answers at the name; if so it is cleared away. */
async function isStale(path: string): Promise<boolean> {
  const answered = await new Promise<boolean>((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
  if (answered) return false;
  await unlink(path).catch(() => {});
  return true;
}
