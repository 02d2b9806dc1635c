/** What a turn can refuse. */

/** The message asks for a further trip, and none can be kept. Thrown before anything is searched. */
export class NoFurtherTrip extends Error {
  override readonly name = 'NoFurtherTrip';
}
