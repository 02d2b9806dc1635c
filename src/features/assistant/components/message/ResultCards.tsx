import { Button } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import { useData } from '@/data/door/door.ts';
import { useBesideDollars } from '@/data/door/useBesideDollars.ts';
import { useClockFace } from '@/data/door/useDeviceSettings.ts';
import { useSavingData } from '@/data/door/useSavingData.ts';
import type { ChatResults } from '@domain/chat/results.ts';
import { formatAge } from '@domain/dates/formatDates.ts';
import type { CheckedPlan } from '@domain/itinerary/itinerary.ts';
import { offersInPlan } from '@domain/itinerary/offerLines.ts';
import { stayOfferId } from '@domain/itinerary/planCards.ts';
import { cardOnClock, toFlightCard, toHotelCard, withoutPictures } from '@domain/offers/cards.ts';
import { Fold } from '@/ui/Fold.tsx';
import { FlightPass } from '@/ui/offers/flight/FlightPass.tsx';
import { HotelTag } from '@/ui/offers/hotel/HotelTag.tsx';
import { TourStub } from '@/ui/offers/TourStub.tsx';
import { useNow } from '@/ui/offers/useNow.ts';
import { useChoices } from './useChoices.tsx';
import classes from './ResultCards.module.css';

interface ResultCardsProps {
  readonly results: ChatResults;
  /** The answer's plan: the offers in it come first, and say so. */
  readonly plan?: CheckedPlan | undefined;
  /** Affiliate marker of the flight and hotel links. */
  readonly marker: string;
  /** ISO instant at which the offers were priced. */
  readonly seenAt: string | undefined;
  /** The trip that it was found for; where the chat is about it, an offer can be used in the place of a like one. */
  readonly tripId?: string | null | undefined;
  /** Each kind is folded away: a plan says already what of them is in it. */
  readonly folded?: boolean;
  readonly onBook: (link: string) => void;
}

/** Flights shown before "Show all": a reply is read on, not scrolled past. */
const FLIGHTS_AT_FIRST = 3;
const NONE: ReadonlySet<string> = new Set();

/** What the reply's tools found. */
export function ResultCards(props: ResultCardsProps) {
  const { results, plan, marker, seenAt, tripId = null, folded = false, onBook } = props;
  const now = useNow();
  const { activity } = useData();
  const face = useClockFace();
  const beside = useBesideDollars();
  const [all, setAll] = useState(false);
  const age = seenAt ? `price seen ${formatAge(seenAt, now)}` : undefined;
  const sparing = useSavingData();
  const used = useMemo(() => (plan ? offersInPlan(plan) : NONE), [plan]);
  const choices = useChoices(tripId);
  // the order stays while one is chosen, and says no more than it
  const isInPlan = (key: string) => (choices ? choices.used : used).has(key);
  const found = usedFirst(results.flights, ({ id }) => used.has(id));
  const passes = found.map((offer) => cardOnClock(toFlightCard(offer, marker), face));
  const flights = sparing ? withoutPictures(passes) : passes;
  const beds = usedFirst(results.hotels, (hotel) => used.has(stayOfferId(hotel)));
  // a hotel may be offered for several stays
  const stays = beds.map(stayOfferId);
  const tags = beds.map((offer) => toHotelCard(offer, marker));
  const hotels = sparing ? withoutPictures(tags) : tags;
  const tours = usedFirst(results.tours, ({ id }) => used.has(id));
  const openTour = (link: string, tourId: string) => {
    onBook(link);
    void activity.trackTour(tourId);
  };
  const shownFlights = all ? flights : flights.slice(0, FLIGHTS_AT_FIRST);
  return (
    <>
      <Strip
        title="Flights"
        count={flights.length}
        layout="stack"
        folded={folded}
        more={
          flights.length > shownFlights.length && (
            <Button className={classes.all} onClick={() => setAll(true)}>
              Show all {flights.length} flights
            </Button>
          )
        }
      >
        {shownFlights.map((card, index) => (
          <li key={card.id}>
            <FlightPass
              flight={card}
              index={index}
              beside={beside(card.price)}
              age={age}
              inPlan={isInPlan(card.id)}
              choice={choices?.of(
                card.id,
                `${card.airline} ${card.flightNumber}, ${card.from} ${card.departureTime}`,
              )}
              priceNote={card.back ? 'per adult, return' : 'per adult, one way'}
              onBook={onBook}
            />
            {choices?.refusedAt(card.id)}
          </li>
        ))}
      </Strip>
      <Strip title="Hotels" count={hotels.length} layout="strip" folded={folded}>
        {hotels.map((hotel, index) => (
          <li key={stays[index]}>
            <HotelTag
              hotel={hotel}
              index={index}
              beside={beside(hotel.price)}
              age={age}
              inPlan={isInPlan(stays[index] ?? '')}
              choice={choices?.of(stays[index] ?? '', hotel.name)}
              onBook={onBook}
            />
            {choices?.refusedAt(stays[index] ?? '')}
          </li>
        ))}
      </Strip>
      <Strip title="Tours" count={tours.length} layout="strip" folded={folded}>
        {tours.map((tour, index) => (
          <li key={tour.id}>
            <TourStub
              tour={tour}
              index={index}
              beside={beside(tour.price)}
              age={age}
              inPlan={isInPlan(tour.id)}
              choice={choices?.of(tour.id, tour.name)}
              onBook={(link) => openTour(link, tour.id)}
            />
            {choices?.refusedAt(tour.id)}
          </li>
        ))}
      </Strip>
    </>
  );
}

/** Those of the plan before the others, each in the order they were found in. */
function usedFirst<Offer>(offers: readonly Offer[], isUsed: (offer: Offer) => boolean): Offer[] {
  return offers.toSorted((a, b) => Number(isUsed(b)) - Number(isUsed(a)));
}

interface StripProps {
  readonly title: string;
  readonly count: number;
  /** `stack`: one under the other; `strip`: side by side, scrolled sideways. */
  readonly layout: 'stack' | 'strip';
  readonly folded: boolean;
  /** The way to those that are not shown. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

function Strip({ title, count, layout, folded, more, children }: StripProps) {
  if (count === 0) return null;
  const list = (
    <>
      <ul className={classes[layout]} aria-label={title}>
        {children}
      </ul>
      {more}
    </>
  );
  if (folded) {
    return (
      <Fold title={title} aside={`${count}`} offPaper>
        {list}
      </Fold>
    );
  }
  return (
    <section className={classes.section} data-off-paper>
      <h2 className={classes.title}>
        {title} <span className={classes.count}>{count}</span>
      </h2>
      {list}
    </section>
  );
}
