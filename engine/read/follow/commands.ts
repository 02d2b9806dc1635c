/** Messages about the conversation itself: take the last change back, begin anew, show the plan again. */

export type Command = 'undo' | 'restart' | 'show';

const POLITE =
  "(?:please|pls|ok|okay|hmm+|no|actually|wait|sorry|can you|could you|let's|lets|oh|oops|nah|and|then|just|i want to|i'd like to|now)";
const END = `(?:\\W+${POLITE})*\\W*$`;
const START = `^\\W*(?:${POLITE}\\W+)*`;
const COMMANDS: readonly (readonly [Command, RegExp])[] = [
  [
    'undo',
    new RegExp(
      `${START}(?:undo(?: (?:that|it|this|the (?:last )?(?:change|edit|one)|my last (?:change|message)))?|(?:go|change|put|turn|take|switch|bring)(?: (?:it|that|this|me|everything))? back(?: (?:to )?(?:how it was|what it was|as it was|(?:to )?(?:the )?(?:plan|version|one|state) (?:before|from before)|(?:the )?(?:previous|last|old|earlier|original) (?:plan|version|one)|before))?|revert(?: (?:it|that|this|the last change))?|(?:the )?(?:previous|earlier|old) (?:plan|version|one)(?: was better| again)?|(?:the )?plan before(?: was better)?|(?:i )?(?:liked|preferred|prefer) (?:it|the (?:old|previous|last) (?:one|plan|version))(?: better)?(?: before)?|as it was(?: before)?|never ?mind(?: that)?|forget (?:that|it|the last (?:one|change)))${END}`,
      'i',
    ),
  ],
  [
    'restart',
    new RegExp(
      `${START}(?:start (?:over|again|afresh|from (?:scratch|zero|the beginning)|a ?new(?: (?:plan|trip))?)|begin (?:again|anew)|reset(?: (?:it|everything|the plan|all))?|(?:a )?new (?:plan|trip)|forget (?:everything|all of (?:it|that|this))|clear (?:everything|it|the plan|all)|from scratch)${END}`,
      'i',
    ),
  ],
  [
    'show',
    new RegExp(
      `${START}(?:(?:show|print|repeat|see|give|send|tell|write)(?: (?:me|us))?(?: out)?(?: (?:again|once more))? (?:the|my|our) (?:whole |full |current |entire |new |latest )?(?:plan|itinerary|trip|schedule)(?: (?:again|once more|as it is|now|so far))?|(?:what(?:'s| is) |where(?:'s| is) )?(?:the|my|our) (?:current |whole |full )?(?:plan|itinerary)(?: (?:again|now))?)${END}`,
      'i',
    ),
  ],
];

/** What a message wants done with the conversation; null when it is about the trip. */
export function findCommand(text: string): Command | null {
  return COMMANDS.find(([, expression]) => expression.test(text))?.[0] ?? null;
}
