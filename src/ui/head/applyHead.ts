/**
 * Writes a page's head over what is there. React would hoist `<title>` and `<meta>`, but beside the defaults that
 * index.html carries for readers without script, not in their place.
 */
import type { PageHead } from '@/config/pageHead.ts';

/** Each element is there once afterwards; one that this page has no use for is gone. */
export function applyHead(document: Document, head: PageHead): void {
  document.title = head.title;
  setMeta(document, 'name', 'description', head.description);
  setMeta(document, 'name', 'robots', head.canonical === null ? 'noindex' : null);
  setCanonical(document, head.canonical);
  setMeta(document, 'property', 'og:site_name', head.siteName);
  setMeta(document, 'property', 'og:type', head.type);
  setMeta(document, 'property', 'og:title', head.title);
  setMeta(document, 'property', 'og:description', head.description);
  setMeta(document, 'property', 'og:url', head.canonical);
  setMeta(document, 'property', 'og:image', head.image);
  setMeta(document, 'property', 'og:image:width', '1200');
  setMeta(document, 'property', 'og:image:height', '630');
  setMeta(document, 'property', 'og:image:alt', head.imageAlt);
  setMeta(document, 'name', 'twitter:card', 'summary_large_image');
  setStructured(document, head.structured);
}

function setMeta(document: Document, key: 'name' | 'property', name: string, content: string | null): void {
  const found = document.head.querySelector(`meta[${key}="${name}"]`);
  if (content === null) {
    found?.remove();
    return;
  }
  const meta = found ?? document.head.appendChild(document.createElement('meta'));
  meta.setAttribute(key, name);
  meta.setAttribute('content', content);
}

function setCanonical(document: Document, address: string | null): void {
  const found = document.head.querySelector('link[rel="canonical"]');
  if (address === null) {
    found?.remove();
    return;
  }
  const link = found ?? document.head.appendChild(document.createElement('link'));
  link.setAttribute('rel', 'canonical');
  link.setAttribute('href', address);
}

/**
 * A data block, which browsers do not execute and so do not hold against `script-src 'self'`. `<` is escaped for
 * whoever writes the document out again: a title that holds `</script>` must not end the block.
 */
function setStructured(document: Document, nodes: PageHead['structured']): void {
  document.head.querySelector('script[type="application/ld+json"]')?.remove();
  if (nodes.length === 0) return;
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  script.textContent = JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replaceAll(
    '<',
    String.raw`\u003c`,
  );
  document.head.append(script);
}
