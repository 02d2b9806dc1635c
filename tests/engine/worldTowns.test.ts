import { describe, expect, it } from 'vitest';
import { loadGazetteer } from '../../engine/facts/gazetteer.ts';
import { kilometres } from '../../engine/facts/ground.ts';
import { WEIGHT } from '../../engine/facts/types.ts';
import { WORD_NAMES } from '../../content/regions/wordNames.ts';

const gazetteer = await loadGazetteer();
const places = [...new Set([...gazetteer.names()].flatMap((name) => gazetteer.byName(name) ?? []))];

describe('a town of the world', () => {
  it.each([
    ['Milton Keynes', 'GB', WEIGHT.town],
    ['Coimbatore', 'IN', WEIGHT.large],
    ['Uppsala', 'SE', WEIGHT.town],
    ['Santiago de los Caballeros', 'DO', WEIGHT.large],
  ])('%s is known without an airport of its own or with a small one', (name, countryCode, weight) => {
    const place = gazetteer.byName(name);
    expect(place).toMatchObject({ name, countryCode, weight });
    expect(place?.airports.length).toBeGreaterThan(0);
  });

  it('makes the town of a small airport as well known as it is large', () => {
    expect(gazetteer.byName('Jodhpur')).toMatchObject({
      weight: WEIGHT.large,
      borrowsCode: false,
      code: 'JDH',
    });
  });

  it('spelt a letter otherwise in the same spot is the town that is known', () => {
    expect(gazetteer.byName('Fès')?.name).toBe('Fez');
  });

  it('has no twin: none of a country lies within ten kilometres of one with its name', () => {
    const world = places.filter(({ borrowsCode, weight }) => borrowsCode && weight < WEIGHT.wellKnown);
    const twins = world.filter((own) =>
      places.some(
        (other) =>
          other !== own && other.kind === 'city' && other.name === own.name && kilometres(other, own) < 10,
      ),
    );
    expect(twins).toEqual([]);
  });

  it('whose name is a word of English counts for little', () => {
    expect(gazetteer.inRegion('Surprise', 'US-AZ')).toMatchObject({
      name: 'Surprise',
      weight: WEIGHT.little,
    });
  });

  it('of America is found by its state', () => {
    expect(gazetteer.inRegion('Arlington', 'US-TX')).toMatchObject({ regionCode: 'US-TX' });
    expect(gazetteer.inRegion('Arlington', 'US-VA')).toMatchObject({ regionCode: 'US-VA' });
  });

  it('sets out from an airport of its country within 250 km', () => {
    const far = places.filter(
      ({ weight, at, airports: [airport] }) =>
        weight < WEIGHT.wellKnown &&
        at &&
        kilometres({ at, airports: [airport] }, { airports: [airport] }) > 250,
    );
    expect(far).toEqual([]);
  });
});

describe('a small town that travellers go to', () => {
  it.each([
    ['Peniscola', 'Peñíscola', 'ES'],
    ['Zurs', 'Zürs', 'AT'],
    ['Uji', 'Uji', 'JP'],
    ['Hanalei', 'Hanalei', 'US'],
    ['Evian', 'Évian-les-Bains', 'FR'],
    ['Kusatsu Onsen', 'Kusatsu', 'JP'],
    ['Andorra', 'Andorra la Vella', 'AD'],
    ['San Marino', 'San Marino', 'SM'],
    ['Liechtenstein', 'Vaduz', 'LI'],
  ])('%s is known', (typed, name, countryCode) => {
    expect(gazetteer.byName(typed)).toMatchObject({ name, countryCode });
  });

  it.each([
    ['Mailand', 'Milan'],
    ['Varsovie', 'Warsaw'],
    ['Kopenhagen', 'Copenhagen'],
    ['Niza', 'Nice'],
  ])('%s is %s in another language', (typed, name) => {
    expect(gazetteer.byName(typed)?.name).toBe(name);
  });

  it.each([
    ['Trujillo', 'PE'],
    ['Toledo', 'ES'],
  ])('takes no name from the large town that %s means', (name, countryCode) => {
    expect(gazetteer.byName(name)?.countryCode).toBe(countryCode);
  });
});

describe('the town of a small airport', () => {
  it.each(['Yellowknife', 'Portimão', 'Hua Hin', 'Goma', 'Skardu'])('%s needs no capital', (name) => {
    expect(gazetteer.byName(name.toLowerCase())).toMatchObject({ name, weight: WEIGHT.town });
  });

  it.each([...WORD_NAMES])('%s, which is also a word, does', (name) => {
    const own = gazetteer.namesakes(name);
    expect(own.length).toBeGreaterThan(0);
    expect(Math.min(...own.map(({ weight }) => weight))).toBe(WEIGHT.little);
  });

  it('gives way to the metropolis that another language calls so', () => {
    expect(gazetteer.byName('roma')?.name).toBe('Rome');
  });
});
