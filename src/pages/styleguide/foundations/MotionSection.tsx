import { Button } from '@mantine/core';
import { useState } from 'react';
import { arrivalStyle } from '@/ui/offers/arrival.ts';
import { RouteLine } from '@/ui/offers/flight/RouteLine.tsx';
import { Row, Specimen } from '../frame/Specimen.tsx';
import classes from './foundations.module.css';

/** What moves, to be played again. */
export function MotionSection() {
  const [played, setPlayed] = useState(0);
  return (
    <>
      <Button className={classes.play ?? ''} onClick={() => setPlayed(played + 1)}>
        Play again
      </Button>
      <Row columns={3} key={played}>
        <Specimen name="fast, 150 ms, ease: a press">
          <span className={classes.mover} data-speed="fast" />
        </Specimen>
        <Specimen name="slow, 250 ms, ease: a sheet, a toast">
          <span className={classes.mover} data-speed="slow" />
        </Specimen>
        <Specimen name="stagger, 0.1 s: cards one after the other">
          <span className={classes.cards}>
            {[0, 1, 2, 3].map((index) => (
              <span key={index} className={classes.card} style={arrivalStyle(index)} />
            ))}
          </span>
        </Specimen>
        <Specimen name="The route line draws once">
          <RouteLine stopCount={1} />
        </Specimen>
      </Row>
    </>
  );
}
