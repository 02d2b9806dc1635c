import { describe, expect, it, vi } from 'vitest';
import { parseFromWorker } from '@/config/workerMessages.ts';
import { askPagesToDrain, handleMessage } from '../../sw/messages.ts';

function deps() {
  const files = [{ url: 'https://a.test/index.html', key: 'https://a.test/index.html?1', bytes: null }];
  const shell = { cache: 'precache', list: () => files, mend: vi.fn(async () => {}) };
  const url = 'https://a.test/assets/planner/farEast-1.js';
  const pack = {
    cache: 'waymark-planner',
    list: () => [{ url, key: url, bytes: 9, sent: 4, part: 'farEast' as const }],
    fetch: vi.fn(async () => {}),
    answer: async () => new Response(),
    follow: async () => {},
    dropOlder: async () => {},
  };
  return {
    skipWaiting: vi.fn(async () => {}),
    deleteCache: vi.fn(async () => true),
    shell,
    pack,
    lookForBans: vi.fn(async () => {}),
  };
}

describe('messages to the worker', () => {
  it('activates a waiting version on consent, and on nothing else', async () => {
    const done = deps();
    expect(await handleMessage({ type: 'SKIP_WAITING' }, done)).toBeNull();
    expect(done.skipWaiting).toHaveBeenCalledOnce();

    for (const garbage of [
      null,
      'SKIP_WAITING',
      {},
      { type: 'skip_waiting' },
      { type: 'CLEAR_ACCOUNT' },
      { type: 'CLEAR_ACCOUNT', userId: 7 },
      { type: 'MEND_SHELL' },
      { type: 'MEND_SHELL', keys: ['key', 7] },
      { type: 'FETCH_PACK' },
      { type: 'FETCH_PACK', parts: ['farEast', 'atlantis'] },
    ]) {
      const nothing = deps();
      expect(await handleMessage(garbage, nothing)).toBeNull();
      expect(nothing.skipWaiting).not.toHaveBeenCalled();
      expect(nothing.deleteCache).not.toHaveBeenCalled();
      expect(nothing.shell.mend).not.toHaveBeenCalled();
      expect(nothing.pack.fetch).not.toHaveBeenCalled();
    }
  });

  it('has a version that waits look for bans, and takes that for no consent', async () => {
    const done = deps();
    expect(await handleMessage({ type: 'LOOK_FOR_BANS' }, done)).toBeNull();
    expect(done.lookForBans).toHaveBeenCalledOnce();
    expect(done.skipWaiting).not.toHaveBeenCalled();
  });

  it("drops an account's cache and no other, and says when it is done", async () => {
    const done = deps();
    expect(await handleMessage({ type: 'CLEAR_ACCOUNT', userId: 'ana' }, done)).toEqual({ type: 'DONE' });
    expect(done.deleteCache.mock.calls).toEqual([['waymark-account-ana']]);
  });

  it("lists the app's files, in a shape that the page can read", async () => {
    const answer = await handleMessage({ type: 'LIST_SHELL' }, deps());
    expect(answer).toMatchObject({ type: 'SHELL', cache: 'precache', files: [{ bytes: null }] });
    expect(parseFromWorker(structuredClone(answer))).toEqual(answer);
    expect(parseFromWorker({ type: 'SHELL', cache: 'precache', files: [{ url: 7 }] })).toBeNull();
  });

  it('mends the files that are named, and answers whatever came of it', async () => {
    const done = deps();
    expect(await handleMessage({ type: 'MEND_SHELL', keys: ['a', 'b'] }, done)).toEqual({ type: 'DONE' });
    expect(done.shell.mend).toHaveBeenCalledExactlyOnceWith(['a', 'b']);
  });
});

describe('messages about the planner', () => {
  it('lists its files with their parts, in a shape that the page can read', async () => {
    const answer = await handleMessage({ type: 'LIST_PACK' }, deps());
    expect(answer).toMatchObject({
      type: 'PACK',
      cache: 'waymark-planner',
      files: [{ part: 'farEast', sent: 4 }],
    });
    expect(parseFromWorker(structuredClone(answer))).toEqual(answer);
    const [file] = answer?.type === 'PACK' ? answer.files : [];
    for (const broken of [{ part: 'atlantis' }, { bytes: null }, { sent: '4' }, { url: '' }]) {
      expect(parseFromWorker({ ...answer, files: [{ ...file, ...broken }] })).toBeNull();
    }
  });

  it('fetches the parts that are named, and drops its own cache', async () => {
    const done = deps();
    expect(await handleMessage({ type: 'FETCH_PACK', parts: ['planner', 'farEast'] }, done)).toEqual({
      type: 'DONE',
    });
    expect(done.pack.fetch).toHaveBeenCalledExactlyOnceWith(['planner', 'farEast']);
    expect(await handleMessage({ type: 'DROP_PACK' }, done)).toEqual({ type: 'DONE' });
    expect(done.deleteCache.mock.calls).toEqual([['waymark-planner']]);
  });
});

describe('Background Sync', () => {
  it('asks every open page to drain; with none open nothing is lost and nothing is sent', () => {
    const pages = [{ postMessage: vi.fn() }, { postMessage: vi.fn() }];
    askPagesToDrain(pages);
    for (const page of pages) expect(page.postMessage).toHaveBeenCalledWith({ type: 'DRAIN' });
    expect(() => askPagesToDrain([])).not.toThrow();
  });
});
