import { NextIcon, PreviousIcon } from '../icons/toolIcons.tsx';
import type { Paging } from './types.ts';
import classes from './Pager.module.css';

interface PagerProps extends Paging {
  /** What is paged ("Users"). */
  readonly label: string;
}

/** From page to page; says where one is, and announces it. At an end the button stays focusable: it was just pressed. */
export function Pager({ page, pageCount, onPage, label }: PagerProps) {
  return (
    <nav className={classes.root} aria-label={`Pages of ${label}`}>
      <button type="button" aria-disabled={page <= 1} onClick={() => page > 1 && onPage(page - 1)}>
        <PreviousIcon size={18} /> Previous
      </button>
      <output className={classes.at}>
        Page {page} of {pageCount}
      </output>
      <button
        type="button"
        aria-disabled={page >= pageCount}
        onClick={() => page < pageCount && onPage(page + 1)}
      >
        Next <NextIcon size={18} />
      </button>
    </nav>
  );
}
