/** One clock and one currency on every screen: 12 hours and dollars, unless the traveller sets others on the device. */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ChatMessage } from '@domain/chat/messages.ts';
import type { CheckedPlan } from '@domain/itinerary/itinerary.ts';
import { AssistantMessage } from '@/features/assistant/components/message/AssistantMessage.tsx';
import { News } from '@/features/assistant/components/News.tsx';
import { RefusedChanges } from '@/features/offline/components/RefusedChanges.tsx';
import { DeviceDisplay } from '@/features/profile/components/DeviceDisplay.tsx';
import { systemClock } from '@/platform/clock.ts';
import { keepDeviceSettings } from '@/platform/deviceSettings.ts';
import { isSavingData } from '@/platform/saveData.ts';
import { data, inUiWithData, renderWithData } from '../../support/dataWorld.tsx';
import { DAY, dublinTrip } from '../domain/trips/todayTrip.ts';
import { checkedPlan, planItem } from './assistant/plan.ts';
import { flightOffer, hotelOffer } from './offers.ts';
import { ANA, openTrip, tripNumber } from './trips/tripsWorld.tsx';

const user = userEvent.setup({ delay: null });
const dayText = () => document.getElementById('day-2')?.textContent ?? '';
const todayText = () => screen.getByRole('region', { name: 'Today' }).textContent ?? '';
const pageText = () => document.body.textContent ?? '';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
  localStorage.clear();
});

it('is chosen on the profile page, for this device', async () => {
  renderWithData(<DeviceDisplay />);
  const clock = screen.getByLabelText('Times of day');
  expect(
    within(clock)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['12-hour (6:10 PM)', '24-hour (18:10)']);
  expect(clock).toHaveProperty('value', '12-hour');
  await user.selectOptions(clock, '24-hour (18:10)');
  expect(clock).toHaveProperty('value', '24-hour');
  expect(localStorage.getItem('waymark-device')).toContain('24-hour');
});

const pictures = () => [...document.querySelectorAll('img')].map(({ src }) => new URL(src).host);
const browserAsks = (saveData: boolean) =>
  Object.defineProperty(navigator, 'connection', {
    value: Object.assign(new EventTarget(), { saveData }),
    configurable: true,
  });

it('spares data where that is ticked, and says where the browser asks for it', async () => {
  browserAsks(false);
  const shown = renderWithData(<DeviceDisplay />);
  const box = screen.getByRole('checkbox', { name: 'Save data' });
  expect(box).toHaveProperty('checked', false);
  await user.click(box);
  expect(box).toHaveProperty('checked', true);
  expect(isSavingData()).toBe(true);
  await user.click(box);
  expect(isSavingData()).toBe(false);
  expect(screen.queryByText(/Your browser asks/)).toBeNull();
  browserAsks(true);
  shown.rerender(inUiWithData(<DeviceDisplay />));
  expect(screen.getByText(/Your browser asks for that too/)).toBeTruthy();
});

it('shows no picture of an offer while data is spared', async () => {
  const offers: ChatMessage = {
    ...message,
    results: {
      flights: [flightOffer({ sample: false })],
      hotels: [
        {
          ...hotelOffer({ imageUrl: 'https://photos.test/1.jpg' }),
          checkIn: '2027-05-01',
          checkOut: '2027-05-05',
        },
      ],
      tours: [],
    },
  };
  renderWithData(
    <AssistantMessage
      message={offers}
      newest={false}
      busy={false}
      onSuggestion={() => {}}
      onBook={() => {}}
    />,
  );
  await screen.findByText('Lunch is at 1:00 PM.');
  expect(pictures()).toEqual(['pics.avs.io', 'photos.test']);
  act(() => keepDeviceSettings({ saveData: true }));
  expect(pictures()).toEqual([]);
  expect(screen.getByRole('article', { name: /Finnair/ })).toBeTruthy();
});

it('is one on a trip’s page, and turns at once', async () => {
  vi.spyOn(systemClock, 'now').mockReturnValue(Date.parse('2027-05-04T10:05:00+01:00'));
  const trip = dublinTrip([
    ['sight', '09:30', '11:00', 'Book of Kells', { note: 'Until 4:30 PM.' }],
    ...DAY.slice(1),
  ]);
  const warned = {
    ...trip,
    plan: trip.plan && { ...trip.plan, warnings: ['The last tram leaves at 11:20 PM.'] },
  };
  await openTrip(warned, true);
  for (const words of ['9:30 AM', 'Until 4:30 PM.', '2:00 PM']) expect(dayText()).toContain(words);
  for (const words of ['10:05 AM there', 'until 11:00 AM', '4:00 PM']) expect(todayText()).toContain(words);
  expect(screen.getByRole('button', { name: 'Change Chester Beatty, 2:00 PM' })).toBeTruthy();
  expect(pageText()).toContain('leaves at 11:20 PM.');
  expect(pageText()).not.toMatch(/\b(?:09|1[3-9]|2[0-3]):[0-5]\d\b/);

  act(() => keepDeviceSettings({ clock: '24-hour' }));
  for (const words of ['09:30', 'Until 16:30.', '14:00']) expect(dayText()).toContain(words);
  for (const words of ['10:05 there', 'until 11:00', '16:00']) expect(todayText()).toContain(words);
  expect(screen.getByRole('button', { name: 'Change Chester Beatty, 14:00' })).toBeTruthy();
  expect(pageText()).toContain('leaves at 23:20.');
  await user.click(
    within(screen.getByRole('region', { name: 'Today' })).getByRole('button', { name: 'I’m late' }),
  );
  expect((await screen.findByRole('dialog')).textContent).toContain('11:15 – 12:15 is 11:30 – 12:30 now');
  expect(pageText()).not.toMatch(/\d [AP]M\b/);
});

it('is one where a change that was refused says when', () => {
  const message = 'Lunch is at 1:00 PM.';
  const at = new Date(2026, 3, 9, 18, 10).getTime();
  const refused = { id: 'row', kind: 'trip.edit', reason: 'conflict', message, at } as const;
  renderWithData(<RefusedChanges changes={[refused]} />);
  expect(pageText()).toContain(`${message} Refused on 9 April 2026 at 6:10 PM.`);
  act(() => keepDeviceSettings({ clock: '24-hour' }));
  expect(pageText()).toContain('Lunch is at 13:00. Refused on 9 April 2026 at 18:10.');
});

it('has a currency beside dollars where one is chosen, with the day of its rate, and charges in none', async () => {
  renderWithData(<DeviceDisplay />);
  const money = screen.getByLabelText('Show prices also in');
  expect(money).toHaveProperty('value', '');
  expect(screen.getByText(/^Rates of \d+ \w{3} \d{4}, from .* priced in dollars\.$/)).toBeTruthy();
  await user.selectOptions(money, 'Euro (EUR)');
  expect(money).toHaveProperty('value', 'EUR');
  await user.selectOptions(money, 'US dollars alone');
  expect(localStorage.getItem('waymark-device')).toContain('"currency":null');
  act(() => keepDeviceSettings({ currency: 'XXX' }));
  expect(money).toHaveProperty('value', '');
});

const ABOUT = /about €[\d,]+, at the rate of \d+ \w{3} \d{4}/;

/** What the budget says of it. */
const sum = (label: string) =>
  screen.getByText(label, { selector: 'th' }).closest('tr')?.querySelector('td')?.textContent;

it('shows prices in it all over a trip’s page, and says once what they are', async () => {
  keepDeviceSettings({ currency: 'EUR' });
  const trip = tripNumber(1);
  await openTrip(trip);
  expect(screen.getByText(/^About \$/).textContent).toMatch(/; about €[\d,]+$/);
  expect(screen.getAllByText(/^Prices in EUR are about, at the rate of \d+ \w{3} \d{4}\.$/)).toHaveLength(1);
  expect(pageText().match(/at the rate of/g)).toHaveLength(1);
  expect(screen.getByText(/^about \$/).textContent).toMatch(/^about \$[\d,]+ \(€[\d,]+\)$/);
  expect(sum('Together')).toMatch(/^\$[\d,]+€[\d,]+$/);
  expect(sum('Food walk')).toMatch(/^\$[\d,]+€[\d,]+$/);
  expect(document.getElementById('day-4')?.textContent).toMatch(/Food walk \$120 \(€\d+\)/);
  expect(pageText()).toMatch(/3 hours, Thu 6 May, \$40 a person \(€\d+\)/);
  const item = trip.plan?.days.flatMap(({ items }) => items).find(({ title }) => title === 'Food walk')?.id;
  const booking = { reference: 'K7', price: 84 };
  await act(() => data.trips.editTrip(ANA, trip.id, { kind: 'bookItem', item: item ?? '', booking }));
  expect(await screen.findByText(/^Booked · ref K7 · \$84 paid \(€\d+\)$/)).toBeTruthy();
  act(() => keepDeviceSettings({ currency: null }));
  expect(pageText()).not.toContain('€');
  expect(pageText()).not.toContain('at the rate of');
});

const plan: CheckedPlan = { ...checkedPlan(1), warnings: ['Be there by 1:45 PM.'] };
const message: ChatMessage = {
  id: 'a',
  userId: ANA,
  conversation: 'assistant',
  role: 'assistant',
  content: 'Lunch is at 1:00 PM.',
  createdAt: 2,
  state: 'sent',
  plan: {
    ...plan,
    days: plan.days.map((day) => ({ ...day, items: [planItem({ start: '13:30', end: '14:00' })] })),
  },
  results: { flights: [flightOffer({ departure_at: '2027-05-01T18:10:00+01:00' })], hotels: [], tours: [] },
};

const chat = () => (
  <>
    <AssistantMessage
      message={message}
      newest={false}
      busy={false}
      onSuggestion={() => {}}
      onBook={() => {}}
    />
    <News messages={[message]} />
  </>
);

it('is one in the chat: words, days, cards, what is copied and what is told to a screen reader', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  vi.spyOn(Date, 'now').mockReturnValue(1);
  const shown = renderWithData(chat());
  await screen.findByText('Lunch is at 1:00 PM.');
  for (const words of ['1:30 PM', 'by 1:45 PM.', '6:10 PM']) expect(pageText()).toContain(words);
  act(() => keepDeviceSettings({ clock: '24-hour' }));
  shown.rerender(inUiWithData(chat()));
  await screen.findByText('Lunch is at 13:00.');
  for (const words of ['13:30', 'by 13:45.', '18:10', 'Lunch is at 13:00. With'])
    expect(pageText()).toContain(words);
  expect(pageText()).not.toMatch(/\d [AP]M\b/);
  expect(pageText()).not.toContain('€');
  act(() => keepDeviceSettings({ currency: 'EUR' }));
  const pass = screen.getByRole('article', { name: /18:10/ });
  expect(pass.textContent).toMatch(ABOUT);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(writeText).toHaveBeenCalledWith('Lunch is at 13:00.');
});
