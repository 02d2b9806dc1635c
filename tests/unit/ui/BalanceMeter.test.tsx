import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BalanceMeter } from '@/ui/BalanceMeter.tsx';

describe('BalanceMeter', () => {
  it.each([
    [10_000, 10_000, '100%', '10000'],
    [2_500, 10_000, '25%', '2500'],
    [0, 10_000, '0%', '0'],
    [-3, 10_000, '0%', '0'],
    [150_000, 100_000, '150%', '100000'],
  ])('%d of %d is %s', (balance, allowance, percent, now) => {
    render(<BalanceMeter balance={balance} allowance={allowance} label="Tokens left" />);
    const meter = screen.getByRole('meter', { name: 'Tokens left' });
    expect(meter.getAttribute('aria-valuenow')).toBe(now);
    expect(meter.getAttribute('aria-valuetext')).toContain(percent);
    expect(screen.getByText(new RegExp(`\\(${percent}\\)`))).toBeTruthy();
  });

  it.each([null, Number.POSITIVE_INFINITY])('has words and no meter without a limit (%s)', (allowance) => {
    render(<BalanceMeter balance={5} allowance={allowance} />);
    expect(screen.getByText('Unlimited Tokens')).toBeTruthy();
    expect(screen.queryByRole('meter')).toBeNull();
  });
});

describe('BalanceMeter, in words', () => {
  it.each([
    [10_001, null],
    [10_000, 'Running low'],
    [1, 'Running low'],
    [0, 'Out of tokens'],
  ])('%d of 100,000 says %s', (balance, words) => {
    render(<BalanceMeter balance={balance} allowance={100_000} />);
    expect(screen.queryByText(/Running low|Out of tokens/)?.textContent ?? null).toBe(words);
  });

  it('claims no balance while it is being asked for', () => {
    render(<BalanceMeter balance={null} allowance={100_000} />);
    expect(screen.queryByRole('meter')).toBeNull();
    expect(screen.queryByText(/%/)).toBeNull();
  });
});
