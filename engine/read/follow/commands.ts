/** Messages about the conversation itself: take the last change back, begin anew, show the plan again. */
import { BACK, BACK_OF, BACK_TO_TOWN, END, POLITE, START } from '../../../content/words/goingBack.ts';

/** `keep` takes back what the message itself has asked for. */
export type Command = 'undo' | 'restart' | 'show' | 'keep';

const COMMANDS: readonly (readonly [Command, RegExp])[] = [
  [
    'undo',
    new RegExp(
      `${START}(?:undo(?: (?:that|it|this|the (?:last )?(?:change|edit|one)|my last (?:change|message)))?|(?:go|change|put|turn|take|switch|bring)(?: (?:it|that|this|me|everything))? back(?: (?:to )?(?:(?:how|what|as|the way) (?:it|everything|things) (?:was|were|had been)(?: (?:before|originally|at first|earlier))?|(?:to )?(?:the )?(?:plan|version|one|state) (?:before|from before)|(?:the )?(?:previous|last|first|old|earlier|original) (?:plan|version|one)|before))?|revert(?: (?:it|that|this|the last change))?|(?:the )?(?:previous|earlier|old) (?:plan|version|one|order|way|route)(?: was (?:better|nicer)| again)?|(?:the )?plan before(?: was better)?|(?:i )?(?:liked|preferred|prefer) (?:it|the (?:old|previous|last) (?:one|plan|version))(?: better)?(?: before)?|as it was(?: before)?|never ?mind(?: that)?|forget (?:that|it|the last (?:one|change)))${END}`,
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

const OUT_AGAIN = /\b(?:it|that|this|them) (?:back )?(?:out )?again$/i;

/** What a message goes back to, where it says no more than that: the town of a state before, maybe; null for none. */
export function findNameBack(text: string): string | null {
  const [, back, afterAll] = BACK_TO_TOWN.exec(text) ?? [];
  return back ?? afterAll ?? null;
}

const OUT_AGAIN_NAMED = new RegExp(
  `(?:^|[.,;:!?–-]|\\b${POLITE})\\s*(?:(?:take|leave|cut|throw|kick) (?:the )?([\\p{L}\\p{M}'’ -]{3,40}?) (?:back )?out again|(?:remove|drop|delete|scrap) (?:the )?([\\p{L}\\p{M}'’ -]{3,40}?) again)[^\\p{L}\\p{M}\\d]*$`,
  'iu',
);

/** "Too much bus. Take Mendoza out again": what goes again, and what stands before that; null for nothing. */
export function findOutAgain(text: string): { readonly name: string; readonly beside: string } | null {
  const match = OUT_AGAIN_NAMED.exec(text);
  return match && { name: match[1] ?? match[2] ?? '', beside: text.slice(0, match.index) };
}

/** What is to be gone back from, or to. */
export interface GoingBack {
  /** In the traveller's words: the thing, and all that stands round the clause; empty where it is only gone back. */
  readonly about: string;
  /** "Take it out again": what came in last, whatever is said beside it. */
  readonly isNewest: boolean;
  /** It goes back to the dates of before. */
  readonly isOfDates: boolean;
}

/** That the state before is wanted, beside whatever else a message says: "cannot get the leave, go back to before"; null where it is not. */
export function findGoingBack(text: string): GoingBack | null {
  if (ownCommand(text) !== null) return null;
  const named = BACK_OF.exec(text);
  if (named) return { about: named[1] ?? named[2] ?? '', isNewest: false, isOfDates: false };
  const back = BACK.exec(text);
  // "that's a lot of train. undo that": why is said beside it
  if (
    back &&
    /(?:^|[.!?;])\W*(?:undo|revert)(?: (?:that|it|this))?\W*$/i.test(
      back[0] + text.slice(back.index + back[0].length),
    )
  )
    return { about: '', isNewest: true, isOfDates: false };
  return back
    ? {
        about: `${text.slice(0, back.index)} ${text.slice(back.index + back[0].length)}`.trim(),
        isNewest: OUT_AGAIN.test(back[0]),
        isOfDates: /\bdates?\b/i.test(back[0]),
      }
    : null;
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
