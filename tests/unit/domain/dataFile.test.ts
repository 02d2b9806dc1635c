/** The file of one's own data, as anyone may have written it. */
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { readDataFile } from '@domain/accounts/dataFile.ts';
import { soundTrip } from './trips/trip.ts';

const TRIP = soundTrip();
const file = (more: object = {}) => ({
  format: 'waymark-data',
  version: 1,
  madeAt: '2026-11-22T12:00:00.000Z',
  complete: true,
  profile: null,
  trips: [TRIP],
  messages: [{ role: 'user' }],
  searches: [],
  ...more,
});
const read = (value: unknown) => readDataFile(typeof value === 'string' ? value : JSON.stringify(value));
const refusal = (value: unknown) => {
  const outcome = read(value);
  return outcome.kind === 'refused' ? outcome.words : outcome.kind;
};

describe('a file of one’s data', () => {
  it('is read, with what a newer version wrote counted', () => {
    const strange = { id: crypto.randomUUID(), head: { shape: 'new' }, contents: {} };
    const outcome = read(file({ trips: [TRIP, strange] }));
    expect(outcome).toMatchObject({ kind: 'read', file: { strange: 1, messages: 1, searches: [] } });
    const trip = outcome.kind === 'read' ? outcome.file.trips[0] : null;
    const { title, state, homeZone, spec, plan, offers } = TRIP;
    expect(trip).toEqual({ id: TRIP.id, trip: { title, state, homeZone, spec, plan, offers } });
  });

  it.each([
    ['a picture', '\u0089PNG\r\n', /not JSON/],
    ['two megabytes of junk', 'x'.repeat(2_000_000), /not JSON/],
    [
      'two megabytes of brackets',
      `${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`,
      /no file of “Download my data”/,
    ],
    ['another program’s', { format: 'other', version: 1 }, /no file of “Download my data”/],
    ['a list', [], /no file of “Download my data”/],
    ['null', 'null', /no file of “Download my data”/],
    ['a newer version', file({ version: 2 }), /newer version of the app/],
    ['a version that never was', file({ version: 0 }), /^version: /],
    [
      'a prototype',
      JSON.stringify(file()).replace('"trips":[{', '"trips":[{"__proto__":{"admin":true},'),
      /^trips\.0\.__proto__: /,
    ],
    [
      'a constructor',
      file({ searches: [{ constructor: { prototype: {} } }] }),
      /^searches\.0\.constructor: /,
    ],
    [
      'what lies too deep',
      JSON.stringify(file()).replace('"messages":[', `"messages":[${'['.repeat(500)}${']'.repeat(500)},`),
      /^messages\./,
    ],
    ['a trip without a title', file({ trips: [TRIP, { ...TRIP, title: '' }] }), /^trips\.1\.title: /],
    [
      'a trip of two lines',
      file({ trips: [{ ...TRIP, title: 'a\nb' }] }),
      /^trips\.0\.title: must be one line/,
    ],
    ['501 trips', file({ trips: Array.from({ length: 501 }, () => ({})) }), /^trips: must be at most 500/],
    [
      'a day that is none',
      file({ trips: [{ ...TRIP, plan: { ...TRIP.plan, days: [{}] } }] }),
      /^trips\.0\.plan\.days\.0\./,
    ],
    ['a profile that is none', file({ profile: { nickname: 5 } }), /^profile\./],
    ['a search that is none', file({ searches: [{ type: 'trains' }] }), /^searches\.0\.type: /],
    ['a date that is none', file({ madeAt: 'yesterday' }), /^madeAt: /],
  ])('that is %s is refused with what is wrong', (_name, value, words) => {
    expect(refusal(value)).toMatch(words);
  });

  it.each([
    [
      'a profile that is none',
      { profile: { nickname: 5 } },
      'profile.id: Invalid input: expected string, received undefined. Nothing was brought back.',
    ],
    [
      'a date that is none',
      { madeAt: 'yesterday' },
      'madeAt: Invalid ISO datetime. Nothing was brought back.',
    ],
    [
      'a trip with a number for a zone',
      { trips: [{ ...TRIP, homeZone: 5 }] },
      'trips.0.homeZone: Invalid input: expected string, received number. Nothing was brought back.',
    ],
  ])('with %s is refused in a whole sentence, whatever the package is set to say', (_name, more, words) => {
    // a server's code, which other tests load, sets it for all
    const { localeError } = z.config();
    z.config({ localeError: undefined });
    onTestFinished(() => void z.config({ localeError }));
    expect(refusal(file(more))).toBe(words);
  });

  it('keeps markup as the text that it is', () => {
    const title = '<img src=x onerror=alert(1)>';
    const outcome = read(file({ trips: [{ ...TRIP, title }] }));
    expect(outcome).toMatchObject({ file: { trips: [{ trip: { title } }] } });
  });

  it('is read or refused in words, whatever it holds', () => {
    fc.assert(
      fc.property(
        fc.json(),
        fc.constantFrom('trips', 'profile', 'messages', 'searches', 'madeAt'),
        (json, part) => {
          const outcome = read(file({ [part]: JSON.parse(json) }));
          expect(outcome.kind === 'read' || outcome.words.length > 10).toBe(true);
          expect(Object.getPrototypeOf({})).not.toHaveProperty('admin');
        },
      ),
      { numRuns: 200 },
    );
  });
});
