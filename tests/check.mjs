/**
 * `npm run check`: format, lint and types, and the unit tests of what differs from the branch that this one came from,
 * the working tree's changes included. Integration tests and journeys are left to `npm test`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages, requireNode, ROOT } from '../server/cli/install.mjs';

const SOURCE = /\.(m?js|tsx?)$/;
const UNIT = ['unit', 'dom', 'functions', 'alone'].flatMap((name) => ['--project', name]);

requireNode();
installPackages();

const { program, runLanes, vitest } = await import('./support/lanes.mjs');
const changed = changedFiles();
const sources = changed.filter((file) => SOURCE.test(file));
console.log(`${changed.length} changed files`);

await runLanes({
  static: [
    ...onThese(changed, 'format', (files) =>
      program('oxfmt', ['--check', '--no-error-on-unmatched-pattern', ...files]),
    ),
    { title: 'types', command: program('typescript', ['-b'], 'tsc') },
    ...onThese(sources, 'lint', (files) => program('oxlint', ['--type-aware', '--deny-warnings', ...files])),
  ],
  tests:
    sources.length > 0
      ? [vitest('unit tests', ['related', ...sources, '--run', '--passWithNoTests', ...UNIT])]
      : [],
});

function onThese(files, title, commandFor) {
  return files.length > 0 ? [{ title, command: commandFor(files) }] : [];
}

/** Paths that are there and differ from the merge base; of a clone without its main branch, from the last commit. */
function changedFiles() {
  const base = ['main', 'origin/main'].map((branch) => git('merge-base', 'HEAD', branch)[0]).find(Boolean);
  const tracked = git('diff', '--name-only', '--diff-filter=d', base ?? 'HEAD');
  const untracked = git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...tracked, ...untracked])].filter((file) => existsSync(join(ROOT, file)));
}

function git(...args) {
  const { stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return stdout.split('\n').filter(Boolean);
}
