import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createKeptDrafts, type KeptDraft } from '@/data/repositories/keptDrafts.ts';
import { AppError } from '@domain/errors/appError.ts';
import { createFakeClock, type FakeClock } from '@/platform/clock.fake.ts';

type Stored = Parameters<typeof createKeptDrafts>[1];
const saveDraft = vi.fn<Stored['saveDraft']>();
const readDraft = vi.fn<Stored['readDraft']>();
const removeDraft = vi.fn<Stored['removeDraft']>();

let userId = '';
let clock: FakeClock;
let keptDraft: ReturnType<typeof createKeptDrafts>;
let draft: KeptDraft;
const written = () => saveDraft.mock.calls.map(([, , value]) => value);

/** The next write does not end until the answered function is called. */
function holdWrite(): () => void {
  const held: { finish: () => void } = { finish: () => {} };
  const ended = new Promise<void>((resolve) => (held.finish = resolve));
  saveDraft.mockReturnValueOnce(ended);
  return () => held.finish();
}

beforeEach(() => {
  userId = crypto.randomUUID();
  clock = createFakeClock();
  keptDraft = createKeptDrafts(clock, { readDraft, saveDraft, removeDraft });
  draft = keptDraft(userId, 'planner');
  readDraft.mockReset().mockResolvedValue('stored');
  saveDraft.mockReset().mockResolvedValue();
  removeDraft.mockReset().mockResolvedValue();
});

describe('what is typed', () => {
  it('is written in a task of its own, and of many changes only the last', () => {
    for (const text of ['K', 'Ky', 'Kyo']) draft.keep(text, 0);
    expect(written()).toEqual([]);
    clock.advance(0);
    expect(written()).toEqual(['Kyo']);
  });

  it('is written as soon as the most urgent change asks for', () => {
    draft.keep('an answer', 500);
    draft.keep('an answer and a key', 0);
    draft.keep('more of the answer', 500);
    clock.advance(0);
    expect(written()).toEqual(['more of the answer']);
    expect(clock.nextTimer()).toBeNull();
  });

  it('is written one at a time', async () => {
    const finish = holdWrite();
    draft.keep('Kyo', 0);
    clock.advance(0);
    for (const text of ['Kyot', 'Kyoto']) {
      draft.keep(text, 0);
      clock.advance(0);
    }
    expect(written()).toEqual(['Kyo']);
    finish();
    await expect.poll(written).toEqual(['Kyo', 'Kyoto']);
    await expect.poll(draft.read).toBe('stored');
  });

  it('is written at once where a page is hidden or closed, and only if it waits', () => {
    const page = Object.assign(new EventTarget(), { visibilityState: 'hidden' });
    vi.stubGlobal('document', page);
    const close = draft.open();
    const hide = () => page.dispatchEvent(new Event('visibilitychange'));
    hide();
    expect(written()).toEqual([]);
    draft.keep('Kyo', 500);
    hide();
    hide();
    expect(written()).toEqual(['Kyo']);
    close();
    vi.unstubAllGlobals();
    expect(written()).toEqual(['Kyo']);
  });

  it('is read before it is written, for its own account and name only', async () => {
    draft.keep('Kyoto', 500);
    expect(await keptDraft(userId, 'planner').read()).toBe('Kyoto');
    expect(await keptDraft(userId, 'chat').read()).toBe('stored');
    expect(await keptDraft('another', 'planner').read()).toBe('stored');
  });

  it('is remembered where the device refused it, and tried again with the next change', async () => {
    saveDraft.mockRejectedValueOnce(new AppError('storage_full'));
    draft.keep('Kyo', 0);
    clock.advance(0);
    await expect.poll(written).toEqual(['Kyo']);
    expect(await draft.read()).toBe('Kyo');
    draft.keep('Kyoto', 0);
    clock.advance(0);
    await expect.poll(draft.read).toBe('stored');
    expect(written()).toEqual(['Kyo', 'Kyoto']);
  });

  it('is forgotten after the write that is under way', async () => {
    const finish = holdWrite();
    draft.keep('Kyo', 0);
    clock.advance(0);
    draft.keep(undefined, 0);
    clock.advance(0);
    expect(await draft.read()).toBeUndefined();
    expect(removeDraft).not.toHaveBeenCalled();
    finish();
    await expect.poll(() => removeDraft.mock.calls).toEqual([[userId, 'planner']]);
    expect(written()).toEqual(['Kyo']);
  });
});

describe('what is sent', () => {
  it('is not written any more: not what waited, nor what a write under way would go on with', async () => {
    const finish = holdWrite();
    draft.keep('Kyo', 0);
    clock.advance(0);
    draft.keep('Kyoto', 0);
    const sent = draft.sendBy(async () => {
      finish();
      clock.advance(1_000);
      draft.flush();
      return 'sent';
    });
    expect(await sent).toBe('sent');
    clock.advance(1_000);
    expect(written()).toEqual(['Kyo']);
    expect(await draft.read()).toBe('stored');
  });

  it('is followed by what was typed meanwhile, sent or not', async () => {
    const typing = async () => {
      draft.keep('and Nara', 0);
      clock.advance(1_000);
      expect(written()).toEqual([]);
    };
    await draft.sendBy(typing);
    expect(written()).toEqual(['and Nara']);
    const failing = draft.sendBy(async () => {
      draft.keep('and Osaka', 0);
      throw new AppError('storage_full');
    });
    await expect(failing).rejects.toMatchObject({ reason: 'storage_full' });
    expect(written()).toEqual(['and Nara', 'and Osaka']);
  });
});
