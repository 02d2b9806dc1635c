/** Other offers than those a plan rests on, and those that travellers have already. */

export interface OfferWish {
  readonly otherHotel: boolean;
  readonly otherFlight: boolean;
  readonly otherTour: boolean;
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
  `\\b${OTHER} (?:hotel|stay|place to (?:stay|sleep)|accommodation|hostel)\\b|\\b${SWAP} (?:(?:the|that|this|my|our) )?(?:hotel|hostel|stay|accommodation)\\b|\\bhotel options\\b`,
  'i',
);
const OTHER_FLIGHT = new RegExp(
  `\\b${OTHER} flights?\\b|\\bbetter flights?(?: times?)?\\b|\\b${SWAP} (?:(?:the|that|this|my|our|those|these) )?flights?\\b|\\bflight options\\b`,
  'i',
);
const OTHER_TOUR = new RegExp(`\\b${OTHER} tour\\b|\\b${SWAP} (?:the|that|this|my|our) tour\\b`, 'i');
const NON_STOP =
  /\b(?:direct|non[- ]?stop)\b(?!\s+(?:contact|booking))|\b(?:no|without|avoid) (?:stops?|stopovers?|layovers?|connections?|changing planes)\b/i;
const OWN_FLIGHTS =
  /\b(?:have|has|booked|got|bought|sorted|arranged)\b(?:\s+(?:already|our|my|own|the|got|booked|bought|all))*\s+flights?\b|\bflights? (?:are|is) (?:already )?(?:booked|sorted|paid|bought|done|covered)\b|\b(?:no|without|remove the|skip the|drop the|don't (?:need|want)(?: any| the)?|not need(?: any)?|leave out the|take out the|cancel the) flights?\b(?!\s+(?:over|before|after|with|between|longer|at|on))|\b(?:booked|got|have) (?:my|our|the) own flights?\b|\b(?:we|i)(?:'ll| will|'re| are|'m| am)? (?:drive|driving|come by car|coming by car|going by car)\b/i;
const WITH_TOUR =
  /\b(?:add|include|want|with|book|find|like) (?:a |another |the |some )?(?:guided )?tours?\b/i;

const WITH_HOTEL =
  /\b(?:need|want|add|include|find|look for|book)(?: us| me)? (?:a|the|an|some) (?:hotel|place to stay|accommodation)\b/i;
const WITH_FLIGHTS =
  /\b(?:need|want|add|include|find|look for|book)(?: us| me)? (?:(?:a|the|some) )?flights?\b/i;
const FLIGHT_TIME =
  /\b(earlier|later) (?:flight|departure)s?\b|\b(?:fly|leave) (earlier|later) in the day\b/i;

/** With "am", "pm" or minutes: "arrive at 3" may be the third. */
const LANDS =
  /\b(?:land|lands|landing|touch(?:es)? down|arrive|arrives|arriving|get in|gets in)\s+(?:there\s+|in [\p{L}]+\s+)?(?:(?:at|around|about|by|only at)\s+)+(\d{1,2})(?:[:.h](\d{2}))?\s*([ap]\.?m\b)?/iu;

/** Minute of the day; null where no hour is told, or it is asked. */
function landingIn(text: string): number | null {
  const [, hour = '', minutes, half] = LANDS.exec(text) ?? [];
  if (hour === '' || (minutes === undefined && half === undefined) || text.trim().endsWith('?')) return null;
  const twelve = half === undefined ? Number(hour) : (Number(hour) % 12) + (/^p/i.test(half) ? 12 : 0);
  const minute = twelve * 60 + Number(minutes ?? 0);
  return twelve < 24 && minute < 24 * 60 ? minute : null;
}

/** What a message says of the offers of a plan. */
export function findOfferWish(text: string): OfferWish {
  const ownFlights = OWN_FLIGHTS.test(text) && !/\b(?:internal|between|inner)\b/i.test(text);
  return {
    otherHotel: OTHER_HOTEL.test(text),
    otherFlight: OTHER_FLIGHT.test(text),
    otherTour: OTHER_TOUR.test(text),
    nonStop: NON_STOP.test(text),
    ownFlights,
    withHotel: WITH_HOTEL.test(text) && !/\b(?:don't|do not|no) (?:need|want)\b/i.test(text),
    withFlights:
      WITH_FLIGHTS.test(text) && !ownFlights && !/\b(?:don't|do not|no) (?:need|want)\b/i.test(text),
    flightTime:
      FLIGHT_TIME.exec(text)?.[1]?.toLowerCase() === 'later'
        ? 'later'
        : FLIGHT_TIME.test(text)
          ? 'earlier'
          : null,
    landsAt: landingIn(text),
    withTour: WITH_TOUR.test(text) && !/\b(?:remove|drop|skip|no|without|cancel)\b/i.test(text),
  };
}

/** Whether a message says nothing of offers. */
export function isNoOfferWish(wish: OfferWish): boolean {
  return Object.values(wish).every((own) => own === false || own === null);
}
