import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBroadcast } from '@/platform/broadcast.ts';
import { systemClock } from '@/platform/clock.ts';
import { newId } from '@/platform/ids.ts';
import { createLocks } from '@/platform/locks.ts';
import { estimateStorage, isStoragePersisted, persistStorage } from '@/platform/storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('newId', () => {
  it('is a random UUID, in insecure contexts too', () => {
    expect(newId()).toMatch(UUID);
    const real = globalThis.crypto;
    vi.stubGlobal('crypto', {
      getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => real.getRandomValues(bytes),
    });
    const ids = new Set(Array.from({ length: 200 }, newId));
    expect(ids.size).toBe(200);
    for (const id of ids) expect(id).toMatch(UUID);
  });
});

describe('systemClock', () => {
  it('runs what falls due, at once for the past, and never what was cancelled', async () => {
    const ran: string[] = [];
    systemClock.after(0, () => ran.push('cancelled'))();
    await new Promise<void>((resolve) => {
      systemClock.after(-5, () => {
        ran.push('past');
        resolve();
      });
    });
    expect(ran).toEqual(['past']);
  });

  it('does not fire a far timer at once', () => {
    const setTimer = vi.spyOn(globalThis, 'setTimeout');
    systemClock.after(1e12, () => {})();
    expect(setTimer).toHaveBeenCalledWith(expect.any(Function), 2 ** 31 - 1);
  });
});

describe('locks', () => {
  it('without Web Locks exclude this tab’s own work and say so', async () => {
    vi.stubGlobal('navigator', {});
    const locks = createLocks();
    expect(locks.acrossTabs).toBe(false);
    let finish: (() => void) | undefined;
    const first = locks.tryRun('a', () => new Promise<void>((resolve) => (finish = resolve)));
    expect(await locks.tryRun('a', async () => {})).toBe(false);
    expect(await locks.tryRun('b', async () => {})).toBe(true);
    finish?.();
    expect(await first).toBe(true);
    await expect(locks.tryRun('a', () => Promise.reject(new Error('x')))).rejects.toThrow('x');
    expect(await locks.tryRun('a', async () => {})).toBe(true);
  });

  it('with Web Locks ask for a free one, steal when told, and survive being stolen from', async () => {
    const request = vi.fn(
      async (_name: string, options: LockOptions, work: (lock: object | null) => Promise<void>) => {
        await work(options.steal ? {} : null);
        if (options.steal) throw new DOMException('', 'AbortError');
      },
    );
    vi.stubGlobal('navigator', { locks: { request } });
    const locks = createLocks();
    const work = vi.fn(async () => {});
    expect(locks.acrossTabs).toBe(true);
    expect(await locks.tryRun('a', work)).toBe(false);
    expect(work).not.toHaveBeenCalled();
    expect(await locks.tryRun('a', work, { steal: true })).toBe(true);
    expect(work).toHaveBeenCalledOnce();
    expect(request.mock.calls.map(([, options]) => options)).toEqual([
      { ifAvailable: true },
      { steal: true },
    ]);
  });
});

describe('broadcast', () => {
  it('reaches the other end and not the sender, until it stops listening', async () => {
    const [one, two] = [createBroadcast('test'), createBroadcast('test')];
    const heard: unknown[] = [];
    one.listen(() => heard.push('own'));
    const stop = two.listen((message) => heard.push(message));
    one.post({ type: 'nudge' });
    await expect.poll(() => heard).toEqual([{ type: 'nudge' }]);
    stop();
  });

  it('is silent where there is no BroadcastChannel', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const silent = createBroadcast('test');
    silent.listen(() => {})();
    expect(() => silent.post('x')).not.toThrow();
  });
});

describe('storage', () => {
  it('answers nothing where the browser says nothing', async () => {
    vi.stubGlobal('navigator', {});
    expect(await estimateStorage()).toBeNull();
    expect(await isStoragePersisted()).toBe(false);
    expect(await persistStorage()).toBe(false);
  });

  it('passes on what the browser says, and takes a failure for nothing', async () => {
    const storage = {
      estimate: vi.fn().mockResolvedValueOnce({ usage: 5 }).mockRejectedValueOnce(new TypeError('x')),
      persisted: async () => true,
      persist: async () => true,
    };
    vi.stubGlobal('navigator', { storage });
    expect(await estimateStorage()).toEqual({ usage: 5, quota: 0 });
    expect(await estimateStorage()).toBeNull();
    expect(await isStoragePersisted()).toBe(true);
    expect(await persistStorage()).toBe(true);
  });
});
