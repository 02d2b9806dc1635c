/**
 * /storage/v1, as much of Supabase Storage's API as is used: the functions, with the secret key, add, list and remove
 * files of the one bucket; whoever knows a file's name reads it. A client can write nothing here, whatever its token.
 */
import { Hono } from 'hono';
import { z } from 'zod';
import { AVATAR_BUCKET, AVATAR_TYPES, MAX_AVATAR_BYTES } from '../../domain/profile/avatar.ts';
import type { StoredFiles } from './storedFiles.ts';

/** A body of these routes: a file, or the names of some. */
export const MAX_STORAGE_BODY_BYTES = MAX_AVATAR_BYTES;

const TYPES: ReadonlySet<string> = new Set(Object.values(AVATAR_TYPES));
/** The name is never used again for other bytes; no cache that is shared serves it once it is removed. */
const FOR_EVER = 'private, max-age=31536000, immutable';

const uuid = z.uuid();
const name = z.string().regex(/^[\w-]{1,80}\.(?:webp|jpg)$/);
const listSchema = z.object({ prefix: uuid, limit: z.int().min(1).max(1000).default(100) });
const removeSchema = z.object({ prefixes: z.array(z.string().max(200)).max(1000) });

export interface StorageOptions {
  readonly files: StoredFiles;
  /** The functions' own key. */
  readonly secretKey: string;
}

/** The routes, to be mounted at /storage/v1, behind a limit of {@link MAX_STORAGE_BODY_BYTES}. */
export function storageRoutes({ files, secretKey }: StorageOptions): Hono {
  const app = new Hono();
  const bucket = AVATAR_BUCKET;

  app.on(['GET', 'HEAD'], `/object/public/${bucket}/:owner/:name`, async (context) => {
    const place = placeOf(context.req.param('owner'), context.req.param('name'));
    const file = place && (await files.read(place));
    if (!file) return refusal(404, 'not_found', 'Object not found');
    const headers = new Headers({
      'cache-control': FOR_EVER,
      'content-type': file.type,
      'content-length': String(file.bytes.byteLength),
      'last-modified': file.createdAt.toUTCString(),
      // opened by itself it is a picture and nothing that runs
      'content-disposition': 'inline',
      'x-robots-tag': 'noindex',
    });
    return new Response(context.req.method === 'HEAD' ? null : file.bytes, { headers });
  });

  app.use('*', async (context, next) =>
    context.req.header('apikey') === secretKey
      ? next()
      : // in Storage's words for a role that no policy lets in
        refusal(403, 'Unauthorized', 'new row violates row-level security policy'),
  );

  app.post(`/object/list/${bucket}`, async (context) => {
    const asked = listSchema.safeParse(await bodyOf(context.req.raw));
    if (!asked.success) return refusal(400, 'InvalidRequest', 'prefix: must be the folder of an account');
    return Response.json(await files.list(bucket, asked.data.prefix, asked.data.limit));
  });

  app.post(`/object/${bucket}/:owner/:name`, async (context) => {
    const place = placeOf(context.req.param('owner'), context.req.param('name'));
    if (!place) return refusal(400, 'InvalidKey', 'Invalid key');
    const type = context.req.header('content-type') ?? '';
    if (!TYPES.has(type)) return refusal(415, 'invalid_mime_type', `mime type ${type} is not supported`);
    const bytes = new Uint8Array(await context.req.raw.arrayBuffer());
    const outcome = await files.add(place, { type, bytes });
    if (outcome === 'no_account') return refusal(404, 'not_found', 'There is no such account');
    if (outcome === 'exists') return refusal(409, 'Duplicate', 'The resource already exists');
    const path = `${place.bucket}/${place.owner}/${place.name}`;
    return Response.json({ Id: path, Key: path });
  });

  app.delete(`/object/${bucket}`, async (context) => {
    const asked = removeSchema.safeParse(await bodyOf(context.req.raw));
    if (!asked.success) return refusal(400, 'InvalidRequest', 'prefixes: must be a list of names');
    const removed: { name: string }[] = [];
    for (const prefix of asked.data.prefixes) {
      const [owner = '', file = '', ...more] = prefix.split('/');
      const place = more.length === 0 ? placeOf(owner, file) : null;
      if (place && (await files.remove(place))) removed.push({ name: prefix });
    }
    return Response.json(removed);
  });

  app.all('*', () => refusal(404, 'not_found', 'There is no such bucket or call'));
  return app;

  function placeOf(owner: string, file: string) {
    const isPlace = uuid.safeParse(owner).success && name.safeParse(file).success;
    return isPlace ? { bucket, owner: owner.toLowerCase(), name: file } : null;
  }
}

async function bodyOf(request: Request): Promise<unknown> {
  return request.json().catch(() => null);
}

/** Storage's shape of a refusal. */
function refusal(status: number, error: string, message: string): Response {
  return Response.json({ statusCode: String(status), error, message }, { status });
}
