/** Lanes of checks side by side: the steps of a lane in a row, what a failed one printed in one piece at its end. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageBinary, ROOT } from '../../server/cli/install.mjs';
import { readPlaywright, readVitest } from './reports.mjs';

/**
 * @typedef {object} Step
 * @property {string} title
 * @property {string[]} command What Node runs, with its arguments.
 * @property {(report: unknown) => import('./reports.mjs').Counts} [read] Reads the program's JSON report; its tests count.
 * @property {string} [report] Where the report goes.
 * @property {boolean} [isNeeded] The lane ends here when it fails.
 */

/** A program of a package: the command of a {@link Step}. */
export function program(packageName, args, binary) {
  return [packageBinary(packageName, binary), ...args];
}

/** Vitest with these arguments, as a step. */
export function vitest(title, args) {
  const report = join(folder(), 'vitest.json');
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  // What passing tests print is left out.
  return {
    title,
    report,
    read: readVitest,
    command: program('vitest', [...args, ...reporters, '--silent=passed-only']),
  };
}

/** All journeys, as a step. */
export function playwright(title) {
  const report = join(folder(), 'playwright.json');
  return {
    title,
    report,
    read: readPlaywright,
    command: program('playwright', ['test', '--reporter=dot,json']),
  };
}

/**
 * Runs the lanes, and ends the process: with 1 if anything failed. A step that is no test program counts only when it
 * fails. The last line is `N passed, N failed`.
 * @param {Record<string, Step[]>} lanes
 */
export async function runLanes(lanes) {
  const total = { passed: 0, failed: 0 };
  await Promise.all(Object.entries(lanes).map(([lane, steps]) => runLane(lane, steps, total)));
  rmSync(folder(), { recursive: true, force: true });
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed === 0 ? 0 : 1);
}

async function runLane(lane, steps, total) {
  const start = performance.now();
  for (const [index, step] of steps.entries()) {
    const isFine = await runStep(lane, step, total);
    if (isFine || !step.isNeeded) continue;
    for (const { title } of steps.slice(index + 1)) {
      total.failed += 1;
      console.log(`✗  ${lane}: ${title} was not run`);
    }
    break;
  }
  console.log(`── ${lane} ended after ${secondsSince(start)}`);
}

async function runStep(lane, { title, command, report, read }, total) {
  console.log(`── ${lane}: ${title} …`);
  const start = performance.now();
  const { code, output } = await runNode(command, report);
  const { passed, failed, notes } = report ? readReport(report, read) : { passed: 0, failed: 0, notes: [] };
  // it failed, but no test of it did: it broke before or after them, or ran none
  const isBroken = failed === 0 && (code !== 0 || (report !== undefined && passed === 0));
  total.passed += passed;
  total.failed += failed + (isBroken ? 1 : 0);
  const isFine = failed === 0 && !isBroken;
  const counts = report ? `, ${passed} passed, ${failed} failed` : '';
  console.log(
    [
      ...(isFine ? [] : [output.trimEnd()]),
      ...notes,
      `${isFine ? '✓' : '✗'}  ${lane}: ${title}: ${secondsSince(start)}${counts}`,
    ].join('\n'),
  );
  return isFine;
}

function runNode(command, report) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...(report && { PLAYWRIGHT_JSON_OUTPUT_FILE: report }) },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    }
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

function readReport(file, read) {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 0, notes: [] };
  }
}

function secondsSince(start) {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}

let reports;
function folder() {
  return (reports ??= mkdtempSync(join(tmpdir(), 'waymark-reports-')));
}
