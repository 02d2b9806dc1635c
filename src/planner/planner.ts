/** The assistant on this device: the engine in a worker, for when there is no network (docs/decisions/0021). */
import type { AnsweredHere, RecordedOffers } from '@domain/chat/answeredHere.ts';
import type { FlightOffer, HotelOffer, TourOffer } from '@domain/offers/offers.ts';
import type { FlightSearchParams, HotelSearchParams, PlaceRef } from '@domain/search/searchApi.ts';
import type { TripContents, TripHead } from '@domain/trips/trip.ts';
import type { PackPartName } from '@domain/plannerFiles.ts';
import type { TurnAnswer } from '../../engine/turn.ts';

/** Searches that this device has kept, newest first. */
export interface KeptSearches {
  readonly marker: string;
  readonly flights: readonly Kept<FlightSearchParams, FlightOffer>[];
  readonly hotels: readonly Kept<HotelSearchParams, HotelOffer>[];
  readonly tours: readonly Kept<{ readonly destination: PlaceRef }, TourOffer>[];
}

interface Kept<Params, Offer> {
  readonly params: Params;
  readonly offers: readonly Offer[];
  /** ISO instant. */
  readonly seenAt: string;
}

/** As TurnInput (engine/turn.ts), in a form that can be sent to a worker. */
export interface AskedHere extends Pick<AnsweredHere, 'at' | 'traveller'> {
  readonly message: string;
  readonly trip: (TripContents & Pick<TripHead, 'id' | 'title'>) | null;
  readonly previous: TripContents | null;
  readonly others: readonly TripHead[];
  readonly full: boolean;
  readonly searches: KeptSearches;
}

export interface ToldHere {
  readonly answer: TurnAnswer;
  /** Of the kept searches those that the answer rests on: what the server needs to come to the same. */
  readonly offers: RecordedOffers;
}

/** A part that can be had apart: the program with what it needs anywhere, and the guides of each part of the world. */
export interface PackPart {
  readonly name: PackPartName;
  /** As it is sent. */
  readonly bytes: number;
  readonly isHere: boolean;
}

export interface Planner {
  /** The parts of this version. Empty where a build has none, or the browser keeps no files. */
  readonly parts: () => Promise<readonly PackPart[]>;
  /** Fetches parts; rejects with an AppError where one cannot be had, and keeps the others. */
  readonly fetch: (names: readonly PackPart['name'][]) => Promise<void>;
  /** Deletes all parts from this device. */
  readonly drop: () => Promise<void>;
  /** Starts it ahead of a question, so that the first answer need not wait for the program. What fails is said by {@link answer}. */
  readonly prepare: () => void;
  /**
   * Answers a message on this device.
   * @throws PlannerMissing where a part that it needs is not here and cannot be had
   * @throws NoFurtherTrip
   */
  readonly answer: (asked: AskedHere) => Promise<ToldHere>;
}

export { NoFurtherTrip } from '../../engine/turnErrors.ts';

/** A part that an answer needs is not on this device. */
export class PlannerMissing extends Error {
  readonly part: PackPart['name'];

  constructor(part: PackPart['name']) {
    super(`The part ${part} of the planner is not on this device`);
    this.name = 'PlannerMissing';
    this.part = part;
  }
}
