/** Takes the pictures of docs/screens, as WebP: a tenth of the size of the PNG that the browser gives. */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';

const FOLDER = 'docs/screens';
const QUALITY = 0.8;
/** Of screens beside each other: px, and the colours of the line and of the route (src/ui/theme/tokens.css). */
const FRAME = { gap: 52, radius: 22, line: '#ddd6c8', signal: '#c8401b' };

/** The screen as it stands, once nothing is loading any more: `docs/screens/<screen>/<look>.webp`. */
export async function takePicture(page: Page, screen: string, look: string): Promise<void> {
  await settle(page);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  mkdirSync(join(FOLDER, screen), { recursive: true });
  writeFileSync(join(FOLDER, screen, `${look}.webp`), await toWebp(page, [await page.screenshot()]));
}

/** Screens as one WebP: beside each other in frames, joined by a dashed route, where there are several. */
export async function toWebp(page: Page, pngs: readonly Buffer[]): Promise<Uint8Array> {
  // a page of its own: the site's policy does not let it read pictures from data
  const converter = await page.context().newPage();
  const webp = await converter.evaluate(
    async ({ shots, quality, gap, radius, line, signal }) => {
      const images = await Promise.all(
        shots.map(async (data) => createImageBitmap(await (await fetch(data)).blob())),
      );
      const width = images.reduce((sum, image) => sum + image.width, gap * (images.length - 1));
      const height = Math.max(...images.map((image) => image.height));
      const canvas = new OffscreenCanvas(width, height);
      const ink = canvas.getContext('2d');
      if (!ink) throw new Error('No canvas to draw on');
      let x = 0;
      for (const image of images) {
        ink.save();
        if (images.length > 1) {
          ink.beginPath();
          ink.roundRect(x + 1, 1, image.width - 2, image.height - 2, radius);
          ink.clip();
        }
        ink.drawImage(image, x, 0);
        if (images.length > 1) {
          ink.lineWidth = 4;
          ink.strokeStyle = line;
          ink.stroke();
        }
        ink.restore();
        x += image.width;
        if (x === width) break;
        ink.save();
        ink.setLineDash([10, 7]);
        ink.lineWidth = 4;
        ink.strokeStyle = signal;
        ink.beginPath();
        ink.moveTo(x + 4, height / 2);
        ink.lineTo(x + gap - 4, height / 2);
        ink.stroke();
        ink.restore();
        x += gap;
      }
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
      return [...new Uint8Array(await blob.arrayBuffer())];
    },
    {
      shots: pngs.map((png) => `data:image/png;base64,${png.toString('base64')}`),
      quality: QUALITY,
      ...FRAME,
    },
  );
  await converter.close();
  return Uint8Array.from(webp);
}

/** Waits until nothing is loading any more, with all letters there. */
export async function settle(page: Page): Promise<void> {
  // under an open dialog the page is there, and hidden from assistive technology
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Removes what an earlier run left, so that the folder holds the screens of this version alone. */
export function clearPictures(): void {
  mkdirSync(FOLDER, { recursive: true });
  for (const file of readdirSync(FOLDER)) rmSync(join(FOLDER, file), { recursive: true });
}

/** docs/screens/README.md: every picture, a row for each screen. */
export function writeIndex(looks: readonly string[]): void {
  const screens = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const cell = (screen: string, look: string) => {
    const file = `${screen}/${look}.webp`;
    return existsSync(join(FOLDER, file)) ? `[![${screen}, ${look}](${file})](${file})` : '';
  };
  const rows = screens
    .map(({ name }) => name)
    .sort()
    .map((screen) => `| ${screen} | ${looks.map((look) => cell(screen, look)).join(' | ')} |`);
  const page = [
    '# Screens',
    '',
    'Made by `npm run screens` from a fresh installation with its demo accounts and sample data.',
    '',
    `| Screen | ${looks.map((look) => look.replace('-', ', ')).join(' | ')} |`,
    `| --- | ${looks.map(() => '---').join(' | ')} |`,
    ...rows,
    '',
  ];
  writeFileSync(join(FOLDER, 'README.md'), page.join('\n'));
}
