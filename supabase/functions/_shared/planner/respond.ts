/** What the planner does in one step, from the conversation and what its tools have returned so far. */
import type { CallOptions } from './sdk.ts';

export interface PlannerCall {
  readonly tool: 'searchFlights' | 'searchHotels' | 'searchTours' | 'suggestReplies';
  readonly input: Record<string, unknown>;
}

export interface PlannerTurn {
  /** The traveller's message. */
  readonly message: string;
  readonly isFirstStep: boolean;
  readonly text: string;
  readonly calls: readonly PlannerCall[];
}

export function respond(_options: CallOptions): Promise<PlannerTurn> {
  return Promise.resolve({ message: '', isFirstStep: true, text: 'Where would you like to go?', calls: [] });
}
