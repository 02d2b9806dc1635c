/** What the profile adds to a trip where the conversation says nothing of it. */
import { APART, cleaned, parseMessage } from '../read/parseMessage.ts';
import { withNeeds, type Need } from '../read/acts/needs/need.ts';
import { needsIn } from '../read/acts/needs/readers.ts';
import { findPace } from '../read/acts/tastes/pace.ts';
import type { Gazetteer } from '../facts/gazetteer.ts';
import type { Traveller } from '../traveller.ts';
import type { TripSpec } from './spec.ts';

/** Of the interests that are read. */
const MOST_CHARS = 500;

/** Interests and pace count when none are named; what somebody cannot eat or climb always does. */
export function withProfile(trip: TripSpec, traveller: Traveller, gazetteer: Gazetteer): TripSpec {
  const known = profileOf(traveller, gazetteer);
  return {
    ...trip,
    interests:
      trip.interests.length > 0
        ? trip.interests
        : known.interests.filter((interest) => !trip.avoid.includes(interest)),
    pace: trip.pace ?? known.pace,
    needs: withNeeds(known.needs, trip.needs),
  };
}

type Profile = Pick<TripSpec, 'interests' | 'pace'> & { readonly needs: readonly Need[] };

/** A turn asks for them again and again, and the notes may be long. */
const profiles = new WeakMap<Traveller, Profile>();

function profileOf(traveller: Traveller, gazetteer: Gazetteer): Profile {
  const before = profiles.get(traveller);
  if (before) return before;
  const { travelStyle, notes, amenities = [], interests, today } = traveller;
  const about = [travelStyle, notes, ...amenities, ...interests].join('. ');
  const liked = interests.join(', ').replaceAll(APART, ' ').slice(0, MOST_CHARS);
  const profile = {
    interests: liked === '' ? [] : parseMessage(liked, today, gazetteer).interests,
    pace: findPace(travelStyle ?? ''),
    needs: needsIn(cleaned(about), { today, gazetteer }),
  };
  profiles.set(traveller, profile);
  return profile;
}
