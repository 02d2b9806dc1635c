import { writeIndex } from './pictures.ts';

/** Runs after the last picture. */
// oxlint-disable-next-line import/no-default-export -- Playwright takes a file's default export
export default function teardown(): void {
  writeIndex(['phone-light', 'phone-dark', 'desktop-light', 'desktop-dark']);
}
