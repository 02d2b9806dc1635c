import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Toasts } from '@/ui/feedback/toasts/Toasts.tsx';
import { PhoneFrame } from './frame/PhoneFrame.tsx';
import { SheetIndex } from './frame/SheetIndex.tsx';
import { Toolbar } from './frame/Toolbar.tsx';
import { useWidth } from './frame/useWidth.ts';
import { groups } from './sections.ts';
import classes from './StyleguidePage.module.css';

/**
 * The visual language on one sheet: tokens first, then every component of src/ui in each of its states. In development
 * only. `?bare` leaves the frame out, for the phone that the sheet holds of itself.
 */
export function StyleguidePage() {
  const { search, hash } = useLocation();
  const bare = new URLSearchParams(search).has('bare');
  const [width, setWidth] = useWidth();
  useEffect(() => {
    document.title = 'Styleguide · Waymark';
  }, []);
  // sections arrive after the browser has looked for the one in the address
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);

  const sheet = groups.map(({ letter, sections }) =>
    sections.map(({ id, title, about, Content }, index) => (
      <section key={id} id={id} className={classes.section} aria-labelledby={`${id}-title`}>
        <header className={classes.head}>
          <span className={classes.grid}>
            {letter}
            {index + 1}
          </span>
          <h2 id={`${id}-title`}>{title}</h2>
          <p className={classes.about}>{about}</p>
        </header>
        <Content />
      </section>
    )),
  );
  if (bare) {
    return (
      <main className={classes.bare}>
        <h1 className="wm-hidden">Styleguide</h1>
        {sheet}
      </main>
    );
  }
  return (
    <div className={classes.page}>
      <SheetIndex />
      <main className={classes.sheet}>
        <Toolbar width={width} onWidth={setWidth} />
        {width === 'phone' ? <PhoneFrame hash={hash} /> : sheet}
      </main>
      <Toasts />
    </div>
  );
}
