import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from '../../fixtures/test.ts';

test('a build holds no styleguide: not its route, not a byte of it', async ({ page }) => {
  await page.goto('/styleguide');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are off the map');

  const files = await readdir('dist/app', { recursive: true });
  const texts = files.filter((file) => /\.(js|css|html|xml)$/.test(file));
  expect(texts.length).toBeGreaterThan(50);
  for (const file of texts) {
    expect(file.toLowerCase()).not.toContain('styleguide');
    expect((await readFile(`dist/app/${file}`, 'utf8')).toLowerCase(), file).not.toContain('styleguide');
  }
});
