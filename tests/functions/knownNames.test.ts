/** The names that the app lets through are those that the gazetteer knows. */
import { beforeAll, expect, it } from 'vitest';
import { NAMES_FILTER } from '../../domain/results/namesFilter.ts';
import { isKnownCode } from '../../domain/results/knownCodes.ts';
import { isKnownName, packNames } from '../../domain/results/knownNames.ts';
import { loadGazetteer } from '../../engine/facts/gazetteer.ts';

let names: readonly string[];
beforeAll(async () => {
  names = [...(await loadGazetteer()).names()].toSorted();
});

it('are those of the gazetteer (else: npm run places:names)', () => {
  expect(names.length).toBeGreaterThan(5_000);
  const packed = packNames(names.filter((name) => !isKnownCode(name.toUpperCase())));
  expect(NAMES_FILTER === packed).toBe(true);
});

it('are let through every one', () => {
  expect(names.filter((name) => !isKnownName(name))).toEqual([]);
});

it.each(['London', 'São Paulo', 'sao paulo', 'Zürich', 'ZURICH', 'New York', 'Kyoto', 'St. Petersburg'])(
  '%s is one',
  (name) => expect(isKnownName(name)).toBe(true),
);

it.each(['Hogsmeade', 'Xyzzy', '<script>alert(1)</script>', 'select * from places', 'Paris Rome', ''])(
  '%s is none',
  (name) => expect(isKnownName(name)).toBe(false),
);

it('lets few others through', () => {
  const others = Array.from({ length: 2_000 }, (_, index) => `nowhere ${index * 7_919}`);
  expect(others.filter((name) => isKnownName(name)).length).toBeLessThan(80);
});
