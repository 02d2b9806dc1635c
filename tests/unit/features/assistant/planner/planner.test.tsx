import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { readDraft, saveDraft } from '@/data/repositories/drafts.ts';
import { askForPlan, mailTips } from '@/data/repositories/planner.ts';
import { AppError } from '@domain/errors/appError.ts';
import { newPlannerSession } from '@domain/chat/plannerSession.ts';
import { currentToast } from '../../../support/toasts.ts';
import { inUi } from '../renderUi.tsx';
import {
  account,
  bookingDetails,
  input,
  onReplied,
  onStartOver,
  paragraph,
  planner,
  send,
  show,
  user,
} from './plannerWorld.tsx';

vi.mock('@/data/repositories/planner.ts', () => ({ askForPlan: vi.fn(), mailTips: vi.fn() }));
vi.mock('@/data/repositories/drafts.ts', () => ({ readDraft: vi.fn(), saveDraft: vi.fn() }));

describe('the planner', () => {
  it('welcomes by the destination and begins the answer with a vibe', async () => {
    show({ destination: 'Rome' });
    expect(await screen.findByText(/^Great! You're interested in a trip to Rome\.\.\./)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Culture' }));
    expect((await input()).value).toBe('Culture, ');
    expect(document.activeElement).toBe(await input());
  });

  it('sends the conversation, and shows the reply', async () => {
    show({ destination: 'Rome' });
    await send('Culture{enter}');
    expect(await screen.findByText('Which dates?', paragraph)).toBeTruthy();
    const [userId, , messages] = vi.mocked(askForPlan).mock.calls[0] ?? [];
    expect(userId).toBe(account.userId);
    expect(messages?.at(0)).toEqual({ role: 'user', content: 'I would like to plan a trip to Rome.' });
    expect(messages?.at(-1)).toEqual({ role: 'user', content: 'Culture' });
    expect(onReplied).toHaveBeenCalledOnce();
    expect((await input()).value).toBe('');
  });

  it('ignores a send while one is being answered, and keeps what is typed meanwhile', async () => {
    vi.mocked(askForPlan).mockReturnValue(new Promise(() => {}));
    show();
    await send('Rome');
    await user.type(await input(), 'and hotels{enter}');
    expect(askForPlan).toHaveBeenCalledOnce();
    expect((await input()).value).toBe('and hotels');
    expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true);
  });

  it('puts what was said at the cursor', async () => {
    show();
    await user.type(await input(), 'Rome for two', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    (await input()).setSelectionRange(4, 4);
    await user.click(screen.getByRole('button', { name: 'Speak' }));
    expect((await input()).value).toBe('Rome in May for two');
  });

  it('keeps every word that was said, says what is too long, and sends when it is shorter', async () => {
    const long = 'x'.repeat(3_996);
    vi.mocked(readDraft).mockResolvedValue({ ...newPlannerSession(null), typed: long });
    show();
    const field = await input();
    field.setSelectionRange(long.length, long.length);
    await user.click(screen.getByRole('button', { name: 'Speak' }));
    expect(field.value).toBe(`${long} in May`);
    expect(screen.getByText('4,003 / 4,000. Shorten it by 3 characters.')).toBeTruthy();
    await user.type(field, '{enter}');
    expect(askForPlan).not.toHaveBeenCalled();
    await user.type(field, '{backspace}{backspace}{backspace}{enter}');
    expect(askForPlan).toHaveBeenCalledOnce();
  });

  it('offers to book in place of the input, and to go on', async () => {
    vi.mocked(askForPlan).mockResolvedValue({ response: { content: '## Day 1', bookingDetails } });
    show();
    await send('Rome');
    const deals = await screen.findByRole('link', { name: 'See Live Deals & Book' });
    expect([deals.getAttribute('href'), deals.getAttribute('target'), deals.getAttribute('rel')]).toEqual([
      bookingDetails.url,
      '_blank',
      'noopener noreferrer',
    ]);
    expect(screen.getByText('Sample data')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Email Me Personalized Tips' }));
    await waitFor(() =>
      expect(currentToast()).toMatchObject({
        title: 'Request Sent!',
        description: "We'll send you personalized tips and follow-up emails for your trip!",
      }),
    );
    expect(await screen.findByText('Requested: the tips go to ada@example.test.')).toBeTruthy();
    const tips = screen.getByRole('button', { name: 'Email Me Personalized Tips' });
    expect(tips.getAttribute('aria-disabled')).toBe('true');
    // it is one letter, however often the button is pressed
    await user.click(tips);
    expect(vi.mocked(mailTips).mock.calls).toEqual([[account, bookingDetails]]);
    await user.click(screen.getByRole('button', { name: 'Go on planning' }));
    // the button that was pressed is gone: the focus is not
    expect(document.activeElement).toBe(await input());
  });

  it('gives the focus of the field to what takes its place, and steals none when it is opened again', async () => {
    vi.mocked(askForPlan).mockResolvedValue({ response: { content: '## Day 1', bookingDetails } });
    const { unmount } = show();
    await send('Rome');
    const ready = await screen.findByRole('region', { name: 'Your plan is ready' });
    expect(document.activeElement).toBe(ready);
    unmount();
    vi.mocked(readDraft).mockResolvedValue(vi.mocked(saveDraft).mock.calls.at(-1)?.[2]);
    show();
    await screen.findByRole('region', { name: 'Your plan is ready' });
    expect(document.activeElement).toBe(document.body);
  });

  it('only logs tips that could not be asked for, and lets them be asked for again', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.mocked(mailTips).mockRejectedValue(new AppError('server'));
    vi.mocked(askForPlan).mockResolvedValue({ response: { content: '## Day 1', bookingDetails } });
    show();
    await send('Rome');
    await user.click(await screen.findByRole('button', { name: 'Email Me Personalized Tips' }));
    expect(await screen.findByText(/could not be requested just now/)).toBeTruthy();
    expect(currentToast()).toBeNull();
    expect(warn).toHaveBeenCalledOnce();
    warn.mockClear();
  });

  it('says a failure in the words of the spec, and asks again under the same id', async () => {
    vi.mocked(askForPlan).mockRejectedValueOnce(new AppError('server'));
    show();
    await send('Rome');
    const notice = 'I seem to be having some trouble connecting. Please try again in a moment.';
    expect(await screen.findByText(notice, paragraph)).toBeTruthy();
    expect(currentToast()).toMatchObject({
      title: 'Error',
      description: 'Failed to get a response from the AI assistant. Please try again.',
      variant: 'destructive',
    });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Which dates?', paragraph)).toBeTruthy();
    expect(screen.queryByText(notice, paragraph)).toBeNull();
    const [first, second] = vi.mocked(askForPlan).mock.calls;
    expect(second?.slice(0, 3)).toEqual(first?.slice(0, 3));
  });

  it('leads to more tokens when there are none', async () => {
    vi.mocked(askForPlan).mockRejectedValue(new AppError('token_limit'));
    show();
    await send('Rome');
    expect(await screen.findByText(/You've run out of tokens for this month!/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Upgrade Plan' }).getAttribute('href')).toBe('/pricing');
    expect(screen.getByText('Rome')).toBeTruthy();
    expect(currentToast()).toBeNull();
  });

  it('takes the word of the failure away when it tries again', async () => {
    vi.mocked(askForPlan).mockRejectedValueOnce(new AppError('server'));
    show();
    await send('Rome');
    await waitFor(() => expect(currentToast()).not.toBeNull());
    vi.mocked(askForPlan).mockReturnValueOnce(new Promise(() => {}));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(currentToast()).toBeNull();
  });

  it('says that it is offline, and does not send', async () => {
    show({ offline: true });
    await send('Rome');
    expect(screen.getByText(/You are offline/)).toBeTruthy();
    expect(askForPlan).not.toHaveBeenCalled();
    expect((await input()).value).toBe('Rome');
  });

  it('goes on where it was left: a question that was on its way is asked again', async () => {
    const turns = [{ id: 'q1', role: 'user' as const, content: 'Rome' }];
    vi.mocked(readDraft).mockResolvedValue({
      ...newPlannerSession(null),
      turns,
      status: 'asking',
      typed: 'and',
    });
    show();
    expect(await screen.findByText('Which dates?', paragraph)).toBeTruthy();
    expect(vi.mocked(askForPlan).mock.calls.map((call) => call.slice(0, 3))).toEqual([
      [account.userId, 'q1', [{ role: 'user', content: 'Rome' }]],
    ]);
    expect((await input()).value).toBe('and');
  });

  it('keeps every step, and works on a device that keeps nothing', async () => {
    vi.mocked(readDraft).mockRejectedValue(new AppError('storage'));
    vi.mocked(saveDraft).mockRejectedValue(new AppError('storage_full'));
    show();
    await send('Rome');
    expect(await screen.findByText('Which dates?', paragraph)).toBeTruthy();
    await waitFor(() =>
      expect(vi.mocked(saveDraft).mock.calls.at(-1)).toMatchObject([
        account.userId,
        'planner',
        { status: 'idle', turns: [{ content: 'Rome' }, { content: 'Which dates?' }] },
      ]),
    );
  });

  it.each([
    ['before the device has written a word', () => new Promise<void>(() => {})],
    ['on a device that writes nothing', () => Promise.reject(new AppError('storage_full'))],
  ])('starts over without the place it was opened for, %s', async (_name, write) => {
    const stored = { ...newPlannerSession('Rome'), turns: [{ id: 'q1', role: 'user', content: 'Culture' }] };
    vi.mocked(readDraft).mockResolvedValue(stored);
    vi.mocked(saveDraft).mockImplementation(write);
    const { rerender } = show({ destination: 'Rome' });
    onStartOver.mockImplementation(() => rerender(inUi(planner({}))));
    await screen.findByText('Culture', paragraph);
    await user.click(screen.getByRole('button', { name: 'Start a new plan' }));
    expect(onStartOver).toHaveBeenCalledOnce();
    expect(await screen.findByText(/^Welcome!/)).toBeTruthy();
    await user.type(await input(), 'Oslo');
    expect((await input()).value).toBe('Oslo');
    expect(screen.queryByText('Culture', paragraph)).toBeNull();
  });
});
