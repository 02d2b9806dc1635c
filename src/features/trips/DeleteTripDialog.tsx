import { useState } from 'react';
import type { TripHead } from '@domain/trips/trip.ts';
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog.tsx';

interface DeleteTripDialogProps {
  /** Null while nothing is to be deleted. */
  readonly trip: Pick<TripHead, 'id' | 'title'> | null;
  readonly onClose: () => void;
  readonly onDelete: (trip: Pick<TripHead, 'id' | 'title'>) => void;
}

/** Asks first: once the moment for Undo is over the trip is empty on the server, so that nothing could bring it back. */
export function DeleteTripDialog({ trip, onClose, onDelete }: DeleteTripDialogProps) {
  const [last, setLast] = useState(trip);
  // The title stays while the dialog goes.
  if (trip !== null && last !== trip) setLast(trip);
  return (
    <ConfirmDialog
      opened={trip !== null}
      title="Delete this trip?"
      confirmLabel="Delete the trip"
      cancelLabel="Keep it"
      tone="danger"
      onConfirm={() => {
        if (trip) onDelete(trip);
        onClose();
      }}
      onCancel={onClose}
    >
      {last?.title} is deleted on all your devices. Undo brings it back for a few seconds, and nothing does
      after that. The chat about it stays.
    </ConfirmDialog>
  );
}
