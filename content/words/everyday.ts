/** Words of every day that are also towns, or a letter away from one. */

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
    'colonia bonito hawes windsor lancaster newport manhattan david aix arenal cortina yala lorne stowe dover side reunion brits'
  ).split(' '),
  ...PHRASES,
]);
const TOWN_WORDS: ReadonlySet<string> = new Set(
  'split nice bath york como cork newport windsor salem'.split(' '),
);
/** Names and rare words that are also towns: in a row with a town near them, also without a capital. */
const ROW_WORDS: ReadonlySet<string> = new Set(
  (
    'ella pai forks beacon hudson homestead reine levi flores ios kas haro alba eger boone sal mystic salem colonia ' +
    'bonito hawes windsor lancaster newport aix arenal cortina yala lorne stowe dover bath como york victoria page ' +
    'buffalo bend orange mobile aurora split nice'
  ).split(' '),
);
/** Other names of towns that are short and no words. */
export const SHORT_NAMES: ReadonlySet<string> = new Set(['oahu', 'rio', 'nyc', 'roma', 'wien', 'prag']);
/** Little-known towns whose names are words or first names: never without their country. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  'west east north south spa relax central park wine food most time sun city hill island lake beach old town new'.split(
    ' ',
  ),
);
/** English words a letter or two away from a city. */
const NOT_MISSPELT: ReadonlySet<string> = new Set(
  (
    'hates hated parks quite based ports paris-style beach there where about their other temples temple summer winter spring ' +
    'autumn april march money party hotel hotels budget cheap places place plane trains train flights flight night ' +
    'nights weeks thing things nothing something somewhere anywhere everything europe asia africa america plague ' +
    'private planning plenty pizza pasta market markets museum museums dinner dinners manner manners malaria bikes ' +
    'hiking hikes romance roman german germans spanish french italian vintage venue venues vienna-style dancing ' +
    'singer single singles solo doubles double friend friends family girls ladies couple couples adults children ' +
    'leaving living landing driving boarding morning mornings evening evenings weekend weekends maybe plenty central ' +
    'street streets station stations castle castles palace palaces garden gardens island islands coast canal canals ' +
    'tower towers bridge bridges square squares church churches river rivers lakes mountain mountains safari snow ' +
    'sunny sunday monday friday senior seniors toronto-style visa visas santander-style course courses covid marina ' +
    'medina madras mania marta pairs lucha machu'
  ).split(' '),
);

/** Whether an everyday word is a town that many go to. */
export function isTownWord(name: string): boolean {
  return TOWN_WORDS.has(name);
}

/** Whether an everyday word is a town where it stands in a row of neighbors. */
export function isRowWord(name: string): boolean {
  return ROW_WORDS.has(name);
}

/** Whether a folded word is one of its own, and no misspelt town. */
export function isNoMisspelling(name: string): boolean {
  return NOT_MISSPELT.has(name) || EVERYDAY.has(name) || COMMON_WORDS.has(name);
}

/** What is named next comes in place of what was planned; "rather" does so beside a town only (places/placeEdits.ts). */
export const TRIP_INSTEAD =
  /\b(?:instead|in (?:its|their) (?:place|stead)|(?:change|switch|swap) (?:it |that |this |(?:the |our )?(?:trip|plan|destination|city|place) )?(?:to|for)|replace|(?:what|how) about(?! (?:(?:just|maybe|only) )?(?:an?|one|another|an extra) (?:extra |single )?(?:night|day) (?:in|at|on)\b)|what if|the same (?:thing |plan |trip )?for (?!(?:the|us|me|my|our|all|two|three|four)\b|\d)|(?:changed|change) (?:my|our) minds?|(?:an)?other (?:city|town|place|destination|country)|make (?:it|that) (?=[a-z]+ instead))\b/;
