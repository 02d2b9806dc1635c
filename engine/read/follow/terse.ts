/** Short ways of typing, written out, so that the other readers know one way of saying each. */
import { spelled } from '../spelling.ts';
import { NUMBER_WORDS, numberInWords } from '../numbers.ts';
import { MONTH } from '../time/patterns.ts';

/** Months of the languages next door, behind a day. */
const OTHER_MONTHS = Object.entries({
  january: 'januar|janvier|enero',
  february: 'februar|f[eé]vrier|febrero',
  march: 'm[aä]rz|mars|marzo',
  april: 'avril|abril',
  may: 'mai|mayo',
  june: 'juni|juin|junio',
  july: 'juli|juillet|julio',
  august: 'août|agosto',
  october: 'okt(?:ober)?|octobre|octubre',
  december: 'dez(?:ember)?|d[eé]cembre|diciembre',
}).map(([month, names]): readonly [RegExp, string] => [
  new RegExp(`(?<=\\b\\d{1,2}\\.? )(?:${names})(?!\\p{L})`, 'giu'),
  month,
]);

const LONG_FORMS: readonly (readonly [RegExp, string])[] = [
  // who dictates: "from uh pittsburgh"
  [/(?<=\p{L} |^)(?:u+h+|u+m+)\b,? (?=\p{L}|\d)/giu, ''],
  [/\b(\d{1,2}) ?-?ish\b(?= (?:days?|nights?|weeks?|people|of us)\b)/gi, '$1'],
  [/\b(?:pls|plz|plss|pleas)\b/gi, 'please'],
  [/\bw\/o\b/gi, 'without'],
  [/\bw\/?c (?=(?:mon\w* )?\d)/gi, 'week of '],
  [/\bw\/\s*/gi, 'with '],
  [/\bppl\b/gi, 'people'],
  [/\b1 (?=of (?:us|them)\b)/gi, 'one '],
  [/\b(?:thru)\b/gi, 'through'],
  [/\bupto\b/gi, 'up to'],
  [/\b(does|is|was|are|have|has|did|would|could|should|were)nt\b/gi, "$1n't"],
  [/\bvegiterian/gi, 'vegetarian'],
  [/\bfrm\b/gi, 'from'],
  // "max like $700 each", "like 5 days"
  [/\blike (?=[$€£]?\d)/gi, ''],
  // "for 10 days after finals" is how long, and when
  [/\b(for (?:\d+|[a-z]+) (?:days|weeks)) (?=after (?:finals|exams|graduation|term|school)\b)/gi, '$1, '],
  // "make it 6. October then" is no day of October
  [/\b(make (?:it|that) \d{1,2})\. (?=\p{L})/giu, '$1; '],
  // "some time in march, probably the second week"
  [
    new RegExp(
      `\\b(?:(?:some ?time )?in )?${MONTH},? (?:probably|maybe|perhaps|ideally|preferably|say|around) (?:in )?the (first|second|third|last) (week|half|weekend)\\b(?! of)`,
      'gi',
    ),
    'the $2 $3 of $1',
  ],
  // "three nights in October starting on the eighth"
  [
    new RegExp(
      `\\bin ${MONTH}\\b([^.;!?\\d]{0,30}?\\b(?:start|begin|arriv|leav|depart)\\w* (?:on )?the (?:[a-z]+(?:st|nd|rd|th)|\\d{1,2}(?:st|nd|rd|th)))\\b(?! (?:of|day|week))`,
      'gi',
    ),
    '$2 of $1',
  ],
  ...OTHER_MONTHS,
  [/\bhwy\b/gi, 'highway'],
  [/\bboyf\b/gi, 'boyfriend'],
  [/\bbday\b/gi, 'birthday'],
  [/\btheres\b/gi, "there's"],
  [/\bm8(s?)\b/gi, 'mate$1'],
  [/\bfrst\b/gi, 'first'],
  [/\badn\b|(?<=\bme )an(?= (?:\d|my\b))/gi, 'and'],
  [/\bteh\b/gi, 'the'],
  [/\bbusses\b/gi, 'buses'],
  [/\bmtg(s?)\b/gi, 'meeting$1'],
  [/\bnxt\b/gi, 'next'],
  [
    /\bw (?=(?:my|our|the|a|me|us|him|her|them|two|three|kids?|twins|toddlers?|bab(?:y|ies)|wife|husband|hubby|gf|bf|mum|mom|dad|friends?)\b)/gi,
    'with ',
  ],
  [/\bgf\b/gi, 'girlfriend'],
  [/\bbf\b/gi, 'boyfriend'],
  [/\bhubby\b/gi, 'husband'],
  [/\bwat\b(?! (?:pho|arun|rong|ph))/g, 'what'],
  [/\b(?:tommorow|tmrw|2morrow|2moro|tomoz)\b/gi, 'tomorrow'],
  [/\b(?:nites?|nts)\b/gi, 'nights'],
  [/(?<=\d)nts?\b/gi, ' nights'],
  [/(?<=\p{L}{2,}|\d) n (?=\p{L}{2,}|\d)/gu, ' and '],
  [/(?<=\b\d{0,2})wks\b/gi, ' weeks'],
  [/(?<=\b\d{1,2})(?=(?:days|nights)\b)/gi, ' '],
  [/\bhols\b/gi, 'holidays'],
  // a break is also a rest: this one is a trip
  [
    /\b(city|weekend|short|mini|quick|little|beach|romantic|family|relaxing|girls|lads) (?:break|getaway)(?=s?\b)/gi,
    '$1 trip',
  ],
  [/\b(we|they|you|there|u|kids) r\b/gi, '$1 are'],
  [/\bwk(?:e)?nd\b/gi, 'weekend'],
  [/\bwk\b/gi, 'week'],
  [/\byrs?\b(?= (?:old|olds)\b)|(?<=\b(?:new|this|next|last|per|a) )yr\b/gi, 'year'],
  [/\badlts?\b/gi, 'adults'],
  [/\b2nite\b/gi, 'tonight'],
  [/\b(?:dont)\b/gi, "don't"],
  [/\b(?:cant)\b/gi, "can't"],
  [/\b(?:weve)\b/gi, "we've"],
  [/\b(?:ive)\b/gi, "I've"],
  [/\b(?:whats)\b/gi, "what's"],
  [/\b(?:hows)\b/gi, "how's"],
  [/\bid (?=rather|like|love|prefer)/gi, "i'd "],
  [
    /\bim (?=(?:a|an|not|so|going|coming|vegan|vegetarian|pregnant|allergic|coeliac|celiac|diabetic|\d+|from|flying|looking|thinking|very|really|also|still)\b)/g,
    "i'm ",
  ],
  [
    /(?<=^|[,.;!?:]\s*|\b(?:sorry|actually|wait|no|now|so|and|that|if|because|cos|pls|but)\s)were (?=in\b|\d|two\b|three\b|four\b|five\b|six\b|both\b|all\b|a (?:group|family|couple)\b|not\b|broke\b|vegan\b|vegetarian\b|coming\b|going\b|flying\b)/gi,
    "we're ",
  ],
  // "Friday and Saturday night in Boulder"
  [
    /\b(?:(?:the )?(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?)\s*(?:\+|&|and)\s*(?:the )?(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)? nights?(?= (?:in|at)\b)/gi,
    '2 nights',
  ],
  [/,? on top of (?:the|our|my|those|these) (?:\d+|\w+) (?:days|nights)\b/gi, ' as well'],
  [/\bmore or less\b/gi, 'about'],
  [
    /\b(?:is there |any )(?:any )?(?:chance|way) (?:of|to) (?:you )?(?:getting|get|adding|add|including|include|fitting|fit|squeezing|squeeze)\b/gi,
    'can we add',
  ],
  [/\blets\b/gi, "let's"],
  [/\bthats\b/gi, "that's"],
  [/\b(s?he)s (?=\w)/gi, "$1's "],
  [/\bwens?day\b/gi, 'Wednesday'],
  [/\brestaraunt/gi, 'restaurant'],
  [/\bflites?\b/gi, 'flights'],
  [/\bfor too? (?=people\b)/gi, 'for two '],
  [/\bu\b/g, 'you'],
  [/\b(?:right )?now (?=(?:til|till|until) (?:mon|tue|wed|thu|fri|sat|sun))/gi, 'today '],
  // girls and boys with their ages behind them are children
  [
    /\b(?:girls|boys)\b([^.;!?]{0,40}?),? (?:they(?:'re| are)|who are) (?:only |just )?((?:[1-9]|1[0-7])(?:(?:, | and | & )(?:[1-9]|1[0-7]))*)\b(?! (?:of us|days|nights|people))/gi,
    'children ($2)$1',
  ],
  [/\ba (?:couple|pair)(?: of)? (?=(?:more |extra )?(?:days?|nights?|weeks?|hours?)\b)/gi, '2 '],
  [
    /\b(?:that )?(?:won't|wont|doesn't|doesnt|will not|not going to|not) (?:(?:ruin|bankrupt|break) (?:us|me|the bank)|cost (?:the earth|a fortune|a bomb|an arm and a leg|too much))\b/gi,
    'cheap',
  ],
  // slips in words that are too short to be known by their letters
  [
    /\btow (?=(?:of us|more|extra|p[a-z]{4,6}|adults?|kids|children|friends|days?|nights?|weeks?|rooms?)\b)/gi,
    'two ',
  ],
  [/(?<=\b(?:days?|nights?|bit|much|lot) )les\b/gi, 'less'],
  [/\bmo(?:r|ar|er)\b(?= \p{L})/giu, 'more'],
  [/\bad (?=(?:an?|one|two|the|some)\b)/gi, 'add '],
  [/\bwen(?=(?:'s| is| do| can| are) )/gi, 'when'],
  [/\bt(?:rp|irp|ripp)(s?)\b/gi, 'trip$1'],
  [/\bsum(?=(?:thing|where|one|time)\b)/gi, 'some'],
  [/\bche+p+(?:er|r)\b/gi, 'cheaper'],
  [/(?<=\b(?:is|for|at|late|early|no|have|eat|after|before) )diner\b/gi, 'dinner'],
];
/** Who dictates says the stops as well: "on the fifteenth period we are two comma". */
const SPOKEN_STOPS: readonly (readonly [RegExp, string])[] = [
  [/ comma(?= |$)/gi, ','],
  [/ (?:period|full stop)(?= (?!of\b|in\b|drama|house|rooms?|piece)|$)/gi, '.'],
  [/ question mark(?= |$)/gi, '?'],
];
const IS_SPOKEN = /^[^.,;!?]*$| comma /i;

/** "+1 day" and "-2 nights" as the whole of a message; elsewhere the signs mean other things. */
const SIGNED = /^\W*?([+−–-])\s*(\d{1,2}|one|two|three|a)\s*(d|days?|n|nights?)\W*(please)?\W*$/i;
const SIGNED_END = /^\W*(\d{1,2}|one|two|three)\s*(days?|nights?)\s*([+−–-])\W*$/i;

/** "Two hundred and fifty": as people dictate sums. */
const SUM_IN_WORDS = new RegExp(
  `\\b(?!half)(?=[a-z]+[- ](?:hundred|thousand)\\b)${NUMBER_WORDS}(?![- ]?(?:percent|per cent|million|billion|lakh))\\b`,
  'gi',
);

/** The text with short forms and common slips written out. */
export function writtenOut(text: string): string {
  const forms = IS_SPOKEN.test(text) ? [...SPOKEN_STOPS, ...LONG_FORMS] : LONG_FORMS;
  const figures = text.replace(SUM_IN_WORDS, (said) => String(numberInWords(said)));
  const long = spelled(forms.reduce((done, [short, form]) => done.replace(short, form), figures));
  const [, sign, count = '', unit = ''] = SIGNED.exec(long) ?? [];
  if (sign !== undefined) return delta(sign, count, unit);
  const [, before = '', noun = '', end] = SIGNED_END.exec(long) ?? [];
  return end === undefined ? long : delta(end, before, noun);
}

function delta(sign: string, count: string, unit: string): string {
  const noun = unit.toLowerCase().startsWith('n') ? 'nights' : 'days';
  return sign === '+' ? `${count} more ${noun}` : `${count} ${noun} less`;
}
