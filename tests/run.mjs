/** `npm test`: everything that must hold, from a fresh clone. The last line is `N passed, N failed`. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from '../server/cli/build.mjs';
import { installPackages, packageBinary, requireNode, ROOT } from '../server/cli/install.mjs';

requireNode();
installPackages();

const { ensureChromium } = await import('./support/chromium.mjs');
const reports = mkdtempSync(join(tmpdir(), 'waymark-reports-'));
const total = { passed: 0, failed: 0 };

step('format', 'oxfmt', ['--check']);
step('lint', 'oxlint', ['--type-aware', '--deny-warnings']);
step('unused code', 'knip', []);
step('types', 'typescript', ['-b'], 'tsc');
tests('unit and integration tests', 'vitest', readVitest, (report) => [
  'run',
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${report}`,
]);
const isBuilt = timed('build', buildIfStale);
const problem = isBuilt ? await ensureChromium() : 'There is no build to test.';
if (problem) failStep('end-to-end tests', problem);
else {
  tests('end-to-end tests', 'playwright', readPlaywright, () => ['test', '--reporter=dot,json']);
}

rmSync(reports, { recursive: true, force: true });
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

/** A check that passes or fails as a whole; counted only when it fails, and shown then. */
function step(title, packageName, args, binary) {
  return timed(title, () => runProgram(packageName, binary, args) === 0);
}

/** A test program: what it counted counts. */
function tests(title, packageName, read, argsFor) {
  const report = join(reports, `${packageName}.json`);
  timed(title, () => {
    const code = runProgram(packageName, undefined, argsFor(report), { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
    const { passed, failed } = readReport(report, read);
    total.passed += passed;
    total.failed += failed;
    console.log(`  ${passed} passed, ${failed} failed`);
    // it failed, but no test of it did: it broke before or after them
    return code === 0 || failed > 0;
  });
}

function timed(title, work) {
  console.log(`── ${title}`);
  const start = performance.now();
  const isFine = work() !== false;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (isFine) console.log(`   ${title}: ${seconds} s`);
  else failStep(title, `failed after ${seconds} s`);
  return isFine;
}

function failStep(title, reason) {
  total.failed += 1;
  console.log(`✗  ${title}: ${reason}`);
}

function runProgram(packageName, binary, args, env = {}) {
  const { status, error } = spawnSync(process.execPath, [packageBinary(packageName, binary), ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  if (error) console.error(error.message);
  return status ?? 1;
}

function readReport(file, read) {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 0 };
  }
}

function readVitest({ numPassedTests, numFailedTests, testResults }) {
  // a file that could not be loaded has failed without any test
  const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

function readPlaywright({ stats, errors }) {
  if (stats.flaky > 0) console.log(`  ${stats.flaky} of them needed a second try`);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}
