import { describe, expect, it } from 'vitest';
import { checkNewUser, refusalOf } from '@domain/admin/newUser.ts';

const good = { fullName: ' Ben Ten ', email: ' ben@example.test ', password: 'secret1', role: ' ' };

describe('a new user', () => {
  it('is trimmed, but for the password; the role is optional', () => {
    expect(checkNewUser({ ...good, password: ' secret ' })).toEqual({
      ok: true,
      user: { full_name: 'Ben Ten', email: 'ben@example.test', password: ' secret ', role: '' },
    });
  });

  it.each([
    [{ fullName: ' ' }, 'fullName', 'Please enter a full name.'],
    [{ email: '' }, 'email', 'Please enter an email address.'],
    [{ email: 'ben@example' }, 'email', 'Please enter a valid email address.'],
    [{ password: '' }, 'password', 'Please enter a password.'],
    [{ password: 'short' }, 'password', 'Password must be at least 6 characters long.'],
    [{ fullName: 'x'.repeat(10_000) }, 'fullName', 'The full name must be at most 200 characters long.'],
    [{ fullName: 'a\tb' }, 'fullName', 'Full Name must be one line of plain text'],
    [
      { email: `${'x'.repeat(10_000)}@example.test` },
      'email',
      'The email address must be at most 254 characters long.',
    ],
    [{ email: 'bén 🧭@example.test' }, 'email', 'Please enter a valid email address.'],
    [{ email: '🧭@example.test' }, 'email', 'Email must be an email address'],
    [{ password: 'x'.repeat(10_000) }, 'password', 'The password must be at most 72 characters long.'],
    [{ password: '🧭'.repeat(19) }, 'password', 'Password must be at most 72 bytes long'],
    [{ role: 'x'.repeat(51) }, 'role', 'Role must be at most 50 characters long'],
  ] as const)('case %#: is refused, and the field is named', (typed, field, message) => {
    expect(checkNewUser({ ...good, ...typed })).toEqual({ ok: false, field, message });
  });

  it.each(['محمد علي', '🧭 Zoë', '<script>alert(1)</script>'])('may be called %j', (fullName) =>
    expect(checkNewUser({ ...good, fullName })).toMatchObject({ ok: true, user: { full_name: fullName } }),
  );
});

describe('what the server refuses', () => {
  it('is said at its field', () => {
    const taken = 'A user with this email address has already been registered';
    expect(refusalOf('email', taken)).toEqual({ ok: false, field: 'email', message: taken });
    expect(refusalOf('role', 'must not be empty')).toMatchObject({ message: 'Role must not be empty' });
  });

  it.each([undefined, 'user_id', 'toString'])('is no field’s for %j', (key) =>
    expect(refusalOf(key, 'x')).toBeNull(),
  );
});
