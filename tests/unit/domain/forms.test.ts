import { describe, expect, it } from 'vitest';
import { checkLogin, checkNewPassword, checkRegistration } from '@domain/forms/registration.ts';
import { describeRegistrationError } from '@domain/forms/registrationErrors.ts';
import { checkFlightForm, checkHotelForm, type FlightFormValues } from '@domain/forms/searchForm.ts';

describe('checkRegistration', () => {
  const good = { fullName: 'Ana', email: 'ana@waymark.test', password: 'secret' };

  it.each([
    [{ fullName: '  ', email: '', password: '' }, 'fullName', 'Please enter your full name.'],
    [{ ...good, email: ' ' }, 'email', 'Please enter your email address.'],
    [{ ...good, email: 'ana@waymark' }, 'email', 'Please enter a valid email address.'],
    [{ ...good, email: 'a na@waymark.test' }, 'email', 'Please enter a valid email address.'],
    [{ ...good, password: '' }, 'password', 'Please enter a password.'],
    [{ ...good, password: '12345' }, 'password', 'Password must be at least 6 characters long.'],
    [
      { ...good, fullName: 'x'.repeat(10_000) },
      'fullName',
      'Your full name must be at most 200 characters long.',
    ],
    [
      { ...good, email: `${'x'.repeat(10_000)}@waymark.test` },
      'email',
      'Your email address must be at most 254 characters long.',
    ],
    [{ ...good, password: 'é'.repeat(73) }, 'password', 'Your password must be at most 72 characters long.'],
  ])('%j: %s, %s', (values, field, message) => {
    expect(checkRegistration(values)).toEqual({ ok: false, field, message });
  });

  it.each(['🏔️👩‍👩‍👧', 'مسافر', '<script>alert(1)</script>', "O'Neil; drop table profiles"])(
    'takes %j for a name as it is',
    (fullName) => {
      expect(checkRegistration({ ...good, fullName })).toEqual({ ok: true, values: { ...good, fullName } });
    },
  );

  it('trims name and email, and not the password', () => {
    const values = { fullName: ' Ana ', email: ' ana@waymark.test ', password: ' 1234 ' };
    expect(checkRegistration(values)).toEqual({
      ok: true,
      values: { fullName: 'Ana', email: 'ana@waymark.test', password: ' 1234 ' },
    });
  });
});

describe('checkLogin and checkNewPassword', () => {
  it('trims the email and takes the password as typed, however short', () => {
    expect(checkLogin({ email: ' a@b.c ', password: ' ' })).toEqual({
      ok: true,
      values: { email: 'a@b.c', password: ' ' },
    });
    expect(checkLogin({ email: '', password: 'x' })).toMatchObject({ ok: false, field: 'email' });
    expect(checkLogin({ email: 'ab.c', password: 'x' })).toMatchObject({ ok: false, field: 'email' });
    expect(checkLogin({ email: 'a@b.c', password: '' })).toMatchObject({ ok: false, field: 'password' });
  });

  it('names what is longer than any account has', () => {
    const long = 'x'.repeat(10_000);
    expect(checkLogin({ email: `${long}@b.c`, password: 'x' })).toEqual({
      ok: false,
      field: 'email',
      message: 'Your email address must be at most 254 characters long.',
    });
    expect(checkLogin({ email: 'a@b.c', password: long })).toEqual({
      ok: false,
      field: 'password',
      message: 'Your password must be at most 72 characters long.',
    });
  });

  it('a new password keeps the sign-up rules', () => {
    expect(checkNewPassword('12345')).toMatchObject({ ok: false });
    expect(checkNewPassword('123456')).toEqual({ ok: true, values: { password: '123456' } });
  });
});

describe('describeRegistrationError', () => {
  it.each([
    [
      'Email rate limit exceeded',
      "You've made too many requests in a short time. Please wait a minute before trying again.",
    ],
    [
      'Unable to validate email address',
      "There's an issue with the email address. Please check and try again.",
    ],
    [
      'Password should be at least 6 characters',
      'Password requirements not met. Please use a stronger password.',
    ],
    ['User already registered', 'An account with this email already exists. Please try logging in instead.'],
    ['Signups not allowed', 'Signups not allowed'],
    ['', 'An unexpected error occurred. Please try again.'],
    [undefined, 'An unexpected error occurred. Please try again.'],
  ])('%j → %s', (serverMessage, shown) => {
    expect(describeRegistrationError(serverMessage)).toBe(shown);
  });
});

const TODAY = '2026-03-14';
const flight: FlightFormValues = {
  from: { name: 'London', code: 'LON' },
  to: { name: 'Kyoto' },
  departure: '2026-04-03',
  returnDate: '2026-04-10',
  tripType: 'return',
  passengers: 2,
};

describe('checkFlightForm', () => {
  it('passes a search on, without a return date when one-way', () => {
    expect(checkFlightForm(flight, TODAY)).toEqual({ ok: true, params: flight });
    expect(
      checkFlightForm({ ...flight, tripType: 'one-way', returnDate: '1999-01-01' }, TODAY),
    ).toMatchObject({
      ok: true,
      params: { returnDate: null },
    });
    expect(checkFlightForm({ ...flight, departure: '', returnDate: null }, TODAY)).toMatchObject({
      ok: true,
      params: { departure: null },
    });
  });

  it.each<[string, Partial<FlightFormValues>, string[]]>([
    ['nothing chosen', { from: null, to: { name: ' ' } }, ['from', 'to']],
    ['the same place by code', { to: { name: 'All airports', code: 'LON' } }, ['to']],
    ['the same place by name', { from: { name: 'kyoto ' } }, ['to']],
    ['a past departure', { departure: '2026-03-13', returnDate: null }, ['departure']],
    ['a past return', { departure: null, returnDate: '2026-03-13' }, ['returnDate', 'departure']],
    ['a return before the departure', { returnDate: '2026-04-02' }, ['returnDate']],
    ['a return without a departure', { departure: null }, ['departure']],
    ['no such day', { departure: '2026-02-30' }, ['departure']],
    ['no passengers', { passengers: 0 }, ['passengers']],
    ['ten passengers', { passengers: 10 }, ['passengers']],
    ['half a passenger', { passengers: 1.5 }, ['passengers']],
  ])('refuses %s, naming the field', (_name, change, fields) => {
    const check = checkFlightForm({ ...flight, ...change }, TODAY);
    expect(check.ok ? [] : check.issues.map(({ field }) => field)).toEqual(fields);
  });

  it('allows today', () => {
    expect(checkFlightForm({ ...flight, departure: TODAY, returnDate: TODAY }, TODAY).ok).toBe(true);
  });
});

describe('checkHotelForm', () => {
  const stay = { destination: { name: 'Kyoto' }, checkin: '2026-04-03', checkout: '2026-04-05' };

  it('passes a stay on', () => {
    expect(checkHotelForm(stay, TODAY)).toEqual({ ok: true, params: stay });
  });

  it.each([
    ['no place', { destination: null }, ['destination']],
    ['a past check-in', { checkin: '2026-03-01' }, ['checkin']],
    ['no night', { checkout: '2026-04-03' }, ['checkout']],
    ['a check-out alone', { checkin: null }, ['checkin']],
  ])('refuses %s, naming the field', (_name, change, fields) => {
    const check = checkHotelForm({ ...stay, ...change }, TODAY);
    expect(check.ok ? [] : check.issues.map(({ field }) => field)).toEqual(fields);
  });
});
