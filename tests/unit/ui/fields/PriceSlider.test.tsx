import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { PriceSlider } from '@/ui/filters/PriceSlider.tsx';

const scale = { initial: 500, max: 1000, step: 10 };

function Held({ start }: { readonly start: number | null }) {
  const [value, setValue] = useState(start);
  return <PriceSlider legend="Price" scale={scale} value={value} onChange={setValue} />;
}

const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: /^Price/ });

describe('PriceSlider', () => {
  it('stands at its initial position and limits nothing until it is moved', () => {
    render(<Held start={null} />);
    expect([slider().value, slider().max, slider().step]).toEqual(['500', '1000', '10']);
    expect(slider().getAttribute('aria-valuetext')).toBe('Up to $500, not applied');
  });

  it.each([
    ['PageUp', false, '600'],
    ['PageDown', false, '400'],
    ['ArrowRight', true, '600'],
    ['ArrowUp', true, '600'],
    ['ArrowLeft', true, '400'],
    ['ArrowDown', true, '400'],
  ])('%s (shift: %s) moves ten steps', (key, shiftKey, value) => {
    render(<Held start={500} />);
    fireEvent.keyDown(slider(), { key, shiftKey });
    expect(slider().value).toBe(value);
    expect(slider().getAttribute('aria-valuetext')).toBe(`Up to $${value}`);
  });

  it('leaves a single step, and keys that are not its own, to the input', () => {
    render(<Held start={500} />);
    expect(fireEvent.keyDown(slider(), { key: 'ArrowRight' })).toBe(true);
    expect(fireEvent.keyDown(slider(), { key: 'Tab' })).toBe(true);
    expect(slider().value).toBe('500');
  });

  it.each([
    [950, 'PageUp', '1000', 'Any price'],
    [40, 'PageDown', '0', 'Up to $0'],
  ])('from %d stops at the end of the scale', (start, key, value, words) => {
    render(<Held start={start} />);
    fireEvent.keyDown(slider(), { key });
    expect(slider().value).toBe(value);
    expect(slider().getAttribute('aria-valuetext')).toBe(words);
  });
});
