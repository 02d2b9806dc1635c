import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@domain/errors/appError.ts';
import { RegisterForm } from '@/features/auth/components/RegisterForm.tsx';
import { keptRoute } from '@/platform/keptRoute.ts';
import { currentToast } from '../../../support/toasts.ts';
import { renderAt, resetStores } from './world.tsx';
import { door } from '../../../support/dataWorld.tsx';

beforeEach(() => {
  resetStores();
  localStorage.clear();
});

function open() {
  return renderAt({ pathname: '/register' }, <Route path="/register" element={<RegisterForm />} />);
}

async function fill(name: string, email: string, password: string) {
  const user = userEvent.setup({ delay: null });
  for (const [label, value] of [
    ['Full name', name],
    ['Email', email],
    ['Password', password],
  ] as const) {
    const field = screen.getByLabelText(label, { exact: true });
    await user.clear(field);
    if (value) await user.type(field, value);
  }
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
}

/** Whoever asked to plan a trip to Rome signs up first. */
async function signUpOnTheWay() {
  const page = renderAt(
    { pathname: '/register', state: { from: '/ai-booking', initialPrompt: 'Rome' } },
    <Route path="/register" element={<RegisterForm />} />,
  );
  await fill('Ada', 'ada@example.test', 'secret1');
  return page;
}

const toast = currentToast;

describe('registration', () => {
  it.each([
    ['', '', '', 'Full name', 'Please enter your full name.'],
    ['   ', 'a@b.test', 'secret1', 'Full name', 'Please enter your full name.'],
    ['Ada', '', '', 'Email', 'Please enter your email address.'],
    ['Ada', 'ada at example', '', 'Email', 'Please enter a valid email address.'],
    ['Ada', 'ada@example.test', '', 'Password', 'Please enter a password.'],
    ['Ada', 'ada@example.test', '12345', 'Password', 'Password must be at least 6 characters long.'],
  ])('%j %j %j is refused at %s', async (name, email, password, label, message) => {
    open();
    await fill(name, email, password);
    expect(toast()).toMatchObject({
      title: 'Validation Error',
      description: message,
      variant: 'destructive',
    });
    const field = screen.getByLabelText(label, { exact: true });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
    const described = field.getAttribute('aria-describedby') ?? '';
    const words = described.split(' ').map((id) => document.getElementById(id)?.textContent);
    expect(words).toContain(message);
    expect(door.auth.signUp).not.toHaveBeenCalled();
  });

  it('signs up with the trimmed name and email and goes to /check-email', async () => {
    vi.mocked(door.auth.signUp).mockResolvedValue();
    const { where } = open();
    await fill('  Ada Lovelace ', ' ada@example.test ', ' secret ');
    await waitFor(() => expect(where()).toBe('/check-email {"email":"ada@example.test"}'));
    expect(door.auth.signUp).toHaveBeenCalledExactlyOnceWith({
      fullName: 'Ada Lovelace',
      email: 'ada@example.test',
      password: ' secret ',
    });
    expect(toast()).toMatchObject({
      title: 'Confirmation Email Sent!',
      description: 'Please check your inbox to verify your account.',
      variant: 'default',
    });
  });

  it('keeps where the traveller was going for the page that the mail opens', async () => {
    vi.mocked(door.auth.signUp).mockResolvedValue();
    const { where } = await signUpOnTheWay();
    await waitFor(() => expect(where()).toContain('/check-email'));
    const kept = keptRoute('ada@example.test', Date.now());
    expect(kept).toEqual({ to: '/ai-booking', state: { initialPrompt: 'Rome' } });
  });

  it('keeps it where the answer was lost on the way, since the mail may be there', async () => {
    vi.mocked(door.auth.signUp).mockRejectedValueOnce(new AppError('offline'));
    await signUpOnTheWay();
    await waitFor(() => expect(toast()).not.toBeNull());
    expect(keptRoute('ada@example.test', Date.now())?.to).toBe('/ai-booking');
  });

  it('keeps nothing of a sign-up that was refused', async () => {
    vi.mocked(door.auth.signUp).mockRejectedValueOnce(new AppError('unknown'));
    await signUpOnTheWay();
    await waitFor(() => expect(toast()?.title).toBe('Registration Failed'));
    expect(keptRoute('ada@example.test', Date.now())).toBeNull();
  });

  it.each([
    [
      'email rate limit exceeded',
      "You've made too many requests in a short time. Please wait a minute before trying again.",
    ],
    ['Unable to validate email', "There's an issue with the email address. Please check and try again."],
    ['Password is weak', 'Password requirements not met. Please use a stronger password.'],
    ['User already registered', 'An account with this email already exists. Please try logging in instead.'],
    [undefined, 'An unexpected error occurred. Please try again.'],
  ])('a refusal that says %j is explained, and what was typed stays', async (serverMessage, shown) => {
    vi.mocked(door.auth.signUp).mockRejectedValue(new AppError('unknown', { serverMessage }));
    const { where } = open();
    await fill('Ada', 'ada@example.test', 'secret1');
    await waitFor(() =>
      expect(toast()).toMatchObject({
        title: 'Registration Failed',
        description: shown,
        variant: 'destructive',
      }),
    );
    expect(where()).toBe('/register null');
    expect(screen.getByLabelText<HTMLInputElement>('Email', { exact: true }).value).toBe('ada@example.test');
  });

  it('says so when there is no network', async () => {
    vi.mocked(door.auth.signUp).mockRejectedValue(new AppError('offline'));
    open();
    await fill('Ada', 'ada@example.test', 'secret1');
    await waitFor(() => expect(toast()?.description).toMatch(/^You are offline/));
  });
});
