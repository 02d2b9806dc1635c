/** The hand-written guides: what has to hold for every one of them, so that a plan can rest on it. */
import { readdirSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { GUIDED_CITIES, guideOf } from '../../content/towns/registry.ts';
import { guideSchema } from '../../content/towns/schema.ts';
import { INTERESTS, SLOTS, type CityGuide, type Interest, type Slot } from '../../content/towns/types.ts';
import { normalize } from '../../domain/text/normalize.ts';
import { loadGazetteer, type Gazetteer } from '../../engine/facts/gazetteer.ts';
import { rankAreas } from '../../engine/plan/rankAreas.ts';

const FOLDER = new URL('../../content/towns/', import.meta.url);
const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
/** Quarters of a guide for a week; one with fewer is light, for a short stay. */
const FULL_AREAS = 5;
/** Inland cities have no beach, and not every city has a festival worth the journey; more than that is a gap. */
const MOST_INTERESTS_MISSING = 3;

/** Words that leave no doubt; what is steep or adult without such a word is marked by hand. */
const STEEP_WORDS =
  /\b(?:by bicycle|bicycles|catacombs|climbs?|stairs|\d+ steps|hikes?|uphill|cobbles|on foot)\b/i;
const ADULT_WORDS = /\b(?:bars?|pubs?|cocktails?|nightclubs?|casinos?|red-light)\b/i;

const guides = GUIDED_CITIES.map((city): CityGuide => {
  const guide = guideOf(city);
  if (!guide) throw new Error(`${city} is listed without a guide`);
  return guide;
});
const byName = guides.map((guide) => [guide.city, guide] as const);
const isLight = (guide: CityGuide) => guide.areas.length < FULL_AREAS;
const fullByName = byName.filter(([, guide]) => !isLight(guide));

const sightsOf = (guide: CityGuide) => guide.areas.flatMap((area) => area.sights);
/** Every sentence that a traveller may read. */
const linesOf = (guide: CityGuide): string[] => [
  guide.intro,
  guide.gettingAround,
  guide.arrival,
  ...guide.food,
  ...guide.areas.map((area) => area.lunch),
  ...sightsOf(guide).map((sight) => sight.line),
  ...[...guide.districts, ...guide.dayTrips, ...guide.seasons, ...(guide.events ?? [])].map(
    ({ line }) => line,
  ),
];
const tagsOf = (guide: CityGuide) => new Set(placesOf(guide).flatMap(({ tags }) => [...tags]));
const placesOf = (guide: CityGuide) => [...sightsOf(guide), ...guide.dayTrips];
type Place = ReturnType<typeof placesOf>[number];
const says = ({ name, line }: Place, words: RegExp) => words.test(`${name} ${line}`);
const openIn = (sights: readonly Place[], month: number) =>
  sights.filter(({ months }) => months?.includes(month) ?? true).length;
/** Whether values are some of the whole, each once: neither none nor all. */
const isPartOf = (values: readonly number[], whole: readonly number[]) =>
  values.length > 0 &&
  values.length < whole.length &&
  new Set(values).size === values.length &&
  values.every((value) => whole.includes(value));
const twice = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

describe('the registry', () => {
  let gazetteer: Gazetteer;
  beforeAll(async () => {
    gazetteer = await loadGazetteer();
  });

  it('holds at least 120 cities, every file once, and at least 42 in full', () => {
    const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.json'))
      .map((path) => path.replace(/^.*\/|\.json$/g, ''));
    const listed = GUIDED_CITIES.map((city) => normalize(city).replaceAll(' ', '-'));
    expect(listed.length).toBeGreaterThanOrEqual(120);
    expect(fullByName.length).toBeGreaterThanOrEqual(42);
    expect(listed.toSorted()).toEqual(files.toSorted());
  });

  it('has every guide in the form of the schema', () => {
    const wrong = guides.flatMap((guide) => {
      const read = guideSchema.safeParse(guide);
      return read.success ? [] : [`${guide.city}: ${z.prettifyError(read.error)}`];
    });
    expect(wrong).toEqual([]);
  });

  it('names each city as the gazetteer does', () => {
    const resolved = GUIDED_CITIES.map((city) => gazetteer.byName(city)?.city);
    expect(resolved).toEqual(GUIDED_CITIES);
  });

  it('finds a guide whatever the case, and none where none is written', () => {
    expect(guideOf('rOmE')?.city).toBe('Rome');
    expect(guideOf('Faro')?.city).toBe('Algarve');
    expect(guideOf('Nowhere')).toBeNull();
  });

  it('offers every interest in a choice of cities', () => {
    const rare = INTERESTS.filter(
      (interest) => guides.filter((guide) => tagsOf(guide).has(interest)).length < 10,
    );
    expect(rare).toEqual([]);
  });

  it('shares no line between two places', () => {
    expect(twice(guides.flatMap(linesOf))).toEqual([]);
  });
});

describe('the check of days and months', () => {
  it('takes some of the whole, and neither none, all, a stranger nor one twice', () => {
    const tried = [[12, 1], [], MONTHS, [13], [1.5], [4, 4]];
    expect(tried.map((months) => isPartOf(months, MONTHS))).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe.each(byName)('%s', (_, guide) => {
  it('fills its days without seeing a sight twice: eight sights and two quarters at least', () => {
    expect(guide.areas.length).toBeGreaterThanOrEqual(2);
    expect(sightsOf(guide).length).toBeGreaterThanOrEqual(8);
    expect(twice(sightsOf(guide).map((sight) => sight.name))).toEqual([]);
    expect(twice(guide.areas.map((area) => area.name))).toEqual([]);
  });

  it('gives each area a day: two to six sights in two parts of it at least, and a lunch', () => {
    for (const area of guide.areas) {
      expect([area.name, area.sights.length >= 2 && area.sights.length <= 6]).toEqual([area.name, true]);
      const parts = new Set<Slot>(area.sights.flatMap((sight) => [...sight.slots]));
      expect([area.name, parts.size >= 2]).toEqual([area.name, true]);
      expect(area.lunch.length).toBeGreaterThan(10);
    }
  });

  it('leaves something open in the city on every weekday, in each area on most', () => {
    for (const area of guide.areas) {
      const closedDays = [0, 1, 2, 3, 4, 5, 6].filter((day) =>
        area.sights.every((sight) => sight.closed?.some((shut) => shut === day) ?? false),
      );
      expect([area.name, closedDays]).toEqual([area.name, []]);
    }
  });

  it('says when a sight is best with parts of the day that there are, each once', () => {
    for (const { name, slots } of sightsOf(guide)) {
      expect([name, slots.every((slot) => SLOTS.includes(slot))]).toEqual([name, true]);
      expect([name, new Set(slots).size]).toEqual([name, slots.length]);
    }
  });

  it('shuts places on weekdays that exist, each once, and never for the whole week', () => {
    const wrong = placesOf(guide).filter(({ closed }) => closed && !isPartOf(closed, [0, 1, 2, 3, 4, 5, 6]));
    expect(wrong).toEqual([]);
  });

  it('opens seasonal places in months that exist, each once; what is open in all has none', () => {
    const wrong = placesOf(guide).filter(({ months }) => months && !isPartOf(months, MONTHS));
    expect(wrong).toEqual([]);
  });

  it('leaves two sights in four areas at least in every month, in all of a light guide', () => {
    const open = MONTHS.map((month) => guide.areas.filter((area) => openIn(area.sights, month) >= 2).length);
    expect(open.filter((areas) => areas < Math.min(4, guide.areas.length))).toEqual([]);
  });

  it('marks what its own words call steep or not for children', () => {
    const unmarked = [
      ...placesOf(guide).filter((place) => !place.steep && says(place, STEEP_WORDS)),
      ...placesOf(guide).filter((place) => !place.adult && says(place, ADULT_WORDS)),
    ];
    expect(unmarked.map(({ name, line }) => `${name}: ${line}`)).toEqual([]);
  });

  it('leaves something for children and for those who take no steps', () => {
    const areasWith = (fits: (place: Place) => boolean) =>
      guide.areas.filter((area) => area.sights.some(fits)).length;
    expect(areasWith(({ adult }) => !adult)).toBe(guide.areas.length);
    expect(areasWith(({ steep }) => !steep)).toBeGreaterThanOrEqual(Math.min(4, guide.areas.length));
  });

  it('keeps “at opening” and “first slot” for mornings, sunset for evenings', () => {
    const early = /at opening|first slot|first ferry|first boat|first train|first sailing/;
    const late = /sunset|at dusk/;
    const misplaced = sightsOf(guide).filter(
      ({ name, line, slots }) =>
        (early.test(line) && slots[0] !== 'morning') || (late.test(name) && slots[0] !== 'evening'),
    );
    expect(misplaced.map(({ name }) => name)).toEqual([]);
  });

  it('tags each place', () => {
    for (const { name, tags } of placesOf(guide)) {
      expect([name, tags.length > 0 && new Set(tags).size === tags.length]).toEqual([name, true]);
    }
  });

  it('can be planned for any single interest, in its own order where no sight answers it', () => {
    const ranked = (interest: Interest) =>
      rankAreas(guide, { interests: [interest], avoid: [], activities: [] });
    const inNameOrder = guide.areas.toSorted(byAreaName);
    expect(INTERESTS.map((interest) => ranked(interest).toSorted(byAreaName))).toEqual(
      INTERESTS.map(() => inNameOrder),
    );
    const answered = new Set(sightsOf(guide).flatMap((sight) => [...sight.tags]));
    const unanswered = INTERESTS.filter((interest) => !answered.has(interest));
    expect(unanswered.map(ranked)).toEqual(unanswered.map(() => guide.areas));
  });

  it('has one season line for each month', () => {
    const months = guide.seasons.flatMap((season) => [...season.months]).toSorted((a, b) => a - b);
    expect(months).toEqual(MONTHS);
  });

  it('ends its lines with a full stop, and writes them cleanly', () => {
    const wrong = linesOf(guide).filter(
      (line) =>
        !line.endsWith('.') || line.endsWith('..') || line !== line.trim() || /\s{2}|["'<>|*_[\]]/.test(line),
    );
    expect(wrong).toEqual([]);
  });

  it('has events that end after they begin, known dates in their order', () => {
    for (const { name, when } of guide.events ?? []) {
      const days = 'dates' in when ? when.dates.flat() : 'easter' in when ? when.easter : [];
      expect([name, days]).toEqual([name, days.toSorted((a, b) => (a < b ? -1 : 1))]);
    }
  });

  it('names no price, which would age', () => {
    expect(
      linesOf(guide).filter((line) => /[$€£¥₹]|\b(?:USD|EUR|GBP)\b|\d+ (?:dollars|euros|pounds)/.test(line)),
    ).toEqual([]);
  });

  it('knows where to stay, what to eat, where to go for a day and what a day costs', () => {
    expect(guide.districts.length).toBeGreaterThanOrEqual(2);
    expect(twice(guide.districts.map((district) => district.name))).toEqual([]);
    expect(guide.food.length).toBeGreaterThanOrEqual(3);
    expect(guide.dayTrips.length).toBeGreaterThanOrEqual(1);
    expect(twice(guide.dayTrips.map((trip) => trip.name))).toEqual([]);
    expect(guide.dailyCost).toBeGreaterThanOrEqual(15);
    expect(guide.dailyCost).toBeLessThanOrEqual(150);
  });
});

describe.each(fullByName)('%s, in full', (_, guide) => {
  it('answers nearly all interests', () => {
    const missing = INTERESTS.filter((interest) => !tagsOf(guide).has(interest));
    expect(missing.length).toBeLessThanOrEqual(MOST_INTERESTS_MISSING);
  });

  it('leaves a choice of where to stay, what to eat and where to go for a day', () => {
    expect(guide.districts.length).toBeGreaterThanOrEqual(3);
    expect(guide.food.length).toBeGreaterThanOrEqual(4);
    expect(guide.dayTrips.length).toBeGreaterThanOrEqual(2);
  });
});

function byAreaName(a: { readonly name: string }, b: { readonly name: string }): number {
  return a.name.localeCompare(b.name);
}
