/**
 * The session that a mail's link brings in the address. Anybody can write such an address and send it to somebody
 * else, who would then type into the writer's account: so it is read on the two pages that our mails lead to, and
 * never over another account that is signed in on this device. Everywhere else it is removed unread.
 */
import { paths } from '@/config/paths.ts';
import { loadStoredSession } from './storedSession.ts';

/** The kind of link that each landing page takes (the mails' templates, supabase/templates). */
const LANDINGS: Readonly<Record<string, string>> = {
  [paths.confirmEmail]: 'signup',
  [paths.resetPassword]: 'recovery',
};

/** `none`: the address brings no session; `taken`: it may be read; `foreign`: another account is signed in. */
export type LinkSession = 'none' | 'taken' | 'foreign' | 'refused';

const TOKENS = ['access_token', 'refresh_token'] as const;

/**
 * What is to become of the session in an address.
 * @param userId who is signed in on this device, if anybody
 */
export function judgeLink(url: URL, userId: string | null): LinkSession {
  const fragment = new URLSearchParams(url.hash.slice(1));
  // supabase-js reads the query too, and lets it win over the fragment
  if (TOKENS.some((name) => url.searchParams.has(name))) return 'refused';
  if (!TOKENS.some((name) => fragment.has(name))) return 'none';
  if (LANDINGS[url.pathname.replace(/\/+$/, '')] !== fragment.get('type')) return 'refused';
  return userId !== null && subjectOf(fragment.get('access_token') ?? '') !== userId ? 'foreign' : 'taken';
}

/** Whether supabase-js may read a session from this address now. */
export function maySignInBy(url: URL): boolean {
  return judgeLink(url, loadStoredSession()?.userId ?? null) === 'taken';
}

let arrival: LinkSession | null = null;

/** What became of the address that this page was opened with; a session that is not taken is removed from it. */
export function readLinkSession(): LinkSession {
  if (arrival !== null) return arrival;
  const url = new URL(window.location.href);
  arrival = judgeLink(url, loadStoredSession()?.userId ?? null);
  if (arrival === 'foreign' || arrival === 'refused') {
    for (const name of TOKENS) url.searchParams.delete(name);
    window.history.replaceState(window.history.state, '', url.pathname + url.search);
  }
  return arrival;
}

/** The account that a token says it is for; the server checks that it is. */
function subjectOf(token: string): string | null {
  try {
    const part = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const claims: unknown = JSON.parse(atob(part));
    if (typeof claims !== 'object' || claims === null || !('sub' in claims)) return null;
    return typeof claims.sub === 'string' ? claims.sub : null;
  } catch {
    return null;
  }
}
