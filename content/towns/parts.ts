/** What stands of a guide where the guide itself is not. */
import type { GuidePart } from '../../domain/plannerFiles.ts';

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
