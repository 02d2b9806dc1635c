/** The keys of one installation. */
import { randomBytes } from 'node:crypto';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { StartupError } from './startupError.ts';

/** Names the app to the backend; it is in every page and no secret. */
export const PUBLISHABLE_KEY = 'sb_publishable_waymark_local';

const keysSchema = z.object({
  secretKey: z.string().startsWith('sb_secret_').min(30),
  jwtSecret: z.string().min(40),
});
export type Keys = z.infer<typeof keysSchema>;

/** Fresh random keys. */
export function generateKeys(): Keys {
  return {
    secretKey: `sb_secret_${randomBytes(32).toString('base64url')}`,
    jwtSecret: randomBytes(48).toString('base64url'),
  };
}

/**
 * The keys in `<dataDir>/keys.json`, made at the first start, readable by the owner alone.
 * @throws StartupError when the file is there and holds something else.
 */
export async function loadKeys(dataDir: string): Promise<Keys> {
  const file = join(dataDir, 'keys.json');
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch {
    const keys = generateKeys();
    await writeFile(file, JSON.stringify(keys), { mode: 0o600, flag: 'wx' });
    return keys;
  }
  // a copy or a backup may have opened it to others
  await chmod(file, 0o600);
  try {
    return keysSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new StartupError(
      `${file} does not hold this server's keys: restore it, or delete it to sign everyone out`,
      { cause },
    );
  }
}
