import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { ContourGround } from '@/ui/map/ContourGround.tsx';
import { PageHeading } from '@/ui/PageHeading.tsx';
import { TextLink } from '@/ui/TextLink.tsx';
import { usePageHead } from '@/ui/head/usePageHead.ts';
import classes from './NotFoundPage.module.css';

/** An address without a page. */
export function NotFoundPage() {
  usePageHead('notFound');
  return (
    <div className={classes.ground}>
      <ContourGround at={[0, 300]} fades />
      <div className={classes.body}>
        <PageHeading subtitle="There is no page at this address. It may have moved, or the link has a typing error.">
          You are off the map
        </PageHeading>
        <div className={classes.actions}>
          <Button component={Link} to={paths.home} variant="filled">
            Back to Home
          </Button>
          <TextLink to={paths.destinations}>Explore destinations</TextLink>
        </div>
      </div>
    </div>
  );
}
