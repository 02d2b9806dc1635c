/** Compresses the built app once, as far as it goes, so that no request has to. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import type { Encoding } from '../http/encodedAnswer.ts';

const TEXT = new Set(['.css', '.html', '.js', '.json', '.mjs', '.svg', '.txt', '.webmanifest', '.xml']);
/** Below this a compressed file saves no packet. */
const MIN_BYTES = 600;

/** How the name of a compressed file ends. */
export const SUFFIX: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Writes `<file>.br` and `<file>.gz` beside each text file that gets smaller, after every other plugin. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'waymark:precompress',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        const items = await readdir(folder, { recursive: true, withFileTypes: true });
        const files = items.filter((item) => item.isFile() && TEXT.has(extname(item.name)));
        await Promise.all(files.map((item) => sentBytes(join(item.parentPath, item.name))));
      },
    },
  };
}

const compressed = new Map<string, Promise<number>>();

/** How many bytes a built file is sent as; it is compressed for that already. */
export function sentBytes(file: string): Promise<number> {
  const sent = compressed.get(file) ?? compress(file);
  compressed.set(file, sent);
  return sent;
}

async function compress(file: string): Promise<number> {
  const content = await readFile(file);
  const forms = await compressedForms(content);
  for (const [encoding, bytes] of forms) await writeFile(file + SUFFIX[encoding], bytes);
  return forms.get('br')?.byteLength ?? content.byteLength;
}

/** A text in each encoding in which it is smaller; in none where that saves no packet. */
export async function compressedForms(content: Buffer): Promise<ReadonlyMap<Encoding, Buffer>> {
  if (content.byteLength < MIN_BYTES) return new Map();
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
  };
  const forms = [
    ['br', await brotli(content, { params })],
    ['gzip', await gzipped(content, { level: 9 })],
  ] as const;
  return new Map(forms.filter(([, bytes]) => bytes.byteLength < content.byteLength));
}
