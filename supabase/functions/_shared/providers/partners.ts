/** Partner pages that an offer opens when it cannot name its own. */
export const PARTNER_HOME = {
  hotels: 'https://www.booking.com/',
  tours: 'https://www.viator.com/',
} as const;
