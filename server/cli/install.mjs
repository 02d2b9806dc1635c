/** Brings node_modules up to package-lock.json; shared by start, dev, tests and benches. Node's own modules only. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const NEEDED = [20, 19];

/** One line on stderr and exit 1. */
export function fail(line) {
  console.error(line);
  process.exit(1);
}

/** Ends the process where Node is too old to run Waymark. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return;
  fail(
    `Waymark needs Node ${NEEDED.join('.')} or newer; this is ${process.versions.node}. See https://nodejs.org`,
  );
}

/** Runs a command in the repository with its output on this terminal; answers its exit code. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    ...options,
  });
  if (error) console.error(`${command}: ${error.message}`);
  return status ?? 1;
}

/** Runs a command and shows what it printed only if it fails; resolves to its exit code. */
export function runQuietly(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    const printed = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => printed.push(part));
    let hasEnded = false;
    const end = (code, last = '') => {
      // a command that could not be started closes besides
      if (hasEnded) return;
      hasEnded = true;
      if (code !== 0) console.error(`${Buffer.concat(printed).toString()}${last}`);
      resolve(code);
    };
    child.on('error', ({ message }) => end(1, `${command}: ${message}`));
    child.on('close', (code) => end(code ?? 1));
  });
}

/** The file of a program that an installed package brings, to be run with this Node. */
export function packageBinary(packageName, binary = packageName) {
  const folder = join(ROOT, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[binary]);
}

const QUIETLY = ['--no-audit', '--no-fund', '--loglevel=error'];

/** Brings what building and serving need, when node_modules lacks any of it: a third of all packages. */
export function installServing() {
  if (isInstalled((entry) => !entry.dev)) return;
  install(['ci', '--omit=dev']);
}

/** Brings every package: the tests', the benches' and the tools' besides. What `npm start` installed stays. */
export function installPackages() {
  if (isInstalled(() => true)) return;
  install(isInstalled((entry) => !entry.dev) ? ['install', '--no-save'] : ['ci']);
}

function install(args) {
  console.log('Installing packages …');
  const code = run('npm', [...args, ...QUIETLY]);
  if (code !== 0) fail(`npm ${args[0]} failed: see above. It needs a network the first time.`);
}

/** npm writes its own copy of the lock file when an install has ended well: the versions in it must agree. */
function isInstalled(isWanted) {
  const copy = join(ROOT, 'node_modules', '.package-lock.json');
  if (!existsSync(copy)) return false;
  const present = readPackages(copy);
  return Object.entries(readPackages(join(ROOT, 'package-lock.json'))).every(([path, entry]) => {
    if (path === '' || !isWanted(entry)) return true;
    const isOptional = entry.optional || entry.devOptional;
    return (present[path]?.version ?? (isOptional ? entry.version : null)) === entry.version;
  });
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) installPackages();
