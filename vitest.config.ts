import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** On a busy machine one turn of the clock may come late; what fails twice is broken. */
const retry = 1;

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const alias = { '@domain': path('./domain'), '@': path('./src') };

export default defineConfig({
  resolve: { alias },
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          retry,
          include: ['tests/unit/**/*.test.ts', 'tests/sw/**/*.test.ts'],
          setupFiles: ['tests/setup/failOnConsole.ts'],
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'dom',
          retry,
          include: ['tests/unit/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['tests/setup/failOnConsole.ts', 'tests/setup/dom.ts'],
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'functions',
          retry,
          include: ['tests/functions/**/*.test.ts', 'tests/engine/**/*.test.ts'],
          testTimeout: 20_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'integration',
          retry,
          include: ['tests/integration/**/*.test.ts', 'tests/deno/**/*.test.ts'],
          globalSetup: ['tests/support/integrationSetup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
