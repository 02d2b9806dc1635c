import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { OTHER, splitOther } from '@domain/profile/profile.ts';
import { ChoiceGroup, type ChoiceValue, noChoice } from '@/ui/fields/ChoiceGroup.tsx';
import { NumberField } from '@/ui/fields/NumberField.tsx';
import { TextareaField } from '@/ui/fields/TextareaField.tsx';
import { renderUi } from '../../features/renderUi.tsx';

function Vibe({
  pick = 'many',
  start = noChoice,
}: {
  readonly pick?: 'one' | 'many';
  readonly start?: ChoiceValue;
}) {
  const [value, setValue] = useState(start);
  return (
    <>
      <ChoiceGroup
        legend="Travel vibe"
        choices={['Calm', 'Wild', OTHER]}
        other={OTHER}
        pick={pick}
        value={value}
        onChange={setValue}
      />
      <output data-testid="value">{JSON.stringify(value)}</output>
    </>
  );
}

/** A group whose saved value arrives when its button is pressed. */
function Arriving() {
  const [value, setValue] = useState(noChoice);
  return (
    <>
      <ChoiceGroup
        legend="Travel vibe"
        choices={['Calm', OTHER]}
        other={OTHER}
        value={value}
        onChange={setValue}
      />
      <button type="button" onClick={() => setValue({ chosen: [OTHER], typed: 'Boats' })}>
        Load
      </button>
    </>
  );
}

const value = (): unknown => JSON.parse(screen.getByTestId('value').textContent ?? '');
const box = () => screen.queryByPlaceholderText<HTMLInputElement>('Please specify');

describe('ChoiceGroup', () => {
  it('is a group named by its question, of which any number can be chosen', async () => {
    renderUi(<Vibe />);
    const group = within(screen.getByRole('group', { name: 'Travel vibe' }));
    await userEvent.click(group.getByRole('checkbox', { name: 'Wild' }));
    await userEvent.click(group.getByRole('checkbox', { name: 'Calm' }));
    await userEvent.click(group.getByRole('checkbox', { name: 'Wild' }));
    expect(value()).toEqual({ ...noChoice, chosen: ['Calm'] });
  });

  it('Other reveals a box with the focus, and keeps what was typed when it is taken back', async () => {
    renderUi(<Vibe />);
    expect(box()).toBeNull();
    const other = screen.getByRole('checkbox', { name: 'Other' });
    await userEvent.click(other);
    expect(document.activeElement).toBe(box());
    await userEvent.keyboard('Night trains');
    await userEvent.click(other);
    expect(box()).toBeNull();
    expect(value()).toEqual({ chosen: [], typed: 'Night trains' });
    await userEvent.click(other);
    expect(box()?.value).toBe('Night trains');
  });

  it('takes what the profile keeps as the profile has it, and has one Other', () => {
    const start = splitOther(['Wild', 'Boats'], ['Calm', 'Wild', OTHER]);
    renderUi(<Vibe start={start} />);
    expect(box()?.value).toBe('Boats');
    expect(document.activeElement).toBe(document.body);
    expect(screen.getAllByRole('checkbox', { name: OTHER, checked: true })).toHaveLength(1);
  });

  it('does not take the focus when a saved choice arrives after Other was tried and left', async () => {
    renderUi(<Arriving />);
    const other = screen.getByRole('checkbox', { name: OTHER });
    await userEvent.click(other);
    await userEvent.click(other);
    await userEvent.click(screen.getByRole('button', { name: 'Load' }));
    expect(box()?.value).toBe('Boats');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Load' }));
  });

  it('of one choice, is walked by arrow keys without being thrown into the box, and can be taken back', async () => {
    renderUi(<Vibe pick="one" />);
    screen.getByRole('radio', { name: 'Calm' }).focus();
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}');
    const other = screen.getByRole('radio', { name: OTHER });
    expect(value()).toEqual({ chosen: [OTHER], typed: '' });
    expect(document.activeElement).toBe(other);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(value()).toEqual(noChoice);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Clear: Travel vibe' }));
  });

  it('of which one can be chosen, the next takes the place of the one before', async () => {
    renderUi(<Vibe pick="one" />);
    await userEvent.click(screen.getByRole('radio', { name: 'Calm' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Other' }));
    expect(value()).toEqual({ chosen: [OTHER], typed: '' });
    await userEvent.click(screen.getByRole('radio', { name: 'Wild' }));
    expect(value()).toEqual({ chosen: ['Wild'], typed: '' });
  });
});

function Amount({ start }: { readonly start: string }) {
  const [amount, setAmount] = useState(start);
  return <NumberField label="Tokens" value={amount} max={250} step={100} onChange={setAmount} />;
}

const more = () => screen.getByRole<HTMLButtonElement>('button', { name: 'More: Tokens' });
const less = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Less: Tokens' });
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Tokens' });

describe('NumberField', () => {
  it('steps within its bounds', async () => {
    renderUi(<Amount start="100" />);
    await userEvent.click(more());
    await userEvent.click(more());
    expect(input().value).toBe('250');
    expect(more().getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(more());
    await userEvent.click(more());
    expect(input().value).toBe('250');
    for (const _ of [1, 2, 3]) await userEvent.click(less());
    expect(input().value).toBe('0');
    expect(less().getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(less());
  });

  it('keeps what is no number as it was typed', async () => {
    renderUi(<Amount start="" />);
    await userEvent.type(input(), '1e3');
    expect(input().value).toBe('1e3');
  });
});

function Notes({ limit }: { readonly limit: number }) {
  const [notes, setNotes] = useState('');
  return <TextareaField label="Notes" value={notes} limit={limit} onChange={setNotes} />;
}

describe('TextareaField', () => {
  it('counts, says what is left once it is little, and cuts nothing off', async () => {
    renderUi(<Notes limit={10} />);
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' });
    await userEvent.type(field, 'seven c');
    expect(screen.getByText('7 / 10')).toBeTruthy();
    await userEvent.type(field, 'h');
    expect(screen.getByText('2 characters left')).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBeNull();
    await userEvent.type(field, 'ars');
    expect(field.value).toBe('seven chars');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const described = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('1 character too many: 10 is the most.');
  });

  it('announces that the limit is near or passed, once each, and no count', async () => {
    renderUi(<Notes limit={10} />);
    const field = screen.getByRole('textbox', { name: 'Notes' });
    const said: string[] = [];
    for (const key of 'twelve signs') {
      await userEvent.type(field, key);
      const words = screen.getByRole('status').textContent;
      if (words !== said.at(-1)) said.push(words);
    }
    expect(said).toEqual(['', 'Close to the limit of 10 characters', '10 characters is the most']);
  });
});
