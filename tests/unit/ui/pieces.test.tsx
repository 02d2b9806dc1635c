import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Avatar } from '@/ui/account/Avatar.tsx';
import { DayChart } from '@/ui/charts/DayChart.tsx';
import { highestOf, scaleTop, summaryOf } from '@/ui/charts/scale.ts';
import { CopyButton } from '@/ui/controls/CopyButton.tsx';
import { PlanSign } from '@/ui/plans/PlanSign.tsx';
import { AgeSign } from '@/ui/signs/AgeSign.tsx';
import { StatusBadge } from '@/ui/signs/StatusBadge.tsx';
import { inUi, renderUi } from '../features/renderUi.tsx';

describe('Avatar', () => {
  it('shows the initials when there is no picture, or when it does not load', () => {
    const { container } = renderUi(<Avatar imageUrl="/me.png" initials="ML" />);
    expect(screen.queryByText('ML')).toBeNull();
    fireEvent.error(container.querySelector('img')!);
    expect(screen.getByText('ML')).toBeTruthy();
  });
});

describe('CopyButton', () => {
  it('says on itself that it has copied', async () => {
    const user = userEvent.setup();
    renderUi(<CopyButton value="key" label="Copy key" onFailed={() => {}} />);
    await user.click(screen.getByRole('button', { name: 'Copy key' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe('key');
  });

  it('tells when the browser does not allow it', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    const onFailed = vi.fn<() => void>();
    renderUi(<CopyButton value="key" label="Copy key" onFailed={onFailed} />);
    await user.click(screen.getByRole('button', { name: 'Copy key' }));
    await vi.waitFor(() => expect(onFailed).toHaveBeenCalledOnce());
    expect(screen.getByRole('button', { name: 'Copy key' })).toBeTruthy();
  });
});

describe('AgeSign', () => {
  it('asks again on wish, once at a time', async () => {
    const again = vi.fn<() => void>();
    const { rerender } = renderUi(
      <AgeSign kept="Kept on this device" age="2 hours ago" onCheckAgain={again} />,
    );
    expect(screen.getByText('seen 2 hours ago')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    expect(again).toHaveBeenCalledOnce();
    rerender(inUi(<AgeSign kept="Kept on this device" age="2 hours ago" checking onCheckAgain={again} />));
    await userEvent.click(screen.getByRole('button', { name: 'Checking…' }));
    expect(again).toHaveBeenCalledOnce();
    expect(document.activeElement?.textContent).toBe('Checking…');
  });

  it('announces that it was kept, and neither the age, which ticks, nor the button', () => {
    renderUi(<AgeSign kept="Kept on this device" age="2 hours ago" onCheckAgain={() => {}} />);
    expect(screen.getByRole('status').textContent).toBe('Kept on this device');
  });
});

describe('StatusBadge', () => {
  it.each([
    ['active', true],
    ['Active ', true],
    ['suspended', false],
    ['inactive', false],
  ])('%s is green: %s', (status, green) => {
    renderUi(<StatusBadge status={status} />);
    expect(screen.getByText(status.trim()).hasAttribute('data-active')).toBe(green);
  });
});

const button = () => screen.getByRole<HTMLButtonElement>('button');

describe('PlanSign', () => {
  const plan = { name: 'Pro', price: '$7.99', tokens: 't', chats: 'c', features: [], popular: false };

  it.each([
    [{ kind: 'current' } as const, 'Your plan'],
    [{ kind: 'disabled', label: 'Included' } as const, 'Included'],
  ])('stands still: %j', (choice, words) => {
    renderUi(<PlanSign plan={plan} choice={choice} />);
    expect(button().textContent).toBe(words);
    expect(button().disabled).toBe(true);
  });

  it('keeps the focus while a purchase is on its way, and starts no second one', async () => {
    const onChoose = vi.fn<() => void>();
    const { rerender } = renderUi(
      <PlanSign plan={plan} choice={{ kind: 'choose', label: 'Choose Pro', onChoose }} />,
    );
    await userEvent.click(button());
    rerender(inUi(<PlanSign plan={plan} choice={{ kind: 'processing' }} />));
    expect(button().textContent).toBe('Processing...');
    expect(button().getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(button());
    await userEvent.click(button());
    expect(onChoose).toHaveBeenCalledOnce();
  });

  it('starts a purchase', async () => {
    const onChoose = vi.fn<() => void>();
    renderUi(<PlanSign plan={plan} choice={{ kind: 'choose', label: 'Choose Pro', onChoose }} />);
    await userEvent.click(button());
    expect(onChoose).toHaveBeenCalledOnce();
  });
});

describe('DayChart', () => {
  const days = ['1 Mar', '2 Mar'];
  const series = [
    { name: 'Views', values: [10, 1200] },
    { name: 'Chats', values: [0, 0] },
  ];

  it('says what it draws, and has every figure in a table', () => {
    renderUi(<DayChart title="Two days" days={days} series={series} />);
    const words = screen.getByRole('img').getAttribute('aria-label');
    expect(words).toBe('Views: 1,210 in all, most on 2 Mar (1,200). Chats: none');
    const rows = [...document.querySelectorAll('tbody tr')].map((row) => row.textContent);
    expect(rows).toEqual(['1 Mar100', '2 Mar1,2000']);
  });

  it.each([
    [0, 4],
    [3, 4],
    [7, 8],
    [37, 40],
    [220, 240],
    [1000, 1200],
    [36_001, 40_000],
  ])('a scale for %d ends at %d', (highest, top) => {
    expect(scaleTop(highest)).toBe(top);
  });

  it('has no highest figure without figures', () => {
    expect(highestOf([])).toBe(0);
    expect(summaryOf({ name: 'Views', values: [] }, [])).toBe('Views: none');
  });
});
