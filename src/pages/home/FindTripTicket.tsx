import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { BedIcon, PlaneIcon } from '@/ui/icons/icons.tsx';
import classes from './FindTripTicket.module.css';

/** 'Find Your Perfect Trip', as the ticket that leads to the search forms. */
export function FindTripTicket() {
  return (
    <div className={classes.ticket}>
      <div className={classes.main}>
        <h2 className={classes.title}>Find Your Perfect Trip</h2>
        <p className={classes.text}>Name your places and dates: fares and rooms, compared on one page.</p>
      </div>
      <div className={classes.stub}>
        <p className={classes.what}>
          <PlaneIcon size={20} /> Flights from real airports
        </p>
        <p className={classes.what}>
          <BedIcon size={20} /> Hotels by place and date
        </p>
        <Button component={Link} to={paths.booking} fullWidth>
          Search Flights &amp; Hotels
        </Button>
      </div>
    </div>
  );
}
