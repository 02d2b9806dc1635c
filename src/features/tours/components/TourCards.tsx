import { formatAge } from '@domain/dates/formatDates.ts';
import type { TourOffer } from '@domain/offers/offers.ts';
import { EmptyState } from '@/ui/feedback/EmptyState.tsx';
import { ErrorState } from '@/ui/feedback/ErrorState.tsx';
import { OfferSkeleton } from '@/ui/offers/OfferSkeleton.tsx';
import { TourStub } from '@/ui/offers/TourStub.tsx';
import { AgeSign } from '@/ui/signs/AgeSign.tsx';
import { useNow } from '@/ui/offers/useNow.ts';
import type { ToursView } from '../hooks/useTours.ts';
import classes from './tours.module.css';

interface TourCardsProps {
  readonly place: string;
  readonly view: ToursView;
  readonly onRetry: () => void;
  readonly onBook: (bookingUrl: string, tourId: string) => void;
}

/** Two rows of three on a wide screen; the best rated come first. */
const SHOWN = 6;

/** The tours of one place, in each of the states that a search has. */
export function TourCards({ place, view, onRetry, onBook }: TourCardsProps) {
  switch (view.status) {
    case 'loading':
      return (
        <div className={classes.strip}>
          {Array.from({ length: SHOWN }, (_, index) => (
            <OfferSkeleton key={index} kind="tour" />
          ))}
        </div>
      );
    case 'error':
      return (
        <ErrorState title="The tours could not be loaded" onRetry={onRetry}>
          {view.message}
        </ErrorState>
      );
    case 'ready':
      return view.tours.length === 0 ? (
        <EmptyState title="No Tours Found">
          Nobody offers a tour in {place} just now. Try another place.
        </EmptyState>
      ) : (
        <TourList {...view} place={place} onRetry={onRetry} onBook={onBook} />
      );
  }
}

interface TourListProps extends Omit<TourCardsProps, 'view'> {
  readonly tours: readonly TourOffer[];
  readonly seenAt: string | null;
  readonly stored: boolean;
}

function TourList({ place, tours, seenAt, stored, onRetry, onBook }: TourListProps) {
  const now = useNow();
  return (
    <>
      {stored && (
        <div className={classes.stored}>
          <AgeSign
            kept="Tours kept on this device"
            verb="prices seen"
            age={seenAt ? formatAge(seenAt, now) : 'some time ago'}
            onCheckAgain={onRetry}
          />
        </div>
      )}
      <ul className={classes.strip} aria-label={`Tours in ${place}`}>
        {tours.slice(0, SHOWN).map((tour, index) => (
          <li key={tour.id}>
            <TourStub tour={tour} index={index} onBook={(url) => onBook(url, tour.id)} />
          </li>
        ))}
      </ul>
    </>
  );
}
