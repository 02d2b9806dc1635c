/**
 * What another app shares with Waymark comes as a form, because a file can: the worker turns it into the address that the
 * assistant's page reads (domain/chat/shared.ts). Where no worker answers it reaches the server, which leads to the page that says so, and
 * reads nothing of it (server/http/staticFiles.ts).
 */
import { SHARE_FIELDS, SHARED_FILE } from '../domain/chat/shareFields.ts';
import { sharedFields } from '../domain/takeAlong/sharedFiles.ts';
import { paths } from '../src/config/paths.ts';

export async function takeShared(request: Request): Promise<Response> {
  const to = new URL(paths.assistant, request.url);
  const form = await request.formData().catch(() => null);
  const texts = new Map<string, string>();
  for (const name of Object.values(SHARE_FIELDS)) {
    const value = form?.get(name);
    if (typeof value === 'string') texts.set(name, value);
  }
  const files = form?.getAll(SHARED_FILE) ?? [];
  const fields = await sharedFields(texts, files, new Date(), form === null ? 'other' : null);
  to.search = String(new URLSearchParams(fields));
  return Response.redirect(to.href, 303);
}
