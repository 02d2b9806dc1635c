/** Other flights, stays or tours than those of the plan. */
import { findOfferWish, isNoOfferWish } from '../../follow/offerWishes.ts';
import type { ActReader } from '../act.ts';

export const offers: ActReader = {
  act: 'offer wish',
  read: (words) => {
    const wish = findOfferWish(words);
    return isNoOfferWish(wish) ? null : { offers: wish };
  },
  examples: [
    'another hotel please',
    'only direct flights',
    'we have our own flights',
    'a later flight',
    'a cheaper flight',
    'we land at 3pm',
  ],
  counterExamples: ['a hotel with a pool', 'direct contact with locals', 'three nights in Porto'],
};
