import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '@domain/errors/appError.ts';
import { currentToast } from '../../../../support/toasts.ts';
import { flightOffer } from '../../offers.ts';
import { checkedPlan } from '../plan.ts';
import {
  account,
  bookingDetails,
  ID,
  input,
  nowHolds,
  onDestinationTaken,
  paragraph,
  part,
  planner,
  question,
  refused,
  reply,
  send,
  show,
  user,
} from './plannerWorld.tsx';
import { data, inUiWithData, tab } from '../../../../support/dataWorld.tsx';

describe('the planner', () => {
  it('welcomes by the destination and begins the answer with a vibe', async () => {
    show({ destination: 'Rome' });
    expect(
      await screen.findByText(/^Great! You're interested in a trip to Rome\.\.\./, paragraph),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Culture' }));
    expect((await input()).value).toBe('Culture, ');
    expect(document.activeElement).toBe(await input());
  });

  it('shows by examples how a trip is described, and puts the one that is picked into the field', async () => {
    show();
    await user.click(await screen.findByRole('button', { name: 'A weekend in Rome for under $800' }));
    expect((await input()).value).toBe('A weekend in Rome for under $800');
    expect(document.activeElement).toBe(await input());
    expect(data.chat.sendMessage).not.toHaveBeenCalled();
    // what stands in the field is nobody's to replace
    expect(screen.queryByRole('group', { name: 'Suggestions' })).toBeNull();
  });

  it('shows none once something was asked', async () => {
    show({}, question(), reply());
    await screen.findByText('Which dates?', paragraph);
    expect(screen.queryByRole('group', { name: 'Suggestions' })).toBeNull();
  });

  it('sends a first question with the place, about a trip of its own, and shows the reply', async () => {
    show({ destination: 'Rome' });
    await send('Culture{enter}');
    expect(data.chat.sendMessage).toHaveBeenCalledExactlyOnceWith(
      account.userId,
      'I would like to plan a trip to Rome. Culture',
      { conversation: 'planner', priority: false, tripId: null, draft: 'planner' },
    );
    expect(onDestinationTaken).toHaveBeenCalledOnce();
    expect((await input()).value).toBe('');
    nowHolds(question(), reply());
    expect(await screen.findByText('Which dates?', paragraph)).toBeTruthy();
  });

  it('asks what follows as it is typed, about the trip that is spoken of', async () => {
    show({}, question(), reply());
    await send('In May');
    expect(data.chat.sendMessage).toHaveBeenCalledExactlyOnceWith(account.userId, 'In May', {
      conversation: 'planner',
      priority: false,
      draft: 'planner',
    });
    expect(onDestinationTaken).not.toHaveBeenCalled();
  });

  it('speaks of a new place at the end of the conversation that there is', async () => {
    show({ destination: 'Oslo' }, question(), reply({ booking: bookingDetails }));
    await screen.findByText(/a trip to Oslo/, paragraph);
    const rows = screen.getAllByRole('article').map((row) => row.textContent);
    expect(rows.map((words) => words.slice(0, 12))).toEqual(['Rome', 'Which dates?', "Great! You'r"]);
    expect((await input()).disabled).toBe(false);
  });

  it('ignores a send while one is being answered, and keeps what is typed meanwhile', async () => {
    show({}, question({ state: 'sending' }));
    await user.type(await input(), 'and hotels{enter}');
    expect(data.chat.sendMessage).not.toHaveBeenCalled();
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
    await tab.db.drafts.put({ userId: account.userId, name: 'planner', value: long, updatedAt: 1 });
    show();
    const field = await input();
    await waitFor(() => expect(field.value).toBe(long));
    field.setSelectionRange(long.length, long.length);
    await user.click(screen.getByRole('button', { name: 'Speak' }));
    expect(field.value).toBe(`${long} in May`);
    expect(screen.getByText('4,003 / 4,000. Shorten it by 3 characters.')).toBeTruthy();
    await user.type(field, '{enter}');
    expect(data.chat.sendMessage).not.toHaveBeenCalled();
    await user.type(field, '{backspace}{backspace}{backspace}{enter}');
    expect(data.chat.sendMessage).toHaveBeenCalledOnce();
  });

  it('shows a plan as the chat does: its days, its cards, and its words once', async () => {
    const results = { flights: [flightOffer()], hotels: [], tours: [] };
    const plan = checkedPlan(2);
    show(
      {},
      question(),
      reply({ content: '# The plan\n\nWith all its words', lead: 'Two days.', plan, results }),
    );
    const region = await screen.findByRole('region', { name: plan.title });
    expect(within(region).getAllByText(/^Day 1/).length).toBeGreaterThan(0);
    expect(screen.getByRole('list', { name: 'Flights' })).toBeTruthy();
    expect(screen.getByText('Two days.', paragraph)).toBeTruthy();
    expect(screen.queryByText('With all its words')).toBeNull();
    expect(screen.getAllByRole('article', { name: 'Planner' })).toHaveLength(2);
  });

  it('offers to book in place of the input, and to go on', async () => {
    show({}, question(), reply({ booking: bookingDetails }));
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
    expect(vi.mocked(data.trips.mailTips).mock.calls).toEqual([[account, bookingDetails]]);
    await user.click(screen.getByRole('button', { name: 'Go on planning' }));
    // the button that was pressed is gone: the focus is not
    expect(document.activeElement).toBe(await input());
  });

  it('gives the focus of the field to what takes its place, and steals none when it is opened again', async () => {
    const { unmount } = show({}, question({ state: 'sending' }));
    await input();
    nowHolds(question(), reply({ booking: bookingDetails }));
    const ready = await screen.findByRole('region', { name: 'Your plan is ready' });
    await waitFor(() => expect(document.activeElement).toBe(ready));
    unmount();
    show({}, question(), reply({ booking: bookingDetails }));
    await screen.findByRole('region', { name: 'Your plan is ready' });
    expect(document.activeElement).toBe(document.body);
  });

  it('only logs tips that could not be asked for, and lets them be asked for again', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.mocked(data.trips.mailTips).mockRejectedValue(new AppError('server'));
    show({}, question(), reply({ booking: bookingDetails }));
    await user.click(await screen.findByRole('button', { name: 'Email Me Personalized Tips' }));
    expect(await screen.findByText(/could not be requested just now/)).toBeTruthy();
    expect(currentToast()).toBeNull();
    expect(warn).toHaveBeenCalledOnce();
    warn.mockClear();
  });

  it('says a failure in the words of the spec, and asks again under the same id', async () => {
    show({}, question({ state: 'sending' }));
    await input();
    refused('server');
    const notice = 'I seem to be having some trouble connecting. Please try again in a moment.';
    expect(await screen.findByText(notice, paragraph)).toBeTruthy();
    expect(currentToast()).toMatchObject({
      title: 'Error',
      description: 'Failed to get a response from the AI assistant. Please try again.',
      variant: 'destructive',
    });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(data.chat.retryMessage).toHaveBeenCalledExactlyOnceWith(account.userId, ID);
    // the button that was pressed goes: the focus does not
    expect(document.activeElement).toBe(await input());
    nowHolds(question(), reply());
    expect(await screen.findByText('Which dates?', paragraph)).toBeTruthy();
    expect(screen.queryByText(notice, paragraph)).toBeNull();
  });

  it('leads to more tokens when there are none', async () => {
    show({}, question({ state: 'sending' }));
    await input();
    refused('token_limit');
    const dialog = within(await screen.findByRole('dialog', { name: 'Out of Tokens!' }));
    expect(dialog.getByRole('link', { name: 'Upgrade Plan' }).getAttribute('href')).toBe('/pricing');
    expect(screen.getByText(/You've run out of tokens for this month!/, paragraph)).toBeTruthy();
    expect(screen.getByText('Rome')).toBeTruthy();
    expect(currentToast()).toBeNull();
  });

  it('says that it is offline, and takes the question all the same', async () => {
    show({ offline: true });
    await send('Rome');
    expect(await screen.findByText(/You are offline. What you send waits here/)).toBeTruthy();
    expect(data.chat.sendMessage).toHaveBeenCalledOnce();
    nowHolds(question({ state: 'waiting', errorReason: 'offline' }));
    expect(screen.getByText('Waiting for the network')).toBeTruthy();
  });

  it('says that this device answers, and leads to where the plan is booked', async () => {
    vi.mocked(data.chat.answersHere).mockResolvedValue(true);
    show({ offline: true });
    const words =
      'You are offline. What you send is answered on this device, and goes to your account later.';
    expect(await screen.findByText(words)).toBeTruthy();
    nowHolds(
      question({ state: 'waiting' }),
      reply({ state: 'waiting', here: 'as_shown', booking: bookingDetails }),
    );
    expect(screen.getByText(/^Answered on this device, without a network\./, paragraph)).toBeTruthy();
    expect(screen.getByRole('link', { name: /See Live Deals/ })).toBeTruthy();
  });

  it('is stopped and goes on as the chat is', async () => {
    const { rerender } = show({}, question({ state: 'stopped' }), part());
    expect(await screen.findByText('Rome is', paragraph)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    expect(data.chat.retryMessage).toHaveBeenCalledExactlyOnceWith(account.userId, ID);
    rerender(inUiWithData(planner({})));
    expect(screen.getByText('You stopped this answer.', { selector: 'span' })).toBeTruthy();
  });

  it('starts over without the place it was opened for', async () => {
    const { rerender } = show({ destination: 'Rome' }, question({ content: 'Culture' }), reply());
    onDestinationTaken.mockImplementation(() => rerender(inUiWithData(planner({}))));
    await screen.findByText('Culture', paragraph);
    await user.click(screen.getByRole('button', { name: 'Start a new plan' }));
    expect(data.chat.clearChat).toHaveBeenCalledExactlyOnceWith(account.userId, 'planner');
    expect(onDestinationTaken).toHaveBeenCalledOnce();
    nowHolds();
    expect(await screen.findByText(/^Welcome!/, paragraph)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Start a new plan' })).toBeNull();
    await send('Oslo');
    expect(data.chat.sendMessage).toHaveBeenCalledExactlyOnceWith(account.userId, 'Oslo', expect.anything());
  });
});
