/**
 * What this device has still to remove of accounts that have left it: at once, because its database did not open when
 * they left, or later, because what was unsent is kept for a while. Nothing of an account but its id is noted, and
 * outside of the database, which cannot be asked just then.
 */
import { OWED_KEY } from '@/config/names.ts';

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
  try {
    return localStorage.getItem(OWED_KEY) !== null;
  } catch {
    return false;
  }
}

/** Everything that is owed, due or not. */
export function owedRemovals(): readonly OwedRemoval[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(OWED_KEY) ?? '[]');
    const list: readonly unknown[] = Array.isArray(stored) ? stored : [];
    return [...list.slice(0, MAX_OWED).flatMap(parseOne), ...here];
  } catch {
    return here;
  }
}

/** Notes a removal, in place of one of the same account that keeps as much. */
export function owe(removal: OwedRemoval): void {
  keep([...owedRemovals().filter((one) => !isSame(one, removal)), removal]);
}

/** These were done, or are not wanted any more. */
export function cancelOwed(removals: readonly OwedRemoval[]): void {
  if (removals.length === 0) return;
  keep(
    owedRemovals().filter((one) => !removals.some((done) => isSame(one, done) && one.dueAt === done.dueAt)),
  );
}

function isSame(one: OwedRemoval, other: OwedRemoval): boolean {
  return one.userId === other.userId && one.keepUnsent === other.keepUnsent;
}

function keep(removals: readonly OwedRemoval[]): void {
  here = [];
  try {
    if (removals.length === 0) localStorage.removeItem(OWED_KEY);
    else localStorage.setItem(OWED_KEY, JSON.stringify(removals.slice(-MAX_OWED)));
  } catch {
    here = removals;
  }
}

function parseOne(value: unknown): OwedRemoval[] {
  if (typeof value !== 'object' || value === null) return [];
  const { userId, keepUnsent, dueAt }: Partial<Record<keyof OwedRemoval, unknown>> = value;
  if (typeof userId !== 'string' || userId === '' || userId.length > MAX_ID_CHARS) return [];
  if (typeof keepUnsent !== 'boolean' || typeof dueAt !== 'number' || !Number.isFinite(dueAt)) return [];
  return [{ userId, keepUnsent, dueAt }];
}
