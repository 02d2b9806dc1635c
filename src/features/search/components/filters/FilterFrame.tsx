import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { Button, Drawer } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import classes from './FilterFrame.module.css';

interface FilterFrameProps {
  readonly subject: 'flights' | 'hotels';
  readonly shown: number;
  readonly total: number;
  readonly touched: boolean;
  readonly onClear: () => void;
  readonly sort: ReactNode;
  /** The groups of the panel. */
  readonly filters: ReactNode;
  readonly children: ReactNode;
}

/** Results with their filters: a panel on the left, on phones a drawer behind a button. */
export function FilterFrame(props: FilterFrameProps) {
  const { subject, shown, total, touched, onClear, sort, filters, children } = props;
  const [drawerOpen, setDrawerOpen] = useState(false);
  const count = touched
    ? `${shown} of ${total} shown`
    : `${total} ${total === 1 ? subject.slice(0, -1) : subject}`;
  const clear = touched && (
    <button type="button" className={classes.clear} onClick={onClear}>
      Clear
    </button>
  );
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
          <output className={classes.count}>{count}</output>
          <span className={classes.tools}>
            <span className={classes.phone}>{clear}</span>
            {sort}
            <span className={classes.phone}>
              <Button onClick={() => setDrawerOpen(true)} aria-haspopup="dialog">
                Filters
              </Button>
            </span>
          </span>
        </div>
        {children}
      </section>
      <Drawer
        opened={drawerOpen}
        onClose={() => setDrawerOpen(false)}
        position="bottom"
        size="auto"
        title="Filters"
        closeButtonProps={{ 'aria-label': 'Close filters' }}
        // Mantine's <header> would be a second banner of the page.
        attributes={{ header: { role: 'presentation' } }}
        classNames={{
          content: classes.drawer ?? '',
          header: classes.drawerHead ?? '',
          title: classes.title ?? '',
          close: classes.close ?? '',
        }}
      >
        {filters}
        <div className={classes.drawerFoot}>
          {clear}
          <Button variant="filled" onClick={() => setDrawerOpen(false)}>
            Show {shown} of {total}
          </Button>
        </div>
      </Drawer>
    </div>
  );
}
