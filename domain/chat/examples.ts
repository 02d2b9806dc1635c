/** Sentences that say where, when and who; what is left out is asked back or taken from the profile. */
export const EXAMPLE_PROMPTS: readonly string[] = [
  'Four days in Lisbon in May, two of us, from London',
  'A week in Japan in April, food and temples',
  'A weekend in Rome for under $800',
];
