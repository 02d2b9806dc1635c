import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ChipGroup } from '@/ui/controls/ChipGroup.tsx';
import { TextButton } from '@/ui/controls/TextButton.tsx';
import { inUi, renderUi } from '../../features/renderUi.tsx';

const pressed = () => screen.getAllByRole('button', { pressed: true }).map((chip) => chip.textContent);

function Cities() {
  const [city, setCity] = useState('Kyoto');
  return <ChipGroup legend="City" choices={['Kyoto', 'Lisbon']} value={city} onChange={setCity} />;
}

describe('a group of chips', () => {
  it('is named, and has the one that was chosen last pressed', () => {
    renderUi(<Cities />);
    expect(screen.getByRole('group', { name: 'City' })).toBeTruthy();
    expect(pressed()).toEqual(['Kyoto']);
    fireEvent.click(screen.getByRole('button', { name: 'Lisbon' }));
    expect(pressed()).toEqual(['Lisbon']);
  });
});

describe('a text button', () => {
  it('does nothing while idle and keeps its place', () => {
    const onClick = vi.fn<() => void>();
    const words = { name: 'Clear: stops', onClick, children: 'Clear' };
    const { rerender } = renderUi(<TextButton {...words} idle />);
    const button = screen.getByRole('button', { name: 'Clear: stops' });
    fireEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-disabled')).toBe('true');
    rerender(inUi(<TextButton {...words} />));
    fireEvent.click(screen.getByRole('button', { name: 'Clear: stops' }));
    expect(onClick).toHaveBeenCalledOnce();
  });
});
