/** The picture of an account: chosen, cut, seen in the header after a reload, and removed; what is none is refused. */
import { truncate, writeFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { expectNoAxeFindings } from '../../checks/axe.ts';
import { readPictureHead } from '../../../domain/profile/pictureHead.ts';
import { expect, test } from '../../fixtures/test.ts';
import { AuthPages } from '../../models/AuthPages.ts';

const STORED = /\/storage\/v1\/object\/public\/avatars\/[0-9a-f-]{36}\/[0-9a-f-]{36}\.webp$/;

const panel = (page: Page) => page.getByRole('region', { name: 'Your picture' });
const inHeader = (page: Page) => page.getByRole('button', { name: 'Account menu' }).locator('img');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Choose the part to keep' });
const shown = (page: Page) => dialog(page).getByRole('img', { name: 'The part of the picture that is kept' });

/** @param file what it is, or where it lies */
async function choose(page: Page, file: string | { name: string; mimeType: string; buffer: Buffer }) {
  const asked = page.waitForEvent('filechooser');
  await panel(page)
    .getByRole('button', { name: /^Choose a/ })
    .click();
  await (await asked).setFiles(file);
}

/** A picture that is red on its left half and blue on its right one, twice as wide as high. */
async function redAndBlue(page: Page): Promise<Buffer> {
  const encoded = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 1200;
    canvas.height = 600;
    const context = canvas.getContext('2d');
    for (const [color, x] of [
      ['#f00', 0],
      ['#00f', 600],
    ] as const) {
      if (context) context.fillStyle = color;
      context?.fillRect(x, 0, 600, 600);
    }
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return Buffer.from(encoded, 'base64');
}

/** Red, green and blue at a place of the square in the dialog, from 0 to 1 across. */
function inSquare(page: Page, across: number): Promise<number[]> {
  return shown(page).evaluate((canvas, part) => {
    if (!(canvas instanceof HTMLCanvasElement)) return [];
    const pixel = canvas.getContext('2d')?.getImageData(part * canvas.width, canvas.height / 2, 1, 1);
    return [...(pixel?.data ?? [])].slice(0, 3);
  }, across);
}

/** Red, green and blue in the middle of a picture that the page shows. */
function middleOf(page: Page): Promise<number[]> {
  return inHeader(page).evaluate(async (image) => {
    if (!(image instanceof HTMLImageElement)) return [];
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = 1;
    canvas.height = 1;
    const context = canvas.getContext('2d');
    const { naturalWidth, naturalHeight } = image;
    context?.drawImage(image, naturalWidth / 2, naturalHeight / 2, 1, 1, 0, 0, 1, 1);
    return [...(context?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
  });
}

test(
  'a picture is chosen, cut, seen in the header after a reload, and removed',
  { tag: '@wide' },
  async ({ page, member, request }) => {
    await new AuthPages(page).comeBack(await member());
    await page.goto('/profile');
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
    await expect(inHeader(page)).toHaveCount(0);
    await choose(page, { name: 'sea.png', mimeType: 'image/png', buffer: await redAndBlue(page) });

    // its middle, half red and half blue, before anything is moved
    await expect.poll(() => inSquare(page, 0.25)).toEqual([255, 0, 0]);
    expect(await inSquare(page, 0.75)).toEqual([0, 0, 255]);
    // on the smallest of phones what saves it is in sight
    const size = page.viewportSize();
    await page.setViewportSize({ width: 360, height: 640 });
    await expect(dialog(page).getByRole('button', { name: 'Save picture' })).toBeInViewport({ ratio: 1 });
    if (size) await page.setViewportSize(size);
    // to the right end, by keys alone
    await dialog(page).getByRole('slider', { name: 'Left to right' }).focus();
    await page.keyboard.press('End');
    await expect(dialog(page).getByText('At the right')).toBeVisible();
    await expect(dialog(page).getByRole('slider', { name: 'Top to bottom' })).toBeDisabled();
    await expectNoAxeFindings(page, 'the part of a picture that is kept');
    // and nearer, by the wheel over the picture
    await shown(page).hover();
    await page.mouse.wheel(0, -200);
    await expect(dialog(page).getByText('1.5 times')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Save picture' }).click();
    await expect(panel(page).getByText('Your picture is saved.')).toBeVisible();
    await expect(dialog(page)).toBeHidden();

    await page.reload();
    await expect(inHeader(page)).toHaveAttribute('src', STORED);
    const [red = 255, , blue = 0] = await middleOf(page);
    expect(blue).toBeGreaterThan(200);
    expect(red).toBeLessThan(50);
    const address = (await inHeader(page).getAttribute('src')) ?? '';
    const served = await request.get(address);
    expect(served.headers()).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(readPictureHead(await served.body())).toEqual({ kind: 'webp', width: 512, height: 512 });

    await panel(page).getByRole('button', { name: 'Remove picture' }).click();
    await expect(panel(page).getByText('Your picture is removed.')).toBeVisible();
    await expect(panel(page).getByRole('button', { name: 'Choose a picture' })).toBeFocused();
    await expect(inHeader(page)).toHaveCount(0);
    expect((await request.get(address)).status()).toBe(404);
    await page.reload();
    await expect(panel(page)).toBeVisible();
    await expect(inHeader(page)).toHaveCount(0);
  },
);

test('what is no picture is refused in words, and a picture is not changed without a network', async ({
  page,
  member,
  context,
  allowConsole,
}, info) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  await new AuthPages(page).comeBack(await member());
  await page.goto('/profile');
  await expect(panel(page)).toBeVisible();
  const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  await choose(page, { name: 'me.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(script) });
  await expect(panel(page).getByRole('alert')).toContainText(
    'me.svg is not a picture that can be used here. Choose a JPEG, PNG or WebP.',
  );
  // a header that promises 60,000 pixels each way
  const bomb = await redAndBlue(page);
  bomb.writeUInt32BE(60_000, 16);
  bomb.writeUInt32BE(60_000, 20);
  await choose(page, { name: 'bomb.png', mimeType: 'image/png', buffer: bomb });
  await expect(panel(page).getByRole('alert')).toContainText('bomb.png has 60,000 by 60,000 pixels');
  const huge = info.outputPath('huge.jpg');
  await writeFile(huge, '');
  await truncate(huge, 40 * 1024 * 1024);
  await choose(page, huge);
  await expect(panel(page).getByRole('alert')).toContainText('huge.jpg is larger than 25 MB');
  const broken = (await redAndBlue(page)).subarray(0, 60);
  await choose(page, { name: 'half.png', mimeType: 'image/png', buffer: broken });
  await expect(panel(page).getByRole('alert')).toContainText('half.png could not be read as a picture');
  await expect(dialog(page)).toBeHidden();

  await context.setOffline(true);
  await expect(panel(page).getByText('Changing your picture needs a network.')).toBeVisible();
  await expect(panel(page).getByRole('button', { name: 'Choose a picture' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});
