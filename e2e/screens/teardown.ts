import { copyFileSync, readdirSync } from 'node:fs';
import { writeIndex } from './pictures.ts';

/** Runs after the last picture: those that the app's manifest shows are taken over. */
// oxlint-disable-next-line import/no-default-export -- Playwright takes a file's default export
export default function teardown(): void {
  writeIndex(['phone-light', 'phone-dark', 'desktop-light', 'desktop-dark']);
  for (const file of readdirSync('public/screens')) {
    const [, screen = '', size = ''] = /^(.+)-(phone|desktop)\.webp$/.exec(file) ?? [];
    copyFileSync(`docs/screens/${screen}/${size}-light.webp`, `public/screens/${file}`);
  }
}
