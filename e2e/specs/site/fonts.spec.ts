import { expect, test } from '../../fixtures/test.ts';

test(
  'a first visit fetches each of the two fonts once, from this site, as the page announces them',
  { tag: '@worker' },
  async ({ page, baseURL }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fetched.push(new URL(request.url()).href);
    });
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const announced = await page
      .locator('link[rel="preload"][as="font"]')
      .evaluateAll((links) => links.map((link) => (link instanceof HTMLLinkElement ? link.href : '')));
    expect(announced).toHaveLength(2);
    expect([...fetched].sort()).toEqual([...announced].sort());
    for (const url of fetched) expect(url).toMatch(new RegExp(`^${baseURL}/assets/.+-latin-.+\\.woff2$`));
    // the page is painted before they are there, and declares them in the HTML and in the sheet
    const loaded = () =>
      page.evaluate(() =>
        [...document.fonts].filter((font) => font.status === 'loaded').map((font) => font.family),
      );
    await expect
      .poll(async () => [...new Set((await loaded()).map((family) => family.replaceAll('"', '')))].sort())
      .toEqual(['Bricolage Grotesque Variable', 'Instrument Sans Variable']);
  },
);
