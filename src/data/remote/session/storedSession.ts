/** The session as supabase-js stores it, read without supabase-js: it weighs nothing and never waits. */
import { SESSION_STORAGE_KEY } from '@/config/names.ts';
import { parseStoredSession, type StoredSession } from '@domain/accounts/session.ts';

function storage(): Storage | null {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage;
  } catch {
    // Some privacy settings make the mere access throw.
    return null;
  }
}

/** The stored session; null when there is none or it cannot be read. */
export function loadStoredSession(): StoredSession | null {
  try {
    return parseStoredSession(JSON.parse(storage()?.getItem(SESSION_STORAGE_KEY) ?? 'null'));
  } catch {
    return null;
  }
}

/** Removes the session from this device. */
export function dropStoredSession(): void {
  storage()?.removeItem(SESSION_STORAGE_KEY);
}

/** Calls back when another tab signed in or out. */
export function onStoredSessionChange(onChange: () => void): () => void {
  if (typeof window === 'undefined') return () => {};
  const listener = (event: StorageEvent) => {
    // A null key means that everything was cleared.
    if (event.key === SESSION_STORAGE_KEY || event.key === null) onChange();
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
