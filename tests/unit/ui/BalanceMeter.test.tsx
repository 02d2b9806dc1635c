import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BalanceMeter } from '@/ui/BalanceMeter.tsx';

describe('BalanceMeter', () => {
  it.each([
    [10_000, 10_000, '100%', '10000'],
    [2_500, 10_000, '25%', '2500'],
    [0, 10_000, '0%', '0'],
    [-3, 10_000, '0%', '0'],
    [100_000, 100_000, '100%', '100000'],
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
  it('says of more than the allowance that it is more than a month’s', () => {
    render(<BalanceMeter balance={1_091_000} allowance={100_000} />);
    const words = '1,091,000: more than a month’s 100,000';
    expect(screen.getByText(words)).toBeTruthy();
    const meter = screen.getByRole('meter', { name: 'Token balance' });
    expect(meter.getAttribute('aria-valuetext')).toBe(`${words} tokens`);
    expect(meter.getAttribute('aria-valuenow')).toBe('100000');
    expect(screen.queryByText(/%/)).toBeNull();
  });

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
