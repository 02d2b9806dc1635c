import type { Page } from 'playwright/test';

/** The size that link previews ask for. */
const CARD = { width: 1200, height: 630 };

/** Turns the home page into the picture that stands for the site in link previews, and takes it. */
export async function takeSocialCard(page: Page, path: string): Promise<void> {
  await page.setViewportSize(CARD);
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.evaluate(() => {
    const map = document.querySelector('main section svg')?.cloneNode(true);
    const mark = document.querySelector('header a svg')?.cloneNode(true);
    if (!(map instanceof SVGElement) || !(mark instanceof SVGElement)) throw new Error('No art on the page');
    const card = document.createElement('div');
    card.style.cssText =
      'position:fixed;inset:0;z-index:9999;background:var(--wm-paper);color:var(--wm-ink);overflow:hidden';
    map.removeAttribute('class');
    map.style.cssText = 'position:absolute;inset:0;width:100%;height:100%';
    mark.removeAttribute('class');
    mark.style.cssText = 'width:57px;height:76px;flex:none';
    const name = document.createElement('div');
    name.style.cssText =
      'display:flex;align-items:center;gap:20px;font:700 84px/1 "Bricolage Grotesque Variable",sans-serif';
    name.append(mark, 'Waymark');
    const line = document.createElement('div');
    line.style.cssText = 'margin-top:18px;font:500 34px/1.3 "Instrument Sans Variable",sans-serif';
    line.textContent = 'Trips planned with you, kept in the air';
    const label = document.createElement('div');
    label.style.cssText =
      'position:absolute;left:56px;bottom:56px;padding:36px 44px;background:var(--wm-paper);border:2px solid var(--wm-ink)';
    label.append(name, line);
    card.append(map, label);
    document.body.append(card);
  });
  await page.screenshot({ path });
}
