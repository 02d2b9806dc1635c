/** The mail server at SMTP_URL: what it says to a letter, and whether it answers at all. */
import { createTransport } from 'nodemailer';
import type { QueuedLetter } from './mailQueue.ts';

export interface SmtpSettings {
  /** smtp:// or smtps:// address, with user and password where the server wants them. */
  readonly url: string;
  /** The sender, such as `Waymark <hello@waymark.example>`. */
  readonly from: string;
}

interface ServerEvents {
  /** One line about a delivery that failed; no address, no contents. */
  readonly log: (line: string) => void;
  /** The server was asked whether it answers, and does. */
  readonly onUp: () => void;
}

/** `done`: taken, or refused for good. Else why not now, and whether that is about this one letter. */
type Outcome = 'done' | { readonly failure: unknown; readonly isAboutLetter: boolean };

export interface MailServer {
  handOver(letter: QueuedLetter): Promise<Outcome>;
  isAvailable(): Promise<boolean>;
  close(): void;
}

const SECOND = 1000;
/** How long an answer of the mail server, or none, stands for the next. */
const KNOWN_MS = 30 * SECOND;
const TIMEOUT_MS = 10 * SECOND;
const LOOPBACK = /^(localhost|127\.[\d.]+|\[::1\])$/;

/** The way to the mail server; the first connection is made when something needs it. */
export function connectMailServer({ url, from }: SmtpSettings, { log, onUp }: ServerEvents): MailServer {
  const transport = createTransport(transportOptions(url), { from });
  /** The question that is under way: a crowd of sign-ups asks it once. */
  let asking: Promise<boolean> | null = null;
  let known: { isUp: boolean; at: number } | null = null;
  const note = (isUp: boolean) => {
    known = { isUp, at: Date.now() };
  };

  async function ask(): Promise<boolean> {
    const isUp = await transport.verify().catch((error: unknown) => {
      log(`mail: the server does not answer (${reasonOf(error)})`);
      return false;
    });
    note(isUp);
    if (isUp) onUp();
    return isUp;
  }

  return {
    async handOver({ to, subject, text, html }) {
      try {
        await transport.sendMail({ to, subject, text, ...(html === null ? {} : { html }) });
        note(true);
        return 'done';
      } catch (failure) {
        const refusal = refusalOf(failure);
        if (refusal === null) note(false);
        if (refusal === null || refusal < 500) return { failure, isAboutLetter: refusal !== null };
        log(`mail: the server refused a letter for good (${refusal})`);
        return 'done';
      }
    },
    isAvailable() {
      if (known && Date.now() - known.at < KNOWN_MS) return Promise.resolve(known.isUp);
      asking ??= ask().finally(() => {
        asking = null;
      });
      return asking;
    },
    close: () => transport.close(),
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
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('responseCode' in error && typeof error.responseCode === 'number') return String(error.responseCode);
  return 'code' in error ? String(error.code) : error.name;
}
