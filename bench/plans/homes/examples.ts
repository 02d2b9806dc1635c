/** Examples of home towns and of other places, of the sets of prompts that were opened. */
import { mentionsIn, sparing } from '../../../engine/read/places/mentions.ts';
import { findPlaces } from '../../../engine/read/places/places.ts';
import { homeFeatures } from '../../../engine/read/places/homeVote.ts';
import { cleaned } from '../../../engine/read/parseMessage.ts';
import type { Gazetteer } from '../../../engine/facts/gazetteer.ts';
import type { CaseFile, Wish } from '../typed/caseFile.ts';
import type { Example } from '../votes/learn.ts';

/**
 * The towns of each first message that names two or more. What the case says of the home town counts;
 * where it says nothing, what the patterns of the reader find.
 */
export function examplesOf({ single, dialogues }: CaseFile, gazetteer: Gazetteer): Example[][] {
  const firsts = [
    ...single.map(({ messages, wish }) => ({ typed: messages[0] ?? '', wish })),
    ...dialogues.map(({ messages, wishes }) => ({ typed: messages[0] ?? '', wish: wishes?.[0] ?? null })),
  ];
  return firsts.map(({ typed, wish }) => examplesIn(cleaned(typed), wish, gazetteer));
}

function examplesIn(text: string, wish: Wish | null, gazetteer: Gazetteer): Example[] {
  const { found } = mentionsIn(text, sparing(gazetteer), []);
  if (new Set(found.map(({ place }) => place)).size < 2) return [];
  const home = homeIn(text, wish, gazetteer);
  const examples = found.map((mention) => ({
    features: homeFeatures(text, found, mention),
    isSo: home(mention.place.name, text.slice(mention.from, mention.to)),
    isTown: !mention.region && !mention.sight && !mention.kind,
  }));
  if (wish?.origin !== undefined && !examples.some(({ isSo }) => isSo)) return [];
  return examples.filter(({ isTown }) => isTown);
}

function homeIn(
  text: string,
  wish: Wish | null,
  gazetteer: Gazetteer,
): (name: string, typed: string) => boolean {
  if (wish?.origin !== undefined) {
    const pattern = new RegExp(wish.origin, 'iu');
    return (name, typed) => pattern.test(name) || pattern.test(typed);
  }
  const origin = findPlaces(text, gazetteer).origin?.place.name;
  return (name) => name === origin;
}
