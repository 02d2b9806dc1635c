import { Button } from '@mantine/core';
import { useReload } from '../useReload.ts';
import classes from './Banners.module.css';

/** In place of a part around the pages that could not be fetched: a newer version may have it. */
export function ReloadButton() {
  const { reload, isHeld } = useReload(true);
  return (
    <Button onClick={reload} variant="subtle">
      {isHeld ? 'Send what you typed, then reload' : 'Reload'}
    </Button>
  );
}

/** The same, among what is offered in the corner. */
export function MissingPart() {
  return (
    <div className={classes.update}>
      <span>This part of the app could not be fetched</span>
      <ReloadButton />
    </div>
  );
}
