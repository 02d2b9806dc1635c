/** Plans that fail a check of their days and places alone. */
import { dayOf, itemOf, shiftDates, shiftOffers, type Case } from './broken.ts';

export const DAY_CASES: readonly Case[] = [
  {
    check: 'dates',
    fault: 'a day with another number',
    break: (plan) => void (dayOf(plan, 2).number = 3),
  },
  {
    check: 'future',
    fault: 'a trip last year',
    break: (plan, known) => {
      shiftDates(plan, '2025');
      return shiftOffers(known, '2025');
    },
  },
  { check: 'emptyDay', fault: 'a day without items', break: (plan) => void (dayOf(plan, 2).items = []) },
  {
    check: 'origin',
    fault: 'a trip that ends elsewhere',
    break: (plan) => void (plan.origin = 'Leeds'),
  },
  {
    check: 'origin',
    fault: 'a way there and none back',
    break: (plan) => {
      plan.legs = [{ from: 'London', to: 'Paris', date: dayOf(plan, 2).date, mode: 'car' }];
      plan.days = [dayOf(plan, 2)];
      Object.assign(dayOf(plan, 1), { number: 1 });
      Object.assign(plan, { cities: ['Paris'], stays: [], costs: [], total: 0 });
    },
  },
  {
    check: 'city',
    fault: 'a sight in another town',
    break: (plan) => void (itemOf(plan, 'Louvre').city = 'Rome'),
  },
  { check: 'city', fault: 'a town nobody visits', break: (plan) => void plan.cities.push('Lyon') },
  {
    check: 'city',
    fault: 'a tour that was offered elsewhere',
    break: (_plan, { tours, ...known }) => ({
      ...known,
      tours: tours.map((tour) => ({ ...tour, city: 'Milan' })),
    }),
  },
  {
    check: 'city',
    fault: 'a hotel that was offered elsewhere',
    break: (_plan, { hotels, ...known }) => ({
      ...known,
      hotels: hotels.map((hotel) => ({ ...hotel, city: 'Milan' })),
    }),
  },
  {
    check: 'way',
    fault: 'a change of town without a leg',
    break: (plan) => void (plan.legs[1] = { from: 'Paris', to: 'Rome', date: '2027-05-04', mode: 'train' }),
  },
  {
    check: 'way',
    fault: 'a leg without time of its own',
    break: (plan) =>
      void (dayOf(plan, 3).items = dayOf(plan, 3)
        .items.filter(({ kind }) => kind !== 'transfer')
        .slice(1)),
  },
  {
    check: 'way',
    fault: 'back from a day trip without a way',
    break: (plan) => {
      const { items } = dayOf(plan, 2);
      items.splice(2, 1);
    },
  },
  {
    check: 'way',
    fault: 'legs that do not join',
    break: (plan) =>
      void plan.legs.splice(2, 0, { from: 'Milan', to: 'Turin', date: '2027-05-05', mode: 'train' }),
  },
];
