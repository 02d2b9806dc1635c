/** What a question names and its answer leaves out: said, so that nothing else stands for it. */
import { listOf } from '../write/format.ts';
import type { InfoTopic } from '../../../content/words/infoTopics.ts';

/** Topics that are answered with lines of a guide, which were not written for the question. */
const TOLD: ReadonlySet<InfoTopic> = new Set(['around', 'airport', 'weather', 'packing', 'ways', 'distance']);

/** Things that such a question may be about. */
const THINGS: readonly RegExp[] = [
  /\b(?:taxis?|cabs?|uber)\b/i,
  /\b(?:bus(?:es)?|coach(?:es)?)\b/i,
  /\b(?:ferry|ferries|boats?)\b/i,
  /\b(?:trams?|streetcars?)\b/i,
  /\b(?:metro|subway|underground)\b/i,
  /\b(?:cable ?cars?|gondolas?|funiculars?)\b/i,
  /\btrains?\b/i,
  /\bparking\b/i,
  /\bstreets?\b/i,
  /\b(?:mosques?|temples?|church(?:es)?|monaster(?:y|ies))\b/i,
  /\b(?:wear|dress(?: code)?) (?:at |for (?=(?:the|an?|our)\b))(?!.*\b(?:mosques?|temples?|church|cathedral|wedding|funeral))(?:the )?\p{L}+(?: \p{L}+)?/iu,
  /\bsnow\w*/i,
  /\bhumid\w*/i,
  /\bwind\w*/i,
];
/** A sentence on what the answer does not speak of; null where it speaks of everything. */
export function unsaidIn(question: string, answer: string, topics: readonly InfoTopic[]): string | null {
  if (!topics.some((topic) => TOLD.has(topic))) return null;
  const names = THINGS.flatMap((thing) => {
    const named = thing.exec(question)?.[0].toLowerCase();
    return named === undefined || thing.test(answer) ? [] : [named];
  });
  return names.length === 0
    ? null
    : `On ${listOf([...new Set(names)].map((name) => `“${name}”`))} I have nothing, so I do not know: your hotel or the tourist office does. What I have:`;
}
