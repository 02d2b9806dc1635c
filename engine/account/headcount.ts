/** Who travels, where a first message says how many they are in all and names them one by one as well. */
import { contentIn } from './content.ts';
import type { Message } from '../read/types.ts';

/** Everybody, whoever is named besides. */
const ALL = /\b(?:persons?|people|ppl|pax|travell?ers?|participants|of us)$|^(?:party|group|family) of /;
/** Others than whoever writes, or some of all. */
const SOME =
  /\b(?:my|with|and|plus|other|for|join\w*|extra|another|room|table|each|first|sleeps?|sleeping|fits?|seats?|holds?|takes?|up to|least|max(?:imum)?|bus|van|minibus)\s*$|[+&]\s*$/i;
const PART =
  /^\s*(?:\+|&|plus\b|and (?:a|an|our|my|the|\d|one|two|three)\b|with (?:a|an|our|my|the|\d|one|two|three)\b)|^\s*(?:is|are|has|have|can|cannot|can't|do|does|don't|eats?|want|will|per|in each|each|every|more|joining|else)\b/i;

/**
 * The message with as many people as it says they are, where it names the children and its one number of all is
 * another than the people who were read one by one come to.
 */
export function inNumber(message: Message, text: string): Message {
  const { party, childAges } = message;
  if (party === null) return message;
  const totals = contentIn(text).flatMap((own) =>
    own.kind === 'people' &&
    !own.isEach &&
    ALL.test(text.slice(own.start, own.end).toLowerCase()) &&
    !SOME.test(text.slice(Math.max(0, own.start - 12), own.start)) &&
    !PART.test(text.slice(own.end, own.end + 12))
      ? [own.count]
      : [],
  );
  const [all, ...others] = [...new Set(totals)];
  if (all === undefined || others.length > 0) return message;
  const children = Math.max(party.children, childAges?.length ?? 0);
  const isOff = all !== party.adults + party.children && all > children && children > 0;
  return isOff ? { ...message, party: { adults: all - children, children } } : message;
}
