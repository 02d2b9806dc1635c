import { memo, type ReactNode, type RefObject, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useClockFace } from '@/data/door/useDeviceSettings.ts';
import type { WatchedTrip } from '@/data/repositories/trips/trips.ts';
import { bookingOf } from '@domain/chat/booking.ts';
import type { BookingDetails } from '@domain/chat/plannerApi.ts';
import { onClock } from '@domain/dates/dayTimes.ts';
import { localIsoDate } from '@domain/dates/formatDates.ts';
import { gaitOfSpec } from '@domain/itinerary/gait.ts';
import type { CheckedPlan, PlanItem } from '@domain/itinerary/itinerary.ts';
import { offersOf } from '@domain/itinerary/planCards.ts';
import type { HandEdit } from '@domain/trips/edits.ts';
import { daysAlike } from '@domain/trips/handMoves.ts';
import { isOverAt } from '@domain/trips/listing.ts';
import type { Trip } from '@domain/trips/trip.ts';
import { weekdaysIn, wishesOf } from '@domain/trips/whyHere.ts';
import { EmptyState } from '@/ui/feedback/EmptyState.tsx';
import { PlanWarnings } from '@/ui/itinerary/PlanWarnings.tsx';
import { Page } from '@/ui/Page.tsx';
import { useNow } from '@/ui/offers/useNow.ts';
import { useOpenInPrint } from '@/ui/useOpenInPrint.ts';
import { useStable } from '@/ui/useStable.ts';
import { usePageHead } from '@/ui/head/usePageHead.ts';
import { tripPath } from '@/config/paths.ts';
import { TripMap } from '../map/TripMap.tsx';
import { TodayOnPage } from '../today/TodayOnPage.tsx';
import { BookFold } from './BookFold.tsx';
import { ConflictList } from './ConflictList.tsx';
import { DayIndex } from './DayIndex.tsx';
import { useDrag } from './drag/useDrag.ts';
import { ItemDialog, type ItemQuestion } from './ItemDialog.tsx';
import { LastChange } from './LastChange.tsx';
import { OnPaper } from '../take/OnPaper.tsx';
import { useIsOnScreen } from './onScreen.ts';
import { OfferFolds } from './OfferFolds.tsx';
import { ReasonFolds } from './ReasonFolds.tsx';
import { TripDay } from './TripDay.tsx';
import { TripFolds } from './TripFolds.tsx';
import { TripHead } from './TripHead.tsx';
import { type HandEdits, type Refusal, useHandEdits } from './useHandEdits.ts';
import { type HeldPart, useHeldItem } from './useHeldItem.ts';
import classes from './TripScreen.module.css';

/** What a page fills in: where the trip's offers are booked, `lines` being what is still to be booked, one by one. */
export type BookingSlot = (props: { details: BookingDetails; lines: ReactNode }) => ReactNode;

interface TripViewProps {
  readonly userId: string;
  readonly watched: Extract<WatchedTrip, { state: 'here' }>;
  readonly offline: boolean;
  /** The plan lists kept trips: without that an archived one would be out of reach. */
  readonly hasList: boolean;
  readonly beside?: boolean;
  readonly booking: BookingSlot;
  readonly onGone: () => void;
}

/** A trip that is here: its head, its days one by one, and what it costs. */
export function TripView(props: TripViewProps) {
  const { userId, watched, offline, hasList, beside = false, booking, onGone } = props;
  const { waiting, doubtful, conflicts } = watched;
  const root = useRef<HTMLDivElement>(null);
  const face = useClockFace();
  const hand = useHandEdits(userId, watched.trip);
  const { trip } = hand;
  const [question, setQuestion] = useState<ItemQuestion | null>(null);
  // an edit draws its days at once, and in the frames after that what stands around them; not the head, whose buttons
  // come and go with the trip's state and would vanish under the focus
  const later = useDeferredValue(hand);
  const { hold, letGo } = useHeldItem(root, trip.plan);
  useOpenInPrint(root);
  const isOver = isOverAt(trip, localIsoDate(useNow()));
  const { plan, offers } = trip;
  // nobody books what is past
  const bookable = isOver ? null : offers;
  const change = async (edit: HandEdit, item?: PlanItem, part?: HeldPart) => {
    if (item) hold(item, edit.kind === 'removeItem', part);
    const refused = await hand.edit(edit);
    if (refused !== null) letGo();
    return refused;
  };

  const close = () => {
    hand.forget();
    setQuestion(null);
  };

  return (
    <Page>
      {!beside && <TripPageHead trip={trip} />}
      <div ref={root} className={classes.trip} data-beside={beside || undefined}>
        <TodayOnPage trip={later.trip} hand={later} />
        <TripHead
          userId={userId}
          trip={trip}
          offline={offline}
          hasList={hasList}
          beside={beside}
          isOver={isOver}
          waiting={waiting}
          doubtful={doubtful}
          hand={hand}
          onGone={onGone}
        />
        <ConflictList conflicts={conflicts} />
        {later.trip.plan && !beside && <TripMap plan={later.trip.plan} offline={offline} />}
        {plan === null ? (
          <EmptyState title="This trip has no days yet">Ask the assistant to plan them.</EmptyState>
        ) : (
          <div className={classes.columns}>
            <DayIndex days={plan.days} />
            <div className={classes.main}>
              <PlanWarnings warnings={plan.warnings.map((warning) => onClock(face, warning))} />
              <h2 className="wm-hidden">The days</h2>
              <Days
                {...{ userId, plan, root }}
                spec={trip.spec}
                found={offers}
                offers={bookable}
                refusal={question === null ? hand.refusal : null}
                onEdit={(edit, item) => void change(edit, item)}
                onDrag={(edit, item) => void change(edit, item, 'handle')}
                onAsk={setQuestion}
              />
              <BelowDays {...{ userId, offline, isOver, beside, booking }} hand={later} />
            </div>
          </div>
        )}
      </div>
      <LastChange hand={hand} canUndo={trip.undoDepth > 0} beside={beside} />
      {plan && <ItemDialog question={question} plan={plan} onClose={close} onEdit={change} />}
    </Page>
  );
}

interface BelowDaysProps extends Pick<TripViewProps, 'userId' | 'offline' | 'booking'> {
  readonly hand: HandEdits;
  readonly isOver: boolean;
  readonly beside: boolean;
}

/** What the days rest on, and what is to be booked of them. */
const BelowDays = memo(function BelowDays(props: BelowDaysProps) {
  const { userId, offline, booking, hand, isOver, beside } = props;
  const { plan, offers } = hand.trip;
  const bookable = isOver ? null : offers;
  const details = useMemo(
    () => (plan && bookable ? bookingOf({ plan, results: bookable }, bookable.marker) : null),
    [plan, bookable],
  );
  if (plan === null) return null;
  const lines = bookable && (
    <BookFold {...{ userId, plan }} offers={bookable} saysSample={!details?.sample} />
  );
  return (
    <>
      {beside && <TripMap plan={plan} offline={offline} />}
      <TripFolds plan={plan} offers={offers}>
        <ReasonFolds plan={plan} />
        {bookable && <OfferFolds {...{ userId, plan, hand }} offers={bookable} />}
      </TripFolds>
      {bookable && <div className={classes.booking}>{details ? booking({ details, lines }) : lines}</div>}
      <OnPaper trip={hand.trip} />
    </>
  );
});

/** The document is called by the trip, and the assistant's panel speaks of it. */
function TripPageHead({ trip }: { readonly trip: Trip }) {
  usePageHead('trip', { title: trip.title, path: tripPath(trip.id) });
  useIsOnScreen(trip);
  return null;
}

interface DaysProps extends Pick<TripViewProps, 'userId'>, Pick<Trip, 'spec'> {
  /** What the plan rests on. */
  readonly found: Trip['offers'];
  /** What its items may be booked from; null for nothing. */
  readonly offers: Trip['offers'];
  readonly plan: CheckedPlan;
  /** None while a question is open, which says itself why its answer was refused. */
  readonly refusal: Refusal | null;
  readonly root: RefObject<HTMLElement | null>;
  readonly onEdit: (edit: HandEdit, item: PlanItem) => void;
  readonly onDrag: (edit: HandEdit, item: PlanItem) => void;
  readonly onAsk: (question: ItemQuestion) => void;
}

function Days({ userId, spec, found, offers, plan, refusal, root, onEdit, onDrag, onAsk }: DaysProps) {
  const { drag, Layer } = useDrag();
  const gait = useMemo(() => gaitOfSpec(spec), [spec]);
  const wishes = useMemo(() => wishesOf(spec, found), [spec, found]);
  const links = useMemo(() => offersOf(offers ?? undefined, offers?.marker ?? ''), [offers]);
  const edit = useStable(onEdit);
  return (
    <>
      <p id={drag.helpId} hidden>
        Press Space or Enter to take it. Up and down move it place by place, left and right day by day. Space
        or Enter puts it down, Escape leaves it.
      </p>
      <ol className={classes.days}>
        {plan.days.map((day) => (
          <TripDay
            key={day.number}
            {...{ userId, day, gait, wishes, links, drag, onAsk }}
            weekdays={weekdaysIn(plan.days, day.city)}
            stays={plan.stays}
            costs={plan.costs}
            hasOthers={daysAlike(plan.days, day).length > 0}
            refusal={day.items.some(({ id }) => id === refusal?.item) ? refusal : null}
            onEdit={edit}
          />
        ))}
      </ol>
      {Layer && <Layer root={root} days={plan.days} starts={drag.starts} onEdit={onDrag} />}
    </>
  );
}
