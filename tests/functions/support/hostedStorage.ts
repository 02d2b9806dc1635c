/**
 * Supabase Storage's side of the wire for the bucket of pictures, in memory: what its own schemas and the bucket's limits
 * refuse is refused here, in its words. Most refusals are a 400 there, whose body has the status that is meant.
 */
import { z } from 'zod';
import { AVATAR_BUCKET, AVATAR_TYPES, MAX_AVATAR_BYTES } from '../../../domain/profile/avatar.ts';
import { NOW } from './assistant.ts';

interface Upload {
  readonly path: string;
  readonly type: string | null;
  readonly cacheControl: string | null;
  readonly bytes: Uint8Array;
}

const listSchema = z.object({
  prefix: z.string(),
  limit: z.int().min(1).default(100),
  offset: z.int().min(0).default(0),
  search: z.string().optional(),
  sortBy: z
    .object({
      column: z.enum(['name', 'updated_at', 'created_at', 'last_accessed_at']),
      order: z.enum(['asc', 'desc']).optional(),
    })
    .optional(),
});
const removeSchema = z.object({ prefixes: z.array(z.string()).min(1).max(1000) });
const TYPES: ReadonlySet<string | null> = new Set(Object.values(AVATAR_TYPES));

export class HostedStorage {
  /** Paths within the bucket, with when each was stored. */
  readonly stored = new Map<string, string>();
  readonly uploads: Upload[] = [];
  readonly #key: string;

  /** @param key the functions' own, which no row policy holds back */
  constructor(key: string) {
    this.#key = key;
  }

  async answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const call = `${request.method} ${pathname}`;
    // the migration's restrictive policy leaves a client nothing, whatever its token
    if (request.headers.get('authorization') !== `Bearer ${this.#key}`) {
      return refusal(403, 'Unauthorized', 'new row violates row-level security policy');
    }
    if (call === `POST /storage/v1/object/list/${AVATAR_BUCKET}`) return this.#list(await jsonOf(request));
    if (call === `DELETE /storage/v1/object/${AVATAR_BUCKET}`) return this.#remove(await jsonOf(request));
    const start = `POST /storage/v1/object/${AVATAR_BUCKET}/`;
    if (call.startsWith(start)) return this.#add(request, decodeURIComponent(call.slice(start.length)));
    return refusal(404, 'Bucket not found', 'Bucket not found');
  }

  #list(body: unknown): Response {
    const asked = listSchema.safeParse(body);
    if (!asked.success) return refusal(400, 'Error', z.prettifyError(asked.error));
    const { prefix, limit, offset } = asked.data;
    const within = prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`;
    const names = new Map<string, string | null>();
    for (const [path, at] of this.stored) {
      if (!path.startsWith(within)) continue;
      const [name = '', ...deeper] = path.slice(within.length).split('/');
      // a folder is listed by its name, and nothing else of it is known
      names.set(name, deeper.length === 0 ? at : null);
    }
    const rows = [...names].toSorted(([one], [other]) => one.localeCompare(other));
    return Response.json(rows.slice(offset, offset + limit).map(([name, at]) => rowOf(name, at)));
  }

  async #add(request: Request, path: string): Promise<Response> {
    const type = request.headers.get('content-type');
    if (!TYPES.has(type)) return refusal(415, 'invalid_mime_type', `mime type ${type} is not supported`);
    const bytes = new Uint8Array(await request.arrayBuffer());
    if (bytes.length > MAX_AVATAR_BYTES) {
      return refusal(413, 'Payload too large', 'The object exceeded the maximum allowed size');
    }
    if (this.stored.has(path) && request.headers.get('x-upsert') !== 'true') {
      return refusal(409, 'Duplicate', 'The resource already exists');
    }
    this.stored.set(path, NOW.toISOString());
    this.uploads.push({ path, type, cacheControl: request.headers.get('cache-control'), bytes });
    return Response.json({ Id: crypto.randomUUID(), Key: `${AVATAR_BUCKET}/${path}` });
  }

  #remove(body: unknown): Response {
    const asked = removeSchema.safeParse(body);
    if (!asked.success) return refusal(400, 'Error', z.prettifyError(asked.error));
    const removed = asked.data.prefixes.filter((path) => this.stored.delete(path));
    return Response.json(removed.map((path) => ({ ...rowOf(path, null), bucket_id: AVATAR_BUCKET })));
  }
}

function rowOf(name: string, at: string | null) {
  const id = at === null ? null : crypto.randomUUID();
  const metadata = at === null ? null : { mimetype: AVATAR_TYPES.webp, cacheControl: 'max-age=31536000' };
  return { name, id, updated_at: at, created_at: at, last_accessed_at: at, metadata };
}

async function jsonOf(request: Request): Promise<unknown> {
  return request.json().catch(() => null);
}

function refusal(meant: number, error: string, message: string): Response {
  return Response.json({ statusCode: String(meant), error, message }, { status: 400 });
}
