/** The admin's new-user form (requirements §3 and §5): every field but the role is required. */
import { createUserRequestSchema, type CreateUserRequest } from '../accounts/accounts.ts';
import { checkRegistration, type FormCheck } from '../forms/registration.ts';

export interface NewUserValues {
  readonly fullName: string;
  readonly email: string;
  readonly password: string;
  readonly role: string;
}

export const emptyNewUser: NewUserValues = { fullName: '', email: '', password: '', role: '' };

const FIELDS = {
  full_name: { field: 'fullName', label: 'Full Name' },
  email: { field: 'email', label: 'Email' },
  password: { field: 'password', label: 'Password' },
  role: { field: 'role', label: 'Role' },
} as const;
type Key = keyof typeof FIELDS;
type Refusal = Extract<FormCheck<NewUserValues>, { ok: false }>;

type NewUserCheck = { readonly ok: true; readonly user: CreateUserRequest } | Refusal;

/** The first thing that is wrong, in the order of a registration and in its words, then the server's own limits. */
export function checkNewUser({ role, ...values }: NewUserValues): NewUserCheck {
  const registration = checkRegistration(values);
  if (!registration.ok) return { ...registration, message: forAnother(registration.message) };
  const { fullName, email, password } = registration.values;
  const user: CreateUserRequest = { full_name: fullName, email, password, role: role.trim() };
  const parsed = createUserRequestSchema.safeParse(user);
  if (parsed.success) return { ok: true, user };
  const [issue] = parsed.error.issues;
  return (
    refusalOf(String(issue?.path[0]), issue?.message ?? '') ?? { ok: false, field: 'email', message: '' }
  );
}

/** What the server says of a field of the request, as a refusal of the form's field; null for no field of it. */
export function refusalOf(key: string | undefined, message: string): Refusal | null {
  if (!isKey(key)) return null;
  const { field, label } = FIELDS[key];
  // a schema says "must be …", Auth a whole sentence
  const named = /^\p{Ll}/u.test(message) ? `${label} ${message}` : message;
  return { ok: false, field, message: named };
}

/** The words of a registration, said to somebody who fills it in for another. */
function forAnother(message: string): string {
  return message
    .replace('your full name', 'a full name')
    .replace('your email', 'an email')
    .replace(/^Your /, 'The ');
}

function isKey(key: string | undefined): key is Key {
  return key !== undefined && Object.hasOwn(FIELDS, key);
}
