import type { Finding } from '../../../domain/itinerary/finding.ts';

/** What is wrong with a plan, as its repair reads it; without a check where it could not be checked at all. */
export type Problem = Partial<Omit<Finding, 'message'>>;
