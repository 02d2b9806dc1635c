import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import { ResultList } from '@/ui/results/ResultList.tsx';

const names = Array.from({ length: 120 }, (_, index) => `Offer ${index}`);
const itself = (name: string) => name;

function List({ items }: { readonly items: readonly string[] }) {
  const heading = useRef<HTMLParagraphElement>(null);
  return (
    <>
      <p ref={heading} tabIndex={-1}>
        {items.length} offers
      </p>
      <ResultList label="Offers" layout="list" items={items} keyOf={itself} heading={heading}>
        {(name, index) => (
          <a href="/" data-arrives={index}>
            {name}
          </a>
        )}
      </ResultList>
    </>
  );
}

const offer = (name: string) => screen.queryByRole('link', { name });

it('draws a short list whole, card by card, and says nothing of its size', async () => {
  render(<List items={names.slice(0, 14)} />);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(14));
  expect(screen.getAllByRole('listitem')[0]?.hasAttribute('aria-setsize')).toBe(false);
  expect(offer('Offer 2')?.dataset.arrives).toBe('2');
  // the rest with the eleventh, and none before it
  expect(offer('Offer 10')?.dataset.arrives).toBe('10');
  expect(offer('Offer 11')?.dataset.arrives).toBe('10');
  expect(offer('Offer 13')?.dataset.arrives).toBe('10');
});

it('has what was not in the first list there at once', async () => {
  const { rerender } = render(<List items={names.slice(0, 3)} />);
  await waitFor(() => expect(offer('Offer 2')).not.toBeNull());
  rerender(<List items={names.slice(0, 5)} />);
  await waitFor(() => expect(offer('Offer 4')).not.toBeNull());
  expect(offer('Offer 4')?.dataset.arrives).toBeUndefined();
});

it('keeps the card of an offer that stays, and where each stands is said right', async () => {
  const { rerender } = render(<List items={names} />);
  await waitFor(() => expect(offer('Offer 4')).not.toBeNull());
  const kept = offer('Offer 4');
  const even = names.filter((_, index) => index % 2 === 0);
  rerender(<List items={even} />);
  expect(offer('Offer 4')).toBe(kept);
  expect(offer('Offer 3')).toBeNull();
  await waitFor(() => expect(offer('Offer 6')).not.toBeNull());
  const item = offer('Offer 4')?.closest('li');
  expect(item?.getAttribute('aria-posinset')).toBe('3');
  expect(item?.getAttribute('aria-setsize')).toBe('60');
});

it('keeps the focus on an offer that another order puts far down, and its neighbours for Tab', async () => {
  const { rerender } = render(<List items={names} />);
  await waitFor(() => expect(offer('Offer 1')).not.toBeNull());
  const focused = offer('Offer 1');
  focused?.focus();
  rerender(<List items={names.toReversed()} />);
  expect(document.activeElement).toBe(focused);
  await waitFor(() => expect(offer('Offer 2')).not.toBeNull());
  expect(offer('Offer 0')).not.toBeNull();
  expect(offer('Offer 60')).toBeNull();
  expect(document.activeElement).toBe(offer('Offer 1'));
  expect(offer('Offer 1')?.closest('li')?.getAttribute('aria-posinset')).toBe('119');
});

it('gives the focus to the heading when its offer goes, and only then', async () => {
  const { rerender } = render(<List items={names} />);
  await waitFor(() => expect(offer('Offer 1')).not.toBeNull());
  offer('Offer 1')?.focus();
  rerender(<List items={names.slice(2)} />);
  expect(document.activeElement).toBe(screen.getByText('118 offers'));

  screen.getByText('118 offers').blur();
  rerender(<List items={names.slice(4)} />);
  expect(document.activeElement).toBe(document.body);
});

it('forgets an offer that the reader has left', async () => {
  const { rerender } = render(<List items={names} />);
  await waitFor(() => expect(offer('Offer 1')).not.toBeNull());
  offer('Offer 1')?.focus();
  offer('Offer 1')?.blur();
  rerender(<List items={names.toReversed()} />);
  await waitFor(() => expect(offer('Offer 118')).not.toBeNull());
  expect(offer('Offer 1')).toBeNull();
});

it('has nothing arrive once the page was scrolled', async () => {
  render(<List items={names} />);
  await waitFor(() => expect(offer('Offer 0')).not.toBeNull());
  expect(screen.getByRole('list').dataset.settled).toBeUndefined();
  fireEvent.scroll(window);
  await waitFor(() => expect(screen.getByRole('list').dataset.settled).toBe('true'));
});

const roomBelow = () =>
  Number.parseFloat(document.querySelector<HTMLElement>('[data-room]')?.style.height ?? '');

it('leaves its own style alone while rows are drawn: a browser that holds the page in place would let go', async () => {
  render(<List items={names} />);
  const list = screen.getByRole('list');
  let styled = 0;
  const observer = new MutationObserver((records) => (styled += records.length));
  observer.observe(list, { attributes: true, attributeFilter: ['style'], subtree: true });
  const all = roomBelow();
  await waitFor(() => expect(offer('Offer 4')).not.toBeNull());
  observer.disconnect();
  expect(list.getAttribute('style')).toBeNull();
  expect(styled).toBe(0);
  expect(roomBelow()).toBeGreaterThan(0);
  expect(roomBelow()).toBeLessThan(all);
});
