/** Sign-up and sign-in forms (requirements §5). */
export interface RegistrationValues {
  fullName: string;
  email: string;
  password: string;
}

/** Minimum password length (requirements §9). */
export const MIN_PASSWORD_LENGTH = 6;

/** What the server takes at most. */
const MAX_NAME_LENGTH = 200;
const MAX_EMAIL_LENGTH = 254;
const MAX_PASSWORD_LENGTH = 72;

export type FormCheck<Values, Field extends string = Extract<keyof Values, string>> =
  | { ok: true; values: Values }
  | { ok: false; field: Field; message: string };

const EMAIL_SHAPE = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Text, '@', text, '.', text. */
export function isEmail(value: string): boolean {
  return EMAIL_SHAPE.test(value);
}

/** The first rule that fails, in the spec's order and words, then what is too long for the server; else the values with name and email trimmed. */
export function checkRegistration(input: RegistrationValues): FormCheck<RegistrationValues> {
  const fullName = input.fullName.trim();
  const email = input.email.trim();
  const { password } = input;
  if (fullName === '') return { ok: false, field: 'fullName', message: 'Please enter your full name.' };
  if (email === '') return { ok: false, field: 'email', message: 'Please enter your email address.' };
  if (!isEmail(email)) {
    return { ok: false, field: 'email', message: 'Please enter a valid email address.' };
  }
  const checked = withPassword(password, { fullName, email, password });
  if (!checked.ok) return checked;
  if (fullName.length > MAX_NAME_LENGTH) return tooLong('fullName', 'Your full name', MAX_NAME_LENGTH);
  if (email.length > MAX_EMAIL_LENGTH) return tooLong('email', 'Your email address', MAX_EMAIL_LENGTH);
  return checked;
}

/** The rules for a password alone, as on the page that sets a new one. */
export function checkNewPassword(password: string): FormCheck<{ password: string }> {
  return withPassword(password, { password });
}

function withPassword<Values extends { password: string }>(
  password: string,
  values: Values,
): { ok: true; values: Values } | { ok: false; field: 'password'; message: string } {
  if (password === '') return { ok: false, field: 'password', message: 'Please enter a password.' };
  if (password.length < MIN_PASSWORD_LENGTH) {
    const message = `Password must be at least ${MIN_PASSWORD_LENGTH} characters long.`;
    return { ok: false, field: 'password', message };
  }
  if (password.length > MAX_PASSWORD_LENGTH) return tooLong('password', 'Your password', MAX_PASSWORD_LENGTH);
  return { ok: true, values };
}

function tooLong<Field extends string>(field: Field, named: string, most: number) {
  return { ok: false, field, message: `${named} must be at most ${most} characters long.` } as const;
}

export interface LoginValues {
  email: string;
  password: string;
}

/** Both are required, and no longer than any account has; the email is trimmed, the password is used as typed. */
export function checkLogin(input: LoginValues): FormCheck<LoginValues> {
  const email = input.email.trim();
  if (email === '') return { ok: false, field: 'email', message: 'Please enter your email address.' };
  if (!isEmail(email)) {
    return { ok: false, field: 'email', message: 'Please enter a valid email address.' };
  }
  if (input.password === '') {
    return { ok: false, field: 'password', message: 'Please enter a password.' };
  }
  if (email.length > MAX_EMAIL_LENGTH) return tooLong('email', 'Your email address', MAX_EMAIL_LENGTH);
  if (input.password.length > MAX_PASSWORD_LENGTH) {
    return tooLong('password', 'Your password', MAX_PASSWORD_LENGTH);
  }
  return { ok: true, values: { email, password: input.password } };
}
