import { useState } from 'react';
import { formatShortDate } from '@domain/dates/formatDates.ts';
import { MAX_OWN_CHARS, type PlanDay } from '@domain/itinerary/itinerary.ts';
import { isPlainLine } from '@domain/text/text.ts';
import { freeHour } from '@domain/trips/addItem.ts';
import type { HandEdit } from '@domain/trips/edits.ts';
import { endAfter } from '@domain/trips/handMoves.ts';
import { newId } from '@/platform/ids.ts';
import { TextareaField } from '@/ui/fields/TextareaField.tsx';
import { TextField } from '@/ui/fields/TextField.tsx';
import { TimeField } from '@/ui/fields/TimeField.tsx';
import { QuestionDialog } from './QuestionDialog.tsx';
import classes from '../TripScreen.module.css';

interface AddQuestionProps {
  readonly day: PlanDay;
  readonly opened: boolean;
  readonly maxNote: number;
  readonly onClose: () => void;
  readonly onEdit: (edit: HandEdit) => Promise<string | null>;
}

/** What is to be added to a day, in the traveller's own words. */
export function AddQuestion({ day, opened, maxNote, onClose, onEdit }: AddQuestionProps) {
  const [id] = useState(newId);
  const [free] = useState(() => freeHour(day));
  const [title, setTitle] = useState('');
  const [start, setStart] = useState(free.start);
  const [end, setEnd] = useState(free.end);
  const [place, setPlace] = useState('');
  const [note, setNote] = useState('');
  const save = () => {
    const [name, where] = [title.trim(), place.trim()];
    if (name === '') return 'Say what it is.';
    if (name.length > MAX_OWN_CHARS || where.length > MAX_OWN_CHARS)
      return `What and where have at most ${MAX_OWN_CHARS} characters each.`;
    if (!isPlainLine(name) || !isPlainLine(where)) return 'What and where are one line of plain text each.';
    if (start === '' || end === '') return 'Say from when to when.';
    if (end <= start) return 'It has to end after it begins, on the same day.';
    if (note.length > maxNote) return 'The note is too long.';
    const rest = { start, end, note: note.trim(), ...(where === '' ? {} : { place: where }) };
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
      <TextField label="What" value={title} data-autofocus onChange={setTitle} />
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
