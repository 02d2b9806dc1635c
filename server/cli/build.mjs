/** Builds dist/app and dist/server; also run as `npm run build`, with `--if-stale` only when it is. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageBinary, ROOT, runQuietly } from './install.mjs';

const STAMP = join(ROOT, 'dist/inputs.sha256');
const INPUTS = [
  'content',
  'domain',
  'engine',
  'index.html',
  'package-lock.json',
  'public',
  'server',
  'src',
  'supabase',
  'sw',
  'tsconfig.base.json',
  'vite.config.ts',
];

/** Builds unless dist/ was built from exactly these files. Answers whether there is a build now. */
export async function buildIfStale() {
  const inputs = digestOf(INPUTS);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === inputs) return true;
  console.log('Building …');
  return (await build(inputs)) === 0;
}

/** Answers the exit code. The stamp goes first, so that a build that was broken off counts as stale. */
async function build(inputs) {
  rmSync(STAMP, { force: true });
  const codes = await Promise.all([
    vite('build'),
    vite('build', '--ssr', 'server/main.ts', '--outDir', 'dist/server'),
  ]);
  const code = Math.max(...codes);
  if (code === 0) writeFileSync(STAMP, inputs);
  return code;
}

function vite(...args) {
  return runQuietly(process.execPath, [packageBinary('vite'), ...args, '--logLevel', 'warn']);
}

function digestOf(names) {
  const hash = createHash('sha256');
  // what the build reads of the environment is part of what it was built from
  for (const name of Object.keys(process.env)
    .filter((key) => key.startsWith('VITE_') || key.startsWith('MAP_'))
    .sort()) {
    hash.update(`${name}=${process.env[name]}\0`);
  }
  for (const file of names.flatMap(filesIn).sort()) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(ROOT, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesIn(name) {
  const path = join(ROOT, name);
  if (!existsSync(path)) return [];
  try {
    return readdirSync(path, { withFileTypes: true }).flatMap((item) => filesIn(join(name, item.name)));
  } catch {
    return [name];
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const isOnlyIfStale = process.argv.includes('--if-stale');
  process.exit(isOnlyIfStale ? Number(!(await buildIfStale())) : await build(digestOf(INPUTS)));
}
