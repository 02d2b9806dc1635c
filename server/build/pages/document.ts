/** The HTML files around what the app draws: an empty shell, and one document for each public page. */
import { EARLY_SCRIPT, EARLY_STYLE } from './earlyScript.ts';

export interface PageParts {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Absolute; null where it is not known. */
  readonly canonical: string | null;
  readonly html: string;
  /** The rules for the first paint. */
  readonly css: string;
  /** The whole sheets, in their order, and the scripts beyond those of the shell: addresses on this site. */
  readonly sheets: readonly string[];
  readonly scripts: readonly string[];
}

const ROOT = '<div id="root"></div>';
const SHEET = /\s*<link rel="stylesheet"[^>]*>/g;

/** What answers every route that has no document of its own. @param template index.html as Vite built it */
export function shellDocument(template: string): string {
  return replace(template, '<title>', `<script>${EARLY_SCRIPT}</script>\n    <title>`);
}

/** A public page as its visitor first sees it. */
export function pageDocument(template: string, page: PageParts): string {
  const preloads = page.scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`);
  const head = [
    `<style>${page.css}${EARLY_STYLE}</style>`,
    ...(page.canonical === null ? [] : [`<link rel="canonical" href="${escaped(page.canonical)}" />`]),
    ...preloads,
  ];
  const sheets = page.sheets.map((file) => `<link rel="stylesheet" crossorigin href="${file}">`);
  // The sheets come last: what stands before them is painted without them.
  const parts: readonly (readonly [string, string])[] = [
    ['</head>', `${head.join('\n')}</head>`],
    [ROOT, `<div id="root" data-page="${page.path}">${page.html}</div>`],
    ['</body>', `${sheets.join('\n')}</body>`],
  ];
  let html = withWords(shellDocument(template).replaceAll(SHEET, ''), page);
  for (const [place, content] of parts) html = replace(html, place, content);
  return html;
}

function withWords(html: string, { title, description }: PageParts): string {
  const words: readonly (readonly [RegExp, string])[] = [
    [/(<title>)[^<]*(<\/title>)/, title],
    [/(property="og:title"\s+content=")[^"]*(")/, title],
    [/(name="description"\s+content=")[^"]*(")/, description],
    [/(property="og:description"\s+content=")[^"]*(")/, description],
  ];
  return words.reduce((text, [place, value]) => {
    if (!place.test(text)) throw new Error(`index.html has no ${place.source}`);
    return text.replace(place, (_all, before: string, after: string) => before + escaped(value) + after);
  }, html);
}

/** By a function, because `$&` and the like in the content mean something to `replace`. */
function replace(html: string, place: string, content: string): string {
  if (!html.includes(place)) throw new Error(`index.html has no ${place}`);
  return html.replace(place, () => content);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
