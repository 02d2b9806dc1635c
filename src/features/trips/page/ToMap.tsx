import { Button } from '@mantine/core';
import { goToPart, MAP_ID } from '../goToPart.ts';

/** The head's way to the map of the same page. */
export function ToMap() {
  return (
    <Button component="a" href={`#${MAP_ID}`} onClick={(event) => goToPart(event, MAP_ID)}>
      Map
    </Button>
  );
}
