/**
 * What this device has still to remove of accounts that have left it: at once, because its database did not open when
 * they left, or later, because what was unsent is kept for a while. Nothing of an account but its id is noted, and
 * outside of the database, which cannot be asked just then. Each is an entry of its own, all of it in the name: tabs that
 * write at the same time overwrite nothing of each other, at once and without a lock, which a tab that closes may not get.
 */
import { OWED_PREFIX } from '@/config/names.ts';

export interface OwedRemoval {
  readonly userId: string;
  /** What the account had not sent stays. */
  readonly keepUnsent: boolean;
  /** Epoch ms; {@link AT_ONCE} for what should have been removed already. */
  readonly dueAt: number;
}

export const AT_ONCE = 0;

/** More accounts than that pass over no device; a list that was tampered with ends there. */
const MAX_OWED = 100;
const MAX_ID_CHARS = 100;

/** What localStorage refused to keep: it lasts as long as the page. */
let here: readonly OwedRemoval[] = [];

/** Whether this device has still to remove something of an account, now or later. */
export function isAnythingOwed(): boolean {
  return stored().length > 0;
}

/** Everything that is owed, due or not, what is due first before the rest. */
export function owedRemovals(): readonly OwedRemoval[] {
  return [...stored(), ...here].sort((a, b) => a.dueAt - b.dueAt).slice(0, MAX_OWED);
}

/** Notes a removal, in place of one of the same account that keeps as much. */
export function owe(removal: OwedRemoval): void {
  const before = stored();
  const replaced = before.filter((one) => isSame(one, removal) && one.dueAt !== removal.dueAt);
  here = here.filter((one) => !isSame(one, removal));
  try {
    localStorage.setItem(nameOf(removal), '');
    // what is due last is found again when somebody signs in
    drop([...replaced, ...before.sort((a, b) => a.dueAt - b.dueAt).slice(MAX_OWED - 1)]);
  } catch {
    here = [...here, removal];
  }
}

/** These were done, or are not wanted any more. */
export function cancelOwed(removals: readonly OwedRemoval[]): void {
  here = here.filter((one) => !removals.some((done) => isSame(one, done) && one.dueAt === done.dueAt));
  try {
    drop(removals);
  } catch {
    // where nothing can be removed nothing was kept
  }
}

function isSame(one: OwedRemoval, other: OwedRemoval): boolean {
  return one.userId === other.userId && one.keepUnsent === other.keepUnsent;
}

function nameOf({ userId, keepUnsent, dueAt }: OwedRemoval): string {
  return `${OWED_PREFIX}${dueAt}:${keepUnsent ? 'sent' : 'all'}:${userId}`;
}

function drop(removals: readonly OwedRemoval[]): void {
  for (const one of removals) localStorage.removeItem(nameOf(one));
}

function stored(): OwedRemoval[] {
  try {
    const names = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index));
    return names.flatMap((name) => (name?.startsWith(OWED_PREFIX) ? parseOne(name) : []));
  } catch {
    return [];
  }
}

function parseOne(name: string): OwedRemoval[] {
  const [dueAt = '', stays = '', ...rest] = name.slice(OWED_PREFIX.length).split(':');
  const userId = rest.join(':');
  if (userId === '' || userId.length > MAX_ID_CHARS || !/^\d{1,15}$/.test(dueAt)) return [];
  return stays === 'sent' || stays === 'all'
    ? [{ userId, keepUnsent: stays === 'sent', dueAt: Number(dueAt) }]
    : [];
}
