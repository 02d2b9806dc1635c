import { useCallback, useRef, useState } from 'react';
import { env } from '@/config/env.ts';
import { ChipGroup } from '@/ui/controls/ChipGroup.tsx';
import { useNearViewport } from '@/ui/useNearViewport.ts';
import { useTourClick } from '../hooks/useTourClick.ts';
import { useTours } from '../hooks/useTours.ts';
import { PartnerWidget } from './PartnerWidget.tsx';
import { TourCards } from './TourCards.tsx';
import classes from './tours.module.css';

interface PopularToursProps {
  /** Cities to choose from, the first one chosen. */
  readonly places: readonly [string, ...string[]];
  /** Whose click is logged; null for a visitor. */
  readonly userId: string | null;
}

/**
 * What there is to do in a place: the partner's widget where this installation has one, else the cards of the
 * tours provider. Nothing is fetched before the reader comes near.
 */
export function PopularTours({ places, userId }: PopularToursProps) {
  const root = useRef<HTMLDivElement>(null);
  const near = useNearViewport(root);
  const [widgetFailed, setWidgetFailed] = useState(false);
  const onFailure = useCallback(() => setWidgetFailed(true), []);
  const partnerId = widgetFailed ? null : env.toursPartnerId;
  return (
    <div ref={root} className={classes.root}>
      {partnerId === null ? (
        <ToursByPlace places={places} userId={userId} wanted={near} />
      ) : (
        near && <PartnerWidget partnerId={partnerId} onFailure={onFailure} />
      )}
    </div>
  );
}

function ToursByPlace({ places, userId, wanted }: PopularToursProps & { readonly wanted: boolean }) {
  const [place, setPlace] = useState<string>(places[0]);
  const { view, retry } = useTours(place, wanted);
  const onBook = useTourClick(userId);
  return (
    <>
      <ChipGroup legend="Tours in" choices={places} value={place} onChange={setPlace} />
      <output className="wm-hidden">
        {wanted && view.status === 'loading' && `Finding tours in ${place}...`}
        {view.status === 'ready' && `Tours in ${place} are listed.`}
      </output>
      <TourCards place={place} view={view} onRetry={retry} onBook={onBook} />
    </>
  );
}
