import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Place } from '@domain/search/searchApi.ts';
import { PlaceCombobox } from '@/ui/fields/place/PlaceCombobox.tsx';
import { emptyPlace } from '@/ui/fields/place/placeField.ts';
import { renderUi } from '../../features/renderUi.tsx';

type Search = (query: string, signal: AbortSignal) => Promise<readonly Place[]>;

const place = (name: string, code: string, city = name): Place => ({
  name,
  city_name: city,
  country_name: 'Somewhere',
  code,
});
const london = [place('London', 'LON'), place('Heathrow', 'LHR', 'London')];

let field: ReturnType<typeof renderUi>;
const search = vi.fn<Search>();
const onSearchFailed = vi.fn<() => void>();

function Field({ error }: { readonly error?: string }) {
  const [value, setValue] = useState(emptyPlace);
  return (
    <>
      <PlaceCombobox
        label="From"
        placeholder="City or airport"
        value={value}
        error={error}
        withCodes
        search={search}
        onChange={setValue}
        onSearchFailed={onSearchFailed}
      />
      <button type="button">Elsewhere</button>
      <output data-testid="picked">{value.place ? `${value.place.name}/${value.place.code}` : 'none'}</output>
    </>
  );
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'From' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const picked = () => screen.getByTestId('picked').textContent;

async function type(text: string): Promise<void> {
  act(() => box().focus());
  fireEvent.change(box(), { target: { value: text } });
  await act(() => vi.advanceTimersByTimeAsync(300));
}
const press = (key: string) => fireEvent.keyDown(box(), { key });

beforeEach(() => {
  vi.useFakeTimers();
  search.mockReset().mockResolvedValue(london);
  onSearchFailed.mockReset();
  field = renderUi(<Field />);
});
afterEach(() => vi.useRealTimers());

describe('when it asks', () => {
  it('does not for fewer than two characters', async () => {
    await type('l');
    await type(' l ');
    expect(search).not.toHaveBeenCalled();
    expect(box().getAttribute('aria-expanded')).toBe('false');
  });

  it('asks once, 300 ms after the last key', async () => {
    act(() => box().focus());
    for (const text of ['lo', 'lon', 'lond']) {
      fireEvent.change(box(), { target: { value: text } });
      await act(() => vi.advanceTimersByTimeAsync(299));
    }
    expect(search).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(search).toHaveBeenCalledExactlyOnceWith('lond', expect.any(AbortSignal));
    expect(options()).toHaveLength(2);
  });

  it('never lets a stale answer overwrite a newer one', async () => {
    const answers: ((places: readonly Place[]) => void)[] = [];
    search.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
    await type('lon');
    await type('rome');
    expect(search.mock.calls[0]?.[1].aborted).toBe(true);
    await act(async () => answers[1]?.([place('Rome', 'ROM')]));
    await act(async () => answers[0]?.(london));
    expect(options()).toEqual([expect.stringContaining('Rome')]);
  });

  it('says that nothing matched', async () => {
    search.mockResolvedValue([]);
    await type('xyzzy');
    expect(screen.getByText('No matches found.')).toBeTruthy();
  });

  it('reports a failure once, and clears the suggestions', async () => {
    await type('lon');
    search.mockRejectedValue(new Error('down'));
    await type('lond');
    expect(onSearchFailed).toHaveBeenCalledOnce();
    expect(options()).toEqual([]);
    expect(box().getAttribute('aria-expanded')).toBe('false');
  });
});

describe('by keyboard', () => {
  it('has the first match active, moves round with the arrows and takes it with Enter', async () => {
    await type('lon');
    expect(box().getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('option')[0]?.id);
    press('ArrowDown');
    expect(screen.getAllByRole('option')[1]?.getAttribute('aria-selected')).toBe('true');
    press('ArrowDown');
    press('ArrowUp');
    expect(screen.getAllByRole('option')[1]?.getAttribute('aria-selected')).toBe('true');
    const notPrevented = press('Enter');
    expect(notPrevented).toBe(false);
    expect(picked()).toBe('London/LHR');
    expect(box().value).toBe('London (LHR)');
    expect(options()).toEqual([]);
  });

  it('takes the active match with Tab and leaves the key its meaning', async () => {
    await type('lon');
    expect(press('Tab')).toBe(true);
    expect(picked()).toBe('London/LON');
  });

  it('closes with Escape, keeps the text, and opens again with an arrow', async () => {
    await type('lon');
    press('Escape');
    expect(options()).toEqual([]);
    expect(box().value).toBe('lon');
    press('ArrowDown');
    expect(options()).toHaveLength(2);
  });

  it('picks nothing while the answer to what is typed is on its way', async () => {
    await type('lon');
    fireEvent.change(box(), { target: { value: 'lond' } });
    press('Enter');
    expect(picked()).toBe('none');
  });
});

describe('by pointer', () => {
  it('takes an option, and forgets it when the text is changed', async () => {
    await type('lon');
    fireEvent.click(screen.getAllByRole('option')[0]!);
    expect(picked()).toBe('London/LON');
    await type('Londo');
    expect(picked()).toBe('none');
  });

  it('closes on a press outside', async () => {
    await type('lon');
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(options()).toEqual([]);
  });

  it('does not cover what is wrong with the field', async () => {
    await type('lond');
    expect(box().getAttribute('aria-expanded')).toBe('true');
    field.rerender(<Field error="Pick a place from the list" />);
    expect(box().getAttribute('aria-expanded')).toBe('false');
    expect(screen.getByText('Pick a place from the list')).toBeTruthy();
  });

  it('shows the dropdown only with focus', async () => {
    await type('lond');
    act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
    expect(options()).toEqual([]);
    expect(picked()).toBe('none');
  });

  it('takes what was typed out in full when it is left', async () => {
    await type('lhr');
    act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
    expect(picked()).toBe('London/LHR');
  });

  it('takes it without its accents too', async () => {
    search.mockResolvedValue([place('Guarulhos', 'GRU', 'São Paulo'), place('São Paulo', 'SAO')]);
    await type('sao paulo');
    act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
    expect(picked()).toBe('São Paulo/GRU');
  });

  it('is reset by its clear button', async () => {
    await type('lon');
    press('Enter');
    fireEvent.click(screen.getByRole('button', { name: 'Clear From' }));
    expect(picked()).toBe('none');
    expect(box().value).toBe('');
    expect(document.activeElement).toBe(box());
  });
});

function FreeField() {
  const [value, setValue] = useState(emptyPlace);
  return (
    <>
      <PlaceCombobox
        label="From"
        hint="Anything will do."
        value={value}
        withCodes={false}
        freeText
        search={search}
        onChange={setValue}
        onSearchFailed={onSearchFailed}
      />
      <output data-testid="free">{JSON.stringify(value)}</output>
    </>
  );
}
const written = () => screen.getByTestId('free').textContent;

describe('where any words will do', () => {
  beforeEach(() => {
    field.unmount();
    search.mockResolvedValue([
      { ...place('Louvre', ''), detail: 'Sight in Paris', at: [48.86, 2.33] } as Place,
    ]);
    renderUi(<FreeField />);
  });

  it('takes nothing that was not picked', async () => {
    await type('Louvre');
    expect(options()).toEqual(['LouvreSight in Paris']);
    expect(box().getAttribute('aria-activedescendant')).toBeNull();
    press('Enter');
    press('Tab');
    fireEvent.blur(box());
    expect(written()).toBe(JSON.stringify({ text: 'Louvre', place: null }));
  });

  it('takes what the arrows and Enter pick, with where it lies', async () => {
    await type('lou');
    press('ArrowUp');
    expect(box().getAttribute('aria-activedescendant')).toMatch(/option-0$/);
    press('Enter');
    expect(JSON.parse(written() ?? '')).toMatchObject({ text: 'Louvre', place: { at: [48.86, 2.33] } });
  });

  it('says that words without a place stay as they are, and keeps Escape from a dialog while the list is open', async () => {
    expect(document.getElementById(box().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Anything will do.',
    );
    search.mockResolvedValue([]);
    await type('Coffee');
    expect(screen.getByText('No place by this name: it is added as you wrote it.')).toBeTruthy();
    expect(box().getAttribute('data-mantine-stop-propagation')).toBe('true');
    press('Escape');
    expect(box().getAttribute('data-mantine-stop-propagation')).toBeNull();
  });
});
