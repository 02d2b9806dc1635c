import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu } from '@mantine/core';
import { useRef, useState } from 'react';
import { useData } from '@/data/door/door.ts';
import { formatDayMonth } from '@domain/dates/formatDates.ts';
import { describeError, toAppError } from '@domain/errors/appError.ts';
import type { RefusedEdit } from '@domain/trips/applyEdit.ts';
import type { TripHead } from '@domain/trips/trip.ts';
import { describeRefusal } from '@domain/trips/words.ts';
import menu from '@/ui/controls/menu.module.css';
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog.tsx';
import { showToast } from '@/ui/feedback/toasts/toast.ts';
import { AlertIcon, CheckIcon, TripsIcon } from '@/ui/icons/icons.tsx';
import { TripConflicts, conflictWords } from './TripConflicts.tsx';
import { useTripConflicts, useTrips } from './useTrips.ts';
import classes from './TripSwitcher.module.css';

const CONVERSATION = 'assistant';

/** Which trip the chat is about, another one to speak of, and what can be done with it. Nothing where there is none. */
export function TripSwitcher({ userId }: { readonly userId: string }) {
  const { chat, trips } = useData();
  const { open, current } = useTrips(userId, CONVERSATION);
  const conflicts = useTripConflicts(userId);
  const [toDelete, setToDelete] = useState<TripHead | null>(null);
  const target = useRef<HTMLButtonElement>(null);
  if (open.length === 0 && conflicts.length === 0 && toDelete === null) return null;

  const name = current?.title ?? 'A new trip';
  const label = `Trip: ${name}${conflicts.length > 0 ? `, ${conflictWords(conflicts.length)}` : ''}`;
  const choose = (tripId: string | null) => void done(chat.chooseTrip(userId, CONVERSATION, tripId));
  const undo = async (trip: TripHead) => {
    const refusal = await trips.editTrip(userId, trip.id, { kind: 'undo' });
    // Queued: what was before the change is known to the server alone.
    if (refusal?.reason === 'needs_network') {
      showToast({ title: 'Not taken back yet', description: describeRefusal(refusal) });
    } else {
      sayRefusal(refusal);
      showToast({ title: 'Taken back', description: trip.title });
    }
  };
  const archive = async (trip: TripHead) => {
    sayRefusal(await trips.editTrip(userId, trip.id, { kind: 'archive' }));
    await chat.chooseTrip(userId, CONVERSATION, null);
  };
  const remove = async (trip: TripHead) => {
    if (trip.id === current?.id) await chat.chooseTrip(userId, CONVERSATION, null);
    await trips.deleteTrip(userId, trip.id);
  };

  return (
    <>
      <Menu
        position="bottom-start"
        offset={6}
        width={300}
        transitionProps={{ duration: 120 }}
        classNames={{ dropdown: menu.dropdown ?? '', item: menu.item ?? '' }}
      >
        <Menu.Target>
          <button ref={target} type="button" className={classes.target} aria-label={label}>
            <TripsIcon size={20} />
            <span className={classes.title}>{name}</span>
            {conflicts.length > 0 && (
              <span className={classes.mark}>
                <AlertIcon size={20} />
              </span>
            )}
          </button>
        </Menu.Target>
        <Menu.Dropdown className={classes.dropdown ?? ''}>
          {open.map((trip) => (
            <TripItem key={trip.id} trip={trip} chosen={trip.id === current?.id} onChoose={choose} />
          ))}
          <TripItem trip={null} chosen={current === null} onChoose={choose} />
          {current && (
            <>
              <Menu.Divider className={classes.divider ?? ''} />
              <Menu.Item disabled={current.undoDepth === 0} onClick={() => void done(undo(current))}>
                Undo the last change
              </Menu.Item>
              <Menu.Item
                onClick={() =>
                  void done(archive(current), 'Archived', `Ask for ${current.title} to go back to it.`)
                }
              >
                Archive this trip
              </Menu.Item>
              <Menu.Item
                data-danger
                onClick={() => {
                  // The item goes with the menu: the dialog must find the focus where it is to return to.
                  target.current?.focus();
                  setToDelete(current);
                }}
              >
                Delete this trip
              </Menu.Item>
            </>
          )}
          <TripConflicts conflicts={conflicts} onSettle={(work) => void done(work)} />
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        opened={toDelete !== null}
        title="Delete this trip?"
        confirmLabel="Delete the trip"
        cancelLabel="Keep it"
        tone="danger"
        onConfirm={() => {
          if (toDelete) void done(remove(toDelete), 'Deleted', toDelete.title);
          setToDelete(null);
        }}
        onCancel={() => setToDelete(null)}
      >
        {toDelete?.title} is deleted on all your devices, and cannot be brought back. The chat about it stays.
      </ConfirmDialog>
    </>
  );
}

interface TripItemProps {
  /** Null for a trip that is still to be made. */
  readonly trip: TripHead | null;
  readonly chosen: boolean;
  readonly onChoose: (tripId: string | null) => void;
}

function TripItem({ trip, chosen, onChoose }: TripItemProps) {
  return (
    <Menu.Item
      aria-current={chosen}
      rightSection={chosen && <CheckIcon size={18} />}
      onClick={() => onChoose(trip?.id ?? null)}
    >
      {trip ? trip.title : 'A new trip'}
      {trip?.startsOn && <small className={classes.dates}>{datesOf(trip.startsOn, trip.endsOn)}</small>}
    </Menu.Item>
  );
}

function datesOf(startsOn: string, endsOn: string | null): string {
  const first = formatDayMonth(startsOn);
  return endsOn === null || endsOn === startsOn ? first : `${first} – ${formatDayMonth(endsOn)}`;
}

/** An edit that the trip does not take is said like any other failure. */
function sayRefusal(refusal: RefusedEdit | null): void {
  if (refusal) throw new Error(describeRefusal(refusal));
}

/** Says how it went; a choice shows by itself. */
async function done(work: Promise<void>, title?: string, description?: string): Promise<void> {
  try {
    await work;
    if (title) showToast({ title, description });
  } catch (thrown) {
    const words = thrown instanceof Error && thrown.name === 'Error' ? thrown.message : null;
    showToast({
      title: 'The trip was not changed',
      description: words ?? describeError(toAppError(thrown)),
      variant: 'destructive',
    });
  }
}
