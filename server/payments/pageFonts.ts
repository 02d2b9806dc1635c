/** The app's own faces for the payment page. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Families as the app names them (src/ui/theme/fonts.css), by how a build names their files. */
const FACES = [
  ['bricolage-grotesque-', 'Bricolage Grotesque Variable', '200 800'],
  ['instrument-sans-', 'Instrument Sans Variable', '400 700'],
] as const;

/** Style rules that load the faces a build in `folder` holds; none without a build, as in development. */
export function pageFonts(folder: string | null | undefined): string {
  if (!folder) return '';
  const files = listAssets(folder);
  return FACES.flatMap(([prefix, family, weights]) => {
    const file = files.find((name) => name.startsWith(prefix) && /^[\w.-]+\.woff2$/.test(name));
    return file === undefined
      ? []
      : `@font-face { font-family: '${family}'; src: url('/assets/${file}') format('woff2'); ` +
          `font-weight: ${weights}; font-display: swap; }`;
  }).join('\n');
}

function listAssets(folder: string): readonly string[] {
  try {
    return readdirSync(join(folder, 'assets'));
  } catch {
    return [];
  }
}
