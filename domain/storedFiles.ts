/** Whether a file that was stored for the air is the file that it is taken for. */

/** What may stand in a file's content type, by the ending of its path. */
const TYPES: Readonly<Record<string, RegExp>> = {
  js: /javascript/,
  css: /^text\/css/,
  html: /^text\/html/,
  svg: /^image\/svg\+xml/,
  png: /^image\/png/,
  webp: /^image\/webp/,
  woff2: /font|octet-stream/,
  webmanifest: /json/,
};

/** A path without an ending is a page. */
function endingOf(path: string): string {
  return /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? 'html';
}

/** Whether a path is a page's. */
export function isPage(path: string): boolean {
  return endingOf(path) === 'html';
}

/** Whether a content type is what a file of this path has; one that a hotel's wifi answered with has another. */
export function isTypeOf(path: string, contentType: string): boolean {
  return TYPES[endingOf(path)]?.test(contentType.toLowerCase()) ?? true;
}

/** Whether a page is whole, and needs no script or style sheet but those that are stored: `paths`, from the root. */
export function isWholePage(html: string, paths: ReadonlySet<string>): boolean {
  if (!/<\/html>\s*$/i.test(html)) return false;
  const needed = [...html.matchAll(/(?:src|href)="(\/[^"?#]+\.(?:js|css))"/g)].map(([, path = '']) => path);
  return needed.length > 0 && needed.every((path) => paths.has(path));
}
