/**
 * Mail that leaves the machine: SMTP_URL and MAIL_FROM. A letter is first stored in the data folder and then
 * handed to the mail server, again and again while that fails, so that neither a restart nor a mail server that is
 * down or asks to come back later loses it; and a sign-up takes as long for a known address as for a new one.
 */
import { composeMail, type Mail } from './letters.ts';
import type { Mailbox } from './mailbox.ts';
import { LINK_VALID_MS, openMailQueue } from './mailQueue.ts';
import { connectMailServer, reasonOf, type SmtpSettings } from './mailServer.ts';
import { createRounds } from './rounds.ts';

export interface SmtpOptions extends SmtpSettings {
  /** Holds the letters that wait; null keeps them in memory. */
  readonly dataDir: string | null;
  /** One line about a delivery that failed; no address, no contents. */
  readonly log: (line: string) => void;
  /** Milliseconds to wait after the first failure, the second …; the last one again and again. */
  readonly waits?: readonly [number, ...number[]];
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const WAITS = [5 * SECOND, 30 * SECOND, 2 * MINUTE, 5 * MINUTE, 10 * MINUTE] as const;

/** Opens the way to the mail server, and goes on with what was left when the last server stopped. */
export async function openSmtp(options: SmtpOptions): Promise<Mailbox> {
  const { dataDir, log, waits = WAITS } = options;
  const queue = await openMailQueue(dataDir);
  const rounds = createRounds({
    run: deliver,
    waits,
    onWait: (failure, wait) => {
      const left = queue.list().length;
      log(`mail: ${left} waiting (${reasonOf(failure)}), next try in ${Math.ceil(wait / SECOND)} s`);
    },
  });
  const server = connectMailServer(options, { log, onUp: () => rounds.start() });

  /** Hands over what waits, oldest first, and answers the last failure. */
  async function deliver(signal: AbortSignal): Promise<unknown> {
    let lastFailure: unknown = null;
    for (const letter of queue.list()) {
      if (signal.aborted) break;
      if (letter.expiresAt !== null && Date.parse(letter.expiresAt) < Date.now()) {
        log('mail: a letter was given up, its link has expired');
        await queue.remove(letter.id);
        continue;
      }
      const outcome = await server.handOver(letter);
      if (outcome === 'done') await queue.remove(letter.id);
      else lastFailure = outcome.failure;
      if (outcome !== 'done' && !outcome.isAboutLetter) break;
    }
    return lastFailure;
  }

  async function queueUp(mail: Mail, validMs: number | null): Promise<void> {
    await queue.add(mail, validMs);
    rounds.start();
  }

  rounds.start();
  return {
    list: () => [],
    // what is sent about an account holds a link
    send: (outgoing) => queueUp(composeMail(outgoing), LINK_VALID_MS),
    deliver: (mail) => queueUp(mail, null),
    isAvailable: () => server.isAvailable(),
    close: async () => {
      const ended = rounds.close();
      server.close();
      await ended;
    },
  };
}
