/**
 * `npm test`: everything that must hold, from a fresh clone. The last line is `N passed, N failed`.
 *
 * | Lane   | Holds                                                                                             |
 * | ------ | ------------------------------------------------------------------------------------------------- |
 * | static | format, lint with types, unused code, types of every project                                      |
 * | tests  | unit and DOM tests, the functions, integration on PGlite (and PostgreSQL for SQL), Deno; then the |
 * |        | build (unless it is there already), and the journeys of e2e/ in Chromium against its server       |
 */
import { installPackages, requireNode } from '../server/cli/install.mjs';

requireNode();
installPackages();

const { ensureChromium } = await import('./support/chromium.mjs');
const { ensurePdftotext } = await import('./support/pdftotext.mjs');
const { playwright, program, runLanes, vitest } = await import('./support/lanes.mjs');

for (const missing of [await ensureChromium(), ensurePdftotext()]) if (missing) console.log(missing);

await runLanes({
  static: [
    { title: 'format', command: program('oxfmt', ['--check']) },
    { title: 'lint', command: program('oxlint', ['--type-aware', '--deny-warnings']) },
    { title: 'unused code', command: program('knip', []) },
    { title: 'types', command: program('typescript', ['-b'], 'tsc') },
  ],
  // on two cores the journeys beside the tests took longer than after them, and met their time limits
  tests: [
    vitest('unit and integration tests', ['run']),
    { title: 'build', command: ['server/cli/build.mjs', '--if-stale'], isNeeded: true },
    playwright('end-to-end tests'),
  ],
});
