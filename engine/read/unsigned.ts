/** Mails without whom they are to and who signs them: names there are no places, and ask for nothing. */

const CLOSING =
  /^(?:(?:with|and|many|kind(?:est)?|best|warm(?:est)?|friendly|yours|very|all|my|our|a lot|so much|thanks?|thank you|in advance|again|regards|wishes|greetings|sincerely|truly|faithfully|respectfully|salutations|cheers|love|looking forward to (?:it|hearing from you|your (?:reply|answer|ideas|plan)))(?:[ ,.!-]+|$)){1,5}$/iu;
const SIGNATURE =
  /^[-–\s]*\p{Lu}[\p{L}\p{M}.'-]*(?:[ ,]+(?:and |& |of |the |from )?\p{Lu}[\p{L}\p{M}.'-]*){0,4}[.!]?$/u;
/** "… for everything. With kind regards, Margaret", in one line. */
const IN_LINE = /[.!?]\s+([^.!?\n]{4,40}),\s*([^.!?\n,]{2,40})[.!]?$/u;
const GREETED =
  /^\s*(?:(?:dear|respected) [^\n,.!?:]{1,40}|(?:hello|hi|hey|good (?:morning|day|afternoon|evening)),? (?:dear )?(?:sirs?|madam|sir or madam|planners?|team|all|assistant|waymark|everyone|friends?))[,:!\n]/iu;
/** What is left of a shorter text may be the answer to a question: "Thanks. Best, Rome". */
const LEAST_CHARS = 40;

/** The text between "Dear planner" and the signature. */
export function unsigned(text: string): string {
  const body = text.replace(GREETED, ' ').trimEnd();
  const end = signedAt(body);
  return end < LEAST_CHARS ? body : body.slice(0, end);
}

/** Where the closing formula begins; the end of the text where there is none with a name. */
function signedAt(body: string): number {
  const lines = body.split('\n');
  const [last = '', before] = lines.filter((line) => line.trim() !== '').toReversed();
  if (before !== undefined && SIGNATURE.test(last.trim()) && CLOSING.test(before.trim()))
    return body.lastIndexOf(before, body.lastIndexOf(last) - 1);
  const inLine = IN_LINE.exec(body.slice(-LINE_CHARS));
  const [, closing = '', name = ''] = inLine ?? [];
  return inLine && CLOSING.test(closing) && SIGNATURE.test(name)
    ? Math.max(0, body.length - LINE_CHARS) + inLine.index + 1
    : body.length;
}

const LINE_CHARS = 100;
