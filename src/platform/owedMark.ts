/** Apart from the list itself (owed.ts): a visitor's first page asks no more than this. */
import { OWED_KEY } from '@/config/names.ts';

/** Whether this device has still to remove something of an account, now or later. */
export function isAnythingOwed(): boolean {
  try {
    return localStorage.getItem(OWED_KEY) !== null;
  } catch {
    return false;
  }
}
