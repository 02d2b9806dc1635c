/** The built app: precompressed, cached for ever where the name holds a hash, a page's own HTML or the shell for navigations. */
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { extname, join, relative, sep } from 'node:path';
import { SHARE_PATH, SHARED_PROBLEM, type SharedProblem } from '../../domain/chat/shareFields.ts';
import { SUFFIX } from '../build/precompress.ts';
import { answerEncoded, type Bytes, type Encoded, ENCODINGS, isNavigation, tagOf } from './encodedAnswer.ts';

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

/** Files that were asked for stay in memory up to so many bytes in all: to open one takes longer than to send it. */
const MOST_KEPT_BYTES = 8 * 1024 * 1024;

/**
 * Serves the files that are in `folder` now. Names are looked up in a list made at the start, so no request can
 * reach outside of it.
 */
export function staticFiles(folder: string): Hono {
  const entries = listFiles(folder, keepInMemory());
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
    return entry ? answerEncoded(context, entry) : next();
  });

  function fallback(context: Context, path: string): Encoded | undefined {
    return isNavigation(context) && extname(path) === '' ? entries.get('/shell.html') : undefined;
  }
  return app;
}

function decodedPath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** Written for a static host, and as old as that: here articles are drawn from their rows as they are (server/site/articles). */
const ARTICLE_FILE = /^\/blog\/[^/]+\/index\.html$/;

function listFiles(folder: string, read: (file: string) => Promise<Bytes>): ReadonlyMap<string, Encoded> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => join(item.parentPath, item.name));
  const known = new Set(names);
  const entries = new Map<string, Encoded>();
  for (const file of names) {
    const type = TYPES[extname(file)];
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    if (!type || ARTICLE_FILE.test(path)) continue;
    entries.set(path, {
      type,
      tag: tagOf(readFileSync(file)),
      cache: cacheControl(path, type),
      encodings: new Set(ENCODINGS.filter((name) => known.has(file + SUFFIX[name]))),
      read: (encoding) => read(file + (encoding ? SUFFIX[encoding] : '')),
    });
  }
  return entries;
}

function cacheControl(path: string, type: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return /^(image|font|audio)\//.test(type) ? 'public, max-age=3600' : 'no-cache';
}

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
