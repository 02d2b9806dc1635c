import { Link } from 'react-router-dom';
import { COMMISSION } from '@domain/publicSite.ts';
import { Mark } from '@/ui/map/Mark.tsx';
import { footerColumns } from './navigation.ts';
import classes from './Footer.module.css';

/** The sheet's margin: scale bar, legend columns, imprint. */
export function Footer() {
  return (
    <footer className={classes.root}>
      <div className={classes.inner}>
        <div className={classes.scale} aria-hidden="true" />
        <div className={classes.columns}>
          <div className={classes.imprint}>
            <Mark withName />
            <p>Plan by typing or talking. Read it again anywhere, with or without a network.</p>
          </div>
          {footerColumns.map((column) => (
            <nav key={column.title} aria-label={column.title}>
              <h2 className={classes.title}>{column.title}</h2>
              <ul>
                {column.items.map((item) => (
                  <li key={item.label}>
                    <Link to={item.to} className={classes.link}>
                      {item.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <p className={classes.small}>
          Waymark plans trips and compares prices. Bookings are made on our partners&rsquo; pages, which open
          in a new tab. {COMMISSION}
        </p>
      </div>
    </footer>
  );
}
