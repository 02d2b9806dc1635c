/** Messages about the conversation itself: take the last change back, begin anew, show the plan again. */

/** `keep` takes back what the message itself has asked for. */
export type Command = 'undo' | 'restart' | 'show' | 'keep';

const POLITE =
  "(?:please|pls|ok|okay|hmm+|no|actually|wait|sorry|can you|could you|let's|lets|oh|oops|nah|and|then|just|i want to|i'd like to|now)";
const END = `(?:\\W+${POLITE})*\\W*$`;
const START = `^\\W*(?:${POLITE}\\W+)*`;
const COMMANDS: readonly (readonly [Command, RegExp])[] = [
  [
    'undo',
    new RegExp(
      `${START}(?:undo(?: (?:that|it|this|the (?:last )?(?:change|edit|one)|my last (?:change|message)))?|(?:go|change|put|turn|take|switch|bring)(?: (?:it|that|this|me|everything))? back(?: (?:to )?(?:(?:how|what|as|the way) (?:it|everything|things) (?:was|were|had been)(?: (?:before|originally|at first|earlier))?|(?:to )?(?:the )?(?:plan|version|one|state) (?:before|from before)|(?:the )?(?:previous|last|old|earlier|original) (?:plan|version|one)|before))?|revert(?: (?:it|that|this|the last change))?|(?:the )?(?:previous|earlier|old) (?:plan|version|one)(?: was better| again)?|(?:the )?plan before(?: was better)?|(?:i )?(?:liked|preferred|prefer) (?:it|the (?:old|previous|last) (?:one|plan|version))(?: better)?(?: before)?|as it was(?: before)?|never ?mind(?: that)?|forget (?:that|it|the last (?:one|change)))${END}`,
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

const KEEP =
  /(?:^|[\s,.;!?-])(?:leave|keep) (?:it|everything|the plan|all|that) (?:as (?:it )?(?:is|was)|like (?:this|that|it is)|the way it is|the same|unchanged|alone)\W*$/i;
/** After a request of its own: "make it 6 days, no wait, forget that". */
const TAKEN_BACK = /\b(?:forget (?:that|it|what i said)|never ?mind(?: that)?|nvm|ignore that)\W*$/i;
/** Words before it that make a request. */
const LEAST_WORDS = 4;

const BACK_TO_ONE_WITH =
  /\b(?:back to|i (?:liked|preferred|want)) the (?:one|plan|version|trip) (?:with|that had|that has|in) (?:the )?([\p{L}\p{M}'’ -]{3,40})/iu;

/** What the state had that is to be gone back to: "Santorini" of "go back to the one with Santorini"; null for none. */
export function findBackWith(text: string): string | null {
  return BACK_TO_ONE_WITH.exec(text)?.[1] ?? null;
}

const UNDO_OF = new RegExp(
  `${START}(?:(?:undo|revert|roll back|take back) (?:the|that|those|my|our|this) (.{2,60}?)(?: (?:change|thing|bit|part|one|edit|idea|again))?|(?:(?:go|change|put|turn|switch|take)(?: (?:it|that|this|everything))? )?back to (?:how|what|as|the way) (?:it|everything|things) (?:was|were)(?: before)? (?:with|w\\/?|incl(?:uding|\\.)?) (.{2,60}?)|(?:scrap|drop|forget|no|without) (?:the )?([^,.;]{2,40}), (?:and )?(?:go |put it |change it )?back to (?:how|what|as|the way) (?:it|everything|things) (?:was|were)(?: before)?)(?:,? (?:too (?:long|much|far|expensive)|it(?:'s| is) too \\w+|(?:that|it) was better|please|pls|after all|again))*\\W*$`,
  'i',
);

/** The change that is to be taken back, in the traveller's words: "the 2 days" of "undo the 2 days"; null for none. */
export function findUndone(text: string): string | null {
  const [, change, state, scrapped] = UNDO_OF.exec(text) ?? [];
  return ownCommand(text) === null ? (change ?? state ?? scrapped ?? null) : null;
}

/** What a message wants done with the conversation; null when it is about the trip. */
export function findCommand(text: string): Command | null {
  if (KEEP.test(text)) return 'keep';
  const own = ownCommand(text);
  const taken = own === null ? TAKEN_BACK.exec(text) : null;
  const before = taken
    ? text
        .slice(0, taken.index)
        .split(/\s+/)
        .filter((word) => word !== '')
    : [];
  return before.length >= LEAST_WORDS ? 'keep' : own;
}

function ownCommand(text: string): Command | null {
  return COMMANDS.find(([, expression]) => expression.test(text))?.[0] ?? null;
}
