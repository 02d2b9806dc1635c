/** The worker's list of files: what of the build every device stores, and how each file is known again (sw/builtFiles.ts). */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join, posix } from 'node:path';

interface ListedFile {
  readonly url: string;
  readonly revision: string | null;
  readonly size: number;
}

/** As server/build/pages/prerender.ts knows them. */
interface Wanted {
  /** Scripts and sheets without which no page opens. */
  readonly shellFiles: readonly string[];
  /** What is opened in the air: the worker stores the others after these. */
  readonly airFiles: readonly string[];
}

/** As sw/builtFiles.ts compares it. */
const DIGEST_CHARS = 8;
const VERSION_CHARS = 12;

const digestOf = (content: string | Buffer) => createHash('sha256').update(content).digest('base64url');

/** What a script cannot run without; other files it asks for when it needs them. */
const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*"\.\/([^"]+\.js)"/g;
/** Stored ahead beside them. */
const SHELL = /^(?:(?:index|shell)\.html|manifest\.webmanifest|icons\/favicon\.svg|assets\/[\w-]+\.woff2)$/;

/**
 * Adds to each file its length and digest, none to pages, which a server may write into; to those that every install
 * stores that they are `ahead`; and to the first the version's name, which it also writes to `version.txt` in `folder`:
 * banned.json names versions so (docs/deploy.md). What is opened in the air stands before what is not: a page has what no
 * install stores fetched in the order of this list (src/platform/restOfApp.ts).
 * @throws Error where a script needs one that is not listed, or one that is stored ahead needs one that is not
 */
export async function describeFiles<File extends ListedFile>(
  folder: string,
  files: readonly File[],
  { shellFiles, airFiles }: Wanted,
) {
  const listed = new Set(files.map(({ url }) => url));
  const ahead = new Set(shellFiles);
  const isAhead = (url: string) => ahead.has(url) || SHELL.test(url);
  const place = new Map(airFiles.map((url, index) => [url, index]));
  const placeOf = ({ url }: File) => place.get(url) ?? airFiles.length;
  const described = await Promise.all(
    files
      .toSorted((one, other) => placeOf(one) - placeOf(other))
      .map(async (file) => {
        const marked = isAhead(file.url) ? { ...file, ahead: true } : file;
        if (file.url.endsWith('.html')) return marked;
        const content = await readFile(join(folder, file.url));
        const needed = file.url.endsWith('.js') ? content.toString('utf8').matchAll(STATIC_IMPORT) : [];
        for (const [, name = ''] of needed) {
          const url = posix.join(posix.dirname(file.url), name);
          if (!listed.has(url)) throw new Error(`${file.url} is stored, and not ${name}, which it needs`);
          if (isAhead(file.url) && !isAhead(url))
            throw new Error(`${file.url} is stored ahead, and not ${name}, which it needs`);
        }
        return { ...marked, bytes: file.size, digest: digestOf(content).slice(0, DIGEST_CHARS) };
      }),
  );
  const version = createHash('sha256')
    .update(JSON.stringify(described))
    .digest('hex')
    .slice(0, VERSION_CHARS);
  await writeFile(join(folder, 'version.txt'), `${version}\n`);
  return { manifest: described.map((file, index) => (index === 0 ? { ...file, version } : file)) };
}
