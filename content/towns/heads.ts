/** What content/guideHeads.json holds of the guides: `npm run guides:heads` writes it, and a test says when that is due. */
import type { GuideHead } from './parts.ts';
import type { CityGuide } from './types.ts';

/** The heads of guides, in their order. */
export function headsOf(guides: readonly CityGuide[]): Omit<GuideHead, 'part'>[] {
  return guides.map(({ city, aliases = [], at, events = [] }) => ({
    city,
    aliases,
    at,
    events: events.map(({ name, aliases: others = [] }) => [name, ...others]),
  }));
}
