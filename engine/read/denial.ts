/** How far a denial reaches: "hates boat rides, long walks and loud concerts" is said of all three. */

/** Said of all that a list names. */
const DISLIKES =
  "avoid(?:ing)?|skip(?:ping)?|hates?|hating|dislikes?|can['’]?t stand|(?:cannot|can['’]?t|not|n['’]t) (?:really )?(?:do|like|want|need|enjoy|care for|interested in|keen on|into)|not (?:really|much|that|so|very|big|all that|too|particularly|massively)(?: much)? (?:into|keen on|fond of|interested in|bothered about|fussed about)|not (?:a |an |big |huge |really )*fans? of|(?:neither|none|nobody|no[- ]one)(?: of (?:us|them)| here)? (?:really )?(?:likes?|wants?|enjoys?|cares? for|needs?|is (?:really )?(?:into|interested in|keen on))|afraid of|scared of|sick of|tired of|bored (?:of|by|with)|fed up with";
const WAS = 'took|taken|saw|seen|did|done|booked';
/** What begins something else, in which the denial does not hold any more. */
const TURN =
  /\b(?:but|instead|plus|please|add|include|prefer|love|like|want|need|enjoy|would|let['’]?s|yes|i|we|you|he|she|they|it|there|is|are|my|our|for|with|because|as|since|so|then|while|when|if|in|on|at|from|to|more|lots|plenty)\b|['’]d\b|;|:/iu;

/** From the start alone: of a text without such words it would be tried anew from each place. */
const lastOf = (words: string) => new RegExp(`^.*\\b(?:${words})\\b(.*)$`, 'isu');
const DISLIKED = lastOf(DISLIKES);
const PAST = lastOf(WAS);

const reaches = (pattern: RegExp, before: string) => {
  const between = pattern.exec(before)?.[1];
  return between !== undefined && !TURN.test(between);
};

/** @param before a sentence up to something that it names */
export function isDisliked(before: string): boolean {
  return reaches(DISLIKED, before);
}

/** Whether it was seen or done before, or is booked. @param before as above */
export function isDoneBefore(before: string): boolean {
  return reaches(PAST, before);
}

/** The sentence that a place of a text is in, up to it: at most 300 characters. */
export function sentenceBefore(text: string, at: number): string {
  return /[^.;!?\n]*$/u.exec(text.slice(Math.max(0, at - 300), at))?.[0] ?? '';
}
