/** The mail of an installation that sends none: kept in the data folder, read at /_mail. */
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { createTurns } from '../database/turns.ts';
import { composeMail, type Mail, type OutgoingMail } from './letters.ts';

const KEPT = 200;

const storedSchema = z.array(
  z.object({
    sentAt: z.string(),
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    html: z.string().nullable().default(null),
    links: z.array(z.string()),
  }),
);

export interface StoredMail extends Mail {
  /** ISO instant. */
  readonly sentAt: string;
}

export interface Mailbox {
  /** Newest first. */
  list(): readonly StoredMail[];
  /** Keeps what @supabase/lite sends, in Waymark's words. */
  send(mail: OutgoingMail): Promise<void>;
  /** Keeps a mail as it is. */
  deliver(mail: Mail): Promise<void>;
  /** Whether a letter would go out now. */
  isAvailable(): Promise<boolean>;
  close(): Promise<void>;
}

/** Opens the mailbox in `<dataDir>/mail.json`; null keeps it in memory. An unreadable file starts an empty one. */
export async function openMailbox(dataDir: string | null): Promise<Mailbox> {
  const file = dataDir && join(dataDir, 'mail.json');
  let mails: readonly StoredMail[] = file ? await readStored(file) : [];
  const inTurn = createTurns();
  const deliver = (mail: Mail) => {
    mails = [{ sentAt: new Date().toISOString(), ...mail }, ...mails].slice(0, KEPT);
    return inTurn(async () => {
      if (!file) return;
      await writeFile(`${file}.new`, JSON.stringify(mails), { mode: 0o600 });
      await rename(`${file}.new`, file);
    });
  };
  return {
    list: () => mails,
    send: (outgoing) => deliver(composeMail(outgoing)),
    deliver,
    isAvailable: () => Promise.resolve(true),
    close: () => inTurn(() => Promise.resolve()),
  };
}

async function readStored(file: string): Promise<readonly StoredMail[]> {
  try {
    return storedSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return [];
  }
}
