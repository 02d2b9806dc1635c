/**
 * `npm run check`: format, lint and types, and the unit tests nearest to what differs from the branch that this one came
 * from, the working tree's changes included. Most tests import the engine over a few files, and would take minutes for
 * each change of it: those, integration tests and journeys are left to `npm test`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages, requireNode, ROOT } from '../server/cli/install.mjs';

const SOURCE = /\.(m?js|tsx?)$/;
const UNIT = ['unit', 'dom', 'functions', 'alone'].flatMap((name) => ['--project', name]);
/** Of those projects. */
const IS_UNIT = /^(?!tests\/(?:integration|deno)\/)/;
/** Files of tests that are run besides those that are changed themselves: they take as long as types and lint. */
const MOST_TESTS = 25;

requireNode();
installPackages();

const { program, runLanes, vitest } = await import('./support/lanes.mjs');
const { testsNear } = await import('./support/nearTests.mjs');
const changed = changedFiles();
const sources = changed.filter((file) => SOURCE.test(file));
const related = testsNear(ROOT, allSources(), sources).filter((file) => IS_UNIT.test(file));
const changedTests = related.filter((file) => changed.includes(file));
const near = related.slice(0, changedTests.length + MOST_TESTS);
console.log(
  `${changed.length} changed files: the nearest ${near.length} of ${related.length} files of tests`,
);

await runLanes({
  static: [
    ...onThese(changed, 'format', (files) =>
      program('oxfmt', ['--check', '--no-error-on-unmatched-pattern', ...files]),
    ),
    { title: 'types', command: program('typescript', ['-b'], 'tsc') },
    ...onThese(sources, 'lint', (files) => program('oxlint', ['--type-aware', '--deny-warnings', ...files])),
  ],
  tests: near.length > 0 ? [vitest('unit tests', ['run', ...near, ...UNIT])] : [],
});

function onThese(files, title, commandFor) {
  return files.length > 0 ? [{ title, command: commandFor(files) }] : [];
}

/** Paths that are there and differ from the merge base; of a clone without its main branch, from the last commit. */
function changedFiles() {
  const base = ['main', 'origin/main'].map((branch) => git('merge-base', 'HEAD', branch)[0]).find(Boolean);
  const tracked = git('diff', '--name-only', '--diff-filter=d', base ?? 'HEAD');
  return [...new Set([...tracked, ...untracked()])].filter(isThere);
}

function allSources() {
  return [...git('ls-files'), ...untracked()].filter((file) => SOURCE.test(file) && isThere(file));
}

function untracked() {
  return git('ls-files', '--others', '--exclude-standard');
}

function isThere(file) {
  return existsSync(join(ROOT, file));
}

function git(...args) {
  const { stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return stdout.split('\n').filter(Boolean);
}
