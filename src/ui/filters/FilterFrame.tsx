import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Sheet } from '../dialogs/Sheet.tsx';
import { ClearButton, type Noun, ShownBar } from './ShownBar.tsx';
import classes from './FilterFrame.module.css';

interface FilterFrameProps {
  readonly noun: Noun;
  readonly shown: number;
  readonly total: number;
  readonly touched: boolean;
  readonly onClear: () => void;
  /** Beside the count: the order. */
  readonly sort?: ReactNode;
  /** The groups of the panel. */
  readonly filters: ReactNode;
  readonly children: ReactNode;
}

/** Results with their filters: a panel on the left, on phones a sheet behind a button. */
export function FilterFrame(props: FilterFrameProps) {
  const { noun, shown, total, touched, onClear, sort, filters, children } = props;
  const [open, setOpen] = useState(false);
  const clear = touched && <ClearButton onClear={onClear} />;
  return (
    <div className={classes.frame}>
      <aside className={classes.panel} aria-label="Filters">
        <div className={classes.head}>
          <h2 className={classes.title}>Filters</h2>
          {clear}
        </div>
        {filters}
      </aside>
      <section className={classes.results} aria-label="Results">
        <h2 className="wm-hidden">Results</h2>
        <div className={classes.bar}>
          <ShownBar shown={shown} total={total} noun={noun} touched={touched} onClear={onClear}>
            {sort}
            <Button onClick={() => setOpen(true)} aria-haspopup="dialog">
              Filters
            </Button>
          </ShownBar>
        </div>
        {children}
      </section>
      <Sheet
        opened={open}
        onClose={() => setOpen(false)}
        title="Filters"
        closeLabel="Close filters"
        actions={
          <>
            {clear}
            <Button variant="filled" onClick={() => setOpen(false)}>
              Show {shown} of {total}
            </Button>
          </>
        }
      >
        {filters}
      </Sheet>
    </div>
  );
}
