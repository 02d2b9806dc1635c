/** Words of every day that are also towns. */

/** Things to see and do that are also towns. */
const PHRASES = [
  'hot springs',
  'rock springs',
  'long beach',
  'high level',
  'bay city',
  'golden triangle',
  'aurora',
  'sunny beach',
  'garden city',
  'grand case',
  'old crow',
];
/** Words that are also towns: only after a cue, and with a capital. */
export const EVERYDAY: ReadonlySet<string> = new Set([
  ...(
    'nice split bath reading mobile orange best male same of man most bar date deal sale march may sun islands angel ' +
    'victoria como york paradise pleasant hope bend eagle golden page price moody usual van ion union batman big ' +
    'son bad buffalo holiday central sur san santa los las the and for can her its two day are you our was who ' +
    'tours beacon forks ella hudson homestead pai reine levi flores ios kas haro alba eger boone sal mystic salem ' +
    'colonia bonito hawes windsor lancaster newport manhattan david aix arenal cortina yala lorne stowe dover side'
  ).split(' '),
  ...PHRASES,
]);
export const TOWN_WORDS: ReadonlySet<string> = new Set(
  'split nice bath york como cork newport windsor salem'.split(' '),
);
/** Names and rare words that are also towns: in a row with a town near them, also without a capital. */
export const ROW_WORDS: ReadonlySet<string> = new Set(
  (
    'ella pai forks beacon hudson homestead reine levi flores ios kas haro alba eger boone sal mystic salem colonia ' +
    'bonito hawes windsor lancaster newport aix arenal cortina yala lorne stowe dover bath como york victoria page ' +
    'buffalo bend orange mobile aurora split nice'
  ).split(' '),
);
