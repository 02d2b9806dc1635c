/** What the head of the document says about a page. */
import { SITE_NAME } from '@domain/publicSite.ts';
import { isIndexed, pages, type PageName } from './pages.ts';
import { paths } from './paths.ts';

export interface PageHead {
  /** The whole of `document.title`. */
  readonly title: string;
  readonly description: string;
  /** Absolute; null for a page that search engines are to leave out. */
  readonly canonical: string | null;
  /** Open Graph's og:type. */
  readonly type: 'website' | 'article';
  /** Absolute address of the picture that stands for the page: 1200 by 630 pixels. */
  readonly image: string;
  readonly imageAlt: string;
  readonly siteName: string;
  /** schema.org nodes. */
  readonly structured: readonly StructuredNode[];
}

/** A schema.org node in JSON-LD, without its `@context`. */
export interface StructuredNode {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** What a page knows better than the table. */
export interface PageDetails {
  readonly title?: string;
  readonly description?: string;
  /** For a route with a parameter: its path as filled in. */
  readonly path?: string;
  /** False where there turned out to be nothing to list. */
  readonly found?: boolean;
  readonly structured?: (origin: string) => readonly StructuredNode[];
}

export const SOCIAL_IMAGE = '/social-card.png';

/** The head of a page of the site at `origin` (no trailing slash). */
export function headOf(page: PageName, details: PageDetails, origin: string): PageHead {
  const { title = pages[page].title, found = true } = details;
  const path = details.path ?? (page === 'notFound' ? paths.home : paths[page]);
  return {
    title: page === 'home' ? title : `${title} · ${SITE_NAME}`,
    description: details.description || pages[page].description,
    canonical: found && isIndexed(page) ? origin + path : null,
    type: page === 'blogPost' || page === 'sampleArticle' ? 'article' : 'website',
    image: origin + SOCIAL_IMAGE,
    imageAlt: 'A map with a marked way over the hills to a pin, and the name Waymark',
    siteName: SITE_NAME,
    structured: found ? (details.structured?.(origin) ?? []) : [],
  };
}
