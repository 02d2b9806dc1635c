/** The chat with a trip beside it: the plan is shown once, and older plans fold away. */
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { inUiWithData } from '../../../support/dataWorld.tsx';
import { flightOffer } from '../offers.ts';
import { answer, chatScreen, question, show } from './chatScreenWorld.tsx';
import { checkedPlan } from './plan.ts';

const TRIP = '0b1c2d3e-4f50-4617-8829-3a4b5c6d7e8f';
const beside = { tripId: TRIP, trip: <h2>The trip itself</h2> };
const tour = {
  id: 't1',
  name: 'Tile workshop',
  rating: 4.7,
  duration: '2 hours',
  price: 35,
  bookingUrl: 'https://tours.test/tiles',
};
const results = { flights: [flightOffer()], hotels: [], tours: [tour] };
const content = 'Hills and tiles.\n\n**Why this way**\n- It is flat.';
const planned = (id: string, tripId: string | undefined = TRIP) =>
  answer({ id, tripId, content, lead: content, plan: checkedPlan(3), results });

beforeEach(() => vi.stubGlobal('scrollTo', () => {}));

async function openChat(...[messages, props]: Parameters<typeof show>) {
  const view = show(messages, props);
  await userEvent.click(await screen.findByRole('button', { name: /^(Continue|Start Chatting)/ }));
  return view;
}
const replies = () => screen.getAllByRole('article', { name: 'Assistant' });

const folds = (reply: HTMLElement | undefined) =>
  [...(reply?.querySelectorAll('details[open]') ?? [])].map(
    (fold) => fold.querySelector('h2, h3')?.textContent,
  );

describe('a kept trip that is gone back to', () => {
  it('is said above its plan, with what was not done', async () => {
    const words = 'I did not take into account: “a day in Cadiz”.\n\nWe are back at “Seville”.';
    await openChat([question(), answer({ content: words, lead: words, plan: checkedPlan(3), results })]);
    for (const part of [/a day in Cadiz/, /We are back at/])
      expect(screen.getByText(part).closest('details')).toBeNull();
    expect(screen.queryByText('Why, budget and what to check')).toBeNull();
  });
});

describe('a trip beside the chat', () => {
  it('has the plan and the offers: the answer says where they are, and leads there', async () => {
    await openChat([question(), planned('a')], { beside });
    const side = screen.getByRole('region', { name: 'Your trip' });
    expect(within(side).getByText('The trip itself')).toBeTruthy();
    const [reply] = replies();
    expect(reply?.textContent).toContain('Hills and tiles.');
    expect(screen.queryByRole('heading', { name: /^Day/ })).toBeNull();
    expect(screen.queryByText('Flights')).toBeNull();
    expect(screen.queryByText('Tours')).toBeNull();
    expect(screen.getByText('Why, budget and what to check')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Go to the plan beside the chat' }));
    expect(document.activeElement).toBe(side);
  });

  it.each([
    ['a press in it made it go', true],
    ['it went by itself', false],
  ])('leaves the focus to the chat when %s, and else where it is', async (_name, isPressed) => {
    const going = { tripId: TRIP, trip: <button type="button">Archive it</button> };
    const view = await openChat([question(), planned('a')], { beside: going });
    const field = await screen.findByRole('textbox', { name: 'Message' });
    if (isPressed) screen.getByRole('button', { name: 'Archive it' }).focus();
    else field.focus();
    view.rerender(inUiWithData(chatScreen({ beside: null })));
    expect(screen.queryByRole('region', { name: 'Your trip' })).toBeNull();
    expect(document.activeElement).toBe(
      isPressed ? screen.getByRole('heading', { level: 1, name: 'AI Assistant' }) : field,
    );
  });

  it('has no plan of another trip', async () => {
    await openChat([question(), planned('a', '0b1c2d3e-4f50-4617-8829-000000000000')], { beside });
    expect(screen.getByRole('heading', { name: /^Day 1/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Go to the plan/ })).toBeNull();
  });

  it('is not there before there is a trip, nor before the chat is', async () => {
    show([question(), planned('a')], { beside });
    await screen.findByRole('button', { name: /^Continue/ });
    expect(screen.queryByRole('region', { name: 'Your trip' })).toBeNull();
  });
});

const opened = () => document.querySelectorAll('article details[open]').length;

describe('without room beside the chat', () => {
  it('shows the newest plan of a trip whole, and what it was before in a fold', async () => {
    await openChat([question(), planned('a'), question({ id: 'q2', content: 'Slower' }), planned('b')]);
    expect(screen.queryByRole('region', { name: 'Your trip' })).toBeNull();
    const [first, second] = replies();
    const then = within(first ?? document.body)
      .getByText('The plan as it was then')
      .closest('details');
    expect(then?.open).toBe(false);
    expect(then?.querySelectorAll('[data-fold]')).toHaveLength(3);
    const found = within(second ?? document.body).getAllByRole('heading', { name: 'Tours', hidden: true });
    expect(found).toHaveLength(1);
    expect(folds(second)).toEqual([expect.stringMatching(/^Day 1/)]);
    expect(second?.textContent).not.toContain('The plan as it was then');
  });

  it('opens every fold for paper, and leaves them as they were', async () => {
    await openChat([question(), planned('a'), question({ id: 'q2', content: 'Slower' }), planned('b')]);
    const before = opened();
    const all = document.querySelectorAll('article details').length;
    expect(all).toBeGreaterThan(before);
    fireEvent(globalThis.window, new Event('beforeprint'));
    expect(opened()).toBe(all);
    fireEvent(globalThis.window, new Event('afterprint'));
    expect(opened()).toBe(before);
  });
});
