import { expect, it } from 'vitest';
import { loadGazetteer } from '../../engine/facts/gazetteer.ts';
import { resolvePlace } from '../../supabase/functions/_shared/search/resolvePlace.ts';

it.each([
  ['London', 'LON', 'London'],
  ['London', 'LHR', 'London'],
  ['Rom', 'ROM', 'Rome'],
  ['Kyoto', 'KIX', 'Osaka'],
  ['Portland', 'PWM', 'Portland'],
  ['Some name of a partner’s', 'ROM', 'Rome'],
])('the code decides: %s with %s is in %s', async (name, code, city) => {
  expect(resolvePlace('To', { name, code }, await loadGazetteer())).toMatchObject({ city });
});

it.each([
  ['London', 'ROM', 'From: the code ROM is Rome, not “London”.'],
  ['Paris', 'TYO', 'From: the code TYO is Tokyo, not “Paris”.'],
  ['LON', 'ROM', 'From: the code ROM is Rome, not “LON”.'],
])('refuses %s with the code of another place', async (name, code, words) => {
  const gazetteer = await loadGazetteer();
  expect(() => resolvePlace('From', { name, code }, gazetteer)).toThrow(words);
});

it('refuses nothing that the search forms suggest', async () => {
  const gazetteer = await loadGazetteer();
  const typed = [...gazetteer.names()].filter((_, index) => index % 25 === 0);
  const suggested = typed.flatMap((name) => gazetteer.suggest(name, 3));
  expect(suggested.length).toBeGreaterThan(200);
  for (const { name, city, code } of suggested) {
    expect(resolvePlace('From', { name, code }, gazetteer).code).toBe(code);
    expect(resolvePlace('From', { name: city, code }, gazetteer).code).toBe(code);
  }
}, 60_000);
