import { clearPictures } from './pictures.ts';

/** Runs before the first picture. */
// oxlint-disable-next-line import/no-default-export -- Playwright takes a file's default export
export default clearPictures;
