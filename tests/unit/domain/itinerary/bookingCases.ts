/** Plans that fail a check of their bookings, times or money alone. */
import { dayOf, itemOf, type Case } from './broken.ts';

export const BOOKING_CASES: readonly Case[] = [
  {
    check: 'offers',
    fault: 'a restaurant with an invented offer',
    break: (plan) => void (itemOf(plan, 'Lunch').offerId = 'table-for-three'),
  },
  {
    check: 'offers',
    fault: 'a tour without an offer',
    break: (plan) => {
      itemOf(plan, 'Food walk').offerId = undefined;
      plan.costs = plan.costs.filter(({ kind }) => kind !== 'tours');
      plan.total -= 120;
    },
  },
  {
    check: 'offers',
    fault: 'a hotel with a name and no offer',
    break: (plan) => {
      Object.assign(plan.stays[1] ?? {}, { offerId: undefined });
      plan.costs = plan.costs.filter(({ label }) => label !== 'Hotel Tevere');
      plan.total -= 180;
    },
  },
  {
    check: 'offers',
    fault: 'a flight that no search returned',
    break: (plan) => {
      Object.assign(plan.legs[2] ?? {}, { offerId: 'cheap-flight' });
      itemOf(plan, 'Fly home').offerId = 'cheap-flight';
      plan.costs = plan.costs.filter(({ label }) => label !== 'Home');
      plan.total -= 450;
    },
  },
  {
    check: 'offerDetails',
    fault: 'a flight at another time',
    break: (plan) => void (itemOf(plan, 'Fly home').start = '18:30'),
  },
  {
    check: 'offerDetails',
    fault: 'a hotel under another name',
    break: (plan) => void Object.assign(plan.stays[0] ?? {}, { name: 'Grand Hotel' }),
  },
  {
    check: 'offerDetails',
    fault: 'a tour under another name',
    break: (plan) => void (itemOf(plan, 'Food walk').title = 'Food walk with the chef'),
  },
  {
    check: 'offerDetails',
    fault: 'a flight from another airport',
    break: (plan) => void Object.assign(plan.legs[0] ?? {}, { fromCode: 'LGW' }),
  },
  {
    check: 'prices',
    fault: 'a hotel at another price',
    break: (plan) => {
      Object.assign(plan.costs[2] ?? {}, { price: 80, amount: 320 });
      plan.total -= 80;
    },
  },
  {
    check: 'prices',
    fault: 'a tour at another price',
    break: (plan) => void (itemOf(plan, 'Food walk').cost = 1),
  },
  {
    check: 'party',
    fault: 'seats for two of three',
    break: (plan) => {
      Object.assign(plan.costs[0] ?? {}, { count: 2, amount: 240 });
      plan.total -= 120;
    },
  },
  {
    check: 'party',
    fault: 'one room for three',
    break: (plan) => {
      Object.assign(plan.costs[2] ?? {}, { count: 2, amount: 200 });
      plan.total -= 200;
    },
  },
  {
    check: 'repeats',
    fault: 'the same sight twice',
    break: (plan) => void (itemOf(plan, 'Palace').title = 'LOUVRE!'),
  },
  {
    check: 'repeats',
    fault: 'an id twice',
    break: (plan) => void (itemOf(plan, 'Palace').id = itemOf(plan, 'Louvre').id),
  },
  {
    check: 'order',
    fault: 'the evening before the morning',
    break: (plan) => void dayOf(plan, 2).items.unshift(...dayOf(plan, 2).items.splice(4, 1)),
  },
  {
    check: 'order',
    fault: 'an end before its start',
    break: (plan) => void (itemOf(plan, 'Musée d’Orsay').end = '15:00'),
  },
  {
    check: 'overlap',
    fault: 'two things at once',
    break: (plan) => void (itemOf(plan, 'Louvre').start = '13:15'),
  },
  {
    check: 'buffers',
    fault: 'a visit right after landing',
    break: (plan) => {
      const [, transfer] = dayOf(plan, 1).items;
      Object.assign(transfer ?? {}, { start: '10:20', end: '10:30' });
      dayOf(plan, 1).items.splice(2, 0, {
        ...itemOf(plan, 'Palace'),
        id: 'x',
        title: 'Sainte-Chapelle',
        city: 'Paris',
        start: '10:45',
        end: '11:40',
      });
    },
  },
  {
    check: 'buffers',
    fault: 'a visit until the take-off',
    break: (plan) =>
      void Object.assign(itemOf(plan, 'Train to the airport'), {
        kind: 'sight',
        title: 'Colosseum',
        end: '17:00',
      }),
  },
  {
    check: 'meals',
    fault: 'dinner in the morning',
    break: (plan) => void (itemOf(plan, 'Lunch').title = 'Dinner'),
  },
  {
    check: 'meals',
    fault: 'lunch twice',
    break: (plan) =>
      void dayOf(plan, 2).items.splice(4, 0, {
        ...itemOf(plan, 'Lunch'),
        id: 'x',
        start: '15:00',
        end: '15:30',
      }),
  },
  {
    check: 'meals',
    fault: 'no time for lunch',
    break: (plan) => {
      dayOf(plan, 2).items = [{ ...itemOf(plan, 'Musée d’Orsay'), start: '10:00', end: '16:00' }];
    },
  },
  {
    check: 'nights',
    fault: 'a night without a bed',
    break: (plan, { hotels, ...known }) => {
      Object.assign(plan.stays[0] ?? {}, { checkOut: '2027-05-04' });
      Object.assign(plan.costs[2] ?? {}, { count: 2, amount: 200 });
      plan.total -= 200;
      return {
        ...known,
        hotels: hotels.map((hotel) =>
          hotel.hotelId === 'h-paris' ? { ...hotel, checkOut: '2027-05-04' } : hotel,
        ),
      };
    },
  },
  {
    check: 'nights',
    fault: 'two beds for one night',
    break: (plan) => void plan.stays.push({ city: 'Rome', checkIn: '2027-05-05', checkOut: '2027-05-06' }),
  },
  {
    check: 'nights',
    fault: 'a night after the trip',
    break: (plan) => void plan.stays.push({ city: 'Rome', checkIn: '2027-05-06', checkOut: '2027-05-07' }),
  },
  {
    check: 'nights',
    fault: 'a bed in another town',
    break: (plan) => {
      plan.stays = [{ city: 'Paris', checkIn: '2027-05-03', checkOut: '2027-05-06' }];
      plan.costs = plan.costs.filter(({ kind }) => kind !== 'stay');
      plan.total -= 580;
    },
  },
  { check: 'sums', fault: 'a total of something else', break: (plan) => void (plan.total = 2_000) },
  {
    check: 'sums',
    fault: 'an amount of something else',
    break: (plan) => {
      Object.assign(plan.costs[6] ?? {}, { amount: 500 });
      plan.total -= 40;
    },
  },
  { check: 'budget', fault: 'a budget below the total', break: (plan) => void (plan.budget = 2_259) },
];
