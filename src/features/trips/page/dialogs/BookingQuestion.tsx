import { useState } from 'react';
import { type CheckedPlan, MAX_REFERENCE_CHARS, type PlanItem } from '@domain/itinerary/itinerary.ts';
import { bookedTogether, paidAt } from '@domain/itinerary/paid.ts';
import { MAX_DOLLARS } from '@domain/offers/offers.ts';
import { isPlainLine } from '@domain/text/text.ts';
import type { HandEdit } from '@domain/trips/edits.ts';
import { TextField } from '@/ui/fields/TextField.tsx';
import { QuestionDialog } from './QuestionDialog.tsx';

interface BookingQuestionProps {
  readonly plan: CheckedPlan;
  readonly item: PlanItem;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onEdit: (edit: HandEdit, item: PlanItem) => Promise<string | null>;
}

/** The reference of what was booked, and what was paid for it. */
export function BookingQuestion({ plan, item, opened, onClose, onEdit }: BookingQuestionProps) {
  const { booked } = item;
  const [reference, setReference] = useState(booked?.reference ?? '');
  const [paid, setPaid] = useState(paidAt(plan, item)?.toString() ?? '');
  const save = () => {
    const price = dollarsOf(paid);
    if (price === undefined) return 'Type the price as a number, as 84 or 84.50.';
    if (reference.trim().length > MAX_REFERENCE_CHARS)
      return `The reference has at most ${MAX_REFERENCE_CHARS} characters.`;
    if (!isPlainLine(reference.trim())) return 'The reference is one line of plain text.';
    const booking = { reference: reference.trim(), price };
    return onEdit({ kind: 'bookItem', item: item.id, title: item.title, booking }, item);
  };
  return (
    <QuestionDialog
      opened={opened}
      title={`Your booking of ${item.title}`}
      saveLabel="Save"
      onClose={onClose}
      onSave={save}
    >
      <TextField
        label="Reference"
        hint="As it stands on the ticket, if there is one."
        value={reference}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        data-autofocus
        onChange={setReference}
      />
      <TextField
        label="Paid, in US dollars"
        hint={
          item.kind === 'flight' && bookedTogether(plan, item).length > 1
            ? 'For everybody, the whole ticket: it is counted once.'
            : 'For everybody together.'
        }
        value={paid}
        autoComplete="off"
        onChange={setPaid}
      />
    </QuestionDialog>
  );
}

/** A comma before three digits parts thousands; before one or two it is that of the cents, as much of the world writes it. */
const PRICE = /^(\d{1,3}(,\d{3}){1,2}|\d{1,9})(\.\d{1,2})?$/;
const WITH_DECIMAL_COMMA = /^(\d{1,3}(?:\.\d{3}){1,2}|\d{1,9}),(\d{1,2})$/;

/** Null for nothing typed; undefined for what is no price. "$1,084.50" is one, and "1.084,50". */
function dollarsOf(typed: string): number | null | undefined {
  const plain = typed.trim().replace(/^\$\s*/, '');
  if (plain === '') return null;
  const [, whole = '', part = ''] = WITH_DECIMAL_COMMA.exec(plain) ?? [];
  if (part !== '') return dollarsOf(`${whole.replaceAll('.', '')}.${part}`);
  const price = PRICE.test(plain) ? Number(plain.replaceAll(',', '')) : Number.NaN;
  return price <= MAX_DOLLARS ? price : undefined;
}
