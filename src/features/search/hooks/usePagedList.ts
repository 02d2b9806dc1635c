import { useState } from 'react';

/** Offers shown at first, and with each "Show more": long answers stay quick to filter and to scroll. */
const PAGE = 30;

interface PagedList<T> {
  readonly visible: readonly T[];
  /** How many the next page holds; 0 at the end. */
  readonly next: number;
  readonly showMore: () => void;
}

export function usePagedList<T>(items: readonly T[]): PagedList<T> {
  const [pages, setPages] = useState(1);
  const visible = items.slice(0, pages * PAGE);
  return {
    visible,
    next: Math.min(PAGE, items.length - visible.length),
    showMore: () => setPages(pages + 1),
  };
}
