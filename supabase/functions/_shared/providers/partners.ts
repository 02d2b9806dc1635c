/** Partner pages that an offer opens when it cannot name its own. */
export const PARTNER_HOME = {
  hotels: 'https://search.hotellook.com/',
  tours: 'https://www.viator.com/',
} as const;
