import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '@domain/errors/appError.ts';
import { currentToast } from '../../../support/toasts.ts';
import { flightOffer, hotelOffer } from '../offers.ts';
import {
  USER,
  answer,
  field,
  hear,
  noRoom,
  nowHolds,
  profile,
  question,
  show,
  showChat,
} from './chatScreenWorld.tsx';
import { data, keeping, tab } from '../../../support/dataWorld.tsx';

describe('the conversation', () => {
  it('sends with the priority of the plan', async () => {
    const box = await showChat([question(), answer()], {
      profile: profile({ subscription_status: 'Premium' }),
    });
    await userEvent.type(box, 'And Oslo?{Enter}');
    expect(data.chat.sendMessage).toHaveBeenCalledExactlyOnceWith(USER, 'And Oslo?', {
      conversation: 'assistant',
      priority: true,
      draft: 'chat',
    });
  });

  it('keeps what was typed when the device cannot store it, and says why', async () => {
    vi.mocked(data.chat.sendMessage).mockRejectedValueOnce(new AppError('storage_full'));
    const box = await showChat([question(), answer()]);
    await userEvent.type(box, 'And Oslo?{Enter}');
    await waitFor(() => expect(currentToast()).toMatchObject(noRoom));
    expect(box.value).toBe('And Oslo?');
    await userEvent.type(box, '{Enter}');
    await waitFor(() => expect(box.value).toBe(''));
    expect(data.chat.sendMessage).toHaveBeenCalledTimes(2);
  });

  it('finds what was half typed where the storage of the device opens late', async () => {
    keeping.set('tab');
    const box = await showChat([question(), answer()]);
    await tab.context.store.run((db) =>
      db.drafts.put({ userId: USER, name: 'chat', value: 'Half a sent', updatedAt: 1 }),
    );
    await act(async () => keeping.set('device'));
    await waitFor(() => expect(box.value).toBe('Half a sent'));
    await userEvent.type(box, 'ence');
    await act(async () => keeping.set('tab'));
    expect(box.value).toBe('Half a sentence');
  });

  it('says why a message could not be tried again', async () => {
    vi.mocked(data.chat.retryMessage).mockRejectedValueOnce(new AppError('storage_full'));
    await showChat([question({ state: 'failed', errorReason: 'server' }), answer()]);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(currentToast()).toMatchObject(noRoom));
  });

  it('ignores a second send while a reply is on its way, and says that it works', async () => {
    const box = await showChat([question({ state: 'sending' }), answer()]);
    expect(screen.getByText('Working on your answer')).toBeTruthy();
    await userEvent.type(box, 'Again{Enter}');
    expect(data.chat.sendMessage).not.toHaveBeenCalled();
  });

  it('sends the value of a suggestion once, however often it is pressed', async () => {
    vi.mocked(data.chat.sendMessage).mockReturnValue(new Promise(() => {}));
    await showChat([
      answer({ id: 'old', suggestions: [{ label: 'Older', value: 'older' }] }),
      answer({ suggestions: [{ label: 'Cheaper', value: 'Make the plan cheaper' }] }),
    ]);
    const group = screen.getByRole('group', { name: 'Suggestions' });
    expect(within(group).queryByText('Older')).toBeNull();
    await userEvent.dblClick(within(group).getByRole('button', { name: 'Cheaper' }));
    expect(data.chat.sendMessage).toHaveBeenCalledExactlyOnceWith(
      USER,
      'Make the plan cheaper',
      // What is half-typed stays.
      expect.not.objectContaining({ draft: expect.anything() }),
    );
  });

  it('shows what waits for the network, and what failed with a way to try again', async () => {
    await showChat([
      question({ state: 'waiting', errorReason: 'offline' }),
      question({ id: 'q2', state: 'failed', errorReason: 'server' }),
      answer({ state: 'failed', content: '🚨 Oops! Something went wrong. Please try again later.' }),
    ]);
    expect(screen.getByText('Waiting for the network')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(data.chat.retryMessage).toHaveBeenCalledExactlyOnceWith(USER, 'q2');
  });

  it.each([
    ['unauthorized', 'Waiting for you to log in'],
    ['rate_limited', 'Waiting: too many requests just now'],
    ['server', 'Waiting: the server is busy just now'],
    ['timeout', 'Waiting: no answer came in time'],
    ['offline', 'Waiting for the network'],
  ] as const)('says what a message waits for: %s', async (errorReason, words) => {
    await showChat([question({ state: 'waiting', errorReason }), answer()]);
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('says of a message that was never tried whether it waits for the network or its turn', async () => {
    await showChat([question({ state: 'waiting' }), answer()]);
    expect(screen.getByText('Waiting to be sent')).toBeTruthy();
    act(() => tab.connectivity.set('offline'));
    expect(screen.getByText('Waiting for the network')).toBeTruthy();
    act(() => tab.connectivity.set('online'));
    expect(screen.getByText('Waiting to be sent')).toBeTruthy();
  });

  it('lets more be written while one waits', async () => {
    const box = await showChat([question({ state: 'waiting' }), answer()]);
    await userEvent.type(box, 'More{Enter}');
    expect(data.chat.sendMessage).toHaveBeenCalledOnce();
  });

  it('shows the cards of a reply with their age, and logs the way out', async () => {
    const stay = { checkIn: '2090-04-09', checkOut: '2090-04-14' };
    await showChat([
      question(),
      answer({
        marker: '123',
        seenAt: new Date(Date.now() - 2 * 3_600_000).toISOString(),
        results: {
          flights: [1, 2, 3, 4].map((id) => flightOffer({ id: `f${id}` })),
          hotels: [{ ...hotelOffer(), ...stay }],
          tours: [
            {
              id: 't',
              name: 'Tea',
              rating: 4.8,
              duration: '1 hour',
              price: 35,
              bookingUrl: 'https://t.example/',
            },
          ],
        },
      }),
    ]);
    const flights = screen.getByRole('list', { name: 'Flights' });
    expect(within(flights).getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: 'Show all 4 flights' }));
    expect(within(flights).getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getByRole('list', { name: 'Hotels' }).textContent).toContain('price seen 2 hours ago');
    const tour = within(screen.getByRole('list', { name: 'Tours' })).getByRole('link', {
      name: /^Book Now: Tea/,
    });
    expect(tour.getAttribute('rel')).toBe('noopener noreferrer');
    await userEvent.click(tour);
    expect(data.activity.logClick).toHaveBeenCalledExactlyOnceWith('https://t.example/', USER);
    expect(data.activity.trackTour).toHaveBeenCalledOnce();
  });

  it('reads a new reply out, and nothing that stood there before', async () => {
    await showChat([question(), answer({ content: 'Old plan' })]);
    const region = document.querySelector('output[aria-live="polite"]');
    expect(region?.textContent).toBe('');
    nowHolds([question(), answer(), answer({ id: 'b', content: 'New plan', createdAt: Date.now() + 1 })]);
    expect(region?.textContent).toBe('New plan');
  });
});

describe('tokens', () => {
  it('shows how many are left, and no meter where they are not counted', async () => {
    const { unmount } = show([]);
    const meter = screen.getByRole('meter', { name: 'Tokens left' });
    expect(meter.getAttribute('aria-valuenow')).toBe('7400');
    expect(meter.getAttribute('aria-valuetext')).toContain('74%');
    unmount();
    show([], { profile: profile({ subscription_status: 'Business', token_balance: 0 }) });
    expect(screen.queryByRole('meter')).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Start Chatting Now' }));
    expect((await field()).disabled).toBe(false);
  });

  it('closes the input at zero and opens the dialog on an attempt', async () => {
    const box = await showChat(
      [question(), answer({ suggestions: [{ label: 'Cheaper', value: 'cheaper' }] })],
      {
        profile: profile({ token_balance: 0 }),
      },
    );
    expect(box.disabled).toBe(true);
    expect(box.placeholder).toBe("You're out of tokens. Upgrade to chat.");
    await userEvent.click(screen.getByRole('button', { name: 'Cheaper' }));
    const dialog = await screen.findByRole('dialog', { name: 'Out of Tokens!' });
    expect(dialog.textContent).toContain(
      "You've used all your tokens for this billing cycle. To continue chatting with the AI assistant, please upgrade your plan or get a token top-up.",
    );
    expect(within(dialog).getByRole('link', { name: 'Upgrade Plan' }).getAttribute('href')).toBe('/pricing');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Maybe Later' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(data.chat.sendMessage).not.toHaveBeenCalled();
  });

  it('believes the server when it says that they are used up', async () => {
    const box = await showChat([question({ state: 'failed', errorReason: 'token_limit' }), answer()]);
    hear('of the planner', 'token_limit');
    expect(box.disabled).toBe(false);
    hear('q', 'token_limit');
    expect(await screen.findByRole('dialog', { name: 'Out of Tokens!' })).toBeTruthy();
    expect(box.disabled).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Maybe Later' }));
    expect(box.disabled).toBe(true);
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('dialog', { name: 'Out of Tokens!' })).toBeTruthy();
    expect(data.chat.retryMessage).not.toHaveBeenCalled();
  });
});

it('says a failure in the words of the spec, but for one whose message says why', async () => {
  await showChat([question(), answer()]);
  hear('q', 'conflict');
  expect(currentToast()).toBeNull();
  hear('q', 'server');
  expect(currentToast()).toMatchObject({
    title: 'Chat Error',
    description: 'Could not connect to the AI assistant. Please check your connection and try again.',
    variant: 'destructive',
  });
});
