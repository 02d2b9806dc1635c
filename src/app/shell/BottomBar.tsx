import { NavLink } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { ChatIcon, HomeIcon, PlaneIcon, TripsIcon } from '@/ui/icons/icons.tsx';
import classes from './BottomBar.module.css';

const items = [
  { label: 'Home', to: paths.home, Icon: HomeIcon },
  { label: 'Book', to: paths.booking, Icon: PlaneIcon },
  { label: 'Assistant', to: paths.assistant, Icon: ChatIcon },
  { label: 'My Trips', to: paths.myTrips, Icon: TripsIcon },
];

/** Within the thumb's reach on a phone, where the app is installed and the browser's own bar is gone. */
export function BottomBar() {
  return (
    <nav className={classes.bar} aria-label="App">
      {items.map(({ label, to, Icon }) => (
        <NavLink key={to} to={to} end className={classes.item ?? ''}>
          <Icon />
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
