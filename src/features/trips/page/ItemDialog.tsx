import { useState } from 'react';
import { formatShortDate } from '@domain/dates/formatDates.ts';
import type { CheckedPlan, PlanDay, PlanItem } from '@domain/itinerary/itinerary.ts';
import type { HandEdit } from '@domain/trips/edits.ts';
import { daysAlike, endAfter, moveToDay } from '@domain/trips/handMoves.ts';
import { SelectField } from '@/ui/fields/SelectField.tsx';
import { TextareaField } from '@/ui/fields/TextareaField.tsx';
import { TimeField } from '@/ui/fields/TimeField.tsx';
import { AddQuestion } from './dialogs/AddQuestion.tsx';
import { BookingQuestion } from './dialogs/BookingQuestion.tsx';
import { QuestionDialog } from './dialogs/QuestionDialog.tsx';
import { useLastAsked } from './dialogs/useLastAsked.ts';
import classes from './TripScreen.module.css';

interface OfItem {
  readonly day: PlanDay;
  readonly item: PlanItem;
}
/** A change of where, when or with what note an item is. */
interface ChangeQuestion extends OfItem {
  readonly about: 'day' | 'time' | 'note';
}

/** What has to be asked before a day of the trip can be changed. */
export type ItemQuestion =
  | ChangeQuestion
  | (OfItem & { readonly about: 'booking' })
  | { readonly about: 'add'; readonly day: PlanDay };

interface ItemDialogProps {
  readonly question: ItemQuestion | null;
  readonly plan: CheckedPlan;
  readonly onClose: () => void;
  /** Answers why the change was not made; null where it was. */
  readonly onEdit: (edit: HandEdit, item?: PlanItem) => Promise<string | null>;
}

const MAX_NOTE_CHARS = 600;

/** To which day, at what time, booked how, or what to add: the answer is checked before the dialog goes. */
export function ItemDialog({ question, plan, onClose, onEdit }: ItemDialogProps) {
  const last = useLastAsked(question);
  if (last === null) return null;
  const { asked, number } = last;
  const rest = { opened: question !== null, onClose, onEdit };
  if (asked.about === 'add')
    return <AddQuestion key={number} plan={plan} day={asked.day} maxNote={MAX_NOTE_CHARS} {...rest} />;
  if (asked.about === 'booking')
    return <BookingQuestion key={number} plan={plan} item={asked.item} {...rest} />;
  return <Question key={number} asked={asked} plan={plan} {...rest} />;
}

const titles: Record<ChangeQuestion['about'], (title: string) => string> = {
  day: (title) => `Move ${title} to another day`,
  time: (title) => `When is ${title}?`,
  note: (title) => `Your note at ${title}`,
};

interface QuestionProps extends Omit<ItemDialogProps, 'question'> {
  readonly asked: ChangeQuestion;
  readonly opened: boolean;
}

function Question({ asked, opened, plan, onClose, onEdit }: QuestionProps) {
  const { about, item } = asked;
  const others = daysAlike(plan.days, asked.day, item);
  const next = others.find(({ number }) => number > asked.day.number);
  const [day, setDay] = useState((next ?? others.at(-1) ?? asked.day).number);
  const [start, setStart] = useState(item.start);
  const [end, setEnd] = useState(item.end);
  const [note, setNote] = useState(item.note);

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
  const save = () => {
    const change = edit();
    return typeof change === 'string' ? change : onEdit(change, item);
  };

  return (
    <QuestionDialog
      opened={opened}
      title={titles[about](item.title)}
      saveLabel={about === 'day' ? 'Move it' : 'Save'}
      onClose={onClose}
      onSave={save}
    >
      {about === 'day' && (
        <SelectField
          label="Day"
          hint="It keeps its time where there is room for it."
          data-autofocus
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
            data-autofocus
            onChange={(value) => {
              if (value !== '') setEnd(endAfter(item, value));
              setStart(value);
            }}
          />
          <TimeField label="To" value={end} onChange={setEnd} />
        </div>
      )}
      {about === 'note' && (
        <TextareaField label="Note" value={note} limit={MAX_NOTE_CHARS} data-autofocus onChange={setNote} />
      )}
    </QuestionDialog>
  );
}
