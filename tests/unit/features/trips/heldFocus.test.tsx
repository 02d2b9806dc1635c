/** Where the focus is once an item was changed. */
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { CheckedPlan } from '@domain/itinerary/itinerary.ts';
import { useHeldItem } from '@/features/trips/page/useHeldItem.ts';
import { soundTrip } from '../../domain/trips/trip.ts';

const { plan } = soundTrip();
const item = plan?.days[0]?.items[0];
if (!plan || !item) throw new Error('without a plan');

/** The same as another answer has it. */
const again = (): CheckedPlan => ({ ...plan });

beforeEach(() => {
  document.body.innerHTML = `
    <div role="dialog"><input id="asked" /></div>
    <div id="root"><span data-item-menu="${item.id}"><button type="button" id="menu"></button></span></div>`;
});
afterEach(() => void (document.body.innerHTML = ''));

function held() {
  const root = { current: document.querySelector<HTMLElement>('#root') };
  return renderHook(({ of }) => useHeldItem(root, of), { initialProps: { of: plan ?? null } });
}

it('is at the item once the dialog has gone, though the server answered before that', async () => {
  const { result, rerender } = held();
  document.querySelector<HTMLElement>('#asked')?.focus();
  result.current.hold(item, false);
  rerender({ of: again() });
  rerender({ of: again() });
  document.querySelector('[role="dialog"]')?.remove();
  await waitFor(() => expect(document.activeElement?.id).toBe('menu'));
});

it('is not moved by a later change after one that was refused', () => {
  const { result, rerender } = held();
  result.current.hold(item, false);
  result.current.letGo();
  rerender({ of: again() });
  expect(document.activeElement).toBe(document.body);
});

it('is moved once', () => {
  const { result, rerender } = held();
  document.querySelector('[role="dialog"]')?.remove();
  result.current.hold(item, false);
  rerender({ of: again() });
  const menu = document.querySelector<HTMLElement>('#menu');
  expect(document.activeElement).toBe(menu);
  menu?.blur();
  rerender({ of: again() });
  expect(document.activeElement).toBe(document.body);
});
