/** Files for maps, read back by a strict parser and by a reader of someone else's. */
import { gpx, kml } from '@tmcw/togeojson';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gpxFile, kmlFile } from '@domain/takeAlong/mapFiles.ts';
import { placesOf } from '@domain/takeAlong/tripPlaces.ts';
import type { Trip } from '@domain/trips/trip.ts';
import { anyText } from '../../../support/anyText.ts';
import { gpxProblems, parseXml, textsOf } from '../../../support/xml.ts';
import { soundTrip } from '../trips/trip.ts';
import { placedTrip, present, withItem } from './takenTrip.ts';

function files(trip: Trip, title = trip.title) {
  const places = present(trip.plan && placesOf(trip.plan));
  return { gpx: parseXml(gpxFile(title, places)), kml: parseXml(kmlFile(title, places)) };
}

const gpxOf = (trip: Trip) => gpxFile(trip.title, present(trip.plan && placesOf(trip.plan)));

const names = (parent: Element | null) => [...present(parent).children].map((each) => each.localName);

/** Two places on one day, so that it has a route. */
const orsay = { at: [48.86, 2.3266] as [number, number], note: 'closed on Monday' };
const placed = () => withItem(placedTrip(), 'Musée d’Orsay', orsay);

describe('the places of a trip', () => {
  it('are its towns and the items whose coordinates are known', () => {
    const { plan } = placed();
    const places = plan && placesOf(plan);
    expect(places?.towns.map(({ name }) => name)).toEqual(['Paris', 'Rome']);
    expect(places?.days.map(({ name, places: all }) => [name, all.map((each) => each.name)])).toEqual([
      ['Day 1: Day in Paris', ['Louvre']],
      ['Day 2: Day in Paris', ['Palace', 'Musée d’Orsay']],
    ]);
    expect(places?.days[1]?.places[1]?.words).toBe('Tue 4 May, 3:30 PM to 5:00 PM\nClosed on Monday');
  });

  it('are none in a plan from before they were kept', () => {
    const { plan } = soundTrip();
    expect(plan && placesOf(plan)).toBeNull();
  });
});

describe('GPX', () => {
  it('has a way point a place and a route a day, in the order of its schema', () => {
    const { gpx: document } = files(placed());
    const { features } = gpx(document);
    const points = features.filter(({ geometry }) => geometry?.type === 'Point');
    expect(points.map(({ properties }) => String(properties?.['name']))).toEqual([
      'Paris',
      'Rome',
      'Louvre',
      'Palace',
      'Musée d’Orsay',
    ]);
    expect(points[2]?.geometry).toEqual({ type: 'Point', coordinates: [2.3376, 48.8606] });
    const routes = features.filter(({ geometry }) => geometry?.type === 'LineString');
    expect(routes).toHaveLength(1);
    expect(routes[0]?.properties?.['name']).toBe('Day 2: Day in Paris');
    expect(routes[0]?.geometry).toMatchObject({
      coordinates: [
        [2.1204, 48.8049],
        [2.3266, 48.86],
      ],
    });
    expect([...new Set(names(document.documentElement))]).toEqual(['metadata', 'wpt', 'rte']);
    expect(names(document.querySelector('rte'))).toEqual(['name', 'number', 'rtept', 'rtept']);
    expect(names(document.querySelector('rtept'))).toEqual(['name', 'desc']);
    expect(document.documentElement.namespaceURI).toBe('http://www.topografix.com/GPX/1/1');
    expect(document.documentElement.getAttribute('version')).toBe('1.1');
  });
});

describe('GPX by its schema', () => {
  it('is valid whatever was typed and wherever a place lies', async () => {
    const trip = placed();
    const [numbers] = fc.sample(
      fc.array(
        fc.tuple(
          fc.double({ min: -90, max: 90, noNaN: true }),
          fc.double({ min: -180, max: 180, noNaN: true }),
        ),
        {
          minLength: 40,
          maxLength: 40,
        },
      ),
      1,
    );
    const points = [[0.0000001, -0.00000001], [-90, 180], [90, -180], [-0, 0], ...present(numbers ?? null)];
    const words = fc.sample(anyText({ minLength: 1, maxLength: 200 }), points.length);
    const written = points.map(([north = 0, east = 0], at) =>
      withItem(trip, 'Palace', { at: [north, east], title: words[at] ?? '', note: words[at] ?? '' }),
    );
    const checked = await gpxProblems([trip, ...written].map(gpxOf));
    expect(checked).toEqual([]);
  });

  it('is refused where it is not by the schema', async () => {
    const file = gpxOf(placed());
    const broken = [
      file.replace(' version="1.1"', ''),
      file.replace(/lat="[^"]*"/, 'lat="91"'),
      file.replace(/lon="[^"]*"/, 'lon="1e-7"'),
      file.replace(/(<name>Day 2[^<]*<\/name>)(<number>2<\/number>)/, '$2$1'),
      file.replace('</metadata>', '</metadata><place/>'),
    ];
    for (const one of broken) {
      expect(one).not.toBe(file);
      expect(await gpxProblems([one])).not.toEqual([]);
    }
  });
});

describe('KML', () => {
  it('has a folder for the towns and for each day', () => {
    const { kml: document } = files(placed());
    expect(textsOf(document, 'name').slice(0, 3)).toEqual(['Paris and Rome', 'Towns', 'Paris']);
    const { features } = kml(document);
    expect(features.map(({ properties, geometry }) => [properties?.['name'], geometry?.type])).toEqual([
      ['Paris', 'Point'],
      ['Rome', 'Point'],
      ['Louvre', 'Point'],
      ['Palace', 'Point'],
      ['Musée d’Orsay', 'Point'],
      ['Day 2: Day in Paris', 'LineString'],
    ]);
    expect(features[2]?.geometry).toEqual({ type: 'Point', coordinates: [2.3376, 48.8606] });
  });
});

describe('hostile words', () => {
  it.each([
    '</name><script>alert(1)</script>',
    ']]><![CDATA[ & " \'',
    '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>&a;',
    '<img src=x onerror=alert(1)>',
  ])('stay text: %s', (evil) => {
    const trip = withItem(placed(), 'Palace', { title: evil, note: evil });
    const clean = files(placed());
    const written = files(trip, evil);
    for (const name of ['gpx', 'kml'] as const) {
      const [document, other] = [written[name], clean[name]];
      expect(document.getElementsByTagName('*')).toHaveLength(other.getElementsByTagName('*').length);
      expect(textsOf(document, 'name')).toContain(evil);
    }
    // a reader that takes a description for HTML finds no element in it
    const description = textsOf(written.kml, 'description').find((text) => text.includes('&')) ?? '';
    expect(description).not.toMatch(/</);
  });

  it('lose what no XML may hold', () => {
    const evil = 'a\u0000b\u0007c\uD800d\uFFFEe';
    const written = files(withItem(placed(), 'Palace', { title: evil }));
    expect(textsOf(written.gpx, 'name')).toContain('abcde');
    expect(textsOf(written.kml, 'name')).toContain('abcde');
  });
});

it('are well-formed whatever was typed', () => {
  const trip = placed();
  fc.assert(
    fc.property(anyText({ minLength: 1, maxLength: 2_000 }), (typed) => {
      const written = files(withItem(trip, 'Palace', { title: typed, note: typed }), typed);
      expect(written.gpx.querySelectorAll('wpt')).toHaveLength(5);
      expect(written.kml.querySelectorAll('Point')).toHaveLength(5);
    }),
    { numRuns: 8 },
  );
});
