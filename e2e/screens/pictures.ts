/** Takes the pictures of docs/screens, as WebP: a tenth of the size of the PNG that the browser gives. */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';

const FOLDER = 'docs/screens';
const QUALITY = 0.8;

/** The screen as it stands, once nothing is loading any more: `docs/screens/<screen>/<look>.webp`. */
export async function takePicture(page: Page, screen: string, look: string): Promise<void> {
  await settle(page);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  const png = await page.screenshot();
  // a page of its own: the site's policy does not let it read pictures from data
  const converter = await page.context().newPage();
  const webp = await converter.evaluate(
    async ([data = '', quality = '']) => {
      const image = await createImageBitmap(await (await fetch(data)).blob());
      const canvas = new OffscreenCanvas(image.width, image.height);
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: Number(quality) });
      return [...new Uint8Array(await blob.arrayBuffer())];
    },
    [`data:image/png;base64,${png.toString('base64')}`, String(QUALITY)],
  );
  await converter.close();
  mkdirSync(join(FOLDER, screen), { recursive: true });
  writeFileSync(join(FOLDER, screen, `${look}.webp`), Uint8Array.from(webp));
}

async function settle(page: Page): Promise<void> {
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
