/** An answer that is there in several encodings, with the tag by which a browser asks for it again. */
import { createHash } from 'node:crypto';
import type { Context } from 'hono';

/** In the order of preference. */
export const ENCODINGS = ['br', 'gzip'] as const;

export type Encoding = (typeof ENCODINGS)[number];

export type Bytes = Uint8Array<ArrayBuffer>;

export interface Encoded {
  readonly type: string;
  /** Of what it is without an encoding; see {@link tagOf}. */
  readonly tag: string;
  /** Cache-Control. */
  readonly cache: string;
  /** In which it is there, beside as it is. */
  readonly encodings: ReadonlySet<Encoding>;
  readonly read: (encoding: Encoding | undefined) => Promise<Bytes>;
}

/** The name of a content. */
export function tagOf(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}

/** The request's answer: 304 to who has it, and to HEAD no body. */
export async function answerEncoded(context: Context, sent: Encoded): Promise<Response> {
  const encoding = chooseEncoding(context.req.header('accept-encoding') ?? '', sent.encodings);
  const tag = `"${sent.tag}${encoding ? `-${encoding}` : ''}"`;
  const headers = new Headers({ 'cache-control': sent.cache, etag: tag });
  if (sent.encodings.size > 0) headers.set('vary', 'accept-encoding');
  if (matches(context.req.header('if-none-match'), tag)) return new Response(null, { status: 304, headers });

  const body = await sent.read(encoding);
  headers.set('content-type', sent.type);
  headers.set('content-length', String(body.byteLength));
  if (encoding) headers.set('content-encoding', encoding);
  return new Response(context.req.method === 'HEAD' ? null : body, { headers });
}

/** Whether a page is asked for: browsers say so; others are taken at the word of their Accept header. */
export function isNavigation(context: Context): boolean {
  const mode = context.req.header('sec-fetch-mode');
  if (mode) return mode === 'navigate';
  return /text\/html|\*\/\*/.test(context.req.header('accept') ?? '*/*');
}

function chooseEncoding(accepted: string, present: ReadonlySet<Encoding>): Encoding | undefined {
  const refused = /\b(br|gzip)\s*;\s*q=0(\.0*)?(?![.\d])/g;
  const names = new Set<string>(accepted.replace(refused, '').match(/\b(br|gzip)\b/g));
  return ENCODINGS.find((name) => names.has(name) && present.has(name));
}

function matches(header: string | undefined, tag: string): boolean {
  return (header ?? '')
    .split(',')
    .some((item) => item.trim().replace(/^W\//, '') === tag || item.trim() === '*');
}
