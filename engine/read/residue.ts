/** What of a message no act rests on. */
import type { Span } from './words.ts';

/** Words that ask for nothing by themselves: grammar, politeness, and what every message to a planner is about. */
const EMPTY = new Set(
  (
    'serious seriously hotel hotels accommodation accommodations im obviously lol lmao haha hehe btw ugh hmm thx ta cheers tbh imo imho idk omg yay whoop woo nah yup aww kindly regards dear sir madam retired ' +
    'bring bringing brings a about above actually after ago all almost along already also am an and another any anybody anymore anyone anything anyway are ' +
    'around as ask at away back basically be because been before being below best between bit bits both but by bye ' +
    "came can can't cannot come comes coming could couldn't create day days definitely design detailed did didn't do does " +
    "doesn't doing done don't down during each either else enough especially even ever every everyone everything " +
    'exactly excited excellent few find first fine for from fun further get gets getting give go goes going gonna good great ' +
    "guess had happy has have haven't having he he's hello help her here here's hers hey hi him his holiday holidays " +
    "hope how however i i'd i'll i'm i've idea ideas if in include included includes including instead interested into " +
    "is isn't it it's its itinerary itineraries journey just keen keep kind kinda know last later least let let's like " +
    'liked likes liking little ll look looking lot lots love loved lovely loves loving made mainly make makes making many ' +
    'may maybe me mean might mind mine more most mostly much must my need needed needs never nice no none nor not ' +
    'nothing now of off ok okay on once one ones only onto or other others our ours out over overall own part per ' +
    'perhaps place places plan planned planner planning plans please plus possible possibly prefer preferably preferred question questions ' +
    'probably provide put quite rather re really recommend recommendation recommendations right said same say see ' +
    "seeing seen send set shall she she's should show since so some somebody someone something sometime sometimes soon " +
    'sort sounds start starts starting begin begins beginning arrive arriving leave leaving departing depart spend spending stay staying still stuff stop suggest suggestion suggestions super suppose sure take taking tell than ' +
    "thank thanks that that's the their them then there there's these they they're thing things think thinking this " +
    'those sightseeing though thought through till time times to together too tour tourism tourist toward towards travel traveling traveling traveller travelers ' +
    'travelling trip trips try trying um umm uh under until up upon us use used using usually ve very via visit visited visiting ' +
    "vacation vacations want wanted wanting wants was wasn't way we we'd we'll we're we've well were what what's when where " +
    "whether which while who whole whose why will with within without won't wonder wonderful wondering would " +
    "wouldn't yeah yep yes yet you you'd you'll you're your yours organise organize arrange propose generate curate devise build book assist assistance craft " +
    'draft draw prepare require requires required request develop pls plz oh ah hii gotta got told altogether extend taken intend ' +
    'duration travellers traveler interests interest musts lt travellers output schedule commute attend whatever ' +
    'destination destinations visiting wish wishes explore exploring discover discovering experience experiences enjoy enjoying enjoyed spot spots'
  ).split(' '),
);
/** Words of a piece that is quoted. */
const MOST_QUOTED = 12;

/** Pieces of the text between what acts rest on, each with a word that asks for something; at most `most`. */
export function residueOf(text: string, understood: readonly Span[], most = 20): string[] {
  const isTaken = new Uint8Array(text.length);
  for (const { start, end } of understood) isTaken.fill(1, Math.max(0, start), Math.max(0, end));
  const pieces: string[] = [];
  let piece: Word[] = [];
  const close = () => {
    const words = trimmed(piece);
    if (words.length > 0) pieces.push(quote(text, words));
    piece = [];
  };
  let last = 0;
  for (const match of text.matchAll(/[\p{L}\p{M}\p{N}'’]+/gu)) {
    const word = { from: match.index, to: match.index + match[0].length, text: match[0] };
    // the end of a clause, or an understood word, ends the piece
    const between = text.slice(last, word.from);
    const isNumber = /^[.,]$/.test(between) && /\d/.test(text[last - 1] ?? '') && /^\d/.test(word.text);
    const isCut = (/[.;!?,\n]/.test(between) && !isNumber) || isTaken[word.from] === 1;
    if (isCut) close();
    if (isTaken[word.from] !== 1) piece.push(word);
    last = word.to;
  }
  close();
  return pieces.slice(0, most);
}

interface Word {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** From the first to the last word that asks for something; empty where none does. */
function trimmed(words: readonly Word[]): readonly Word[] {
  const asks = words.map(({ text }) => !isEmpty(text));
  const first = asks.indexOf(true);
  return first < 0 ? [] : words.slice(first, asks.lastIndexOf(true) + 1).slice(0, MOST_QUOTED);
}

/** Whether a text is words alone that ask for nothing: grammar, courtesy. */
export function asksNothing(text: string): boolean {
  return text.split(' ').every(isEmpty);
}

function isEmpty(word: string): boolean {
  const plain = word.toLowerCase().replaceAll('’', "'").replace(/'s$/, '');
  return EMPTY.has(plain) || EMPTY.has(word.toLowerCase()) || (plain.length === 1 && !/\p{N}/u.test(plain));
}

function quote(text: string, words: readonly Word[]): string {
  return text.slice(words[0]?.from, words[words.length - 1]?.to).replace(/\s+/g, ' ');
}
