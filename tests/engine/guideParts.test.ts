/** Guides that a host provides part by part, and what is known of all of them without any. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AFRICA } from '../../content/towns/africa.ts';
import { BRITISH_ISLES } from '../../content/towns/britishIsles.ts';
import { CANADA } from '../../content/towns/canada.ts';
import { MID_EUROPE } from '../../content/towns/midEurope.ts';
import { NORDICS } from '../../content/towns/nordics.ts';
import { FAR_EAST } from '../../content/towns/farEast.ts';
import { SOUTHEAST_ASIA } from '../../content/towns/southeastAsia.ts';
import heads from '../../content/guideHeads.json' with { type: 'json' };
import { headsOf } from '../../content/towns/heads.ts';
import { EASTERN_STATES } from '../../content/towns/easternStates.ts';
import { IBERIA } from '../../content/towns/iberia.ts';
import { ITALY_AND_BALKANS } from '../../content/towns/italyAndBalkans.ts';
import { MIDDLE_AMERICA } from '../../content/towns/middleAmerica.ts';
import { SOUTH_AMERICA } from '../../content/towns/southAmerica.ts';
import { OCEANIA } from '../../content/towns/oceania.ts';
import { NEAR_EAST } from '../../content/towns/nearEast.ts';
import { SOUTH_ASIA } from '../../content/towns/southAsia.ts';
import { WESTERN_STATES } from '../../content/towns/westernStates.ts';
import { timeZoneOf } from '../../engine/facts/geo.ts';
import { GUIDE_PARTS, partsOfZone } from '../../domain/plannerFiles.ts';
import type { CityGuide } from '../../content/towns/types.ts';

const guides = {
  africa: AFRICA,
  canada: CANADA,
  easternStates: EASTERN_STATES,
  westernStates: WESTERN_STATES,
  middleAmerica: MIDDLE_AMERICA,
  southAmerica: SOUTH_AMERICA,
  farEast: FAR_EAST,
  southeastAsia: SOUTHEAST_ASIA,
  nearEast: NEAR_EAST,
  southAsia: SOUTH_ASIA,
  britishIsles: BRITISH_ISLES,
  midEurope: MID_EUROPE,
  nordics: NORDICS,
  iberia: IBERIA,
  italyAndBalkans: ITALY_AND_BALKANS,
  oceania: OCEANIA,
};

describe('what is known of every guide', () => {
  it.each(GUIDE_PARTS)('is written down for %s: npm run guides:heads', (part) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- guides.test.ts reads each by the schema
    expect(heads[part]).toEqual(JSON.parse(JSON.stringify(headsOf(guides[part] as readonly CityGuide[]))));
  });
});

it('lies in a part that its time zone tells of, so that it is fetched ahead', () => {
  const lost = GUIDE_PARTS.flatMap((part) =>
    heads[part].flatMap(({ city, at: [latitude = 0, longitude = 0] }) => {
      const zone = timeZoneOf({ latitude, longitude });
      return partsOfZone(zone).includes(part) ? [] : [`${city} (${part}): ${zone}`];
    }),
  );
  expect(lost).toEqual([]);
  expect(partsOfZone('Etc/UTC')).toEqual([]);
});

describe('a host with some of the guides', () => {
  beforeEach(() => vi.resetModules());

  it('is told which part it needs, and has the guide once it is provided', async () => {
    const { guideOf, guideHeadOf, provideGuides, GuideNotHere } =
      await import('../../content/towns/registry.ts');
    expect(() => guideOf('Kyoto')).toThrow(GuideNotHere);
    expect(() => guideOf('kyoto')).toThrow(expect.objectContaining({ part: 'farEast' }));
    expect(guideHeadOf('Kyoto')?.city).toBe('Kyoto');
    provideGuides('farEast', FAR_EAST);
    expect(guideOf('Kyoto')?.areas.length).toBeGreaterThan(1);
    expect(() => guideOf('Lisbon')).toThrow(expect.objectContaining({ part: 'iberia' }));
  });

  it('has no guide to a town without one, whatever is provided', async () => {
    const { guideOf, GUIDED_CITIES } = await import('../../content/towns/registry.ts');
    expect(guideOf('Gelsenkirchen')).toBeNull();
    expect(GUIDED_CITIES.length).toBe(Object.values(guides).flat().length);
  });

  it('keeps a guide that is provided as another part, or twice, out', async () => {
    const { guideOf, provideGuides } = await import('../../content/towns/registry.ts');
    provideGuides('africa', FAR_EAST);
    expect(() => guideOf('Kyoto')).toThrow(expect.objectContaining({ part: 'farEast' }));
    provideGuides('farEast', FAR_EAST);
    const first = guideOf('Kyoto');
    provideGuides('farEast', [{ ...first, intro: 'another' }]);
    expect(guideOf('Kyoto')).toBe(first);
  });

  it('reads what needs no guide without any: names, events, the nearest guided town', async () => {
    const { hasGuide } = await import('../../engine/facts/guides.ts');
    const { loadGazetteer } = await import('../../engine/facts/gazetteer.ts');
    const { parseMessage } = await import('../../engine/read/parseMessage.ts');
    const { unguidedLines } = await import('../../engine/say/write/unguided.ts');
    const gazetteer = await loadGazetteer();
    const siena = gazetteer.byName('Siena');
    expect(siena && hasGuide(siena)).toBe(true);
    expect(parseMessage('hello', '2027-03-01', gazetteer).topics).toContain('greeting');
    const place = gazetteer.byName('Gelsenkirchen');
    expect(place && unguidedLines([{ place, guide: null }]).join(' ')).toContain('nearest town');
  });
});
