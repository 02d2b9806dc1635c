import { useEffect } from 'react';
import { env } from '@/config/env.ts';
import { headOf, type PageDetails, type PageHead } from '@/config/pageHead.ts';
import type { PageName } from '@/config/pages.ts';
import { applyHead } from './applyHead.ts';

/**
 * Names the document after the page, with what search engines and link previews read. Called once by each page;
 * `details` may be a new object on each render.
 */
export function usePageHead(page: PageName, details: PageDetails = {}): void {
  // as text, so that the effect runs when something in it changed
  const head = JSON.stringify(headOf(page, details, env.siteUrl || pageOrigin()));
  useEffect(() => {
    const parsed: PageHead = JSON.parse(head);
    applyHead(document, parsed);
  }, [head]);
}

/** A build that writes the page has no origin, and writes the head by itself. */
function pageOrigin(): string {
  return typeof location === 'undefined' ? '' : location.origin;
}
