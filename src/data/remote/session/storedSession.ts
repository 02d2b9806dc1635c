/** The session as supabase-js stores it, read without supabase-js: it weighs nothing and never waits. */
import { SESSION_STORAGE_KEY } from '@/config/names.ts';
import { parseStoredSession, type StoredSession } from '@domain/accounts/session.ts';

/** What the device refused to store, in this tab alone. */
const here = new Map<string, string>();

/**
 * Where supabase-js keeps the session and everyone reads it: the device's storage, or this page's memory where some
 * privacy settings refuse that one, so that a sign-in lasts as long as the page at least.
 */
export const sessionArea = {
  getItem(key: string): string | null {
    const kept = here.get(key);
    if (kept !== undefined) return kept;
    try {
      return typeof localStorage === 'undefined' ? null : localStorage.getItem(key);
    } catch {
      // The mere access can throw.
      return null;
    }
  },
  setItem(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
      here.delete(key);
    } catch {
      here.set(key, value);
    }
  },
  removeItem(key: string): void {
    here.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing is there.
    }
  },
};

/** The stored session; null when there is none or it cannot be read. */
export function loadStoredSession(): StoredSession | null {
  try {
    return parseStoredSession(JSON.parse(sessionArea.getItem(SESSION_STORAGE_KEY) ?? 'null'));
  } catch {
    return null;
  }
}

/** Removes the session from this device. */
export function dropStoredSession(): void {
  sessionArea.removeItem(SESSION_STORAGE_KEY);
}

/** Forgets a session that this tab has in memory alone; answers whether there was one. */
export function dropHeldSession(): boolean {
  return here.delete(SESSION_STORAGE_KEY);
}

/** Calls back when another tab signed in or out. What this tab has in memory is older than that, and gone then. */
export function onStoredSessionChange(onChange: () => void): () => void {
  if (typeof window === 'undefined') return () => {};
  const listener = (event: StorageEvent) => {
    // A null key means that everything was cleared.
    if (event.key !== SESSION_STORAGE_KEY && event.key !== null) return;
    dropHeldSession();
    onChange();
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
