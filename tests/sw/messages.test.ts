import { describe, expect, it, vi } from 'vitest';
import { askPagesToDrain, handleMessage } from '../../sw/messages.ts';

function deps() {
  return { skipWaiting: vi.fn(async () => {}), deleteCache: vi.fn(async () => true) };
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
    ]) {
      const nothing = deps();
      expect(await handleMessage(garbage, nothing)).toBeNull();
      expect(nothing.skipWaiting).not.toHaveBeenCalled();
      expect(nothing.deleteCache).not.toHaveBeenCalled();
    }
  });

  it("drops an account's cache and no other, and says when it is done", async () => {
    const done = deps();
    expect(await handleMessage({ type: 'CLEAR_ACCOUNT', userId: 'ana' }, done)).toEqual({ type: 'DONE' });
    expect(done.deleteCache.mock.calls).toEqual([['waymark-account-ana']]);
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
