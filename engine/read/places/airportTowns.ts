/** Airports that stand for the town they are of. */
import { textBefore } from './cues.ts';
import type { Found } from './mentions.ts';
import type { Gazetteer } from '../../facts/gazetteer.ts';

const LEADS_THERE =
  /(?:\b(?:to|in|into|at|arriv\w*|land\w*|reach|visit|stay)(?: at| in| into)?|[>→–-])\s*(?:the\s+)?$/i;

/** One flies to a town, whichever of its airports is named; one sets out from the airport itself. */
export function townOfAirport(mention: Found, text: string, gazetteer: Gazetteer): Found {
  const { place, from } = mention;
  if (place.kind !== 'airport' || !LEADS_THERE.test(textBefore(text, from))) return mention;
  return { ...mention, place: gazetteer.within(place.city, place.countryCode) ?? place };
}
