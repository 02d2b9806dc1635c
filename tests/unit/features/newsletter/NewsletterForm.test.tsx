import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@domain/errors/appError.ts';
import { NewsletterForm } from '@/features/newsletter/components/NewsletterForm.tsx';
import { clearToasts, currentToast } from '../../../support/toasts.ts';
import { data, renderWithData, tab } from '../../../support/dataWorld.tsx';

const field = () => screen.getByRole('textbox', { name: 'Email' });
const toast = currentToast;
const answers = (outcome: Awaited<ReturnType<typeof data.newsletter.subscribe>>) =>
  vi.mocked(data.newsletter.subscribe).mockResolvedValue(outcome);

async function submit(email: string): Promise<void> {
  renderWithData(<NewsletterForm />);
  const user = userEvent.setup();
  if (email !== '') await user.type(field(), email);
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
}

beforeEach(clearToasts);

describe('the newsletter form', () => {
  it.each(['', 'lena', 'lena@example', 'le na@example.test'])('refuses %j', async (typed) => {
    await submit(typed);
    expect(toast()).toMatchObject({ title: 'Please enter a valid email.', variant: 'destructive' });
    expect(field()).toHaveProperty('ariaInvalid', 'true');
    expect(document.activeElement).toBe(field());
    expect(data.newsletter.subscribe).not.toHaveBeenCalled();
  });

  it('says that it worked and clears the field', async () => {
    answers('subscribed');
    await submit('  lena@example.test ');
    await vi.waitFor(() => expect(toast()?.title).toBe("Success! You're subscribed!"));
    expect(toast()?.description).toMatch(/free AI trip planner guide is on its way/);
    expect(data.newsletter.subscribe).toHaveBeenCalledExactlyOnceWith('lena@example.test');
    expect(field()).toHaveProperty('value', '');
  });

  it('knows who is on the list', async () => {
    answers('already');
    await submit('lena@example.test');
    await vi.waitFor(() => expect(toast()?.title).toBe("You're already on the list!"));
    expect(field()).toHaveProperty('value', 'lena@example.test');
  });

  it('says what failed and keeps what was typed', async () => {
    vi.mocked(data.newsletter.subscribe).mockRejectedValue(new AppError('server'));
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
    answers('waiting');
    await submit('lena@example.test');
    expect(await screen.findByText(/will be sent when you are online/)).toBeTruthy();
    expect(screen.getByText('lena@example.test')).toBeTruthy();
    expect(toast()).toBeNull();
    expect(field()).toHaveProperty('value', '');
    tab.context.settled.emit({
      rowId: 'a',
      kind: 'newsletter',
      userId: null,
      subject: null,
      outcome: 'done',
    });
    await vi.waitFor(() => expect(toast()?.title).toBe("Success! You're subscribed!"));
  });
});
