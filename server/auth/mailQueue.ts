/** The letters that wait for the mail server, in the data folder, oldest first. */
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { createTurns } from '../database/turns.ts';
import { StartupError } from '../startupError.ts';
import type { Mail } from './letters.ts';

/** The links in letters about an account work for an hour: after that such a letter only confuses. */
export const LINK_VALID_MS = 60 * 60_000;

const letterSchema = z
  .object({
    id: z.uuid(),
    /** ISO instant. */
    queuedAt: z.string(),
    /** ISO instant from which nobody wants it any more; null: it can always be read. */
    expiresAt: z.string().nullable().optional(),
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    html: z.string().nullable(),
  })
  // files of before letters had it
  .transform((letter) => {
    const { expiresAt = later(letter.queuedAt, LINK_VALID_MS) } = letter;
    return { ...letter, expiresAt };
  });
export type QueuedLetter = z.infer<typeof letterSchema>;

export interface MailQueue {
  list(): readonly QueuedLetter[];
  /** Resolves once the letter is on the disk; it is worth sending for `validMs` milliseconds, null for ever. */
  add(mail: Mail, validMs: number | null): Promise<void>;
  remove(id: string): Promise<void>;
}

/**
 * Opens `<dataDir>/mail-queue.json`; null keeps it in memory.
 * @throws StartupError when the file is there and holds something else: letters are not thrown away unseen.
 */
export async function openMailQueue(dataDir: string | null): Promise<MailQueue> {
  const file = dataDir && join(dataDir, 'mail-queue.json');
  let letters: readonly QueuedLetter[] = file ? await readLetters(file) : [];
  const inTurn = createTurns();
  const store = () =>
    inTurn(async () => {
      if (!file) return;
      await writeFile(`${file}.new`, JSON.stringify(letters), { mode: 0o600 });
      await rename(`${file}.new`, file);
    });
  return {
    list: () => letters,
    add: ({ to, subject, text, html }, validMs) => {
      const queuedAt = new Date().toISOString();
      const expiresAt = validMs === null ? null : later(queuedAt, validMs);
      letters = [...letters, { id: crypto.randomUUID(), queuedAt, expiresAt, to, subject, text, html }];
      return store();
    },
    remove: (id) => {
      letters = letters.filter((letter) => letter.id !== id);
      return store();
    },
  };
}

function later(instant: string, ms: number): string {
  return new Date(Date.parse(instant) + ms).toISOString();
}

async function readLetters(file: string): Promise<readonly QueuedLetter[]> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch {
    return [];
  }
  try {
    return z.array(letterSchema).parse(JSON.parse(text));
  } catch (cause) {
    throw new StartupError(`${file} does not hold letters: restore it, or delete it to lose what waits`, {
      cause,
    });
  }
}
