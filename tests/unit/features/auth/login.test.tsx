import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@domain/errors/appError.ts';
import { AdminLoginPage } from '@/pages/auth/AdminLoginPage.tsx';
import { LoginPage } from '@/pages/auth/LoginPage.tsx';
import { RegisterPage } from '@/pages/auth/RegisterPage.tsx';
import { keptRoute } from '@/platform/keptRoute.ts';
import { currentToast } from '../../../support/toasts.ts';
import { profileWith, renderAt, resetStores, session, setAuth, signedOut } from './world.tsx';
import { data, door, tab } from '../../../support/dataWorld.tsx';

beforeEach(() => {
  resetStores();
  setAuth(signedOut);
});

const routes = (
  <>
    <Route path="/login" element={<LoginPage />} />
    <Route path="/admin/login" element={<AdminLoginPage />} />
  </>
);
const toast = currentToast;
const form = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Log In' }).form ?? document.body;

async function logIn(email: string, password: string) {
  const user = userEvent.setup({ delay: null });
  if (email) await user.type(screen.getByLabelText('Email'), email);
  if (password) await user.type(screen.getByLabelText('Password', { exact: true }), password);
  await user.click(screen.getByRole('button', { name: 'Log In' }));
}

/** As Supabase Auth says it: the words are for people, the code decides. */
const UNCONFIRMED = { code: 'email_not_confirmed', serverMessage: 'Deine Adresse ist nicht bestätigt.' };
const WRONG = { code: 'invalid_credentials', serverMessage: 'Anmeldung ungültig.' };

/** A login that the server refuses for want of a confirmation; answers the way to have the link again. */
async function logInUnconfirmed() {
  vi.mocked(door.auth.signIn).mockRejectedValue(new AppError('invalid', UNCONFIRMED));
  renderAt({ pathname: '/login' }, routes);
  await logIn(' ada@example.test ', 'secret1');
  return screen.findByRole('button', { name: 'Send the link again' });
}

const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const password = () => screen.getByLabelText<HTMLInputElement>('Password', { exact: true });
const button = () => screen.getByRole('button', { name: 'Log In' });
const long = 'x'.repeat(10_000);
const said = (serverMessage: string) => ({ serverMessage });

describe('login', () => {
  it('sends the trimmed email and the password as typed', async () => {
    vi.mocked(door.auth.signIn).mockResolvedValue(session);
    renderAt({ pathname: '/login' }, routes);
    await logIn(' ada@example.test ', ' pass word ');
    await waitFor(() => expect(toast()?.title).toBe('You are logged in'));
    expect(door.auth.signIn).toHaveBeenCalledExactlyOnceWith({
      email: 'ada@example.test',
      password: ' pass word ',
    });
  });

  it('says without a network that it takes one, and what opens without', () => {
    tab.connectivity.set('offline');
    renderAt({ pathname: '/login' }, routes);
    expect(screen.getByText(/^Logging in takes a network\./)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See what is here' }).getAttribute('href')).toBe('/offline');
    act(() => tab.connectivity.set('online'));
    expect(screen.queryByText(/takes a network/)).toBeNull();
  });

  it('requires both fields', async () => {
    renderAt({ pathname: '/login' }, routes);
    await logIn('', '');
    expect(screen.getByText('Please enter your email address.')).toBeTruthy();
    await logIn('ada@example.test', '');
    expect(screen.getByText('Please enter a password.')).toBeTruthy();
    expect(door.auth.signIn).not.toHaveBeenCalled();
  });

  it.each([
    ['Invalid login credentials', 'Invalid login credentials'],
    [undefined, 'Unexpected error, please try again.'],
  ])('a refusal that says %j is a notice, and what was typed stays', async (serverMessage, shown) => {
    vi.mocked(door.auth.signIn).mockRejectedValue(new AppError('unknown', { serverMessage }));
    renderAt({ pathname: '/login' }, routes);
    await logIn('ada@example.test', 'wrong one');
    await waitFor(() =>
      expect(toast()).toMatchObject({ title: 'Login Failed', description: shown, variant: 'destructive' }),
    );
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.test');
    expect(screen.getByRole('button', { name: 'Log In' }).hasAttribute('disabled')).toBe(false);
  });

  describe('that is refused', () => {
    it.each([
      ['no address', ' ', 'secret1', email, 'Please enter your email address.'],
      ['no address in it', 'ada', 'secret1', email, 'Please enter a valid email address.'],
      ['no password', 'ada@example.test', '', password, 'Please enter a password.'],
      ['a long address', `${long}@b.test`, 'secret1', email, /at most 254 characters/],
      ['a long password', 'ada@example.test', long, password, /^Your password must be at most 72 characters/],
    ])('by the form, for %s, names the field, focuses it and keeps what is there', async (...row) => {
      const [, address, secret, wrong, words] = row;
      renderAt({ pathname: '/login' }, routes);
      fireEvent.change(email(), { target: { value: address } });
      fireEvent.change(password(), { target: { value: secret } });
      await userEvent.setup({ delay: null }).click(button());
      expect(screen.getByText(words)).toBeTruthy();
      expect(document.activeElement).toBe(wrong());
      expect(wrong().getAttribute('aria-invalid')).toBe('true');
      // an address field drops the spaces around what it holds
      expect([email().value, password().value]).toEqual([address.trim(), secret]);
      expect(door.auth.signIn).not.toHaveBeenCalled();
    });

    it.each([
      [
        'a wrong password',
        'invalid',
        WRONG,
        password,
        /^Anmeldung ungültig.*Check the email address and the password/,
      ],
      [
        'an unconfirmed address',
        'invalid',
        UNCONFIRMED,
        button,
        /nicht bestätigt.*Open the link in the mail/,
      ],
      [
        'too many tries',
        'rate_limited',
        said('Request rate limit reached. Try again in 20 seconds.'),
        button,
        /Try again in 20 seconds/,
      ],
      ['a field the server names', 'invalid', said('email: is too long'), email, /^email: is too long/],
      ['the other field', 'invalid', said('password: must not hold a NUL character'), password, /NUL/],
      ['no network', 'offline', {}, button, /You are offline.*when the network is back/],
      ['no answer', 'timeout', {}, button, /Try again/],
      ['a broken server', 'server', {}, button, /Try again in a moment/],
      ['a gateway’s page', 'bad_answer', {}, button, /Try again/],
    ] as const)('by %s says what to do, and loses neither text nor focus', async (...row) => {
      const [, reason, details, focused, words] = row;
      vi.mocked(door.auth.signIn).mockRejectedValue(new AppError(reason, details));
      renderAt({ pathname: '/login' }, routes);
      await logIn('ada@example.test', ' pass word ');
      // in the form: a toast may say the same
      const notice = await within(form()).findByText(
        (_, element) => element?.getAttribute('role') === 'alert' && words.test(element.textContent),
      );
      expect(notice.textContent).not.toContain('undefined');
      expect([email().value, password().value]).toEqual(['ada@example.test', ' pass word ']);
      expect(document.activeElement).toBe(focused());
    });

    it('is sent once however often it is pressed, and keeps the focus meanwhile', async () => {
      const gate = new EventTarget();
      vi.mocked(door.auth.signIn).mockReturnValue(
        new Promise((_, reject) => gate.addEventListener('open', () => reject(new AppError('server')))),
      );
      renderAt({ pathname: '/login' }, routes);
      await logIn('ada@example.test', 'secret1');
      expect(button().getAttribute('aria-disabled')).toBe('true');
      expect(document.activeElement).toBe(button());
      fireEvent.click(button());
      gate.dispatchEvent(new Event('open'));
      await waitFor(() => expect(toast()?.title).toBe('Login Failed'));
      expect(door.auth.signIn).toHaveBeenCalledOnce();
      await waitFor(() => expect(button().hasAttribute('aria-disabled')).toBe(false));
    });
  });

  describe('an address that is not confirmed yet', () => {
    it('can be sent the link again, once', async () => {
      vi.mocked(door.auth.resendConfirmation).mockResolvedValue();
      await userEvent.setup({ delay: null }).click(await logInUnconfirmed());
      await waitFor(() => expect(toast()?.title).toBe('Sent again'));
      expect(door.auth.resendConfirmation).toHaveBeenCalledExactlyOnceWith('ada@example.test');
      expect(screen.getByRole('button', { name: 'Sent again' }).hasAttribute('disabled')).toBe(true);
    });

    it('says why the link could not be sent, and can be tried again', async () => {
      const serverMessage = 'Email rate limit exceeded';
      vi.mocked(door.auth.resendConfirmation).mockRejectedValue(
        new AppError('rate_limited', { serverMessage }),
      );
      await userEvent.setup({ delay: null }).click(await logInUnconfirmed());
      await waitFor(() =>
        expect(toast()).toMatchObject({
          title: 'Could not send the mail',
          description: 'Email rate limit exceeded',
          variant: 'destructive',
        }),
      );
      expect(screen.getByRole('button', { name: 'Send the link again' }).hasAttribute('disabled')).toBe(
        false,
      );
    });

    it('offers nothing of the kind for a wrong password', async () => {
      const serverMessage = 'Invalid login credentials';
      vi.mocked(door.auth.signIn).mockRejectedValue(new AppError('invalid', { serverMessage }));
      renderAt({ pathname: '/login' }, routes);
      await logIn('ada@example.test', 'secret1');
      await waitFor(() => expect(toast()?.title).toBe('Login Failed'));
      expect(screen.queryByRole('button', { name: 'Send the link again' })).toBeNull();
    });
  });

  it('keeps what waited for the log-in for whoever forgot the password', async () => {
    localStorage.clear();
    renderAt({ pathname: '/login', state: { from: '/ai-booking', initialPrompt: 'Rome' } }, routes);
    const user = userEvent.setup({ delay: null });
    await user.click(screen.getByRole('button', { name: 'Forgot password?' }));
    expect(screen.getByText('Waits for you: “Rome”')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Back to Log In' }));
    await user.click(screen.getByRole('button', { name: 'Forgot password?' }));
    await user.type(screen.getByLabelText('Email'), session.email);
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    await screen.findByText(/has an account, a mail is on its way/);
    expect(keptRoute(session.email, Date.now())).toEqual({
      to: '/ai-booking',
      state: { initialPrompt: 'Rome' },
    });
  });

  it('keeps it before the mail is asked for, which may be there before the answer is', async () => {
    localStorage.clear();
    vi.mocked(door.auth.requestPasswordReset).mockReturnValueOnce(new Promise(() => {}));
    renderAt({ pathname: '/login', state: { from: '/ai-booking', initialPrompt: 'Rome' } }, routes);
    const user = userEvent.setup({ delay: null });
    await user.click(screen.getByRole('button', { name: 'Forgot password?' }));
    await user.type(screen.getByLabelText('Email'), session.email);
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(keptRoute(session.email, Date.now())?.to).toBe('/ai-booking');
  });

  it('sends a link to whoever forgot the password, without telling whether the account exists', async () => {
    vi.mocked(door.auth.requestPasswordReset).mockResolvedValue();
    renderAt({ pathname: '/login' }, routes);
    const user = userEvent.setup({ delay: null });
    await user.click(screen.getByRole('button', { name: 'Forgot password?' }));
    await user.type(screen.getByLabelText('Email'), 'nobody');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(screen.getByText('Please enter a valid email address.')).toBeTruthy();
    expect(door.auth.requestPasswordReset).not.toHaveBeenCalled();
    await user.type(screen.getByLabelText('Email'), '@example.test');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByText(/has an account, a mail is on its way/)).toBeTruthy();
    expect(door.auth.requestPasswordReset).toHaveBeenCalledExactlyOnceWith('nobody@example.test');
  });
});

describe('admin login', () => {
  beforeEach(() => {
    vi.mocked(door.auth.signIn).mockResolvedValue(session);
    vi.mocked(door.auth.signOut).mockResolvedValue();
  });

  it('welcomes an admin', async () => {
    vi.mocked(data.profile.refreshProfile).mockResolvedValue(profileWith({ role: 'admin' }));
    const { where } = renderAt({ pathname: '/admin/login' }, routes);
    await logIn('ada@example.test', 'secret1');
    await waitFor(() => expect(where()).toBe('/admin null'));
    expect(toast()?.title).toBe('Welcome, Admin!');
    expect(door.auth.signOut).not.toHaveBeenCalled();
  });

  it('signs out who is not an admin', async () => {
    vi.mocked(data.profile.refreshProfile).mockResolvedValue(profileWith({ role: 'user' }));
    const { where } = renderAt({ pathname: '/admin/login' }, routes);
    await logIn('ada@example.test', 'secret1');
    await waitFor(() => expect(door.auth.signOut).toHaveBeenCalledOnce());
    expect(toast()).toMatchObject({
      title: 'Access Denied',
      description: 'You do not have admin privileges.',
      variant: 'destructive',
    });
    expect(where()).toBe('/admin/login null');
  });

  it('signs out when the role cannot be read', async () => {
    vi.mocked(data.profile.refreshProfile).mockRejectedValue(new AppError('server'));
    renderAt({ pathname: '/admin/login' }, routes);
    await logIn('ada@example.test', 'secret1');
    await waitFor(() => expect(door.auth.signOut).toHaveBeenCalledOnce());
    expect(toast()).toMatchObject({ title: 'Could not verify admin status.', variant: 'destructive' });
  });
});

describe('what was asked for before the form', () => {
  it.each([
    ['/login', <LoginPage key="login" />],
    ['/register', <RegisterPage key="register" />],
  ])('is named on %s, and nothing is where there was nothing', (pathname, page) => {
    const state = { from: '/ai-assistant', initialPrompt: 'Four days in Kyoto' };
    const { unmount } = renderAt({ pathname, state }, <Route path={pathname} element={page} />);
    expect(screen.getByText('Waits for you: “Four days in Kyoto”')).toBeTruthy();
    unmount();
    renderAt({ pathname, state: { from: '/my-trips' } }, <Route path={pathname} element={page} />);
    expect(screen.queryByText(/Waits for you/)).toBeNull();
  });
});
