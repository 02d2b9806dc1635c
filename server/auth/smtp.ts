/**
 * Mail that leaves the machine: SMTP_URL and MAIL_FROM. A letter is first stored in the data folder and then
 * handed to the mail server, again and again while that fails, so that neither a restart nor a mail server that is
 * down or asks to come back later loses it; and a sign-up takes as long for a known address as for a new one.
 */
import { createTransport } from 'nodemailer';
import { createTurns } from '../database/turns.ts';
import { composeMail, type Mail } from './letters.ts';
import type { Mailbox } from './mailbox.ts';
import { openMailQueue, type QueuedLetter } from './mailQueue.ts';

export interface SmtpSettings {
  /** smtp:// or smtps:// address, with user and password where the server wants them. */
  readonly url: string;
  /** The sender, such as `Waymark <hello@waymark.example>`. */
  readonly from: string;
}

export interface SmtpOptions extends SmtpSettings {
  /** Holds the letters that wait; null keeps them in memory. */
  readonly dataDir: string | null;
  /** One line about a delivery that failed; no address, no contents. */
  readonly log: (line: string) => void;
  /** Milliseconds to wait after the first failure, the second …; the last one again and again. */
  readonly waits?: readonly number[];
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const WAITS = [5 * SECOND, 30 * SECOND, 2 * MINUTE, 5 * MINUTE, 10 * MINUTE];
/** The links in a letter work for an hour: after that it only confuses. */
const KEPT_MS = 60 * MINUTE;
/** How long an answer of the mail server, or none, stands for the next. */
const KNOWN_MS = 30 * SECOND;
const TIMEOUT_MS = 10 * SECOND;
const LOOPBACK = /^(localhost|127\.[\d.]+|\[::1\])$/;

/** Opens the way to the mail server, and goes on with what was left when the last server stopped. */
export async function openSmtp(options: SmtpOptions): Promise<Mailbox> {
  const { url, from, dataDir, log, waits = WAITS } = options;
  const transport = createTransport(transportOptions(url), { from });
  const queue = await openMailQueue(dataDir);
  const inTurn = createTurns();
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  /** The question that is under way: a crowd of sign-ups asks it once. */
  let asking: Promise<boolean> | null = null;
  let known: { isUp: boolean; at: number } | null = null;

  /** Hands over what waits, oldest first. What the server does not take now is tried again later. */
  async function deliver(): Promise<void> {
    let lastFailure: unknown = null;
    for (const letter of queue.list()) {
      if (isClosed) return;
      const outcome = await handOver(letter);
      if (outcome === 'done') await queue.remove(letter.id);
      else lastFailure = outcome.failure;
      if (outcome !== 'done' && !outcome.isAboutLetter) break;
    }
    if (lastFailure === null) failures = 0;
    else retryLater(lastFailure);
  }

  async function handOver(
    letter: QueuedLetter,
  ): Promise<'done' | { readonly failure: unknown; readonly isAboutLetter: boolean }> {
    if (Date.now() - Date.parse(letter.queuedAt) > KEPT_MS) {
      log('mail: a letter was given up, its link has expired');
      return 'done';
    }
    const { to, subject, text, html } = letter;
    try {
      await transport.sendMail({ to, subject, text, ...(html === null ? {} : { html }) });
      known = { isUp: true, at: Date.now() };
      return 'done';
    } catch (failure) {
      const refusal = refusalOf(failure);
      if (refusal === null) known = { isUp: false, at: Date.now() };
      if (refusal === null || refusal < 500) return { failure, isAboutLetter: refusal !== null };
      log(`mail: the server refused a letter for good (${refusal})`);
      return 'done';
    }
  }

  function retryLater(failure: unknown): void {
    const wait = waits[Math.min(failures, waits.length - 1)] ?? MINUTE;
    failures += 1;
    const left = queue.list().length;
    log(`mail: ${left} waiting (${reasonOf(failure)}), next try in ${Math.ceil(wait / SECOND)} s`);
    if (!isClosed) timer = setTimeout(start, wait);
  }

  function start(): void {
    clearTimeout(timer);
    void inTurn(deliver).catch((error: unknown) =>
      log(`mail: the queue cannot be written (${reasonOf(error)})`),
    );
  }

  async function queueUp(mail: Mail): Promise<void> {
    await queue.add(mail);
    start();
  }

  async function askServer(): Promise<boolean> {
    const isUp = await transport.verify().catch((error: unknown) => {
      log(`mail: the server does not answer (${reasonOf(error)})`);
      return false;
    });
    known = { isUp, at: Date.now() };
    if (isUp) start();
    return isUp;
  }

  start();
  return {
    list: () => [],
    send: (outgoing) => queueUp(composeMail(outgoing)),
    deliver: queueUp,
    isAvailable: () => {
      if (known && Date.now() - known.at < KNOWN_MS) return Promise.resolve(known.isUp);
      asking ??= askServer().finally(() => {
        asking = null;
      });
      return asking;
    },
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      transport.close();
      await inTurn(() => Promise.resolve());
    },
  };
}

/** A password never goes over a network in the clear. */
function transportOptions(url: string) {
  const { username, hostname } = new URL(url);
  return {
    url,
    requireTLS: username !== '' && !LOOPBACK.test(hostname),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: 2 * TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The server's code where it does not take this one letter (5xx: never); null where nothing can be sent at all. */
function refusalOf(error: unknown): number | null {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return null;
  return /^(RCPT TO|DATA)$/.test(String(error.command)) ? Number(error.responseCode) : null;
}

/** ESOCKET, ETIMEDOUT, 451 …; never the message, which quotes addresses. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('responseCode' in error && typeof error.responseCode === 'number') return String(error.responseCode);
  return 'code' in error ? String(error.code) : error.name;
}
