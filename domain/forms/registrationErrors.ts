/** What a refused sign-up says (requirements §8, Login and registration). */
const UNEXPECTED = 'An unexpected error occurred. Please try again.';

/** In this order: 'email rate limit exceeded' is about the rate, not about the address. */
const rules: readonly (readonly [contains: string, shown: string])[] = [
  ['rate limit', "You've made too many requests in a short time. Please wait a minute before trying again."],
  ['email', "There's an issue with the email address. Please check and try again."],
  ['password', 'Password requirements not met. Please use a stronger password.'],
  ['user already registered', 'An account with this email already exists. Please try logging in instead.'],
];

/**
 * The words for a server message, by what it contains in any case. A message that no rule knows is shown as it
 * is; without any message the failure was unexpected.
 */
export function describeRegistrationError(serverMessage: string | undefined): string {
  const text = serverMessage?.trim() ?? '';
  const lower = text.toLowerCase();
  const rule = rules.find(([contains]) => lower.includes(contains));
  return rule?.[1] ?? (text || UNEXPECTED);
}

/** 'Login Failed' says the server's message, else this. */
export const LOGIN_FALLBACK = 'Unexpected error, please try again.';
