/** What the JSON reports of the test programs say, in numbers. */

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} notes Lines for whoever reads the run.
 */

/** @returns {Counts} */
export function readVitest({ numPassedTests, numFailedTests, testResults }) {
  // a file that could not be loaded has failed without any test
  const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return { passed: numPassedTests, failed: numFailedTests + broken.length, notes: [] };
}

/**
 * A journey that passed at its second try has failed: it is tried again only to be told from one that is broken.
 * @returns {Counts}
 */
export function readPlaywright({ stats, errors, suites }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    notes: suites.flatMap(flakyIn).map((title) => `✗  passed only at its second try: ${title}`),
  };
}

function flakyIn({ specs, suites = [] }) {
  const here = specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, line, title }) => `${file}:${line} ${title}`);
  return [...here, ...suites.flatMap(flakyIn)];
}
