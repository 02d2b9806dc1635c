/** A plan as a typed value, its checks and its words. */
export * from '@shared/itinerary/itinerary.ts';
