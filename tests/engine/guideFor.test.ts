/** A guide is of one town, and not of every town with its name. */
import { describe, expect, it } from 'vitest';
import { loadGazetteer } from '../../engine/facts/gazetteer.ts';
import { guideFor } from '../../engine/facts/guides.ts';
import { transferMinutes } from '../../engine/plan/build/travel/transferTime.ts';
import { regionsNamed } from '../../content/regions/regions.ts';
import { normalize } from '../../domain/text/normalize.ts';
import { GUIDED_CITIES, guideHeadOf, guideOf } from '../../content/towns/registry.ts';
import { ask } from '../functions/support/assistant.ts';

const gazetteer = await loadGazetteer();

function known<Value>(value: Value | null): Value {
  if (value === null) throw new Error('It is not known');
  return value;
}

describe('the guide of a place', () => {
  it.each([
    ['Córdoba', 'AR'],
    ['Newcastle', 'AU'],
    ['Toledo', 'US'],
    ['London', 'CA'],
  ])('%s in %s has not that of its namesake', (name, country) => {
    const place = gazetteer.inRegion(name, country);
    expect(place?.countryCode).toBe(country);
    expect(guideFor(known(place))).toBeNull();
  });

  it('is found for every town that has one', () => {
    const lost = GUIDED_CITIES.filter((city) => {
      const place = gazetteer.byName(city);
      return !place || guideFor(place)?.city !== city;
    });
    expect(lost).toEqual([]);
  });

  it('is found by every name that it gives its town, but where another place has that name', () => {
    const lost = GUIDED_CITIES.flatMap((city) => guideHeadOf(city)?.aliases ?? []).filter((name) => {
      const place = gazetteer.byName(name);
      const isAnother = place !== null && normalize(place.name) === normalize(name);
      const isFound = place !== null && guideFor(place) !== null;
      return !isFound && !isAnother && regionsNamed(normalize(name)).length === 0;
    });
    expect(lost).toEqual([]);
  });

  it('is told of in hours where the way from the airport takes them', () => {
    const guide = known(guideOf('Paris'));
    const minutes = (arrival: string) => transferMinutes({ ...guide, arrival }, null);
    expect(minutes('from Zurich trains take three and a half hours.')).toBe(210);
    expect(minutes('buses take an hour and a half.')).toBe(90);
    expect(minutes('about 2 hours by road.')).toBe(120);
  });

  it('is not quoted in a plan of the namesake', async () => {
    const { reply } = await ask('5 days in Granada Nicaragua in February');
    expect(reply).not.toMatch(/Alhambra|Albaic/);
  });
});
