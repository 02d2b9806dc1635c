/**
 * Deno, as the hosted platform runs the functions: from their own index.ts and deno.json, with the network of this
 * machine and the environment allowed and nothing else, and with npm packages from node_modules.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FUNCTIONS = join(ROOT, 'supabase/functions');
const START_TIMEOUT_MS = 60_000;

const packageSchema = z.object({
  runInstall: z.custom<() => string>((value) => typeof value === 'function'),
});

/** Every folder of supabase/functions with an entry. */
export function listFunctions(): string[] {
  return readdirSync(FUNCTIONS, { withFileTypes: true, recursive: true })
    .filter((item) => item.isFile() && item.name === 'index.ts' && item.parentPath !== FUNCTIONS)
    .map((item) => item.parentPath.slice(FUNCTIONS.length + 1))
    .filter((folder) => !folder.includes('/'))
    .sort();
}

/** The deno.json of a function, as text. */
export function configOf(name: string): string {
  return readFileSync(configFile(name), 'utf8');
}

/**
 * The program that the npm package brings.
 * @returns null on a platform that Deno is not made for
 */
export function findDeno(): string | null {
  const { runInstall } = packageSchema.parse(createRequire(import.meta.url)('deno/install_api.cjs'));
  try {
    return runInstall();
  } catch (error) {
    if (error instanceof Error && /unsupported architecture|musl/i.test(error.message)) return null;
    throw error;
  }
}

/**
 * Type-checks the entries of functions that share one deno.json.
 * @returns what the compiler says against them; empty when nothing
 */
export async function checkTypes(deno: string, names: readonly string[]): Promise<string> {
  const entries = names.map((name) => join(FUNCTIONS, name, 'index.ts'));
  const args = ['check', '--quiet', '--no-remote', ...configured(names[0] ?? ''), ...entries];
  try {
    await promisify(execFile)(deno, args, { cwd: ROOT, env: environment({}) });
    return '';
  } catch (error) {
    return error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
  }
}

export interface DenoProcess {
  /** Where it answers, without a trailing slash. */
  readonly url: string;
  /** What it has printed until now. */
  output(): string;
  stop(): Promise<void>;
}

/** Starts a function's index.ts. Deno.serve is given a free port of the loopback; the platform gives it its own. */
export async function serveFunction(
  deno: string,
  name: string,
  env: Record<string, string>,
): Promise<DenoProcess> {
  const program = `
    const serve = Deno.serve;
    const onListen = ({ port }) => console.log('listening on ' + port);
    Object.defineProperty(Deno, 'serve', {
      value: (handler) => serve({ hostname: '127.0.0.1', port: 0, onListen }, handler),
    });
    await import(${JSON.stringify(pathToFileURL(join(FUNCTIONS, name, 'index.ts')).href)});`;
  const { child, output } = run(deno, name, program, env);
  for (const deadline = Date.now() + START_TIMEOUT_MS; ; await sleep(10)) {
    const [, port] = /listening on (\d+)/.exec(output()) ?? [];
    if (port) return { url: `http://127.0.0.1:${port}`, output, stop: () => stop(child) };
    if (child.exitCode === null && Date.now() < deadline) continue;
    await stop(child);
    throw new Error(`${name} did not start under Deno:\n${output()}`);
  }
}

/** Runs a few lines under what a function may do; answers what they printed. */
export async function runLines(deno: string, program: string): Promise<string> {
  const { child, output } = run(deno, listFunctions()[0] ?? '', program, {});
  await once(child, 'close');
  return output();
}

function run(deno: string, name: string, program: string, env: Record<string, string>) {
  const child = spawn(
    deno,
    [
      'run',
      '--no-prompt',
      '--allow-env',
      '--allow-net=127.0.0.1',
      // a package of the AI SDK names the machine in a header that it never sends here
      '--allow-sys=hostname',
      '--no-remote',
      '--cached-only',
      ...configured(name),
      '-',
    ],
    { cwd: ROOT, env: environment(env), stdio: ['pipe', 'pipe', 'pipe'] },
  );
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stdin.end(program);
  return { child, output: () => output };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

function configFile(name: string): string {
  return join(FUNCTIONS, name, 'deno.json');
}

function configured(name: string): string[] {
  return ['--no-lock', '--node-modules-dir=manual', '--config', configFile(name)];
}

/** Nothing of this process's own environment; a registry that does not answer, so that nothing is fetched. */
function environment(env: Record<string, string>): Record<string, string> {
  return {
    PATH: process.env['PATH'] ?? '',
    DENO_DIR: join(ROOT, '.cache/deno'),
    DENO_NO_UPDATE_CHECK: '1',
    NO_COLOR: '1',
    NPM_CONFIG_REGISTRY: 'http://127.0.0.1:9/',
    ...env,
  };
}
