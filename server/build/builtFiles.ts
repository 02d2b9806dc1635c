/** The worker's list of files: what of the build every device stores, and how each file is known again (sw/builtFiles.ts). */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join, posix } from 'node:path';

interface ListedFile {
  readonly url: string;
  readonly revision: string | null;
  readonly size: number;
}

/** As sw/builtFiles.ts compares it. */
const DIGEST_CHARS = 16;
const VERSION_CHARS = 12;

const digestOf = (content: string | Buffer) => createHash('sha256').update(content).digest('base64url');

/** What a script cannot run without; other files it asks for when it needs them. */
const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*"\.\/([^"]+\.js)"/g;

/**
 * Adds to each file its length and digest, none to pages, which a server may write into; and to the first the version's
 * name, which it also writes to `version.txt` in `folder`: banned.json names versions so (docs/deploy.md).
 * @throws Error where a script that is stored needs one that is not
 */
export async function describeFiles<File extends ListedFile>(folder: string, files: readonly File[]) {
  const listed = new Set(files.map(({ url }) => url));
  const described = await Promise.all(
    files.map(async (file) => {
      if (file.url.endsWith('.html')) return file;
      const content = await readFile(join(folder, file.url));
      const needed = file.url.endsWith('.js') ? content.toString('utf8').matchAll(STATIC_IMPORT) : [];
      for (const [, name = ''] of needed) {
        if (!listed.has(posix.join(posix.dirname(file.url), name)))
          throw new Error(`${file.url} is stored ahead, and not ${name}, which it needs`);
      }
      return { ...file, bytes: file.size, digest: digestOf(content).slice(0, DIGEST_CHARS) };
    }),
  );
  const version = createHash('sha256')
    .update(JSON.stringify(described))
    .digest('hex')
    .slice(0, VERSION_CHARS);
  await writeFile(join(folder, 'version.txt'), `${version}\n`);
  return { manifest: described.map((file, index) => (index === 0 ? { ...file, version } : file)) };
}
