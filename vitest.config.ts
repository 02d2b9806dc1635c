import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const alias = { '@shared': path('./supabase/functions/_shared/domain'), '@': path('./src') };

export default defineConfig({
  resolve: { alias },
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts', 'tests/sw/**/*.test.ts'],
          setupFiles: ['tests/setup/failOnConsole.ts'],
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'dom',
          include: ['tests/unit/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['tests/setup/failOnConsole.ts', 'tests/setup/dom.ts'],
        },
      },
      {
        resolve: { alias },
        test: { name: 'functions', include: ['tests/functions/**/*.test.ts'], testTimeout: 20_000 },
      },
      {
        resolve: { alias },
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts', 'tests/deno/**/*.test.ts'],
          globalSetup: ['tests/support/integrationSetup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
