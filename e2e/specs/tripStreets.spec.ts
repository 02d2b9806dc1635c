/**
 * A street map really drawn: the library as it is built, under the server's own content policy, by WebGL in software. Its
 * style and tiles are the test's own: nothing leaves the machine. What stands around the map is tested with the library played.
 */
import { readdirSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { launchOptions } from '../browser.ts';
import { expectNoAxeFindings } from '../checks/axe.ts';
import { expect, test } from '../fixtures/test.ts';
import { planTrip } from '../fixtures/trips.ts';
import { AuthPages } from '../models/AuthPages.ts';

const started = launchOptions();
const SOFTWARE = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
test.use({
  launchOptions: {
    ...started,
    args: [...started.args.filter((flag) => flag !== '--disable-gpu'), ...SOFTWARE],
  },
});

/** Of what is looked for in the picture: the style's tiles and its shape, and our own way between the stops. */
const COLOURS = { tile: [200, 30, 60], shape: [20, 160, 90], way: [10, 20, 240] } as const;
/** As `StreetView` has it: two stops and the way between them. */
const ROME = {
  stops: [
    { name: 'Pantheon', at: [12.477, 41.899], kind: 'stop', mark: '1', words: 'Pantheon, stop 1 of day 1' },
    { name: 'Colosseum', at: [12.492, 41.89], kind: 'stop', mark: '2', words: 'Colosseum, stop 2 of day 1' },
  ],
  ways: [
    {
      mode: 'day',
      points: [
        [12.477, 41.899],
        [12.492, 41.89],
      ],
    },
  ],
  box: [12.477, 41.89, 12.492, 41.899],
};
const STYLE = {
  version: 8,
  sources: {
    tiles: { type: 'raster', tiles: ['/map/{z}/{x}/{y}.gif'], tileSize: 256, attribution: 'Makers of tiles' },
    // west of the first stop, in sight where the map has fitted the stops
    shape: { type: 'geojson', data: square(12.4725, 41.893, 12.476, 41.896) },
  },
  layers: [
    { id: 'tiles', type: 'raster', source: 'tiles' },
    { id: 'shape', type: 'fill', source: 'shape', paint: { 'fill-color': css(COLOURS.shape) } },
  ],
};

test('a style’s tiles and shapes, the ways and the stops are drawn', async ({ page }) => {
  await page.goto('/blank-for-a-map');
  const tiles = await serveStyle(page);
  await openMap(page, '/map/style.json');
  await expect(page.locator('#map')).toHaveAttribute('data-licence', 'Makers of tiles');
  await expect(page.getByRole('button', { name: 'Colosseum, stop 2 of day 1' })).toBeVisible();
  await expect.poll(() => shares(page)).toEqual({ tile: true, shape: true, way: true });
  expect(tiles()).toBeGreaterThan(0);
});

test('a style that is not there is said to be what failed', async ({ page, allowConsole }) => {
  allowConsole(/404/);
  await page.goto('/blank-for-a-map');
  await page.route('**/map/none.json', (route) => route.fulfill({ status: 404, body: '' }));
  await expect(openMap(page, '/map/none.json')).rejects.toThrow('no street map: style');
});

test('axe finds nothing on a trip’s page with its street map open', async ({ page, server, member }) => {
  const email = await member('Pro');
  const trip = await planTrip(
    server.url,
    email,
    'Five days in Rome from 10 May next year, two of us, from London',
  );
  // the build has no style, and asks an object of what it was built with for one
  await page.addInitScript(() => {
    // oxlint-disable-next-line no-extend-native -- the object is made where it is asked
    Object.defineProperty(Object.prototype, 'MAP_STYLE_URL', { value: '/map/style.json' });
  });
  await serveStyle(page);
  await new AuthPages(page).comeBack(email);
  await page.goto(`/my-trips/${trip}`);
  await page.getByRole('button', { name: 'Street map' }).click();
  const map = page.getByRole('figure', { name: 'Map' });
  await expect(map.getByText('Makers of tiles')).toBeVisible();
  await map.getByText('Day 2', { exact: true }).click();
  await expect(map.getByRole('button', { name: /, stop 1 of day 2$/ })).toBeVisible();
  await expectNoAxeFindings(page, 'a trip with its street map');
});

/** Answers for the style and its tiles from now on; what it answers counts the tiles. */
async function serveStyle(page: Page): Promise<() => number> {
  let tiles = 0;
  await page.route('**/map/style.json', (route) => {
    const { origin } = new URL(route.request().url());
    return route.fulfill({ json: { ...STYLE, sources: withOrigin(origin) } });
  });
  await page.route('**/map/*/*/*.gif', (route) => {
    tiles += 1;
    return route.fulfill({ contentType: 'image/gif', body: onePixel(COLOURS.tile) });
  });
  return () => tiles;
}

/** Opens the map over the whole page, with the module that the button of a trip's map fetches. */
async function openMap(page: Page, styleUrl: string): Promise<void> {
  // the app's own import brings the styles along with the module
  await page.addStyleTag({ url: built('StreetMap-', '.css') });
  const asked = { module: built('openSheet-', '.js'), styleUrl, view: ROME, way: css(COLOURS.way) };
  await page.evaluate(async ({ module: path, styleUrl: style, view, way }) => {
    const { openSheet } = await import(path);
    const frame = document.createElement('div');
    frame.id = 'map';
    frame.style.cssText = 'position: fixed; inset: 0';
    frame.style.setProperty('--street-way', way);
    frame.style.setProperty('--street-bed', 'white');
    document.body.replaceChildren(frame);
    const options = {
      styleUrl: style,
      view,
      onLicence: (markup: readonly string[]) => (frame.dataset['licence'] = markup.join('; ')),
      onGap: () => {},
      signal: new AbortController().signal,
    };
    await openSheet(frame, options);
  }, asked);
}

function built(start: string, end: string): string {
  return `/assets/${readdirSync('dist/app/assets').find((name) => name.startsWith(start) && name.endsWith(end))}`;
}

/** Whether each colour is seen on the map: on more than a few points of its picture. */
async function shares(page: Page): Promise<Record<string, boolean>> {
  const picture = (await page.screenshot()).toString('base64');
  return page.evaluate(
    async ({ picture: base64, colours }) => {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0) ?? 0);
      const bitmap = await createImageBitmap(new Blob([bytes]));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      const { data } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] };
      const count = (colour: readonly number[]) => {
        let seen = 0;
        for (let at = 0; at < data.length; at += 4)
          if (colour.every((part, index) => Math.abs(part - (data[at + index] ?? 0)) < 6)) seen += 1;
        return seen;
      };
      return Object.fromEntries(Object.entries(colours).map(([name, colour]) => [name, count(colour) > 100]));
    },
    { picture, colours: COLOURS },
  );
}

function css(colour: readonly number[]): string {
  return `rgb(${colour.join(' ')})`.replaceAll(' ', ',');
}

function square(west: number, south: number, east: number, north: number) {
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [ring] } };
}

/** Tiles are named by whole addresses: the library's worker has none of its own to complete them by. */
function withOrigin(origin: string) {
  const { tiles, shape } = STYLE.sources;
  return { shape, tiles: { ...tiles, tiles: tiles.tiles.map((path) => `${origin}${path}`) } };
}

/** A picture of one point. */
function onePixel(colour: readonly number[]): Buffer {
  const [head, rest] = [
    'GIF89a\u0001\0\u0001\0\u0080\0\0',
    [255, 255, 255, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3b],
  ];
  return Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from([...colour, ...rest])]);
}
