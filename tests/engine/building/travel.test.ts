/** Ways in a plan: to the airport in time and no earlier, by train where that was asked for, and past midnight. */
import { describe, expect, it } from 'vitest';
import { guideOf, GUIDED_CITIES } from '../../../content/towns/registry.ts';
import { transferMinutes } from '../../../engine/plan/build/travel/transferTime.ts';
import { formatTime } from '../../../domain/dates/dayTimes.ts';
import { toDayItem } from '../../../domain/itinerary/planCards.ts';
import type { PlanDay } from '../../../domain/itinerary/itinerary.ts';
import { ask } from '../../functions/support/assistant.ts';

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

const read = (city: string, name: string) => transferMinutes(guideOf(city), { name, city });

function wayHome(day: PlanDay | undefined) {
  const leave = day?.items.find(({ title }) => title === 'Leave for the airport');
  const flight = day?.items.find(({ kind }) => kind === 'flight');
  if (!leave || !flight) throw new Error('The last day has no way home');
  return { ahead: minutesOf(flight.start) - minutesOf(leave.start), note: leave.note };
}

describe('the way to the airport', () => {
  it.each([
    ['4 days in Lisbon from London', 25],
    ['5 days in Bali from Melbourne', 90],
    ['4 days in Astana from Berlin', 60],
  ])('is two hours and that town’s way before the flight: %s', async (message, way) => {
    const { plan } = await ask(message);
    const { ahead, note } = wayHome(plan?.days[plan.days.length - 1]);
    expect(ahead).toBe(120 + way);
    expect(note).toContain(`allow ${way} minutes for the way`);
    expect(note).toContain('two hours before');
  });

  it('is read from each guide’s own line', () => {
    expect(read('Florence', 'Peretola Airport')).toBe(20);
    expect(read('Florence', 'Pisa International Airport')).toBe(90);
    expect(read('Paris', 'Paris-Orly Airport')).toBe(25);
    expect(read('Kyoto', 'Kansai International Airport')).toBe(80);
    expect(read('Istanbul', 'Istanbul Airport')).toBe(60);
    expect(read('Montreal', 'Montreal / Pierre Elliott Trudeau International Airport')).toBe(70);
    for (const city of GUIDED_CITIES) {
      const minutes = transferMinutes(guideOf(city), null);
      expect([city, minutes >= 15 && minutes <= 360]).toEqual([city, true]);
    }
  });
});

describe('an arrival at night', () => {
  it('is a check-in after midnight on the day after, not at 23:57', async () => {
    // every town and day where the sample flight lands too late to be in town by midnight
    const turns = await Promise.all(
      ['Rome', 'Lisbon', 'Istanbul', 'Athens', 'Madrid', 'Porto', 'Seville', 'Budapest'].flatMap((town) =>
        ['3 May', '6 May', '9 May'].map((day) =>
          ask(`make it cheaper`, { after: [`4 days in ${town} from London on ${day} 2027`] }),
        ),
      ),
    );
    const plans = turns.flatMap(({ plan }) => plan ?? []);
    expect(plans.flatMap(({ warnings }) => warnings)).toEqual([]);
    const late = plans.filter(({ days: [first] }) =>
      first?.items.some(({ kind, end }) => kind === 'flight' && end > '22:00'),
    );
    expect(late.length).toBeGreaterThan(0);
    for (const { days } of late) {
      expect(days[0]?.items.filter(({ kind }) => kind === 'stay')).toEqual([]);
      expect(days[1]?.items.find(({ kind }) => kind === 'stay')?.start).toMatch(/^0[01]:/);
    }
    expect(JSON.stringify(plans)).not.toContain('23:57');
  });

  it('says of a flight from the day before when it left', async () => {
    const { reply, plan } = await ask('5 days in Paris from New York');
    const [landing] = plan?.days[0]?.items ?? [];
    if (!landing || !plan) throw new Error('It has no first item');
    const lands = formatTime(landing.end);
    expect(reply).toMatch(
      new RegExp(
        String.raw`^- \*\*(?:Morning|Afternoon) · ${lands}\*\* .*: left (?:JFK|EWR|LGA) at \d+:\d\d [AP]M the day before and lands at [A-Z]{3} at ${lands}`,
        'm',
      ),
    );
    expect(reply).not.toContain('12:00 AM');
    expect(toDayItem(landing, '12-hour', plan.costs).time).toBe(lands);
  });
});

async function modes(message: string) {
  const { plan, reply } = await ask(message);
  expect(plan?.warnings).toEqual([]);
  return { legs: plan?.legs.map(({ from, to, mode }) => `${from} ${to} ${mode}`), reply };
}

describe('ways by train', () => {
  it('are by train between the towns where one goes within a day', async () => {
    const { legs } = await modes('Amsterdam and Berlin, 7 days from New York, by train between the cities');
    expect(legs).toEqual(['New York Amsterdam flight', 'Amsterdam Berlin train', 'Berlin New York flight']);
  });

  it('are also those from home and back, when nothing else is said', async () => {
    const { legs } = await modes('5 days in Berlin from Paris, no flights');
    expect(legs).toEqual(['Paris Berlin train', 'Berlin Paris train']);
  });

  it('are flights where no train goes, and the plan says why', async () => {
    const { legs, reply } = await modes('London and Athens, 8 days, by train between the cities');
    expect(legs).toEqual(['London Athens flight']);
    expect(reply).toContain('From London to Athens I know no train that takes less than a day');
  });

  it('are a change of a plan that stands, and said to be one', async () => {
    const { reply } = await ask('by train between the cities please', {
      after: ['Amsterdam and Berlin, 7 days from New York'],
    });
    expect(reply).toContain('- Amsterdam to Berlin by train now.');
  });

  it('leave the usual ways alone where no train is asked for', async () => {
    const { legs } = await modes('Amsterdam and Berlin, 7 days');
    expect(legs).toEqual(['Amsterdam Berlin flight']);
  });
});

describe('the morning of a day of travel', () => {
  it('is in the town that is left: nothing of the next town is seen before the way there', async () => {
    const { plan } = await ask(
      'two weeks: Bangkok and Chiang Mai from 21 November 2027, from Boston, max £7k, markets and street food, slow pace',
    );
    const move = plan?.days.find(({ city }) => city === 'Chiang Mai');
    const flies = move?.items.findIndex(({ kind }) => kind === 'flight') ?? -1;
    expect(flies).toBeGreaterThan(0);
    const before = move?.items.slice(0, flies).filter(({ kind }) => kind === 'sight') ?? [];
    expect(before.map(({ city }) => city)).not.toContain('Chiang Mai');
    expect(plan?.warnings).toEqual([]);
  });
});
