import { type ReactNode, useMemo } from 'react';
import { useData } from '@/data/door/door.ts';
import { useAmountsBeside, useBesideDollars } from '@/data/door/useBesideDollars.ts';
import { useClockFace } from '@/data/door/useDeviceSettings.ts';
import type { ChatResults } from '@domain/chat/results.ts';
import { onClock } from '@domain/dates/dayTimes.ts';
import { formatShortDate } from '@domain/dates/formatDates.ts';
import type { CheckedPlan, PlanItem } from '@domain/itinerary/itinerary.ts';
import { mapsLink } from '@domain/itinerary/mapsLink.ts';
import { offerAt, offersOf, type PlanOffer, planSum, toDayItem } from '@domain/itinerary/planCards.ts';
import { DayCard } from '@/ui/itinerary/DayCard.tsx';
import { MapLink } from '@/ui/itinerary/MapLink.tsx';
import { PlanWarnings } from '@/ui/itinerary/PlanWarnings.tsx';
import { ItemOfferLink } from '@/ui/offers/ItemOfferLink.tsx';
import { openDayOf } from '../../openDay.ts';
import classes from './PlanDays.module.css';

interface PlanDaysProps {
  readonly plan: CheckedPlan;
  /** What became of it by hand; absent where it is as it was said. */
  readonly now?: CheckedPlan | undefined;
  /** The same trip's plan as it was said before this one. */
  readonly before?: CheckedPlan | undefined;
  readonly results: ChatResults | undefined;
  /** Affiliate marker of the flight and hotel links. */
  readonly marker: string;
  readonly onBook: (link: string) => void;
  /** The way to the trip that the plan is kept as. */
  readonly trip?: ReactNode;
}

/**
 * A plan as one card, what its checks found said before anything else. Its days are folds, the first one open, or the first
 * that a change has changed: the text below a plan must stay in reach.
 */
export function PlanDays({ plan: said, now, before, results, marker, onBook, trip }: PlanDaysProps) {
  const { activity } = useData();
  const face = useClockFace();
  const beside = useBesideDollars();
  const { amountOf } = useAmountsBeside();
  const offers = useMemo(() => offersOf(results, marker), [results, marker]);
  // a day that was opened stays so while the plan is changed
  const open = useMemo(() => openDayOf(said, before), [said, before]);
  const plan = now ?? said;
  const book = (offer: PlanOffer) => {
    onBook(offer.href);
    if (offer.tourId !== null) void activity.trackTour(offer.tourId);
  };
  const withLink = (date: string, item: PlanItem) => {
    const offer = offerAt(offers, plan, date, item);
    const map = mapsLink(item, plan);
    return {
      ...toDayItem(item, face, plan.costs, amountOf),
      action: (offer || map) && (
        <div className={classes.links}>
          {offer && <ItemOfferLink {...offer} onBook={() => book(offer)} />}
          {map && <MapLink href={map} title={item.title} />}
        </div>
      ),
    };
  };
  return (
    <section className={classes.plan} aria-label={plan.title}>
      <header className={classes.head}>
        <h2 className={classes.title}>{plan.title}</h2>
        <p className={classes.sum}>{[planSum(plan), beside(plan.total)].filter(Boolean).join('; ')}</p>
        {trip}
      </header>
      <PlanWarnings warnings={plan.warnings.map((warning) => onClock(face, warning))} />
      <ol className={classes.days}>
        {plan.days.map((day) => (
          <li key={day.number}>
            <DayCard
              day={day.number}
              date={formatShortDate(day.date)}
              title={day.title}
              items={day.items.map((item) => withLink(day.date, item))}
              fold={day.number === open ? 'open' : 'closed'}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
