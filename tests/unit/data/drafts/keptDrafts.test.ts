import { beforeEach, expect, it, vi } from 'vitest';
import { readDraft, removeDraft, saveDraft } from '@/data/repositories/drafts.ts';
import { keepDraft, readKeptDraft } from '@/data/repositories/keptDrafts.ts';
import { AppError } from '@domain/errors/appError.ts';

vi.mock('@/data/repositories/drafts.ts', () => ({
  readDraft: vi.fn(),
  removeDraft: vi.fn(),
  saveDraft: vi.fn(),
}));

let userId = '';
const written = () => vi.mocked(saveDraft).mock.calls.map(([, , value]) => value);

beforeEach(() => {
  userId = crypto.randomUUID();
  vi.mocked(readDraft).mockReset().mockResolvedValue('stored');
  vi.mocked(saveDraft).mockReset().mockResolvedValue();
  vi.mocked(removeDraft).mockReset().mockResolvedValue();
});

it('writes one at a time, and of many changes only the last', async () => {
  const first: { finish?: () => void } = {};
  vi.mocked(saveDraft).mockReturnValueOnce(
    new Promise((resolve) => {
      first.finish = resolve;
    }),
  );
  for (const text of ['K', 'Ky', 'Kyo']) keepDraft(userId, 'planner', text);
  expect(written()).toEqual(['K']);
  first.finish?.();
  await expect.poll(written).toEqual(['K', 'Kyo']);
  await expect.poll(() => readKeptDraft(userId, 'planner')).toBe('stored');
});

it('reads what is not written yet, for its own account and name only', async () => {
  vi.mocked(saveDraft).mockReturnValue(new Promise(() => {}));
  keepDraft(userId, 'planner', 'Kyoto');
  expect(await readKeptDraft(userId, 'planner')).toBe('Kyoto');
  expect(await readKeptDraft(userId, 'chat')).toBe('stored');
  expect(await readKeptDraft('another', 'planner')).toBe('stored');
});

it('remembers what the device refused, and tries again with the next change', async () => {
  vi.mocked(saveDraft).mockRejectedValueOnce(new AppError('storage_full'));
  keepDraft(userId, 'planner', 'Kyo');
  await expect.poll(written).toEqual(['Kyo']);
  expect(await readKeptDraft(userId, 'planner')).toBe('Kyo');
  keepDraft(userId, 'planner', 'Kyoto');
  await expect.poll(() => readKeptDraft(userId, 'planner')).toBe('stored');
  expect(written()).toEqual(['Kyo', 'Kyoto']);
});

it('forgets a draft, after the write that is under way', async () => {
  const first: { finish?: () => void } = {};
  vi.mocked(saveDraft).mockReturnValueOnce(
    new Promise((resolve) => {
      first.finish = resolve;
    }),
  );
  keepDraft(userId, 'chat', 'Kyo');
  keepDraft(userId, 'chat', undefined);
  expect(await readKeptDraft(userId, 'chat')).toBeUndefined();
  expect(removeDraft).not.toHaveBeenCalled();
  first.finish?.();
  await expect.poll(() => vi.mocked(removeDraft).mock.calls).toEqual([[userId, 'chat']]);
  expect(written()).toEqual(['Kyo']);
});
