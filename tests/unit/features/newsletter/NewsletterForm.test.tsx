import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@domain/errors/appError.ts';
import { NewsletterForm } from '@/features/newsletter/components/NewsletterForm.tsx';
import type { ToastOptions } from '@/ui/feedback/toasts/toast.ts';
import { renderUi } from '../renderUi.tsx';

const { subscribe, late, showToast } = vi.hoisted(() => ({
  showToast: vi.fn<(toast: ToastOptions) => void>(),
  subscribe: vi.fn<(email: string) => Promise<string>>(),
  late: { tell: (_outcome: string) => {} },
}));
vi.mock('@/data/repositories/newsletter.ts', () => ({
  subscribe,
  onLateOutcome: (listener: (outcome: string) => void) => {
    late.tell = listener;
  },
}));

vi.mock('@/ui/feedback/toasts/toast.ts', () => ({ showToast }));

const field = () => screen.getByRole('textbox', { name: 'Email' });
const toast = () => showToast.mock.lastCall?.[0] ?? null;

async function submit(email: string): Promise<void> {
  renderUi(<NewsletterForm />);
  const user = userEvent.setup();
  if (email !== '') await user.type(field(), email);
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
}

beforeEach(() => {
  subscribe.mockReset();
  showToast.mockReset();
});

describe('the newsletter form', () => {
  it.each(['', 'lena', 'lena@example', 'le na@example.test'])('refuses %j', async (typed) => {
    await submit(typed);
    expect(toast()).toMatchObject({ title: 'Please enter a valid email.', variant: 'destructive' });
    expect(field()).toHaveProperty('ariaInvalid', 'true');
    expect(document.activeElement).toBe(field());
    expect(subscribe).not.toHaveBeenCalled();
  });

  it('says that it worked and clears the field', async () => {
    subscribe.mockResolvedValue('subscribed');
    await submit('  lena@example.test ');
    await vi.waitFor(() => expect(toast()?.title).toBe("Success! You're subscribed!"));
    expect(toast()?.description).toMatch(/free AI trip planner guide is on its way/);
    expect(subscribe).toHaveBeenCalledExactlyOnceWith('lena@example.test');
    expect(field()).toHaveProperty('value', '');
  });

  it('knows who is on the list', async () => {
    subscribe.mockResolvedValue('already');
    await submit('lena@example.test');
    await vi.waitFor(() => expect(toast()?.title).toBe("You're already on the list!"));
    expect(field()).toHaveProperty('value', 'lena@example.test');
  });

  it('says what failed and keeps what was typed', async () => {
    subscribe.mockRejectedValue(new AppError('server'));
    await submit('lena@example.test');
    await vi.waitFor(() =>
      expect(toast()).toMatchObject({
        title: 'Oh no! Something went wrong.',
        description: "We couldn't add you to the list. Please try again.",
        variant: 'destructive',
      }),
    );
    expect(field()).toHaveProperty('value', 'lena@example.test');
  });

  it('keeps an address without a network, and tells later what became of it', async () => {
    subscribe.mockResolvedValue('waiting');
    await submit('lena@example.test');
    expect(await screen.findByText(/will be sent when you are online/)).toBeTruthy();
    expect(screen.getByText('lena@example.test')).toBeTruthy();
    expect(toast()).toBeNull();
    expect(field()).toHaveProperty('value', '');
    await vi.waitFor(() => {
      late.tell('subscribed');
      expect(toast()?.title).toBe("Success! You're subscribed!");
    });
  });
});
