import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths.ts';

/** The way on where no trip could be opened. */
export function ToHome() {
  return (
    <Button component={Link} to={paths.home}>
      To the home page
    </Button>
  );
}
