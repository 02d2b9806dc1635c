/** What the profile adds to a trip where the conversation says nothing of it. */
import { parseMessage } from '../read/parseMessage.ts';
import { findNeeds, findPace } from '../read/wishes.ts';
import type { Gazetteer } from '../facts/gazetteer.ts';
import type { Traveller } from '../traveller.ts';
import type { Trip } from './conversation.ts';

/** Interests and pace count when none are named; what somebody cannot eat or climb always does. */
export function withProfile(trip: Trip, traveller: Traveller, gazetteer: Gazetteer): Trip {
  const about = [traveller.travelStyle, traveller.notes, ...(traveller.amenities ?? [])].join('. ');
  const needs = findNeeds(about);
  return {
    ...trip,
    interests: trip.interests.length > 0 ? trip.interests : interestsOf(trip, traveller, gazetteer),
    pace: trip.pace ?? findPace(traveller.travelStyle ?? ''),
    diets: [...new Set([...trip.diets, ...needs.diets])],
    mobility: [...new Set([...trip.mobility, ...needs.mobility])],
  };
}

function interestsOf(trip: Trip, traveller: Traveller, gazetteer: Gazetteer): Trip['interests'] {
  const { interests } = parseMessage(
    traveller.interests.join(', ').slice(0, 500),
    traveller.today,
    gazetteer,
  );
  return interests.filter((interest) => !trip.avoid.includes(interest));
}
