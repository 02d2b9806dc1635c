/** What several lists of attempts share. */
import type { Call } from '../world.ts';

/** An insert through PostgREST. */
export function insert(
  table: string,
  body: object,
  token: string | null,
  headers: Record<string, string> = {},
): Call {
  return { method: 'POST', path: `/rest/v1/${table}`, body, token, headers };
}

/** What a policy answers a user, and a visitor. */
export const POLICY = (table: string) => ({
  status: 403,
  body: { code: '42501', message: `new row violates row-level security policy for table "${table}"` },
});
export const VISITOR_POLICY = (table: string) => ({ ...POLICY(table), status: 401 });

/** An insert or update gets through where the table has no policies. */
export const withoutPolicies = (table: string) => ({
  remove: `alter table public.${table} disable row level security`,
  restore: `alter table public.${table} enable row level security`,
  without: { status: 201, changed: true },
});

/** What is answered to whom the right to the table itself was not granted. */
export const DENIED = (table: string) => ({
  status: 403,
  body: { code: '42501', message: `permission denied for table ${table}` },
});
export const VISITOR_DENIED = (table: string) => ({ ...DENIED(table), status: 401 });

type Role = 'anon' | 'authenticated';

/** The same where neither a right nor a policy is in the way; `rights` are ones that the role has not got. */
export const wideOpen = (table: string, rights: string, role: Role) => ({
  remove: `grant ${rights} on public.${table} to ${role}; ${withoutPolicies(table).remove}`,
  restore: `revoke ${rights} on public.${table} from ${role}; ${withoutPolicies(table).restore}`,
  without: { status: 201, changed: true },
});
