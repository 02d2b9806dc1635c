/** The gazetteer: what is found, in which order, and where it is. */
import { beforeAll, describe, expect, it } from 'vitest';
import { ALIASES } from '../../content/regions/aliases.ts';
import { CITY_NAMES, OTHER_LANGUAGES } from '../../content/regions/cityNames.ts';
import { editDistance } from '../../engine/facts/editDistance.ts';
import { loadGazetteer, type Gazetteer } from '../../engine/facts/gazetteer.ts';
import { distanceKm, instantOfLocal, timeZoneOf, toLocalIso } from '../../engine/facts/geo.ts';
import { METROS } from '../../content/regions/metros.ts';
import { normalize } from '../../domain/text/normalize.ts';

let gazetteer: Gazetteer;
beforeAll(async () => {
  gazetteer = await loadGazetteer();
});

describe('the tables', () => {
  it('name only airports that there are', () => {
    const codes = [...METROS, ...ALIASES].flatMap((entry) => [...entry.airports]);
    expect([...codes, ...Object.keys(CITY_NAMES)].filter((code) => !gazetteer.airport(code))).toEqual([]);
  });
  it('translate only to places that there are', () => {
    expect(Object.values(OTHER_LANGUAGES).filter((name) => !gazetteer.byName(name))).toEqual([]);
  });
});

describe('suggestions', () => {
  it.each([
    ['lon', 'London', 'LON'],
    ['LON', 'London', 'LON'],
    ['sao paulo', 'São Paulo', 'SAO'],
    ['zurich', 'Zurich', 'ZRH'],
    ['Zürich', 'Zurich', 'ZRH'],
    ['kyoto', 'Kyoto', 'OSA'],
    ['京都', 'Kyoto', 'OSA'],
    ['par', 'Paris', 'PAR'],
    ['new y', 'New York', 'NYC'],
    ['barc', 'Barcelona', 'BCN'],
    ['bali', 'Bali', 'DPS'],
    ['firenze', 'Florence', 'FLR'],
    ['delhi', 'New Delhi', 'DEL'],
    ['LAX', 'Los Angeles', 'LAX'],
    ['heathrow', 'London Heathrow Airport', 'LHR'],
    ['santor', 'Santorini', 'JTR'],
    ['mex', 'Mexico City', 'MEX'],
    ['rom', 'Rome', 'ROM'],
    ['ist', 'Istanbul', 'IST'],
  ])('%s → %s first', (typed, name, code) => {
    expect(gazetteer.suggest(typed, 8)[0]).toMatchObject({ name, code });
  });

  it('lists a metro’s airports after it, and nothing twice', () => {
    const found = gazetteer.suggest('london', 8).map((place) => `${place.name} ${place.code}`);
    expect(found[0]).toBe('London LON');
    expect(found.slice(1, 5).every((name) => name.startsWith('London'))).toBe(true);
    expect(new Set(found).size).toBe(found.length);
  });

  it('finds nothing for noise', () => {
    expect(gazetteer.suggest('qqxzq', 8)).toEqual([]);
    expect(gazetteer.suggest('  ', 8)).toEqual([]);
    expect(gazetteer.suggest("'; drop table", 8)).toEqual([]);
  });
});

describe('resolving', () => {
  it('lets the code decide, and the name between places that share it', () => {
    expect(gazetteer.resolve({ name: 'Kyoto', code: 'OSA' })?.name).toBe('Kyoto');
    expect(gazetteer.resolve({ name: 'anything', code: 'OSA' })?.name).toBe('Osaka');
    expect(gazetteer.resolve({ name: 'Oxford', code: 'LON' })?.airports[0].code).toBe('LHR');
    expect(gazetteer.resolve({ name: 'nowhere at all' })).toBeNull();
    expect(gazetteer.resolve({ name: 'x', code: 'QQQ' })).toBeNull();
  });

  it.each([
    ['Kyotto', 'Kyoto'],
    ['Barcelna', 'Barcelona'],
    ['Istambul', 'Istanbul'],
    ['Marrakesch', 'Marrakesh'],
    ['Santorinni', 'Santorini'],
    ['Lisbonn', 'Lisbon'],
  ])('reads %s as %s', (typed, name) => {
    expect(gazetteer.byMisspelling(typed)?.place.name).toBe(name);
  });

  it.each(['temples', 'Xyzzy', 'Rme', 'fo'])('does not guess at %s', (typed) => {
    expect(gazetteer.byMisspelling(typed)).toBeNull();
  });

  it('knows a country’s cities, best known first', () => {
    expect(gazetteer.citiesOf('Japan', 3).map((place) => place.name)).toEqual(
      expect.arrayContaining(['Tokyo', 'Osaka']),
    );
  });
});

describe('text and geography', () => {
  it('folds accents, case and punctuation', () => {
    expect(normalize('  São-Paulo ')).toBe('sao paulo');
    expect(normalize("Xi'an")).toBe('xian');
    expect(normalize('Łódź, Malmö & Tromsø')).toBe('lodz malmo tromso');
  });
  it('counts typing mistakes, swaps as one', () => {
    expect(editDistance('kyoto', 'kyotto', 2)).toBe(1);
    expect(editDistance('lisbno', 'lisbon', 2)).toBe(1);
    expect(editDistance('rome', 'paris', 2)).toBe(3);
  });
  it('measures and tells the time, daylight saving included', () => {
    const [london] = gazetteer.byName('London')?.airports ?? [];
    const [kansai] = gazetteer.byName('Kyoto')?.airports ?? [];
    if (!london || !kansai) throw new Error('London and Kyoto are in the gazetteer');
    expect(Math.round(distanceKm(london, kansai) / 100)).toBe(95);
    expect(timeZoneOf(kansai)).toBe('Asia/Tokyo');
    expect(toLocalIso(instantOfLocal('2027-07-01', 9 * 60, 'Europe/London'), 'Europe/London')).toBe(
      '2027-07-01T09:00:00+01:00',
    );
    expect(toLocalIso(instantOfLocal('2027-01-01', 9 * 60, 'America/New_York'), 'America/New_York')).toBe(
      '2027-01-01T09:00:00-05:00',
    );
    expect(toLocalIso(instantOfLocal('2027-03-28', 3 * 60 + 30, 'Europe/Paris'), 'Europe/Paris')).toBe(
      '2027-03-28T03:30:00+02:00',
    );
    expect(toLocalIso(instantOfLocal('2027-06-01', 0, 'Asia/Kathmandu'), 'Asia/Kathmandu')).toBe(
      '2027-06-01T00:00:00+05:45',
    );
  });
});
