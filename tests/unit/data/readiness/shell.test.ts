import { describe, expect, it } from 'vitest';
import { checkShell, mendShell } from '@/data/repositories/readiness/shell.ts';
import { keyOf, PAGE, readinessWorld, SHELL } from './world.ts';

const world = readinessWorld();
const filesOf = async () => (await checkShell(world.deps)).finding.files;

describe("the app's own files", () => {
  it('open where every one lies whole in the cache', async () => {
    expect(await checkShell(world.deps)).toEqual({
      finding: { part: 'shell', worker: 'ready', files: { all: 3, missing: 0, damaged: 0 } },
      broken: [],
    });
  });

  it('are counted where they are missing, and named by their keys', async () => {
    world.caches.remove(SHELL, keyOf('/assets/a.js'));
    const { finding, broken } = await checkShell(world.deps);
    expect(finding.files).toEqual({ all: 3, missing: 1, damaged: 0 });
    expect(broken).toEqual([keyOf('/assets/a.js')]);
  });

  it.each([
    ['a script that is cut off', '/assets/a.js', 'star', 'text/javascript'],
    ["a wifi's login page in the place of a script", '/assets/a.js', '<html></html>', 'text/html'],
    ['an empty style sheet', '/assets/a.css', '', 'text/css'],
    ['a page that is cut off', '/index.html', PAGE.slice(0, -9), 'text/html'],
    ['a page of another version', '/index.html', PAGE.replace('a.js', 'b.js'), 'text/html'],
    ["a wifi's login page in the place of a page", '/index.html', '<html>Log in</html>', 'text/html'],
  ])('do not open with %s', async (_, path, body, type) => {
    world.caches.put(SHELL, keyOf(path), body, type);
    expect(await filesOf()).toEqual({ all: 3, missing: 0, damaged: 1 });
  });

  it('do not open where a body breaks off while it is read', async () => {
    world.caches.putBroken(SHELL, keyOf('/assets/a.js'), 'text/javascript');
    expect(await filesOf()).toEqual({ all: 3, missing: 0, damaged: 1 });
  });

  it('are not there without a worker that answers, and cannot be in a browser without workers', async () => {
    const silent = { ...world.deps, askWorker: async () => null };
    expect((await checkShell(silent)).finding.worker).toBe('absent');
    expect((await checkShell({ ...world.deps, hasWorkers: false })).finding.worker).toBe('unsupported');
    expect((await checkShell({ ...world.deps, caches: null })).finding.worker).toBe('unsupported');
  });

  it('are mended by the worker, and only those that do not open', async () => {
    world.caches.remove(SHELL, keyOf('/assets/a.js'));
    world.caches.put(SHELL, keyOf('/assets/a.css'), 'a{', 'text/css');
    const progress: (readonly [number, number])[] = [];
    await mendShell(world.deps, (done, all) => progress.push([done, all]));
    expect(world.asked.at(-1)).toEqual({
      type: 'MEND_SHELL',
      keys: [keyOf('/assets/a.js'), keyOf('/assets/a.css')],
    });
    expect(progress).toEqual([[0, 2]]);
    expect(await filesOf()).toEqual({ all: 3, missing: 0, damaged: 0 });
  });

  it('are left alone where no worker can be had', async () => {
    await mendShell({ ...world.deps, ensureWorker: async () => false }, () => {});
    expect(world.asked).toEqual([]);
  });
});
