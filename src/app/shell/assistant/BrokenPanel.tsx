import { Button } from '@mantine/core';
import classes from './AssistantCorner.module.css';

interface BrokenPanelProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** Stands in for an assistant that broke while it was being drawn: the page around it goes on. */
export function BrokenPanel({ id, onClose }: BrokenPanelProps) {
  return (
    <div id={id} className={classes.note} role="alert">
      <p>The assistant could not be shown. Close it and open it again, or reload the page.</p>
      <div className={classes.ways}>
        <Button variant="filled" onClick={() => location.reload()}>
          Reload
        </Button>
        <Button onClick={onClose}>Close</Button>
      </div>
    </div>
  );
}
