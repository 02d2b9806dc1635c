/** The planner's answers while they are written. */
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { readDraft, saveDraft } from '@/data/repositories/drafts.ts';
import { askForPlan } from '@/data/repositories/planner.ts';
import { currentToast } from '../../../support/toasts.ts';
import { holdAnswer, input, onReplied, paragraph, send, show, user } from './plannerWorld.tsx';

vi.mock('@/data/repositories/planner.ts', () => ({ askForPlan: vi.fn(), mailTips: vi.fn() }));
vi.mock('@/data/repositories/drafts.ts', () => ({ readDraft: vi.fn(), saveDraft: vi.fn() }));

describe('an answer on its way', () => {
  it('is read while it is written, and can be copied and read aloud once it is whole', async () => {
    const answer = holdAnswer();
    const readAloud = { speakingId: null, toggle: vi.fn<() => void>() };
    show({ readAloud });
    await send('Rome');
    expect(screen.getByText('Working on your trip', paragraph)).toBeTruthy();
    await answer.write('Rome is ');
    await answer.write('warm in May.');
    expect(await screen.findByText('Rome is warm in May.', paragraph)).toBeTruthy();
    expect(screen.getByText('Still writing')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull();
    await answer.finish('Rome is warm in May. Which days?');
    expect(await screen.findByText('Rome is warm in May. Which days?', paragraph)).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Copy' })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Read aloud' }));
    expect(readAloud.toggle).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/:reply$/),
      'Rome is warm in May. Which days?',
    );
    expect(screen.queryByText('Still writing')).toBeNull();
  });

  it('is stopped with what came, and goes on under the same id', async () => {
    const answer = holdAnswer();
    show();
    await send('Rome');
    await answer.write('Rome is');
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    // the button is gone: the focus is not
    expect(document.activeElement).toBe(await input());
    expect(answer.isAborted()).toBe(true);
    expect(screen.getByText('You stopped this answer.', { selector: 'span' })).toBeTruthy();
    expect(await screen.findByText('Rome is', paragraph)).toBeTruthy();
    expect(currentToast()).toBeNull();
    expect(onReplied).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    expect(await screen.findByText('Which dates?', paragraph)).toBeTruthy();
    expect(screen.queryByText('Rome is', paragraph)).toBeNull();
    const [first, second] = vi.mocked(askForPlan).mock.calls;
    expect(second?.slice(0, 3)).toEqual(first?.slice(0, 3));
    expect(onReplied).toHaveBeenCalledOnce();
  });

  it('that breaks keeps what came and says so in place', async () => {
    const answer = holdAnswer();
    show();
    await send('Rome');
    await answer.write('Rome is');
    await answer.fail('offline');
    expect(screen.getByText('The connection broke here.')).toBeTruthy();
    expect(await screen.findByText('Rome is', paragraph)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    expect(await screen.findByText('Which dates?', paragraph)).toBeTruthy();
  });

  it('is on the device before it is whole, and there when the page is opened again', async () => {
    const answer = holdAnswer();
    const { unmount } = show();
    await send('Rome');
    await answer.write('Rome is');
    unmount();
    await waitFor(() =>
      expect(vi.mocked(saveDraft).mock.calls.at(-1)?.[2]).toMatchObject({ begun: 'Rome is' }),
    );
    vi.mocked(readDraft).mockResolvedValue(vi.mocked(saveDraft).mock.calls.at(-1)?.[2]);
    const again = holdAnswer();
    show();
    expect(await screen.findByText('Rome is', paragraph)).toBeTruthy();
    await again.finish('Rome is warm.');
    expect(await screen.findByText('Rome is warm.', paragraph)).toBeTruthy();
  });
});
