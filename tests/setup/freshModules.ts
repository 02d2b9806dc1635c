/**
 * The files of a worker share the packages that are loaded into it, which is most of what a file costs. Each starts
 * with the app's own modules unloaded and with no mock, stub or fake clock of another file.
 */
import { vi } from 'vitest';

declare global {
  /** Vitest's own list of mocked paths, which it empties only between isolated files. */
  // oxlint-disable-next-line no-underscore-dangle -- Vitest's name
  var __vitest_mocker__: { reset(): void };
}

__vitest_mocker__.reset();
vi.resetModules();
vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
