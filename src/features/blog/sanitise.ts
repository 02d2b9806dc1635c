import DOMPurify from 'dompurify';

/** What an article may hold; everything else keeps its text and loses its element. */
const ALLOWED_TAGS =
  'p h2 h3 h4 ul ol li strong em b i blockquote br hr a table thead tbody tr th td code figure figcaption img'.split(
    ' ',
  );

const ALLOWED_ATTR = ['href', 'src', 'alt'];

/** An article's HTML as an inert tree that holds nothing but text, allowed elements, links and pictures. */
export function sanitise(html: string): DocumentFragment {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS,
    ALLOWED_ATTR,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
}

/** The addresses of the pictures that an article shows: those of this site, which the worker keeps. */
export function picturesOf(html: string): string[] {
  return [...sanitise(html).querySelectorAll('img')].flatMap((image) => ownPicture(image) ?? []);
}

/** A picture's path, or null for one of another site: the page's policy would not show it, offline least of all. */
export function ownPicture(image: Element): string | null {
  const src = image.getAttribute('src') ?? '';
  if (!src.startsWith('/')) return null;
  const url = new URL(src, location.origin);
  return url.origin === location.origin ? url.pathname + url.search : null;
}
