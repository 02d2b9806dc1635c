/** Questions of what is near and now. */
export const OF_BOOKING =
  /^(?:(?:pre-?)?(?:book(?:ing|ed|able)?|paid)|reserve[ds]?|hold|reservations?|buy|pay|already|prices?|real|ahead|advance|beforehand|early|earlier|tickets?|first|possible|necessary|required|hotels?|hostels?|stays?|rooms?|flights?|trains?|tours?|trip|everything|something|anything|all|things?|yourself|directly|online|visit|today|tomorrow)$/;
export const OF_PRICE =
  /^(?:pay|paying|free|half|price[ds]?|prices|discounts?|reductions?|reduced|entrance|entry|enter|admission|tickets?|tickets|cheaper|child|children|under|teens?|teenagers?|toddlers?|bab(?:y|ies)|infants?|seniors?|students?|pensioners?|yet|old|years?)$/;
export const ENDS =
  /\b(?:from|between) (?:the |our |my |one |a )?([\p{L}\d -]{2,30}?) (?:to|and) (?:the |our |my |its |another |a )?([\p{L}\d -]{2,30}?)(?=\s*(?:$|[,.;?!]| (?:with|by|without|at|on|for|in|and|easily|early|late)\b))/iu;
/** Things of a room that are asked for, as a hotel calls them. */
export const OF_ROOM =
  /\b(?:cots?|cribs?|baby ?beds?|high ?chairs?|extra beds?|hair ?dryers?|kettle|laundry|washing machine|bath ?tubs?|kitchen(?:ette)?|balcony|lifts?|elevators?|gym|pool|luggage (?:storage|locker)s?)\b/i;
