import { Link, useLocation } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { ContourGround } from '@/ui/map/ContourGround.tsx';
import { Mark } from '@/ui/map/Mark.tsx';
import { groups } from '../sections.ts';
import classes from './SheetIndex.module.css';

/** The legend of the sheet: where each section stands on its grid. */
export function SheetIndex() {
  const { hash, search } = useLocation();
  return (
    <header className={classes.root}>
      <div className={classes.cover}>
        <ContourGround at={[60, 40]} />
        <Link to={paths.home} className={classes.home} aria-label="Waymark, home">
          <Mark withName />
        </Link>
        <h1 className={classes.title}>Styleguide</h1>
        <p className={classes.text}>The trail map, and everything drawn on it.</p>
      </div>
      <nav aria-label="Sections" className={classes.nav}>
        {groups.map(({ letter, name, sections }) => (
          <div key={letter}>
            <p className={classes.group}>{name}</p>
            <ol>
              {sections.map(({ id, title }, index) => (
                <li key={id}>
                  <Link
                    to={{ hash: id, search }}
                    className={classes.link}
                    aria-current={hash === `#${id}` ? 'location' : undefined}
                  >
                    <span className={classes.grid}>
                      {letter}
                      {index + 1}
                    </span>
                    {title}
                  </Link>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </nav>
    </header>
  );
}
