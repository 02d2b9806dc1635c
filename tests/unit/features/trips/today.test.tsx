/** A trip that is on: on its page and from home, with what can be done when the day goes another way. */
import { addDays } from '@domain/dates/calendar.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TodayAnywhere } from '@/features/trips/today/TodayAnywhere.tsx';
import type { Trip } from '@domain/trips/trip.ts';
import { keepDeviceSettings } from '@/platform/deviceSettings.ts';
import { systemClock } from '@/platform/clock.ts';
import { data, renderWithData } from '../../../support/dataWorld.tsx';
import { DAY, dublinTrip } from '../../domain/trips/todayTrip.ts';
import { ANA, keep, openTrip, tripNumber } from './tripsWorld.tsx';

const user = userEvent.setup({ delay: null });
const trip = dublinTrip();

function planOf({ plan }: Trip) {
  if (!plan) throw new Error('The trip has a plan');
  return plan;
}

/** What Dublin's clocks show on the second day; the machine that tests is in a zone of its own. */
function itIs(time: string) {
  vi.spyOn(systemClock, 'now').mockReturnValue(Date.parse(`2027-05-04T${time}:00+01:00`));
}

beforeEach(() => itIs('10:05'));
afterEach(() => vi.restoreAllMocks());

const openPage = (shown = trip) => openTrip(shown, true);

const today = () => screen.getByRole('region', { name: 'Today' });
const press = (name: string) => user.click(within(today()).getByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));
const day = () => document.getElementById('day-2')?.textContent ?? '';

describe('on its page', () => {
  it('has the ways as its travellers go them', async () => {
    const needs = [
      { kind: 'wheelchair', what: 'wheelchair', words: 'wheelchair', amount: null, whose: null },
    ];
    await openPage(dublinTrip(DAY, { spec: { version: 1, needs } }));
    expect(day()).toMatch(/min\s+along the street/);
    expect(day()).toMatch(/25 min\s+by a step-free bus, metro or taxi from Merrion Square/);
    expect(today().textContent).toContain('About 15 min along the street from Book of Kells');
  });

  it('says what is on, what is next, how to get there, and what has a booking', async () => {
    await openPage();
    const text = today().textContent;
    expect(text).toContain('Tue 4 May in Dublin, 10:05 AM there');
    expect(text).toContain('Book of Kells until 11:00 AM');
    expect(text).toContain('Merrion Square at 11:15 AM');
    expect(text).toMatch(/About 15 min on foot from Book of Kells/);
    expect(text).toContain('4:00 PM Whiskey tasting');
    expect(within(today()).getByRole('link', { name: /^Open in Maps: Merrion Square/ })).toBeTruthy();
  });

  it('says what a booking cost in the money of the traveller, too', async () => {
    keepDeviceSettings({ currency: 'EUR' });
    const days = planOf(trip).days.map((one) => ({
      ...one,
      items: one.items.map((item) =>
        item.booked ? { ...item, booked: { ...item.booked, price: 90 } } : item,
      ),
    }));
    await openPage({ ...trip, plan: { ...planOf(trip), days } });
    const bookings = within(today()).getByRole('region', { name: 'Bookings today' });
    expect(bookings.textContent).toMatch(/\$90.*€\d/);
    keepDeviceSettings({ currency: null });
  });

  it('follows the clock', async () => {
    await openPage();
    itIs('11:20');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(today().textContent).toContain('Merrion Square until 12:15 PM'));
  });

  it('shows what would change, keeps the day when that is refused', async () => {
    await openPage();
    await press('I’m late');
    const asked = await dialog();
    expect(asked.getByRole('status').textContent).toContain(
      'Merrion Square11:15 AM – 12:15 PM is 11:45 AM – 12:45 PM now',
    );
    await user.click(asked.getByRole('button', { name: 'Keep the day as it is' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(data.trips.editTrip).not.toHaveBeenCalled();
    expect(document.activeElement?.textContent).toBe('I’m late');
  });

  it('changes the day when that is wanted, says so, and takes it back', async () => {
    await openPage();
    await press('It’s closed');
    const asked = await dialog();
    await user.selectOptions(asked.getByLabelText('Which?'), '11:15 AM Merrion Square');
    expect(asked.getByRole('status').textContent).toContain(
      'Merrion Squareis left out, was 11:15 AM – 12:15 PM',
    );
    await user.click(asked.getByRole('button', { name: 'Change the day' }));
    await waitFor(() => expect(day()).not.toContain('Merrion Square'));
    expect(data.trips.editTrip).toHaveBeenCalledTimes(1);
    expect(await screen.findByText('Day 2 is planned anew.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo the last change' }));
    await waitFor(() => expect(day()).toContain('Merrion Square'));
  });

  it('holds to what was chosen when its time ends meanwhile', async () => {
    await openPage();
    await press('Skip this');
    const asked = await dialog();
    expect(asked.getByRole('status').textContent).toContain('Book of Kellsis left out');
    itIs('11:05');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(asked.getByRole('status').textContent).toContain('“Book of Kells” is over.'));
    expect(asked.queryByRole('button', { name: 'Change the day' })).toBeNull();
    await user.selectOptions(asked.getByLabelText('Which?'), '11:15 AM Merrion Square');
    expect(asked.getByRole('status').textContent).toContain('Merrion Squareis left out');
  });

  it('puts a rest where a visit was, and what is inside before what is outside', async () => {
    await openPage();
    await press('I’m tired');
    let asked = await dialog();
    expect(asked.getByRole('status').textContent).toContain('Rest11:15 AM – 12:15 PM');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('It’s raining');
    asked = await dialog();
    expect(asked.getByRole('status').textContent).toContain(
      'Chester Beatty2:00 PM – 3:00 PM is 11:15 AM – 12:15 PM now',
    );
  });

  it('says why nothing can be done', async () => {
    itIs('15:30');
    await openPage();
    await press('It’s raining');
    expect((await dialog()).getByRole('status').textContent).toContain('Nothing that is left today');
    expect(screen.queryByRole('button', { name: 'Change the day' })).toBeNull();
  });

  it('goes by UTC on a device that does not know its zone, for towns whose clock is not told', async () => {
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
      ...new Intl.DateTimeFormat().resolvedOptions(),
      timeZone: 'Etc/Unknown',
    });
    await openPage(dublinTrip(DAY, { plan: { ...planOf(trip), towns: [] } }));
    expect(today().textContent).toContain('Tue 4 May in Dublin, 9:05 AM there');
  });

  it('is not there the day after', async () => {
    vi.spyOn(systemClock, 'now').mockReturnValue(Date.parse('2027-05-06T10:00:00+01:00'));
    await openPage();
    expect(screen.queryByRole('region', { name: 'Today' })).toBeNull();
  });
});

describe('from home', () => {
  it('shows what is next, and unfolds to the rest', async () => {
    await keep(trip);
    renderWithData(<TodayAnywhere userId={ANA} opensAll />);
    const dock = await screen.findByRole('region', { name: 'Today' });
    expect(dock.querySelector('summary')?.textContent).toContain('Merrion SquareNext, at 11:15 AM');
    await press('Skip this');
    await user.click((await dialog()).getByRole('button', { name: 'Change the day' }));
    expect(await within(dock).findByText('Day 2 is planned anew.')).toBeTruthy();
    expect(within(dock).getByRole('link', { name: 'Open Dublin' }).getAttribute('href')).toContain(trip.id);
  });

  it('folds away when the focus goes on to the page, and at Escape, but not for a question', async () => {
    await keep(trip);
    renderWithData(
      <>
        <TodayAnywhere userId={ANA} opensAll />
        <button type="button">Below</button>
      </>,
    );
    const dock = await screen.findByRole('region', { name: 'Today' });
    const fold = dock.querySelector('details') ?? document.createElement('details');
    fold.open = true;
    await press('I’m tired');
    await dialog();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(fold.open).toBe(true);
    await user.keyboard('{Escape}');
    expect(fold.open).toBe(false);
    expect(document.activeElement?.tagName).toBe('SUMMARY');
    fold.open = true;
    screen.getByRole('button', { name: 'Below' }).focus();
    expect(fold.open).toBe(false);
  });

  it('shows the trip that begins today, and not the one that ended yesterday', async () => {
    const plan = planOf(trip);
    const shifted = (by: number): Partial<Trip> => ({
      startsOn: addDays('2027-05-03', by),
      endsOn: addDays('2027-05-05', by),
      plan: { ...plan, days: plan.days.map((each) => ({ ...each, date: addDays(each.date, by) })) },
    });
    const left = tripNumber(1, { title: 'Galway', ...shifted(-2) });
    const begun = dublinTrip(DAY, shifted(1));
    await keep(left, begun);
    renderWithData(<TodayAnywhere userId={ANA} opensAll />);
    const dock = await screen.findByRole('region', { name: 'Today' });
    expect(within(dock).getByRole('link', { name: 'Open Dublin' })).toBeTruthy();
  });

  it('shows no trip that the account’s plan does not open, and none that is not on', async () => {
    await keep(trip);
    const view = renderWithData(<TodayAnywhere userId={ANA} opensAll={false} />);
    await waitFor(() => expect(data.chat.watchCurrentTrip).toHaveBeenCalled());
    await waitFor(() => expect(data.trips.watchTrips).toHaveBeenCalled());
    expect(screen.queryByRole('region', { name: 'Today' })).toBeNull();
    view.unmount();
    await data.chat.chooseTrip(ANA, 'assistant', trip.id);
    const chosen = renderWithData(<TodayAnywhere userId={ANA} opensAll={false} />);
    expect(await screen.findByRole('region', { name: 'Today' })).toBeTruthy();
    chosen.unmount();
  });
});
