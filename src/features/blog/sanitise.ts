import DOMPurify from 'dompurify';
import { ALLOWED_ATTR, ALLOWED_TAGS, ownPicture } from './articleTree.ts';

/** An article's HTML as an inert tree that holds nothing but text, allowed elements, links and pictures. */
export function sanitise(html: string): DocumentFragment {
  const clean: DocumentFragment | null = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...ALLOWED_TAGS],
    ALLOWED_ATTR: [...ALLOWED_ATTR],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  // of a text that is a set of frames it leaves nothing at all
  return clean ?? new DocumentFragment();
}

/** The addresses of the pictures that an article shows: those of this site, which the worker keeps. */
export function picturesOf(html: string): string[] {
  return [...sanitise(html).querySelectorAll('img')].flatMap(
    (image) => ownPicture(image.getAttribute('src')) ?? [],
  );
}
