import classes from './OfferSkeleton.module.css';

interface OfferSkeletonProps {
  readonly kind: 'flight' | 'hotel' | 'tour';
}

/** The shape of an offer that is on its way; says nothing to assistive technology (the page does, once). */
export function OfferSkeleton({ kind }: OfferSkeletonProps) {
  return (
    <div className={classes.card} data-kind={kind} aria-hidden="true">
      {kind === 'hotel' && <span className={classes.photo} />}
      <span className={classes.line} />
      <span className={classes.wide} />
      <span className={classes.stub} />
    </div>
  );
}
