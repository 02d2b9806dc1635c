/** What the profile adds to a trip where the conversation says nothing of it. */
import { cleaned, parseMessage } from '../read/parseMessage.ts';
import { withNeeds, type Need } from '../read/acts/needs/need.ts';
import { needsIn } from '../read/acts/needs/readers.ts';
import { findPace } from '../read/acts/tastes/pace.ts';
import type { Gazetteer } from '../facts/gazetteer.ts';
import type { Traveller } from '../traveller.ts';
import type { TripSpec } from './spec.ts';

/** Interests and pace count when none are named; what somebody cannot eat or climb always does. */
export function withProfile(trip: TripSpec, traveller: Traveller, gazetteer: Gazetteer): TripSpec {
  return {
    ...trip,
    interests: trip.interests.length > 0 ? trip.interests : interestsOf(trip, traveller, gazetteer),
    pace: trip.pace ?? findPace(traveller.travelStyle ?? ''),
    needs: withNeeds(needsOf(traveller, gazetteer), trip.needs),
  };
}

/** A turn asks for them again and again, and the notes may be long. */
const known = new WeakMap<Traveller, readonly Need[]>();

function needsOf(traveller: Traveller, gazetteer: Gazetteer): readonly Need[] {
  const before = known.get(traveller);
  if (before) return before;
  const about = [
    traveller.travelStyle,
    traveller.notes,
    ...(traveller.amenities ?? []),
    ...traveller.interests,
  ].join('. ');
  const needs = needsIn(cleaned(about), { today: traveller.today, gazetteer });
  known.set(traveller, needs);
  return needs;
}

function interestsOf(trip: TripSpec, traveller: Traveller, gazetteer: Gazetteer): TripSpec['interests'] {
  const { interests } = parseMessage(
    traveller.interests.join(', ').slice(0, 500),
    traveller.today,
    gazetteer,
  );
  return interests.filter((interest) => !trip.avoid.includes(interest));
}
