/**
 * Database errors in the shape PostgREST gives them. @supabase/lite knows some codes and answers 500 "SUP" for the
 * others, a failed check among them: a client could not tell its own bad input from a fault of the server.
 */

/** As `raise sqlstate 'PGRST'` does it, a message that @supabase/lite takes the answer from. */
export function asPostgrestError(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return error;
  const status = statusOf(error.code);
  if (status === null) return error;
  const details = 'detail' in error && typeof error.detail === 'string' ? error.detail : null;
  const answer = { code: error.code, message: error.message, details, hint: null };
  return Object.assign(new Error(JSON.stringify(answer)), {
    code: 'PGRST',
    detail: JSON.stringify({ status, headers: {} }),
  });
}

/** The codes that are left to us (https://docs.postgrest.org, Errors); null for those that are known already. */
function statusOf(code: string): number | null {
  if (/^23(502|503|505)$/.test(code)) return null;
  if (code.startsWith('23') || code === 'P0001') return 400;
  return code.startsWith('P0') ? 500 : null;
}
