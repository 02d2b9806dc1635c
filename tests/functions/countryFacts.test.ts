/** The facts of countries: their form, and that the gazetteer has each country under the same code. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { countriesSchema } from '../../content/countries/schema.ts';
import { loadGazetteer } from '../../engine/facts/gazetteer.ts';

const facts = countriesSchema.parse(
  JSON.parse(readFileSync(new URL('../../content/countries/countries.json', import.meta.url), 'utf8')),
);

it('names no country twice', () => {
  const codes = facts.countries.map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
});

it('has each country as the gazetteer spells it', async () => {
  const gazetteer = await loadGazetteer();
  const wrong = facts.countries.filter(
    ({ name, code }) => gazetteer.citiesOf(name, 1)[0]?.countryCode !== code,
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});
