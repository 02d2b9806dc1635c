/** Cars that a trip is made with: what they cost a day, and what there is to know. */
import type { Modes } from '../../read/acts/ways/modes.ts';

/** US dollars a day with insurance, about; fuel is in the price of each way. Nothing for a car of one's own. */
export const CAR_A_DAY: Readonly<
  Record<NonNullable<Modes['car']>, { readonly label: string; readonly price: number } | null>
> = {
  own: null,
  hire: { label: 'Hire car', price: 50 },
  camper: { label: 'Camper van', price: 130 },
  driver: { label: 'Car with a driver', price: 90 },
};

/** Sentences on the car of a trip; empty without one. */
export function carNotes({ wanted, car, carKind, carADay }: Modes): string[] {
  const whose = carADay === undefined ? 'by my estimate' : 'at the price that you named';
  if (car === 'camper' && carADay?.amount === 0)
    return ['You sleep in your camper van, so no hotel is in the plan; pitches are not in the sum.'];
  if (car === 'camper')
    return [
      `You sleep in the camper van, so no hotel is in the plan; its hire is in the sum ${whose}, and pitches are not.`,
    ];
  if (car === 'hire' || car === 'driver')
    return [
      `${car === 'driver' ? 'A car with a driver' : `A hire car${carKind === undefined ? '' : ` (${carKind})`}`} is in the sum ${whose}: I have no offers for cars, so compare before you book.`,
    ];
  if (wanted.includes('car'))
    return [
      `Ways by car are reckoned from the distance, with fuel and no ${car === 'own' ? 'tolls' : 'hire or tolls'}: my estimates.`,
    ];
  return [];
}
