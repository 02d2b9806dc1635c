import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const alias = { '@domain': path('./domain'), '@': path('./src') };

/** It mocks a package, and so cannot share loaded packages with others. */
const alone = ['tests/functions/assistant/withoutModel.test.ts'];

/**
 * A worker keeps what it has loaded from file to file: loading jsdom, Mantine and the planner for each was two thirds
 * of the run. freshModules.ts keeps the files apart. No test is tried twice: what fails now and then is to be mended.
 */
export default defineConfig({
  resolve: { alias },
  test: {
    // a worker a core: Vitest would leave one core to itself, which of two is half of them
    maxWorkers: Math.max(2, availableParallelism()),
    // a condition is waited for as long as a busy machine may take
    expect: { poll: { timeout: 10_000 } },
    projects: [
      { resolve: { alias }, test: { name: 'alone', include: alone } },
      {
        resolve: { alias },
        test: {
          name: 'unit',
          isolate: false,
          include: ['tests/unit/**/*.test.ts', 'tests/sw/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: alone,
          setupFiles: ['tests/setup/freshModules.ts', 'tests/setup/failOnConsole.ts'],
          testTimeout: 20_000,
          // what a test needs may be made before it: the engine's first answer loads its places
          hookTimeout: 20_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'dom',
          isolate: false,
          include: ['tests/unit/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['tests/setup/freshModules.ts', 'tests/setup/failOnConsole.ts', 'tests/setup/dom.ts'],
          testTimeout: 20_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'functions',
          // the readers are many long patterns: when V8 compiles each at its first use, a message is read a third faster
          execArgv: ['--no-regexp-tier-up'],
          isolate: false,
          include: ['tests/functions/**/*.test.ts', 'tests/engine/**/*.test.ts'],
          exclude: alone,
          setupFiles: ['tests/setup/guides.ts'],
          testTimeout: 60_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'integration',
          isolate: false,
          include: ['tests/integration/**/*.test.ts', 'tests/deno/**/*.test.ts'],
          globalSetup: ['tests/support/integrationSetup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
