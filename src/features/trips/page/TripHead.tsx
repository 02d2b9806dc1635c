import { Button } from '@mantine/core';
import { useMemo, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { goingOn, paths, tripPath } from '@/config/paths.ts';
import { useData } from '@/data/door/door.ts';
import { useAmountsBeside } from '@/data/door/useBesideDollars.ts';
import { useClockFace } from '@/data/door/useDeviceSettings.ts';
import { useSavingData } from '@/data/door/useSavingData.ts';
import type { WatchedTrip } from '@/data/repositories/trips/trips.ts';
import { onClock } from '@domain/dates/dayTimes.ts';
import { hasSamples, planSum } from '@domain/itinerary/planCards.ts';
import { routeOf } from '@domain/itinerary/route.ts';
import { tripDates } from '@domain/trips/listing.ts';
import type { Trip } from '@domain/trips/trip.ts';
import { describeEdit, describeRefusal } from '@domain/trips/words.ts';
import { type Action, ActionMenu } from '@/ui/controls/ActionMenu.tsx';
import { FormNotice } from '@/ui/feedback/FormNotice.tsx';
import { ChatIcon, SavedIcon } from '@/ui/icons/icons.tsx';
import { TownRoute } from '@/ui/itinerary/TownRoute.tsx';
import { AddFromCalendar } from '../calendar/AddFromCalendar.tsx';
import { DeleteTripDialog } from '../DeleteTripDialog.tsx';
import { settle } from '../settle.ts';
import { TakeAlong } from '../take/TakeAlong.tsx';
import { useTripDeeds } from '../useTripDeeds.ts';
import { waitingWords } from '../words.ts';
import { HeadPicture } from './HeadPicture.tsx';
import { RenameDialog } from './RenameDialog.tsx';
import { SampleLine } from './SampleLine.tsx';
import { ToMap } from './ToMap.tsx';
import type { HandEdits } from './useHandEdits.ts';
import { useOpensInAir } from './useOpensInAir.ts';
import classes from './TripScreen.module.css';

interface TripHeadProps {
  readonly userId: string;
  readonly trip: Trip;
  readonly offline: boolean;
  readonly hasList: boolean;
  /** Beside the chat: its name is not the page's, and the assistant is there to be asked. */
  readonly beside: boolean;
  /** Its last day is past. */
  readonly isOver: boolean;
  /** Edits that wait to be sent, and those of them that may not be taken. */
  readonly waiting: number;
  readonly doubtful: Extract<WatchedTrip, { state: 'here' }>['doubtful'];
  readonly hand: HandEdits;
  /** The trip was deleted. */
  readonly onGone: () => void;
}

/** What the trip is, how it stands, and what can be done with the whole of it. */
export function TripHead(props: TripHeadProps) {
  const { userId, trip, offline, hasList, beside, isOver, waiting, doubtful, hand, onGone } = props;
  const { chat } = useData();
  const face = useClockFace();
  const { amountOf, note } = useAmountsBeside();
  const navigate = useNavigate();
  const deeds = useTripDeeds(userId);
  const [asks, setAsks] = useState<'rename' | 'delete' | null>(null);
  const fileInput = useRef<HTMLInputElement>(null);
  const { plan } = trip;
  const inOwn = plan ? amountOf(plan.total) : undefined;
  const Name = beside ? 'h2' : 'h1';
  const hasMap = useMemo(() => plan !== null && routeOf(plan) !== null, [plan]);
  const isArchived = trip.state === 'archived';
  const opens = useOpensInAir();
  const sparing = useSavingData();
  const ask = async () => {
    await chat.chooseTrip(userId, 'assistant', trip.id);
    await navigate(paths.assistant, { state: goingOn });
  };
  const remove = async () => {
    if (await deeds.remove(trip)) onGone();
  };
  const actions: Action[] = [
    { label: 'Rename', onSelect: () => setAsks('rename') },
    ...(plan ? [{ label: 'Add from a calendar file', onSelect: () => fileInput.current?.click() }] : []),
    ...(hasList ? [{ label: 'Duplicate', onSelect: () => void deeds.copy(trip) }] : []),
    ...(isArchived
      ? [{ label: 'Take out of the archive', onSelect: () => void deeds.reopen(trip) }]
      : hasList
        ? [{ label: 'Archive', onSelect: () => void deeds.archive(trip) }]
        : []),
    { label: 'Delete', danger: true, onSelect: () => setAsks('delete') },
  ];

  return (
    <header className={classes.head}>
      {/* beside the chat the map comes after all the days: the picture stands for it */}
      <HeadPicture plan={plan} seed={trip.id} hasMap={!beside} />
      <div className={classes.headWords}>
        {beside ? (
          <Link className={classes.back} to={tripPath(trip.id)}>
            Open the trip
          </Link>
        ) : (
          <Link className={classes.back} to={paths.myTrips}>
            My Trips
          </Link>
        )}
        <Name className={classes.name} tabIndex={beside ? undefined : -1}>
          {trip.title}
        </Name>
        <p className={classes.headDates}>{tripDates(trip) ?? 'No dates yet'}</p>
        {plan && <TownRoute towns={plan.cities} />}
        {plan && <p className={classes.sum}>{inOwn ? `${planSum(plan)}; about ${inOwn}` : planSum(plan)}</p>}
        {/* once, for all the prices of the page */}
        {inOwn && <p className={classes.quiet}>{note}</p>}
        {plan && hasSamples(trip.offers) && <SampleLine />}
        <p className={classes.state}>
          <SavedIcon size={18} />
          <span>
            {stateWords({ waiting, offline, isArchived, isOver, opens })}
            {/* of itself the app comes to a device that spares no data */}
            {!opens && sparing && (
              <>
                {' '}
                In the air it needs the app as well: <Link to={paths.offline}>Ready for the flight</Link>
              </>
            )}
          </span>
        </p>
        {doubtful.map(({ pending, refusal }) => (
          <p key={pending.id} className={classes.doubtful}>
            {onClock(face, `${describeEdit(pending.edit, trip)}: ${describeRefusal(refusal)}`)}
          </p>
        ))}
        {hand.refusal?.item === null && <FormNotice>{onClock(face, hand.refusal.words)}</FormNotice>}
      </div>
      <div className={classes.actions}>
        {!isArchived && !beside && (
          <Button variant="filled" leftSection={<ChatIcon size={20} />} onClick={() => void settle(ask())}>
            Ask the assistant to change it
          </Button>
        )}
        {plan && <TakeAlong {...{ userId, trip, offline }} isMember={hasList} />}
        <Button onClick={() => print()}>Print</Button>
        {hasMap && <ToMap />}
        <Button
          // not `disabled`: the button that was just pressed keeps the focus
          data-disabled={trip.undoDepth === 0}
          aria-disabled={trip.undoDepth === 0}
          onClick={() => {
            if (trip.undoDepth > 0) void hand.undo();
          }}
        >
          Undo
        </Button>
        <ActionMenu label="More for this trip" actions={actions} />
      </div>
      <AddFromCalendar {...{ userId, trip }} input={fileInput} />
      <RenameDialog
        opened={asks === 'rename'}
        title={trip.title}
        onClose={() => setAsks(null)}
        onRename={(title) => hand.edit({ kind: 'rename', title })}
      />
      <DeleteTripDialog
        trip={asks === 'delete' ? trip : null}
        onClose={() => setAsks(null)}
        onDelete={() => void remove()}
      />
    </header>
  );
}

interface TripState {
  readonly waiting: number;
  readonly offline: boolean;
  readonly isArchived: boolean;
  readonly isOver: boolean;
  /** The app does, without a network. */
  readonly opens: boolean;
}

function stateWords({ waiting, offline, isArchived, isOver, opens }: TripState): string {
  const here = opens ? 'Kept on this device: it opens in the air.' : 'Kept on this device.';
  const kept = isArchived ? 'In the archive, and on this device.' : here;
  const words = isOver ? `This trip is over. ${kept}` : kept;
  if (waiting === 0) return words;
  return `${waitingWords(waiting)}${offline ? ', when the network is back' : ''}. ${words}`;
}
