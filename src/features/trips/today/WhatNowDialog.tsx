import { useMemo, useState } from 'react';
import { useClockFace } from '@/data/door/useDeviceSettings.ts';
import { formatTime, onClock } from '@domain/dates/dayTimes.ts';
import { applyEdit } from '@domain/trips/applyEdit.ts';
import type { ArrangeEdit } from '@domain/trips/arrangeDay.ts';
import { canGo, changesOf, replanDay, type Trouble } from '@domain/trips/replanDay.ts';
import type { Today } from '@domain/trips/today.ts';
import type { Trip } from '@domain/trips/trip.ts';
import {
  CHANGE_DAY,
  KEEP_DAY,
  NOTHING_CHANGED,
  NOTHING_TO_GO,
  USUALLY_LATE,
} from '@domain/trips/whatNow/words.ts';
import { newId } from '@/platform/ids.ts';
import { SelectField } from '@/ui/fields/SelectField.tsx';
import { QuestionDialog } from '../page/dialogs/QuestionDialog.tsx';
import { useLastAsked } from '../page/dialogs/useLastAsked.ts';
import type { HandEdits } from '../page/useHandEdits.ts';
import classes from './Today.module.css';

interface WhatNowDialogProps {
  readonly trip: Trip;
  readonly today: Today;
  readonly reason: Trouble['reason'] | null;
  readonly hand: HandEdits;
  readonly onClose: () => void;
}

const titles: Record<Trouble['reason'], string> = {
  late: 'You are late',
  closed: 'It is closed',
  rain: 'It is raining',
  tired: 'You are tired',
  skip: 'Skip this',
};

const LATE = [15, 30, 45, 60, 90, 120].map((value) => ({ value, label: lateWords(value) }));

function lateWords(minutes: number): string {
  if (minutes < 60) return `${minutes} minutes`;
  return minutes === 60 ? '1 hour' : `${minutes / 60} hours`;
}

/** The rest of the day planned again: shown as a difference first, and made only when it is wanted. */
export function WhatNowDialog({ reason, onClose, ...rest }: WhatNowDialogProps) {
  const last = useLastAsked(reason);
  if (last === null) return null;
  const opened = reason !== null;
  return <Question key={last.number} reason={last.asked} opened={opened} onClose={onClose} {...rest} />;
}

interface QuestionProps extends Omit<WhatNowDialogProps, 'reason'> {
  readonly reason: Trouble['reason'];
  readonly opened: boolean;
}

interface Proposal {
  readonly today: Today;
  readonly edit: ArrangeEdit;
}

function Question({ trip, today, reason, hand, opened, onClose }: QuestionProps) {
  const mayGo = today.day.items.filter((item) => canGo(item, today));
  const [late, setLate] = useState(USUALLY_LATE);
  const [item, setItem] = useState(mayGo[0]);
  const [earlier, setEarlier] = useState(false);
  const [rest] = useState(newId);
  const face = useClockFace();
  const shown = (time: string) => onClock(face, formatTime(time));
  const asksWhich = reason === 'closed' || reason === 'skip';
  // what was chosen may end meanwhile: it stays chosen, and another is not taken in its stead
  const isOver = item !== undefined && !mayGo.some(({ id }) => id === item.id);
  const choices = isOver ? [item, ...mayGo] : mayGo;
  const about = item?.id;
  // each attempt is a check of the whole trip
  const edit = useMemo(() => {
    const trouble = troubleOf(reason, { late, about, earlier, rest });
    const accepts = (tried: ArrangeEdit) => applyEdit(trip, tried).outcome === 'applied';
    return opened && trouble ? replanDay(today, trouble, accepts) : null;
  }, [opened, trip, today, reason, late, about, earlier, rest]);
  // what was chosen is read until the dialog has gone, though the day is another one by then
  const [chosen, setChosen] = useState<Proposal | null>(null);
  const proposal = chosen ?? (edit && { today, edit });
  const change = async ({ edit: wanted }: Proposal) => {
    setChosen(proposal);
    const refused = await hand.edit(wanted);
    if (refused !== null) setChosen(null);
    return refused;
  };

  const close = () => {
    hand.forget();
    onClose();
  };
  return (
    <QuestionDialog
      opened={opened}
      title={titles[reason]}
      cancelLabel={KEEP_DAY}
      saveLabel={CHANGE_DAY}
      onClose={close}
      onDone={onClose}
      onSave={proposal && (() => change(proposal))}
    >
      {reason === 'late' && (
        <SelectField label="By how much?" value={late} choices={LATE} onChange={setLate} />
      )}
      {asksWhich && item && choices.length > 1 && (
        <SelectField
          label="Which?"
          value={item.id}
          choices={choices.map(({ id, start, title }) => ({
            value: id,
            label: `${shown(start)} ${title}`,
          }))}
          onChange={(id) => setItem(choices.find((each) => each.id === id))}
        />
      )}
      {reason === 'closed' && (
        <SelectField
          label="What follows"
          value={earlier ? 'earlier' : 'stays'}
          choices={[
            { value: 'stays', label: 'Stays when it is' },
            { value: 'earlier', label: 'Comes earlier' },
          ]}
          onChange={(value) => setEarlier(value === 'earlier')}
        />
      )}
      <output className={classes.proposal}>
        {proposal ? (
          <Difference {...proposal} />
        ) : (
          <p>{asksWhich ? whyNot(reason, item?.title, isOver) : NOTHING_CHANGED[reason]}</p>
        )}
      </output>
    </QuestionDialog>
  );
}

function whyNot(reason: Trouble['reason'], title: string | undefined, isOver: boolean): string {
  if (title === undefined) return NOTHING_TO_GO;
  return isOver ? `“${title}” is over. Nothing is changed.` : NOTHING_CHANGED[reason];
}

function troubleOf(
  reason: Trouble['reason'],
  {
    late,
    about,
    earlier,
    rest,
  }: {
    readonly late: number;
    readonly about: string | undefined;
    readonly earlier: boolean;
    readonly rest: string;
  },
): Trouble | null {
  switch (reason) {
    case 'late':
      return { reason, minutes: late };
    case 'closed':
      return about === undefined ? null : { reason, item: about, earlier };
    case 'skip':
      return about === undefined ? null : { reason, item: about };
    case 'tired':
      return { reason, rest };
    case 'rain':
      return { reason };
  }
}

/** What goes, what moves from when to when, and where a rest stands. */
function Difference({ today, edit }: Proposal) {
  const { gone, moved } = changesOf(today.day, edit);
  const face = useClockFace();
  const hours = (start: string, end: string) => onClock(face, `${formatTime(start)} – ${formatTime(end)}`);
  return (
    <ul className={classes.changes}>
      {gone.map(({ id, title, start, end }) => (
        <li key={id}>
          <strong>{title}</strong>
          <span>is left out, was {hours(start, end)}</span>
        </li>
      ))}
      {edit.rest && (
        <li>
          <strong>Rest</strong>
          <span>{hours(edit.rest.start, edit.rest.end)}</span>
        </li>
      )}
      {moved.map(({ item, start, end }) => (
        <li key={item.id}>
          <strong>{item.title}</strong>
          <span>
            <s>{hours(item.start, item.end)}</s> <span className="wm-hidden">is </span>
            {hours(start, end)} <span className="wm-hidden">now</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
