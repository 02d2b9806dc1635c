/** Whether what the network answered is the file that was asked for. */
import { copyResponse } from 'workbox-core/copyResponse.js';
import type { ShellFile } from '../src/config/workerMessages.ts';
import { isTypeOf } from '../domain/storedFiles.ts';

/** The answer, fit to be stored; null where it is an error, of another type, or of another length. */
export async function wholeAnswer(
  response: Response,
  { url, bytes }: Pick<ShellFile, 'url' | 'bytes'>,
): Promise<Response | null> {
  const path = new URL(url).pathname;
  if (!response.ok || !isTypeOf(path, response.headers.get('content-type') ?? '')) return null;
  if (bytes !== null && (await response.clone().blob()).size !== bytes) return null;
  // A navigation refuses an answer that was redirected: what is stored must not be one.
  return response.redirected ? copyResponse(response) : response;
}
