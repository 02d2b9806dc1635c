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
    withTour: WITH_TOUR.test(text) && !/\b(?:remove|drop|skip|no|without|cancel)\b/i.test(text),
  };
}

/** Whether a message says nothing of offers. */
export function isNoOfferWish(wish: OfferWish): boolean {
  return Object.values(wish).every((own) => own === false || own === null);
}
