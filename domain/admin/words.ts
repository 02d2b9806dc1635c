import { hasFraction } from './tokens.ts';

/** The admin's toasts (requirements §8). A destructive one says what the server said. */
export const adminWords = {
  usersFailed: 'Error fetching users',
  createFailed: 'Failed to create user',
  updateFailed: 'Failed to update user',
  deleteFailed: 'Failed to delete user',
  created: 'User created successfully!',
  updated: 'User updated successfully!',
  deleted: 'User deleted successfully!',
  analyticsFailed: 'Error fetching analytics data.',
  analyticsScreen: 'Could Not Load Analytics',
  adjusted: 'Tokens Adjusted',
  invalidAmount: 'Invalid Amount',
  positiveAmount: 'Please enter a positive number for token adjustment.',
  /** Added to it where the number is positive, and no whole one. */
  wholeAmount: 'Tokens are whole: there is no part of one.',
} as const;

/** What 'Invalid Amount' says of what was typed. */
export function invalidAmountWords(typed: string): string {
  const { positiveAmount, wholeAmount } = adminWords;
  return hasFraction(typed) ? `${positiveAmount} ${wholeAmount}` : positiveAmount;
}

/** What 'Tokens Adjusted' says. */
export function adjustedWords(amount: number, direction: 'credit' | 'debit'): string {
  return `${amount.toLocaleString('en-US')} tokens have been ${direction === 'credit' ? 'credited' : 'debited'}. Save changes to apply.`;
}
