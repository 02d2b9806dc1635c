/** The HTML files around what the app draws: a shell that is empty but for a member's frame, and one document for each public page and article. */
import { WRITTEN_ARTICLE_ID } from '../../../domain/publicSite.ts';
import { EARLY_SCRIPT, EARLY_STYLE, QUERY_STYLE } from './earlyScript.ts';

/** What a document has fetched: addresses on this site. */
export interface Files {
  readonly entry: string;
  /** The whole sheets, in their order. */
  readonly sheets: readonly string[];
  /** What the entry imports or asks for in turn, and what the page needs. */
  readonly scripts: readonly string[];
}

export interface PageParts extends Files {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Absolute; null where it is not known. */
  readonly canonical: string | null;
  /** Open Graph's og:type. */
  readonly type: 'website' | 'article';
  /** The absolute address of the picture that stands for it; null where that is not known. */
  readonly image: string | null;
  /** A query makes another page of it. */
  readonly readsQuery: boolean;
  readonly html: string;
  /** What a member sees until the app has drawn; null for a page without. */
  readonly frame: string | null;
  /** The rules for the first paint. */
  readonly css: string;
  /** What the script is to start from, of an article: its row. */
  readonly row?: object;
}

const ROOT = '<div id="root"></div>';
/** What Vite names of the built files: it would have all of them evaluated at once. Here each has its place. */
const BUILT = /\s*<(?:link rel="(?:stylesheet|modulepreload)"[^>]*|script type="module"[^>]*><\/script)>/g;

const scriptsOf = ({ entry, scripts }: Files) => [
  `<script type="module" crossorigin src="${entry}"></script>`,
  ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
];
const linksOf = ({ sheets }: Files) =>
  sheets.map((file) => `<link rel="stylesheet" crossorigin href="${file}">`);

/** What answers every route that has no document of its own. @param template index.html as Vite built it */
export function shellDocument(template: string, files: Files, frame: string): string {
  const head = [...scriptsOf(files), ...linksOf(files)];
  const html = replace(withEarlyScript(template), '</head>', `${head.join('\n')}</head>`);
  return replace(html, ROOT, withFrame(frame) + ROOT);
}

/** The frame, and behind it the script that shows it; a visitor has neither in the page. */
function withFrame(frame: string): string {
  return `<template id="frame">${frame}</template><script>${EARLY_SCRIPT}</script>`;
}

function withEarlyScript(template: string): string {
  const bare = template.replaceAll(BUILT, '');
  return replace(bare, '<title>', `<script>${EARLY_SCRIPT}</script>\n    <title>`);
}

/**
 * A public page as its visitor first sees it.
 * @throws Error where it holds a form that takes what is typed before there is a script to take it
 */
export function pageDocument(template: string, page: PageParts): string {
  if (/<form\b(?![^>]*\sinert[\s=>])/.test(page.html))
    throw new Error(`${page.path} holds a form that is not inert`);
  const head = [
    `<style>${page.css}${EARLY_STYLE}${page.readsQuery ? QUERY_STYLE : ''}</style>`,
    ...addressesOf(page),
    ...scriptsOf(page),
  ];
  // The sheets come last: what stands before them is painted without them.
  const parts: readonly (readonly [string, string])[] = [
    ['</head>', `${head.join('\n')}</head>`],
    [
      ROOT,
      `${page.frame === null ? '' : withFrame(page.frame)}<div id="root" data-page="${page.path}">${page.html}</div>`,
    ],
    ['</body>', `${[...blockOf(page), ...linksOf(page)].join('\n')}</body>`],
  ];
  let html = withWords(withEarlyScript(template), page);
  for (const [place, content] of parts) html = replace(html, place, content);
  return html;
}

function addressesOf({ canonical, image }: PageParts): string[] {
  return [
    ...(canonical === null
      ? []
      : [
          `<link rel="canonical" href="${escaped(canonical)}" />`,
          `<meta property="og:url" content="${escaped(canonical)}" />`,
        ]),
    ...(image === null ? [] : [`<meta property="og:image" content="${escaped(image)}" />`]),
  ];
}

/** A data block, which browsers do not execute and no policy holds up; nothing in it can end it. */
function blockOf({ row }: PageParts): string[] {
  if (row === undefined) return [];
  const json = JSON.stringify(row).replaceAll('<', String.raw`\u003c`);
  return [`<script type="application/json" id="${WRITTEN_ARTICLE_ID}">${json}</script>`];
}

function withWords(html: string, { title, description, type }: PageParts): string {
  const words: readonly (readonly [RegExp, string])[] = [
    [/(<title>)[^<]*(<\/title>)/, title],
    [/(property="og:type"\s+content=")[^"]*(")/, type],
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
