/** The built app: precompressed, cached for ever where the name holds a hash, a page's own HTML or the shell for navigations. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { extname, join, relative, sep } from 'node:path';
import { SHARE_PATH, SHARED_PROBLEM, type SharedProblem } from '../../domain/chat/shareFields.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** Files that were asked for stay in memory up to so many bytes in all: to open one takes longer than to send it. */
const MOST_KEPT_BYTES = 8 * 1024 * 1024;

interface Entry {
  readonly file: string;
  readonly type: string;
  readonly tag: string;
  readonly cache: string;
  readonly encodings: ReadonlyMap<string, string>;
}

/**
 * Serves the files that are in `folder` now. Names are looked up in a list made at the start, so no request can
 * reach outside of it.
 */
export function staticFiles(folder: string): Hono {
  const entries = listFiles(folder);
  const read = keepInMemory();
  const app = new Hono();
  // Of the worker that takes it there is none, or an older one: the page says so, and nobody has read it.
  app.post(SHARE_PATH, (context) =>
    context.redirect(`${SHARE_PATH}?${SHARED_PROBLEM}=${'other' satisfies SharedProblem}`, 303),
  );
  app.on(['GET', 'HEAD'], '*', async (context, next) => {
    const path = decodedPath(context.req.path);
    const entry =
      path === null
        ? undefined
        : (entries.get(path) ??
          entries.get(`${path.replace(/\/$/, '')}/index.html`) ??
          fallback(context, path));
    return entry ? answer(context, entry, read) : next();
  });

  function fallback(context: Context, path: string): Entry | undefined {
    return isNavigation(context) && extname(path) === '' ? entries.get('/shell.html') : undefined;
  }
  return app;
}

/** Browsers say so; others are taken at the word of their Accept header. */
function isNavigation(context: Context): boolean {
  const mode = context.req.header('sec-fetch-mode');
  if (mode) return mode === 'navigate';
  return /text\/html|\*\/\*/.test(context.req.header('accept') ?? '*/*');
}

function decodedPath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

function listFiles(folder: string): ReadonlyMap<string, Entry> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => join(item.parentPath, item.name));
  const known = new Set(names);
  const entries = new Map<string, Entry>();
  for (const file of names) {
    const type = TYPES[extname(file)];
    if (!type) continue;
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    entries.set(path, {
      file,
      type,
      tag: createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 22),
      cache: cacheControl(path, type),
      encodings: new Map(
        ENCODINGS.filter(([, suffix]) => known.has(file + suffix)).map(([name, suffix]) => [
          name,
          file + suffix,
        ]),
      ),
    });
  }
  return entries;
}

function cacheControl(path: string, type: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return /^(image|font|audio)\//.test(type) ? 'public, max-age=3600' : 'no-cache';
}

type Bytes = Uint8Array<ArrayBuffer>;

function keepInMemory(): (file: string) => Promise<Bytes> {
  const kept = new Map<string, Bytes>();
  let room = MOST_KEPT_BYTES;
  return async (file) => {
    const known = kept.get(file);
    if (known) return known;
    const bytes = new Uint8Array(await readFile(file));
    if (bytes.byteLength <= room && !kept.has(file)) {
      kept.set(file, bytes);
      room -= bytes.byteLength;
    }
    return bytes;
  };
}

async function answer(
  context: Context,
  entry: Entry,
  read: (file: string) => Promise<Bytes>,
): Promise<Response> {
  const encoding = chooseEncoding(context.req.header('accept-encoding') ?? '', entry);
  const tag = `"${entry.tag}${encoding ? `-${encoding}` : ''}"`;
  const headers = new Headers({ 'cache-control': entry.cache, etag: tag });
  if (entry.encodings.size > 0) headers.set('vary', 'accept-encoding');
  if (matches(context.req.header('if-none-match'), tag)) return new Response(null, { status: 304, headers });

  const body = await read((encoding && entry.encodings.get(encoding)) ?? entry.file);
  headers.set('content-type', entry.type);
  headers.set('content-length', String(body.byteLength));
  if (encoding) headers.set('content-encoding', encoding);
  return new Response(context.req.method === 'HEAD' ? null : body, { headers });
}

function chooseEncoding(accepted: string, entry: Entry): string | undefined {
  const refused = /\b(br|gzip)\s*;\s*q=0(\.0*)?(?![.\d])/g;
  const names = new Set(accepted.replace(refused, '').match(/\b(br|gzip)\b/g));
  return ENCODINGS.map(([name]) => name).find((name) => names.has(name) && entry.encodings.has(name));
}

function matches(header: string | undefined, tag: string): boolean {
  return (header ?? '')
    .split(',')
    .some((item) => item.trim().replace(/^W\//, '') === tag || item.trim() === '*');
}
