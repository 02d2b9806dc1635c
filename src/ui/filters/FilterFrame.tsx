import { Button } from '@mantine/core';
import { memo, type ReactNode, type RefObject, useRef, useState } from 'react';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { Sheet } from '../dialogs/Sheet.tsx';
import { ClearButton, type Noun, ShownBar } from './ShownBar.tsx';
import classes from './FilterFrame.module.css';

/** Draws nothing while it is closed, and so need not follow what is filtered meanwhile. */
const FilterSheet = memo(Sheet, (before, now) => !before.opened && !now.opened);

interface FilterFrameProps {
  readonly noun: Noun;
  readonly shown: number;
  readonly total: number;
  readonly touched: boolean;
  /** The count on screen, which has the focus after Clear. */
  readonly count: RefObject<HTMLOutputElement | null>;
  readonly onClear: () => void;
  /** Beside the count: the order. */
  readonly sort?: ReactNode;
  /** The groups of the panel. */
  readonly filters: ReactNode;
  readonly children: ReactNode;
}

/**
 * Results with their filters: a panel on the left, on phones a sheet behind a button. Where the filters leave nothing,
 * it says so. Clear gives the focus to the count.
 */
export function FilterFrame(props: FilterFrameProps) {
  const { noun, shown, total, touched, count, onClear, sort, filters, children } = props;
  const [open, setOpen] = useState(false);
  const show = useRef<HTMLButtonElement>(null);
  const clearAll = () => {
    onClear();
    count.current?.focus();
  };
  return (
    <div className={classes.frame}>
      <aside className={classes.panel} aria-label="Filters">
        <div className={classes.head}>
          <h2 className={classes.title}>Filters</h2>
          {touched && <ClearButton onClear={onClear} next={count} />}
        </div>
        {filters}
      </aside>
      <section className={classes.results} aria-label="Results">
        <h2 className="wm-hidden">Results</h2>
        <div className={classes.bar}>
          <ShownBar count={count} shown={shown} total={total} noun={noun} touched={touched} onClear={onClear}>
            {sort}
            <Button onClick={() => setOpen(true)} aria-haspopup="dialog">
              Filters
            </Button>
          </ShownBar>
        </div>
        {shown === 0 && total > 0 && (
          <EmptyState
            title={`No ${noun.many} match these filters`}
            action={<Button onClick={clearAll}>Clear filters</Button>}
          />
        )}
        {children}
      </section>
      <FilterSheet
        opened={open}
        onClose={() => setOpen(false)}
        title="Filters"
        closeLabel="Close filters"
        actions={
          <>
            {touched && <ClearButton onClear={onClear} next={show} />}
            <Button ref={show} variant="filled" onClick={() => setOpen(false)}>
              Show {shown} of {total}
            </Button>
          </>
        }
      >
        {filters}
      </FilterSheet>
    </div>
  );
}
