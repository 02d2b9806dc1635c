import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatShortDate } from '@domain/dates/formatDates.ts';
import type { CheckedPlan, PlanDay, PlanItem } from '@domain/itinerary/itinerary.ts';
import type { HandEdit } from '@domain/trips/edits.ts';
import { endAfter, moveToDay } from '@domain/trips/handMoves.ts';
import { Dialog } from '@/ui/dialogs/Dialog.tsx';
import { FormNotice } from '@/ui/feedback/FormNotice.tsx';
import { SelectField } from '@/ui/fields/SelectField.tsx';
import { TextareaField } from '@/ui/fields/TextareaField.tsx';
import { TimeField } from '@/ui/fields/TimeField.tsx';
import classes from './TripScreen.module.css';

/** A change of an item that has to be asked about before it can be made. */
export interface ItemQuestion {
  readonly about: 'day' | 'time' | 'note';
  readonly day: PlanDay;
  readonly item: PlanItem;
}

interface ItemDialogProps {
  readonly question: ItemQuestion | null;
  readonly plan: CheckedPlan;
  readonly onClose: () => void;
  /** Answers why the change was not made; null where it was. */
  readonly onEdit: (edit: HandEdit, item: PlanItem) => Promise<string | null>;
}

const MAX_NOTE_CHARS = 600;

/** To which day, at what time, or with what note: the answer is checked before the dialog goes. */
export function ItemDialog({ question, plan, onClose, onEdit }: ItemDialogProps) {
  const [last, setLast] = useState({ question, number: 0 });
  // What was asked stays while the dialog goes; each question begins anew, also one that was asked before.
  if (question !== null && last.question !== question) setLast({ question, number: last.number + 1 });
  if (last.question === null) return null;
  return (
    <Question
      key={last.number}
      asked={last.question}
      opened={question !== null}
      {...{ plan, onClose, onEdit }}
    />
  );
}

const titles: Record<ItemQuestion['about'], (title: string) => string> = {
  day: (title) => `Move ${title} to another day`,
  time: (title) => `When is ${title}?`,
  note: (title) => `Your note at ${title}`,
};

interface QuestionProps extends Omit<ItemDialogProps, 'question'> {
  readonly asked: ItemQuestion;
  readonly opened: boolean;
}

function Question({ asked, opened, plan, onClose, onEdit }: QuestionProps) {
  const { about, item } = asked;
  const others = plan.days.filter(({ number }) => number !== asked.day.number);
  const next = others.find(({ number }) => number > asked.day.number);
  const [day, setDay] = useState((next ?? others.at(-1) ?? asked.day).number);
  const [start, setStart] = useState(item.start);
  const [end, setEnd] = useState(item.end);
  const [note, setNote] = useState(item.note);
  const [refused, setRefused] = useState<string | null>(null);

  const edit = (): HandEdit | string => {
    const of = { item: item.id, title: item.title };
    if (about === 'note') {
      return note.length > MAX_NOTE_CHARS
        ? 'The note is too long.'
        : { kind: 'noteItem', ...of, note: note.trim() };
    }
    if (about === 'time') {
      if (start === '' || end === '') return 'Say from when to when.';
      return end <= start
        ? 'It has to end after it begins, on the same day.'
        : { kind: 'retimeItem', ...of, start, end };
    }
    const target = plan.days.find(({ number }) => number === day);
    return target ? moveToDay(target, item) : 'The trip has no such day any more.';
  };
  const save = async () => {
    const change = edit();
    const words = typeof change === 'string' ? change : await onEdit(change, item);
    setRefused(words);
    if (words === null) onClose();
  };

  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={titles[about](item.title)}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="filled" onClick={() => void save()}>
            {about === 'day' ? 'Move it' : 'Save'}
          </Button>
        </>
      }
    >
      <div className={classes.fields}>
        {refused !== null && <FormNotice>{refused}</FormNotice>}
        {about === 'day' && (
          <SelectField
            label="Day"
            hint="It keeps its time where there is room for it."
            value={day}
            choices={others.map(({ number, date, title }) => ({
              value: number,
              label: `Day ${number}, ${formatShortDate(date)}: ${title}`,
            }))}
            onChange={setDay}
          />
        )}
        {about === 'time' && (
          <div className={classes.times}>
            <TimeField
              label="From"
              value={start}
              onChange={(value) => {
                if (value !== '') setEnd(endAfter(item, value));
                setStart(value);
              }}
            />
            <TimeField label="To" value={end} onChange={setEnd} />
          </div>
        )}
        {about === 'note' && (
          <TextareaField label="Note" value={note} limit={MAX_NOTE_CHARS} onChange={setNote} />
        )}
      </div>
    </Dialog>
  );
}
