/** What is half-typed on the planner's page: kept, drawn by the field alone, and not kept once it is sent. */
import { beforeEach, expect, it, vi } from 'vitest';
import { keepDraft, readKeptDraft } from '@/data/repositories/keptDrafts.ts';
import { newPlannerSession, type PlannerSession } from '@domain/chat/plannerSession.ts';
import { createConversation } from '@/features/assistant/planner/conversation.ts';

vi.mock('@/data/repositories/planner.ts', () => ({ askForPlan: () => new Promise(() => {}) }));
vi.mock('@/data/repositories/keptDrafts.ts', () => ({ keepDraft: vi.fn(), readKeptDraft: vi.fn() }));

const onSession = vi.fn<(session: PlannerSession) => void>();
const kept = () => vi.mocked(keepDraft).mock.calls.at(-1)?.[2];

beforeEach(() => {
  onSession.mockReset();
  vi.mocked(keepDraft).mockReset();
  vi.mocked(readKeptDraft)
    .mockReset()
    .mockResolvedValue({ ...newPlannerSession(null), typed: 'Rome' });
});

async function open() {
  const conversation = createConversation({
    userId: 'ada',
    destination: null,
    onSession,
    onReplied: () => {},
  });
  await conversation.open();
  return conversation;
}

it('is there again, and a key tells the page nothing', async () => {
  const { draft, leave } = await open();
  expect(draft.get()).toBe('Rome');
  expect(onSession).toHaveBeenCalledOnce();
  draft.set('Rome in May');
  expect(onSession).toHaveBeenCalledOnce();
  leave();
  expect(kept()).toMatchObject({ typed: 'Rome in May' });
});

it('is kept as a question alone once it was sent', async () => {
  const { draft, send } = await open();
  draft.set('Rome in May, and');
  expect(send('Rome in May')).toBe(true);
  expect(draft.get()).toBe(', and');
  expect(kept()).toMatchObject({ typed: ', and', turns: [{ content: 'Rome in May' }] });
});

it('stays in the field where a question is being answered already', async () => {
  const { draft, send } = await open();
  send('Rome');
  draft.set('and hotels');
  expect(send('and hotels')).toBe(false);
  expect(draft.get()).toBe('and hotels');
});
