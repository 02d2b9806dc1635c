/** Token figures as an admin types them, and what credits and debits make of a balance. */

/** What the database's integer holds. */
export const MAX_TOKENS = 2_147_483_647;

const WHOLE = /^([+-]?)(\d+|\d{1,3}(?:,\d{3})+)(?:\.\d*)?$/;

/**
 * The integer that a text says, towards zero; null where it says none. "+5" is 5 and "1,000" a thousand. "1e3" and
 * "1,0" are no integer: a reader who takes their first digit would set a balance of 1.
 */
export function parseWhole(text: string): number | null {
  const parts = WHOLE.exec(text.trim());
  if (!parts) return null;
  const amount = Number((parts[2] ?? '').replaceAll(',', ''));
  return parts[1] === '-' && amount !== 0 ? -amount : amount;
}

/** Whether a text says a number with a part of a token in it: "1.5", "0.5". */
export function hasFraction(text: string): boolean {
  return parseWhole(text) !== null && /\.\d*[1-9]/.test(text);
}

/** Total Tokens as it is saved: parsed as an integer, with 0 on failure (requirements §5), and never below 0. */
export function tokensToSave(text: string): number {
  return Math.max(0, parseWhole(text) ?? 0);
}

/** A balance after credits (above 0) and debits (below), each with a floor of 0 (requirements §4). */
export function applyAdjustments(balance: number, adjustments: readonly number[]): number {
  return adjustments.reduce((sum, by) => Math.max(0, sum + by), balance);
}
