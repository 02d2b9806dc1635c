import { useCallback, useState } from 'react';
import { useData } from '@/data/door/door.ts';
import { formatShortDate } from '@domain/dates/formatDates.ts';
import { type CheckedPlan, MAX_OWN_CHARS, type PlanDay } from '@domain/itinerary/itinerary.ts';
import type { Spot } from '@domain/search/spots.ts';
import { isPlainLine } from '@domain/text/text.ts';
import { freeHour } from '@domain/trips/addItem.ts';
import type { HandEdit } from '@domain/trips/edits.ts';
import { endAfter } from '@domain/trips/handMoves.ts';
import { newId } from '@/platform/ids.ts';
import { PlaceCombobox } from '@/ui/fields/place/PlaceCombobox.tsx';
import {
  emptyPlace,
  type PickedPlace,
  type PlaceField,
  type PlaceOption,
} from '@/ui/fields/place/placeField.ts';
import { TextareaField } from '@/ui/fields/TextareaField.tsx';
import { TextField } from '@/ui/fields/TextField.tsx';
import { TimeField } from '@/ui/fields/TimeField.tsx';
import { QuestionDialog } from './QuestionDialog.tsx';
import classes from '../TripScreen.module.css';

interface AddQuestionProps {
  /** Whose places are offered. */
  readonly plan: CheckedPlan;
  readonly day: PlanDay;
  readonly opened: boolean;
  readonly maxNote: number;
  readonly onClose: () => void;
  readonly onEdit: (edit: HandEdit) => Promise<string | null>;
}

/** What is to be added to a day: a place that is offered while typing, or whatever the traveller writes. */
export function AddQuestion({ plan, day, opened, maxNote, onClose, onEdit }: AddQuestionProps) {
  const [id] = useState(newId);
  const [free] = useState(() => freeHour(day));
  const { searches } = useData();
  const [what, setWhat] = useState(emptyPlace);
  const [picked, setPicked] = useState<PickedPlace | null>(null);
  const [start, setStart] = useState(free.start);
  const [end, setEnd] = useState(free.end);
  const [place, setPlace] = useState('');
  const [note, setNote] = useState('');
  const search = useCallback(
    async (query: string, signal: AbortSignal) =>
      (await searches.searchSpots(query, plan, signal)).map(optionOf),
    [searches, plan],
  );
  const fill = (field: PlaceField) => {
    setWhat(field);
    if (!field.place) return;
    setPicked(field.place);
    setPlace(field.place.name);
  };
  const save = () => {
    const [name, where] = [what.text.trim(), place.trim()];
    if (name === '') return 'Say what it is.';
    if (name.length > MAX_OWN_CHARS || where.length > MAX_OWN_CHARS)
      return `What and where have at most ${MAX_OWN_CHARS} characters each.`;
    if (!isPlainLine(name) || !isPlainLine(where)) return 'What and where are one line of plain text each.';
    if (start === '' || end === '') return 'Say from when to when.';
    if (end <= start) return 'It has to end after it begins, on the same day.';
    if (note.length > maxNote) return 'The note is too long.';
    // what it is called may be written anew; where it is, only as it was picked
    const at = picked?.at && picked.name === where ? { at: [...picked.at] as [number, number] } : {};
    const rest = { start, end, note: note.trim(), ...(where === '' ? {} : { place: where }), ...at };
    return onEdit({ kind: 'addItem', id, day: day.number, title: name, ...rest });
  };
  return (
    <QuestionDialog
      opened={opened}
      title={`Add to day ${day.number}, ${formatShortDate(day.date)}`}
      saveLabel="Add it"
      onClose={onClose}
      onSave={save}
    >
      <PlaceCombobox
        label="What"
        hint="Places of your trip’s towns are offered; anything else you write will do."
        value={what}
        withCodes={false}
        freeText
        data-autofocus
        search={search}
        onChange={fill}
        onSearchFailed={nothing}
      />
      <div className={classes.times}>
        <TimeField
          label="From"
          value={start}
          onChange={(value) => {
            if (value !== '' && start !== '' && end > start) setEnd(endAfter({ start, end }, value));
            setStart(value);
          }}
        />
        <TimeField label="To" value={end} onChange={setEnd} />
      </div>
      <TextField
        label="Where (optional)"
        hint="A name or an address, for the way to it on a map."
        value={place}
        onChange={setPlace}
      />
      <TextareaField label="Note" value={note} limit={maxNote} onChange={setNote} />
    </QuestionDialog>
  );
}

/** What the trip itself has is found without a network: there is no failure to tell of. */
function nothing(): void {}

const KINDS: Readonly<Record<Spot['kind'], (town: string) => string>> = {
  sight: (town) => `Sight in ${town}`,
  'day trip': (town) => `Day trip from ${town}`,
  airport: (town) => `Airport of ${town}`,
  town: () => 'Town of your trip',
  yours: (town) => `Added by you, in ${town}`,
};

function optionOf({ name, kind, town, at }: Spot): PlaceOption {
  return { name, city_name: name, country_name: '', code: '', detail: KINDS[kind](town), at };
}
