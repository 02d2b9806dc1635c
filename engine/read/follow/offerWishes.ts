/** Other offers than those a plan rests on, and those that travellers have already. */

import { NON_STOP, OWN_FLIGHTS, WITH_HOTEL, FLIGHT_TIME, LANDS } from '../../../content/words/offerWishes.ts';
import type { Words } from '../words.ts';

export interface OfferWish {
  readonly otherHotel: boolean;
  readonly otherFlight: boolean;
  readonly otherTour: boolean;
  readonly cheaperFlight: boolean;
  readonly nonStop: boolean;
  readonly ownFlights: boolean;
  /** Tours after all. */
  readonly withTour: boolean;
  /** A hotel, or flights, after all. */
  readonly withHotel: boolean;
  readonly withFlights: boolean;
  readonly flightTime: 'earlier' | 'later' | null;
  /** Minute of the day at which a flight of their own lands: "we land at 3pm". */
  readonly landsAt: number | null;
}

const OTHER = '(?:another|a different|different|(?:some )?other|a new|alternative)';
const SWAP = "(?:change|switch|swap|replace|don't like|do not like|not (?:keen on|happy with|a fan of)|hate)";
const OTHER_HOTEL = new RegExp(
  `\\b${OTHER} (?:hotel|stay|place to (?:stay|sleep)|accommodation|hostel)\\b|\\b${SWAP} (?:(?:the|that|this|my|our) )?(?:hotel|hostel|stay|accommodation)\\b|\\bhotel options\\b|\\b(?:the|that|this|our) (?:hotel|hostel) (?:is|looks?|sounds?|seems?) (?:(?:a bit|really|so|very|pretty|quite|just|absolutely|too) )*(?:awful|terrible|horrible|ugly|grim|shabby|dirty|noisy|depressing|rubbish|bad|boring)(?=\\W*(?:$|[.;!]))`,
  'i',
);
const OTHER_FLIGHT = new RegExp(
  `\\b${OTHER} flights?\\b|\\bbetter flights?(?: times?)?\\b|\\b${SWAP} (?:(?:the|that|this|my|our|those|these) )?flights?\\b|\\bflight options\\b`,
  'i',
);
const OTHER_TOUR = new RegExp(`\\b${OTHER} tour\\b|\\b${SWAP} (?:the|that|this|my|our) tour\\b`, 'i');
const CHEAPER_FLIGHT =
  /\b(?:cheaper|less expensive) flights?\b|\bflights? (?:is|are) too (?:expensive|dear|pricey)\b/i;
const WITH_TOUR =
  /\b(?:add|include|want|with|book|find|like) (?:a |another |the |some )?(?:guided )?tours?\b/i;

const WITH_FLIGHTS =
  /\b(?:need|want|add|include|find|look for|book)(?: us| me)? (?:(?:a|the|some) )?flights?\b/i;

/** Minute of the day; null where no hour is told, or it is asked. */
function landingIn(words: Words): number | null {
  const [, hour = '', minutes, half] = LANDS.exec(words.text) ?? [];
  if (hour === '' || (minutes === undefined && half === undefined) || words.text.trim().endsWith('?'))
    return null;
  words.exec(LANDS);
  const twelve = half === undefined ? Number(hour) : (Number(hour) % 12) + (/^p/i.test(half) ? 12 : 0);
  const minute = twelve * 60 + Number(minutes ?? 0);
  return twelve < 24 && minute < 24 * 60 ? minute : null;
}

/** What a message says of the offers of a plan. */
export function findOfferWish(words: Words): OfferWish {
  const { text } = words;
  const isNone = /\b(?:don't|do not|no) (?:need|want)\b/i.test(text);
  const ownFlights =
    OWN_FLIGHTS.test(text) &&
    !/\b(?:internal|between|inner|domestic|inside|within)\b/i.test(text) &&
    words.test(OWN_FLIGHTS);
  const timed = words.exec(FLIGHT_TIME);
  return {
    otherHotel: words.test(OTHER_HOTEL),
    otherFlight: words.test(OTHER_FLIGHT),
    otherTour: words.test(OTHER_TOUR),
    cheaperFlight: words.test(CHEAPER_FLIGHT),
    nonStop: words.test(NON_STOP),
    ownFlights,
    withHotel: !isNone && words.test(WITH_HOTEL),
    withFlights: !isNone && !ownFlights && words.test(WITH_FLIGHTS),
    flightTime: timed === null ? null : /late|evening|afternoon|before/i.test(timed[0]) ? 'later' : 'earlier',
    landsAt: landingIn(words),
    withTour: !/\b(?:remove|drop|skip|no|without|cancel)\b/i.test(text) && words.test(WITH_TOUR),
  };
}

/** A wish for no other offers. */
export const NO_OFFER_WISH: OfferWish = {
  otherHotel: false,
  otherFlight: false,
  otherTour: false,
  cheaperFlight: false,
  nonStop: false,
  ownFlights: false,
  withHotel: false,
  withFlights: false,
  flightTime: null,
  landsAt: null,
  withTour: false,
};

/** Whether a message says nothing of offers. */
export function isNoOfferWish(wish: OfferWish): boolean {
  return Object.values(wish).every((own) => own === false || own === null);
}
