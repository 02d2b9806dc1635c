import { expect, it } from 'vitest';
import { describeOnEmbedded, PASSWORD, SITE, type TestBackend } from '../../support/backend.ts';

async function signUp(backend: TestBackend, email: string, fullName = 'Ama Mensah') {
  return backend.visitor().auth.signUp({
    email,
    password: PASSWORD,
    options: { data: { full_name: fullName }, emailRedirectTo: `${SITE}/confirm-email` },
  });
}

/** Follows a mail's link as a browser would and answers where it lands. */
async function follow(backend: TestBackend, link: string | undefined): Promise<URL> {
  const response = await backend.fetch(new Request(link ?? 'missing'));
  expect(response.status).toBe(303);
  return new URL(response.headers.get('location') ?? '');
}

function newestMail(backend: TestBackend, to: string) {
  const mail = backend.mailbox.list().find((candidate) => candidate.to === to);
  if (!mail) throw new Error(`No mail to ${to}`);
  return mail;
}

describeOnEmbedded('sign-up', (backend) => {
  it('sends a link that lands on /confirm-email with a session, after which one can sign in', async () => {
    const email = 'ama@example.test';
    const { data, error } = await signUp(backend(), email);
    expect(error).toBeNull();
    expect(data.session).toBeNull();

    const early = await backend().visitor().auth.signInWithPassword({ email, password: PASSWORD });
    expect(early.error).toMatchObject({ message: 'Email not confirmed', code: 'email_not_confirmed' });

    const mail = newestMail(backend(), email);
    expect(mail.subject).toBe('Confirm your email for Waymark');
    expect(mail.text).not.toMatch(/supabase|powered by/i);
    expect(mail.links).toHaveLength(1);

    const landing = await follow(backend(), mail.links[0]);
    expect(landing.origin + landing.pathname).toBe(`${SITE}/confirm-email`);
    const fragment = new URLSearchParams(landing.hash.slice(1));
    expect(fragment.get('type')).toBe('signup');
    const client = backend().visitor();
    const session = await client.auth.setSession({
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    });
    expect(session.data.user?.email).toBe(email);

    const again = await follow(backend(), mail.links[0]);
    expect(new URLSearchParams(again.hash.slice(1)).get('error')).toBe('access_denied');

    await expect(backend().signIn(email, PASSWORD)).resolves.toBeDefined();
  });

  it('sends the mail once more after a minute, with a link that works, and tells nothing of other addresses', async () => {
    const email = 'esi@example.test';
    const resend = (address: string) => backend().visitor().auth.resend({ type: 'signup', email: address });
    const mails = () =>
      backend()
        .mailbox.list()
        .filter((mail) => mail.to === email);
    await signUp(backend(), email);
    expect((await resend(email)).error).toBeNull();
    expect(mails()).toHaveLength(1);

    await backend().database.query(
      "update auth.users set confirmation_sent_at = now() - interval '61 seconds' where email = $1",
      [email],
    );
    expect((await resend(email)).error).toBeNull();
    expect(mails()).toHaveLength(2);
    const [second, first] = mails();
    expect(second?.links[0]).not.toBe(first?.links[0]);
    const old = await follow(backend(), first?.links[0]);
    expect(new URLSearchParams(old.hash.slice(1)).get('error')).toBe('access_denied');
    const landing = await follow(backend(), second?.links[0]);
    expect(landing.origin + landing.pathname).toBe(`${SITE}/confirm-email`);
    await expect(backend().signIn(email, PASSWORD)).resolves.toBeDefined();

    expect((await resend(email)).error).toBeNull();
    expect((await resend('nobody@example.test')).error).toBeNull();
    expect(mails()).toHaveLength(2);
  });

  it('is replaced by a later one: each link confirms its own password alone', async () => {
    const email = 'victim@example.test';
    const stranger = { email, password: 'the stranger’s', options: { data: { full_name: 'Eve' } } };
    const first = await backend().visitor().auth.signUp(stranger);
    const strangersLink = newestMail(backend(), email).links[0];
    const weak = await backend().visitor().auth.signUp({ email, password: '12345' });
    expect(weak.error?.code).toBe('weak_password');

    const { data, error } = await signUp(backend(), email.toUpperCase(), 'Vera');
    expect(error).toBeNull();
    expect(Object.keys(data.user ?? {})).toEqual(Object.keys(first.data.user ?? {}));
    const ownLink = newestMail(backend(), email).links[0];
    expect(ownLink).not.toBe(strangersLink);
    const dead = await follow(backend(), strangersLink);
    expect(new URLSearchParams(dead.hash.slice(1)).get('error')).toBe('access_denied');
    await follow(backend(), ownLink);
    await expect(backend().signIn(email, stranger.password)).rejects.toThrow('Invalid login credentials');
    const owner = await backend().signIn(email, PASSWORD);
    const profile = await owner.from('profiles').select('full_name').single();
    expect(profile.data?.full_name).toBe('Vera');
  });

  it('over the limit of mails leaves no link that confirms another’s password', async () => {
    const email = 'flooded@example.test';
    const stranger = { email, password: 'the stranger’s' };
    for (let times = 0; times < 5; times += 1) await backend().visitor().auth.signUp(stranger);
    const link = newestMail(backend(), email).links[0];
    expect((await signUp(backend(), email)).error?.status).toBe(429);
    const dead = await follow(backend(), link);
    expect(new URLSearchParams(dead.hash.slice(1)).get('error')).toBe('access_denied');
    await expect(backend().signIn(email, stranger.password)).rejects.toThrow('Invalid login credentials');
  });

  it('makes the profile, with the name from the form and the free allowance', async () => {
    await signUp(backend(), 'kofi@example.test', '  Kofi Annan  ');
    const { data } = await backend()
      .service()
      .from('profiles')
      .select('full_name, token_balance, subscription_status, role, status, first_response_at')
      .eq('email', 'kofi@example.test')
      .single();
    expect(data).toEqual({
      full_name: 'Kofi Annan',
      token_balance: 10_000,
      subscription_status: 'Free',
      role: 'user',
      status: 'active',
      first_response_at: null,
    });
  });

  it('leaves out of the name what nobody sees', async () => {
    await signUp(backend(), 'unseen@example.test', 'Ko\u200Bfi \u202EAn\u200Dnan\uFEFF');
    const service = backend().service();
    const { data } = await service
      .from('profiles')
      .select('full_name')
      .eq('email', 'unseen@example.test')
      .single();
    expect(data).toEqual({ full_name: 'Kofi Annan' });
  });

  it('takes no privilege from the form', async () => {
    const email = 'mallory@example.test';
    await backend()
      .visitor()
      .auth.signUp({ email, password: PASSWORD, options: { data: { role: 'admin', token_balance: 1e6 } } });
    const { data } = await backend()
      .service()
      .from('profiles')
      .select('role, token_balance')
      .eq('email', email)
      .single();
    expect(data).toEqual({ role: 'user', token_balance: 10_000 });
  });

  it('refuses a short password and a wrong one', async () => {
    const short = await backend().visitor().auth.signUp({ email: 'short@example.test', password: '12345' });
    expect(short.error?.code).toBe('weak_password');
    const { email } = await backend().account();
    const wrong = await backend().visitor().auth.signInWithPassword({ email, password: 'not the one' });
    expect(wrong.error).toMatchObject({ message: 'Invalid login credentials', code: 'invalid_credentials' });
  });

  it('renews a session and ends it', async () => {
    const { client } = await backend().account();
    const before = (await client.auth.getSession()).data.session;
    const { data, error } = await client.auth.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(before?.refresh_token);
    expect((await client.auth.signOut()).error).toBeNull();
    const stale = await backend()
      .visitor()
      .auth.refreshSession({ refresh_token: data.session?.refresh_token ?? '' });
    expect(stale.error).not.toBeNull();
  });

  it('recovers a forgotten password by a link that lands on /reset-password', async () => {
    const { email } = await backend().account();
    await backend()
      .visitor()
      .auth.resetPasswordForEmail(email, { redirectTo: `${SITE}/reset-password` });
    const mail = newestMail(backend(), email);
    expect(mail.subject).toBe('Choose a new Waymark password');
    const landing = await follow(backend(), mail.links[0]);
    expect(landing.origin + landing.pathname).toBe(`${SITE}/reset-password`);
    const fragment = new URLSearchParams(landing.hash.slice(1));
    expect(fragment.get('type')).toBe('recovery');
    const client = backend().visitor();
    await client.auth.setSession({
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    });
    expect((await client.auth.updateUser({ password: 'a new password' })).error).toBeNull();
    await expect(backend().signIn(email, PASSWORD)).rejects.toThrow('Invalid login credentials');
    await expect(backend().signIn(email, 'a new password')).resolves.toBeDefined();
  });

  it('says nothing about an address that has no account', async () => {
    const before = backend().mailbox.list().length;
    const { error } = await backend().visitor().auth.resetPasswordForEmail('nobody@example.test');
    expect(error).toBeNull();
    expect(backend().mailbox.list()).toHaveLength(before);
  });

  it('never sends people to another site', async () => {
    const { email } = await backend().account();
    await backend().visitor().auth.resetPasswordForEmail(email, { redirectTo: 'https://evil.example/' });
    const link = new URL(newestMail(backend(), email).links[0] ?? '');
    link.searchParams.set('redirect_to', 'https://evil.example/');
    const corrected = await backend().fetch(new Request(link));
    const again = new URL(corrected.headers.get('location') ?? '', SITE);
    expect(again.origin + again.pathname).toBe(`${SITE}/auth/v1/verify`);
    expect((await follow(backend(), again.href)).origin).toBe(SITE);
  });
});
