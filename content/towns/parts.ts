/** The parts of the world that guides come in: one folder and one list of them each. */
export const GUIDE_PARTS = [
  'africa',
  'northAmerica',
  'latinAmerica',
  'asia',
  'northernEurope',
  'southernEurope',
  'oceania',
] as const;
export type GuidePart = (typeof GUIDE_PARTS)[number];

/** What is known of every guide without it: where it is, and what its town and its events are called. */
export interface GuideHead {
  readonly city: string;
  readonly aliases: readonly string[];
  /** Degrees, north and east positive. */
  readonly at: readonly [number, number];
  /** The names of each event, its own first. */
  readonly events: readonly (readonly string[])[];
  readonly part: GuidePart;
}
