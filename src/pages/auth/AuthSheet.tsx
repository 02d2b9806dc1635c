import type { ReactNode } from 'react';
import { ContourGround } from '@/ui/map/ContourGround.tsx';
import { PageHeading } from '@/ui/PageHeading.tsx';
import classes from './AuthSheet.module.css';

interface AuthSheetProps {
  readonly heading: string;
  readonly subtitle?: ReactNode;
  readonly children: ReactNode;
  /** Under the form: the way to the other one. */
  readonly foot?: ReactNode;
}

/** The frame of the account pages: the form on a card, the card on the map. */
export function AuthSheet({ heading, subtitle, children, foot }: AuthSheetProps) {
  return (
    <div className={classes.ground}>
      <ContourGround at={[220, 40]} fades />
      <div className={classes.card}>
        <PageHeading subtitle={subtitle}>{heading}</PageHeading>
        {children}
        {foot && <div className={classes.foot}>{foot}</div>}
      </div>
    </div>
  );
}
