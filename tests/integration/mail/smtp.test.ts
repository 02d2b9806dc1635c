/** Mail that leaves the machine: sign-up against a mail server that works, refuses, asks to wait, or is not there. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Mailbox } from '../../../server/auth/mailbox.ts';
import { openSmtp } from '../../../server/auth/smtp.ts';
import { parseServerEnv } from '../../../server/env.ts';
import { PASSWORD, SITE, startBackend, type TestBackend } from '../../support/backend.ts';
import { startSmtpSink, type SmtpSink } from '../../support/smtpSink.ts';

const FROM = 'Waymark <hello@waymark.test>';
const LETTER = { to: 'ama@example.test', subject: 'Hello', text: 'Good morning' };
/** A port of the loopback that nothing listens on. */
const CLOSED = 'smtp://127.0.0.1:1';

const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

async function sink(...given: Parameters<typeof startSmtpSink>): Promise<SmtpSink> {
  const server = await startSmtpSink(...given);
  endings.push(() => server.stop());
  return server;
}

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'waymark-mail-'));
  endings.push(() => rm(path, { recursive: true }));
  return path;
}

async function mailer(url: string, log: string[] = [], dataDir: string | null = null): Promise<Mailbox> {
  const opened = await openSmtp({ url, from: FROM, dataDir, log: (line) => log.push(line), waits: [20] });
  endings.push(() => opened.close());
  return opened;
}

async function backend(url: string): Promise<TestBackend> {
  const started = await startBackend('embedded', { smtp: { url, from: FROM } });
  endings.push(() => started.close());
  return started;
}

const signUp = (on: TestBackend, email: string) => on.visitor().auth.signUp({ email, password: PASSWORD });

const threeDaysBefore = (instant: string) => new Date(Date.parse(instant) - 3 * 24 * 3_600_000).toISOString();

/** Quoted-printable back into text. */
function decoded(message: string): string {
  return message
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}

describe('sign-up by mail', () => {
  it('sends the letter as text and as a page, and its link opens the account', async () => {
    const server = await sink();
    const on = await backend(server.url);
    expect((await signUp(on, 'ama@example.test')).error).toBeNull();
    await vi.waitFor(() => expect(server.received).toHaveLength(1));
    const message = decoded(server.received[0] ?? '');
    expect(message).toMatch(/^From: Waymark <hello@waymark\.test>/m);
    expect(message).toMatch(/^To: ama@example\.test/m);
    expect(message).toMatch(/^Subject: Confirm your email for Waymark/m);
    expect(message).toContain('Content-Type: text/html');
    const [link = ''] = new RegExp(`${SITE}/auth/v1/verify\\S+`).exec(message) ?? [];
    expect(message).toContain(`<a href="${link.replaceAll('&', '&amp;')}">`);
    const landing = await on.fetch(new Request(link));
    expect(landing.headers.get('location')).toContain('/confirm-email#access_token=');
    await expect(on.signIn('ama@example.test', PASSWORD)).resolves.toBeDefined();
  });

  it('says so, and makes no account, while the mail server does not answer', async () => {
    const on = await backend(CLOSED);
    const { error } = await signUp(on, 'esi@example.test');
    expect(error?.message).toBe('We cannot send mail right now. Please try again in a few minutes.');
    expect(
      await on.database.query('select 1 from auth.users where email = $1', ['esi@example.test']),
    ).toEqual([]);
    const resent = await on.visitor().auth.resend({ type: 'signup', email: 'esi@example.test' });
    expect(resent.error?.message).toBe(error?.message);
  });
});

describe('the queue', () => {
  it('tries again when the server asks for it, and sends the others meanwhile', async () => {
    const server = await sink();
    const log: string[] = [];
    const mail = await mailer(server.url, log);
    server.refuseNext(451, 250);
    await mail.send(LETTER);
    await mail.send({ ...LETTER, to: 'kofi@example.test' });
    await vi.waitFor(() => expect(server.received).toHaveLength(2));
    expect(log.join('\n')).toContain('(451), next try in');
    expect(log.join('\n')).not.toContain('example.test');
  });

  it('lets go of a letter that the server will never take', async () => {
    const server = await sink();
    const log: string[] = [];
    const mail = await mailer(server.url, log);
    server.refuseNext(550);
    await mail.send(LETTER);
    await mail.send({ ...LETTER, subject: 'The second' });
    await vi.waitFor(() => expect(server.received).toHaveLength(1));
    expect(server.received[0]).toContain('The second');
    expect(log).toEqual(['mail: the server refused a letter for good (550)']);
  });

  it('goes on after a restart, when the mail server is back', async () => {
    const dataDir = await folder();
    const log: string[] = [];
    const first = await mailer(CLOSED, log, dataDir);
    await first.send(LETTER);
    await vi.waitFor(() => expect(log.join()).toContain('1 waiting (ESOCKET)'));
    expect(await first.isAvailable()).toBe(false);
    await first.close();
    expect(await readFile(join(dataDir, 'mail-queue.json'), 'utf8')).toContain('Good morning');
    const server = await sink();
    const second = await mailer(server.url, log, dataDir);
    await vi.waitFor(() => expect(server.received).toHaveLength(1));
    await second.close();
    expect(await readFile(join(dataDir, 'mail-queue.json'), 'utf8')).toBe('[]');
  });

  it('gives up a letter whose link has expired', async () => {
    const dataDir = await folder();
    const queuedAt = new Date(Date.now() - 61 * 60_000).toISOString();
    const old = { id: crypto.randomUUID(), queuedAt, ...LETTER, html: null };
    await writeFile(join(dataDir, 'mail-queue.json'), JSON.stringify([old]));
    const server = await sink();
    const log: string[] = [];
    const mail = await mailer(server.url, log, dataDir);
    await mail.send({ ...LETTER, subject: 'A new one' });
    await vi.waitFor(() => expect(server.received).toHaveLength(1));
    expect(server.received[0]).toContain('A new one');
    expect(log).toEqual(['mail: a letter was given up, its link has expired']);
  });

  it('keeps tips, which hold no link that expires, for as long as it takes', async () => {
    const dataDir = await folder();
    const file = join(dataDir, 'mail-queue.json');
    const first = await mailer(CLOSED, [], dataDir);
    await first.deliver({ ...LETTER, subject: 'Tips for Kyoto', html: null, links: [] });
    await first.send({ ...LETTER, subject: 'Confirm your email' });
    await first.close();
    // as if that had been three days ago
    const stored = await readFile(file, 'utf8');
    await writeFile(file, stored.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, threeDaysBefore));
    const server = await sink();
    const log: string[] = [];
    const second = await mailer(server.url, log, dataDir);
    await vi.waitFor(() => expect(log).toEqual(['mail: a letter was given up, its link has expired']));
    await vi.waitFor(() => expect(server.received).toHaveLength(1));
    expect(server.received[0]).toContain('Tips for Kyoto');
    await second.close();
    expect(await readFile(file, 'utf8')).toBe('[]');
  });

  it('waits as long after a crowd of letters as after one', async () => {
    const log: string[] = [];
    const mail = await openSmtp({
      url: CLOSED,
      from: FROM,
      dataDir: null,
      log: (line) => log.push(line),
      waits: [10_000, 600_000],
    });
    endings.push(() => mail.close());
    for (let count = 1; count <= 5; count += 1) {
      await mail.send(LETTER);
      await vi.waitFor(() => expect(log.join()).toContain('next try in 10 s'));
      expect(await mail.isAvailable()).toBe(false);
    }
    await mail.close();
    expect(log.filter((line) => line.includes('next try in'))).toEqual([
      expect.stringMatching(/ waiting \(ESOCKET\), next try in 10 s$/),
    ]);
  });

  it('does not start on a queue that it cannot read', async () => {
    const dataDir = await folder();
    await writeFile(join(dataDir, 'mail-queue.json'), '{');
    await expect(mailer(CLOSED, [], dataDir)).rejects.toThrow('mail-queue.json does not hold letters');
  });

  it('signs in with the user and the password of the address', async () => {
    const server = await sink(0, { user: 'me@waymark.test', pass: 'p@ss' });
    const mail = await mailer(server.url.replace('//', '//me%40waymark.test:p%40ss@'));
    await mail.send(LETTER);
    await vi.waitFor(() => expect(server.received).toHaveLength(1));
    const stranger = await mailer(server.url.replace('//', '//me%40waymark.test:wrong@'));
    expect(await stranger.isAvailable()).toBe(false);
  });
});

describe('the environment', () => {
  it('takes an address and a sender', () => {
    const smtp = { url: 'smtps://me:secret@mail.example:465', from: FROM };
    expect(parseServerEnv({ SMTP_URL: smtp.url, MAIL_FROM: FROM }).smtp).toEqual(smtp);
    expect(parseServerEnv({ MAIL_FROM: 'hello@waymark.test' }).smtp).toBeNull();
  });

  it.each([
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be an address such as'],
    [{ SMTP_URL: 'https://me:secret@mail.example' }, 'SMTP_URL must be an address such as'],
    [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM is required with SMTP_URL'],
    [{ MAIL_FROM: 'hello\r\nBcc: all@example.test' }, 'MAIL_FROM must be like'],
    [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Waymark' }, 'MAIL_FROM must be like'],
  ])('names the variable that is wrong: %o', (env, message) => {
    expect(() => parseServerEnv(env)).toThrow(message);
    expect(() => parseServerEnv(env)).not.toThrow('secret');
  });
});
