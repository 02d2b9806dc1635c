import { memo, useMemo } from 'react';
import { useAmountsBeside } from '@/data/door/useBesideDollars.ts';
import { useClockFace } from '@/data/door/useDeviceSettings.ts';
import { onClock } from '@domain/dates/dayTimes.ts';
import { formatShortDate } from '@domain/dates/formatDates.ts';
import type { Gait } from '@domain/itinerary/gait.ts';
import type { CheckedPlan, PlanDay, PlanItem } from '@domain/itinerary/itinerary.ts';
import { mapsLink } from '@domain/itinerary/mapsLink.ts';
import { offerAt, type PlanOffer, toDayItem } from '@domain/itinerary/planCards.ts';
import type { HandEdit } from '@domain/trips/edits.ts';
import { daySketch } from '@domain/trips/sketch.ts';
import { type Wishes, whyHere } from '@domain/trips/whyHere.ts';
import { TextButton } from '@/ui/controls/TextButton.tsx';
import { FormNotice } from '@/ui/feedback/FormNotice.tsx';
import { DayCard } from '@/ui/itinerary/DayCard.tsx';
import { MapLink } from '@/ui/itinerary/MapLink.tsx';
import { ItemOfferLink } from '@/ui/offers/ItemOfferLink.tsx';
import { DragHandle } from './drag/DragHandle.tsx';
import type { Drag } from './drag/useDrag.ts';
import type { ItemQuestion } from './ItemDialog.tsx';
import { ItemMenu } from './ItemMenu.tsx';
import { useBook } from './useBook.ts';
import type { Refusal } from './useHandEdits.ts';
import { waysBetweenStops } from './waysBetweenStops.ts';
import classes from './TripScreen.module.css';

interface TripDayProps {
  readonly userId: string;
  readonly day: PlanDay;
  /** How those who travel get about. */
  readonly gait: Gait;
  /** What explains its items. */
  readonly wishes: Wishes;
  /** See `weekdaysIn`. */
  readonly weekdays: string;
  readonly stays: CheckedPlan['stays'];
  /** What a bed's sum is made of. */
  readonly costs: CheckedPlan['costs'];
  /** See `offersOf`. */
  readonly links: ReadonlyMap<string, PlanOffer>;
  /** There are other days to move an item to. */
  readonly hasOthers: boolean;
  /** About an item of this day. */
  readonly refusal: Refusal | null;
  readonly drag: Drag;
  readonly onEdit: (edit: HandEdit, item: PlanItem) => void;
  readonly onAsk: (question: ItemQuestion) => void;
}

/** A day of a kept trip, each of its items with what can be done with it. Drawn again where it changes, and not with others. */
export const TripDay = memo(function TripDay(props: TripDayProps) {
  const { userId, day, gait, wishes, weekdays, stays, costs, links, hasOthers, refusal, drag } = props;
  const { onEdit, onAsk } = props;
  const face = useClockFace();
  const { amountOf } = useAmountsBeside();
  const book = useBook(userId);
  const ways = useMemo(() => waysBetweenStops(day, gait), [day, gait]);
  const sketch = useMemo(() => daySketch(day), [day]);
  const shown = (item: PlanItem, index: number) => {
    // what is booked is not to be booked again
    const offer = item.booked ? undefined : offerAt(links, { stays }, day.date, item);
    const map = mapsLink(item, { stays });
    const action = (offer || map) && (
      <div className={classes.links}>
        {offer && <ItemOfferLink {...offer} onBook={() => book(offer)} />}
        {map && <MapLink href={map} title={item.title} />}
      </div>
    );
    return {
      ...toDayItem(item, face, costs, amountOf),
      why: whyHere(item, day.date, weekdays, wishes),
      way: ways[index],
      action,
      handle: <DragHandle item={item} drag={drag} />,
      menu: <ItemMenu {...{ day, item, hasOthers, onEdit, onAsk }} />,
      notice: refusal?.item === item.id && (
        <div className={classes.refusal}>
          <FormNotice>{onClock(face, refusal.words)}</FormNotice>
        </div>
      ),
    };
  };
  return (
    <li id={`day-${day.number}`} className={classes.day} tabIndex={-1}>
      <DayCard
        day={day.number}
        date={formatShortDate(day.date)}
        title={day.title}
        items={day.items.map(shown)}
        sketch={sketch}
        foot={
          <span className={classes.add}>
            <TextButton
              name={`Add something to day ${day.number}`}
              onClick={() => onAsk({ about: 'add', day })}
            >
              Add something
            </TextButton>
          </span>
        }
      />
    </li>
  );
});
