import { NextIcon, PreviousIcon } from '../icons/toolIcons.tsx';
import type { Paging } from './types.ts';
import classes from './Pager.module.css';

interface PagerProps extends Paging {
  /** What is paged ("Users"). */
  readonly label: string;
}

/** From page to page; says where one is, and announces it. */
export function Pager({ page, pageCount, onPage, label }: PagerProps) {
  return (
    <nav className={classes.root} aria-label={`Pages of ${label}`}>
      <button type="button" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <PreviousIcon size={18} /> Previous
      </button>
      <output className={classes.at}>
        Page {page} of {pageCount}
      </output>
      <button type="button" disabled={page >= pageCount} onClick={() => onPage(page + 1)}>
        Next <NextIcon size={18} />
      </button>
    </nav>
  );
}
