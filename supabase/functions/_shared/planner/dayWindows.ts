/** What the flights leave of the first and the last day. */
import { clockOf } from './write/format.ts';
import type { Brief } from './brief.ts';
import type { Choice } from './choose.ts';
import type { PlanItem } from './itinerary.ts';

export interface DayWindow {
  /** Local times between which the day is free. */
  readonly from: string;
  readonly until: string;
  /** Travel that happens on the day. */
  readonly items: readonly PlanItem[];
}

/** From landing to being in the room, and from the room to take-off. */
const ARRIVAL_BUFFER_MINUTES = 150;
const DEPARTURE_BUFFER_MINUTES = 210;
const LAST_MINUTE = 23 * 60 + 59;

/** The first day, from the landing on. */
export function arrivalWindow(brief: Brief, { flight, hotel }: Choice): DayWindow {
  const stay = hotel
    ? ` Check in at ${hotel.hotelName}${hotel.district === undefined ? '' : ` (${hotel.district})`}.`
    : '';
  const landsAt = flight?.arrival_at;
  if (landsAt === undefined || landsAt.slice(0, 10) !== brief.firstDay) {
    return { from: '00:00', until: '23:59', items: hotel ? [checkIn('08:30', stay, hotel.hotelId)] : [] };
  }
  const time = clockOf(landsAt);
  return {
    from: shifted(time, ARRIVAL_BUFFER_MINUTES),
    until: '23:59',
    items: [
      {
        time,
        kind: 'travel',
        title: `Land at ${flight?.destination ?? brief.destination.name}`,
        text: `allow two and a half hours for the border, bags and the way into town.${stay}`,
        ...(flight ? { offerId: flight.id } : {}),
      },
    ],
  };
}

function checkIn(time: string, stay: string, offerId: string): PlanItem {
  return { time, kind: 'stay', title: 'Drop your bags', text: stay.trim(), offerId };
}

/** The last day, until it is time to leave for the airport. */
export function departureWindow(brief: Brief, { flight }: Choice): DayWindow {
  const leaves = flight?.return_at;
  if (leaves === undefined || leaves.slice(0, 10) !== brief.lastDay)
    return { from: '00:00', until: '23:59', items: [] };
  const time = clockOf(leaves);
  const leaveBy = shifted(time, -DEPARTURE_BUFFER_MINUTES);
  return {
    from: '00:00',
    until: leaveBy,
    items: [
      {
        time: leaveBy,
        kind: 'travel',
        title: 'Leave for the airport',
        text: `your flight home leaves ${flight?.destination ?? ''} at ${time}.`,
        ...(flight ? { offerId: flight.id } : {}),
      },
    ],
  };
}

/** A clock time some minutes later or earlier, kept within the day. */
function shifted(clock: string, minutes: number): string {
  const total = Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5)) + minutes;
  const within = Math.max(0, Math.min(LAST_MINUTE, total));
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`;
}
