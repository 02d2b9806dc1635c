/** Short ways of typing and what is dictated, each with how it is written out. */
import { ONE } from './people.ts';

/** Months of the languages next door, behind a day or an "in". */
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
  new RegExp(`(?<=\\b(?:\\d{1,2}\\.?|in|mid|early|late|end of) )(?:${names})(?!\\p{L})`, 'giu'),
  month,
]);

const AFTER_WORK = ' (?:straight |right )?after (?:work|school|uni|lunch)';
const WEEKDAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?';

export const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  // who dictates: "from uh pittsburgh"
  [/(?<=\p{L} |^)(?:u+h+|u+m+)\b,? (?=\p{L}|\d)/giu, ''],
  [/\b(\d{1,2}) ?-?ish\b(?= (?:days?|nights?|weeks?|people|of us)\b)/gi, '$1'],
  [/\b(?:pls|plz|plss|pleas)\b/gi, 'please'],
  [/\bw\/o\b/gi, 'without'],
  [/\bw\/?c (?=(?:mon\w* )?\d)/gi, 'week of '],
  [/\bw\/\s*/gi, 'with '],
  // fingers that were faster than the eye, in words too short to be read by their likeness
  [/\b(?:taht|tath|htat)\b/gi, 'that'],
  [/\b(?:thsi|tihs|htis)\b/gi, 'this'],
  // "Lyon.. no Bordeaux, 3 nights": without a length behind it the other town is one that is not wanted
  [
    /^(\W*\p{Lu}[\p{L} ’-]{2,30})(?:\.{2,}|…) ?no (?=\p{Lu}[\p{L} ’-]{2,30},? (?:for )?\d{1,2} (?:nights?|days?)\b)/u,
    '$1, no wait ',
  ],
  // "she'd rather have Ferrara than Ravenna"
  [
    /\b(?:[Ii]|[Ww]e|[Ss]?[Hh]e|[Tt]hey)(?:'d| would) (?:much )?rather (?:have|do|see|go to|visit|stay in|be in) (\p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+)?) than (\p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+)?)/gu,
    '$1 instead of $2',
  ],
  // "no museums apart from the Frida Kahlo house"
  [
    /\bno (?:more )?(museums|churches|temples|galleries|palaces|castles|monuments|sights|tours) (?:apart from|except(?: for)?|other than|besides) (?=\p{L})/giu,
    'no $1. We want to see ',
  ],
  [/\bno (?:food )?allergies (?:apart from|except(?: for)?|other than) (?=\p{L})/giu, 'allergic to '],
  // "what about Madeira, how is the weather there in January": a question, and no wish yet
  [
    /^\W*(?:(?:ok|and|hmm+|so|or)\W+)*(?:what|how) about ([\p{L}'’ -]{3,25})[,;.?]+ ((?!(?:is|are) there\b)(?:how|what|when|is|are|does|do)\b[^.;!?]*?(?<! (?:from|to|get|go|way|is|are))) there\b(?![^.;!?]*[.;!?]+\s*\p{L})/iu,
    '$2 in $1',
  ],
  // "nobody wants to get up before nine"
  [
    /\b(?:nobody|no ?one|none of us|we|i|they|s?he) (?:really )?(?:wants?|likes?|(?:do|does|will|wo)(?:n'?t| not)(?: (?:want|like))?|hates?) (?:to )?(?:get(?:ting)?|be(?:ing)?|wak(?:e|ing)) up before (?=\d|nine|ten|eleven)/gi,
    'nothing before ',
  ],
  // "oh thats easter. the weekend after then": only told, of the days that were planned
  [
    /^\W*(?:(?:oh|ah|ugh|hm+|wait|but|no|ok)\W+)*(?:that|this|it)(?:'?s|'?ll be| is| will be) (?:(?:over|on|at|during|right|in) )*(?:easter|christmas|new year'?s?|carnival|ramadan|thanksgiving|pentecost|whitsun|a (?:bank|public) holiday)(?: (?:weekend|week|time|then))*(?:[.,;!–-]+| so) (?=(?:(?:the|one|two|three|an?|\d+) )?(?:weekends?|weeks?|days?|months?) (?:after|before|later|earlier|then)|(?:(?:can|could|let['’]?s?) )?(?:we |you |us |please )?(?:make|move|push|shift|go back|go|back|postpone|delay|change|rather|better)\b)/giu,
    '',
  ],
  // "daughter stays home after all": whose, nobody needs to say
  [
    new RegExp(
      `\\b(?=(?:${ONE}|son|daughter|baby|toddler) (?:(?:is|has|will|now|also|just|not|sadly)\\s+|(?:isn|won|can)'?t )*(?:stay(?:s|ing)? (?:home|at home|behind|with)|com(?:es?|ing)|join(?:s|ing)?|dropp|bail)\\b)(?<=^\\W*(?:(?:ok|okay|oh|ugh|and|so|no|but|well|actually|sorry)\\W+)*)`,
      'giu',
    ),
    'my ',
  ],
  [/\b([Tt]he|[Mm]y) [Mm]rs\b\.?(?! ?\p{Lu})/gu, '$1 missus'],
  [/\bwen\b(?= (?:it|we|the|do|is|are)\b)/gi, 'when'],
  [/\bri?ans\b(?=\W*$)/g, 'rains'],
  [/\bbabb(?=y\b(?!')|ies\b)/g, 'bab'],
  [/\bbak(?= (?:to|by|on|home|in)\b)/gi, 'back'],
  [/\bful(?= (?:days?|weeks?|board|of)\b)/gi, 'full'],
  // "knock Ravenna off the list"
  [
    /\b(?:knock|strike|cross) (?!(?:it|that|this|an?|one|two|three|some|another)\b)(\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*)?) (?:off|out)\b(?: (?:the|our|my) (?:list|plan|itinerary|trip))?(?! (?:the|of|for)\b)/giu,
    'drop $1',
  ],
  // "leave the castle out"
  [
    /\b(leave|cut) ((?:the|all|any) (?!kids|children|dog)\p{L}+(?: (?!(?:and|to|then|at|we|i|but|or)\b)\p{L}+)?) out\b(?! (?:of|for|there|in|on)\b)/giu,
    '$1 out $2',
  ],
  // "not the midsummer weekend" is no length
  [
    /(?<!why )\b(not (?:over |on |at |during )?(?:the )?(?:midsummer|easter|christmas|new year|whitsun|pentecost|carnival|thanksgiving|bank holiday)) weekend\b/gi,
    '$1',
  ],
  [/\bfro (?=\d|(?:two|the|us|me|my)\b)/gi, 'for '],
  [/\bdya(?=s?\b)/gi, 'day'],
  [/\bmutch\b/gi, 'much'],
  [/\bsomthing\b/gi, 'something'],
  [/\bcna?\b(?= (?:you|u|i|we|yo)\b)/gi, 'can'],
  [/\bnto\b/gi, 'not'],
  [/\bthe to of us\b/gi, 'the two of us'],
  [/\bmy too (?=(?:sisters|brothers|friends|mates|kids|boys|girls|sons|daughters|cousins)\b)/gi, 'my two '],
  [/\b(?:waht|wht|whta)\b/gi, 'what'],
  [/\b(?:wehn|whne|whn)\b/gi, 'when'],
  [/\b(?:hwo|ohw)\b/gi, 'how'],
  [/\b(?:whihc|whcih|wihch|wich)\b/gi, 'which'],
  [/\b(?:wiht|wtih|whit)(?= (?:an?|the|my|our|pool|no)\b)/gi, 'with'],
  [/\bnad(?= )/g, 'and'],
  [/\b(?:hotl|hotle|htoel|hotell|hoetl)(?=s?\b)/gi, 'hotel'],
  [/\b(?:rom|roon)(?= (?:with|in the hotel)\b)/gi, 'room'],
  [
    /(?<=\b(?:hotel|room|stay|place|somewhere|apartment|villa|house|one) with an? )(?:pol|poll|ppol|poool|polo)\b/gi,
    'pool',
  ],
  [/\bppl\b/gi, 'people'],
  [/\b1 (?=of (?:us|them)\b)/gi, 'one '],
  [/\b(?:thru)\b/gi, 'through'],
  [/\bupto\b/gi, 'up to'],
  [/\b(does|is|was|are|have|has|did|would|could|should|were)nt\b/gi, "$1n't"],
  [/\bvegiterian/gi, 'vegetarian'],
  [/\bfrm\b/gi, 'from'],
  [
    /(?<=\b(?:\d|one|two|three|four|some|half|both) (?:of us )?)(?:(?:have|has) )?never (?:skied|been (?:skiing|on skis)|stood on skis)(?: before)?\b/gi,
    'want a ski school for beginners',
  ],
  [/\bme (?=my \p{L}+(?:,| and) my \p{L}+)/giu, 'me, '],
  [/\b((?:\d{1,2}|two|three|four|five|six) (?:adults|people|persons)), (?=me(?:,| and\b))/gi, '$1: '],
  [/\bjly\b/gi, 'july'],
  [/\b(?:teh|hte)\b/gi, 'the'],
  [/\b(?:take|tkae|cut|knock) ((?:the|a) (?:last |first )?(?:day|night)) of(?=\W*$)/gi, 'take off $1'],
  [/\btke\b/gi, 'take'],
  [/\b(?:lst|alst)\b/gi, 'last'],
  [/\b(?:trp|tripp|tirp)(s?)\b/gi, 'trip$1'],
  [
    /(?<=^\W*|\b(?:w\w{2,4}|how|time|day|long|much) )dose (?=(?:day \d|the|it|we|that|our|this)\b)/gi,
    'does ',
  ],
  [/\bdos (?=(?:day|the|it|we|i|that)\b)/gi, 'does '],
  [/\bad (?=(?:an?|the|some|one|another|more|\d)\b)/gi, 'add '],
  // "two people form leeds"
  [
    /(?<!\b(?:the|an?|this|that|your|any|some|entry|landing|booking|order|application|visa|of|in|and|good|top) )\bform (?=(?!(?:of|is|was|and|for|the|that|part|my|our|in|on|to|filled|online|with)\b)\p{L}{3})/giu,
    'from ',
  ],
  [/\b(?:jst|jsut|juts|jus)\b/gi, 'just'],
  [/\b(?:cu?ld|cud|coud|coudl)\b/gi, 'could'],
  [/\b(?:wu?ld|wud|woud|woudl)\b/gi, 'would'],
  [/\b(?:shu?ld|shud|shoud|shd)\b/gi, 'should'],
  [/\btoo (?=(?:people|adults|persons|of us|nights|days|weeks)\b)/gi, 'two '],
  // "max like $700 each", "like 5 days"
  [/\blike (?=[$€£]?\d)/gi, ''],
  // "for 10 days after finals" is how long, and when
  [/\b(for (?:\d+|[a-z]+) (?:days|weeks)) (?=after (?:finals|exams|graduation|term|school)\b)/gi, '$1, '],
  // "make it 6. October then" is no day of October
  [/\b(make (?:it|that) \d{1,2})\. (?=\p{L})/giu, '$1; '],
  ...OTHER_MONTHS,
  [/\bhwy\b/gi, 'highway'],
  [/\bboyf\b/gi, 'boyfriend'],
  [/\bbday\b/gi, 'birthday'],
  [/\btheres\b/gi, "there's"],
  [/\bm8(s?)\b/gi, 'mate$1'],
  [/\bfrst\b/gi, 'first'],
  [/\badn\b|(?<=\bme )an(?= (?:\d|my\b))/gi, 'and'],
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
  // both are wished for, and more
  [/\bnot (?:only|just) (?=\p{L}{3,} (?:and|&) \p{L}{3,})/giu, 'including '],
  [/(\bday[- ]?trip to [^,.;!?]{2,40}?)(?: then)?, (?=on (?!holi)[a-z]+day\b)/gi, '$1 '],
  [/\br (?=(?:we|you|u|they|there|the)\b)/gi, 'are '],
  // of the whole trip, whatever else is asked for: "make it a week and add Brno"
  [
    /\b(make (?:it|that|the trip)|(?:extend|stretch)(?: (?:it|the trip))? to) (?:a|one|1) week(?=\W*(?:$|[.,;!]|(?:and|so|to|please|in total|total|altogether)\b))/gi,
    '$1 7 days',
  ],
  [/\bwk(?:e)?nd\b/gi, 'weekend'],
  [/\bwk\b/gi, 'week'],
  [/\byrs?\b(?= (?:old|olds)\b)|(?<=\b(?:new|this|next|last|per|a) )yr\b/gi, 'year'],
  [/\badlts?\b/gi, 'adults'],
  [/\b2nite\b/gi, 'tonight'],
  [/\b(do|does|did|ca|wo|is|are|was|has|have|would|could|should)nt\b/gi, "$1n't"],
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
  // "leave Cologne fri evening after work, back mon"
  [
    new RegExp(
      `(?<=\\b(?:leav(?:e|ing)|fly(?:ing)?|go(?:ing)?|set(?:ting)? off) (?:\\p{L}+ ){0,3})(${WEEKDAY}(?:${AFTER_WORK}| (?:evening|night|afternoon|morning))?)(?:${AFTER_WORK})?,? (?:and )?(?:(?:fly|come|be) )?(?:back|home|return(?:ing)?) (?:on )?(?=${WEEKDAY}\\b)`,
      'giu',
    ),
    '$1 to ',
  ],
  // "whisky yes, early mornings no"
  [
    /(?<=(?:^|[,;.] ?|\b(?:and|but) ))(?!thanks|yes)((?:(?:early|late|long|big|fancy) )?(?:\p{Ll}{3,}(?:s|ing)|nightlife|shopping|alcohol|meat|fish|seafood|beach|culture|history)) no(?=\s*(?:$|[,.;!]))/gu,
    'no $1',
  ],
  // days that are added and not counted: nights, so that the towns before keep theirs
  [
    /\b((?:add|tack|stick|include|throw|put)(?: on| in)?) some (more |extra )?(?:days|nights) (?=(?:in|on|at) (?!(?:the|an?|our|my|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|early|late|mid) ?\b))/gi,
    '$1 2 $2nights ',
  ],
  [
    /\b(and|then|plus) some (?:days|nights) (?=(?:in|on|at) (?!(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter)\b)[^.;!?]{2,30} (?:after(?:wards| that| this)?|at the end)\W*(?:$|[,;]|please\b))/gi,
    '$1 2 nights ',
  ],
  // a night that is given up for a day there
  [
    /\b(?:forget(?: about)?|skip|drop|cut|scrap|cancel|lose|leave out|no|without|do(?:n't| not) (?:stay|spend|sleep)) (?:(?:the|a|our|that) )?(?:night|overnight|hotel) in ([\p{L}’' -]{3,30}?)(?=[,.;:–]| (?:and|but|just|then)\b)([^;!?]{0,40}?)(?:\b(?:and|but|just|only|then|instead|we|can|let's|go|do|see|visit|make|have|there|it|that|to)\b[ ,]*)*\b(?:(?:for|in) the day|as a day trip)\b(?! (?:after|before|we|of|that|when)\b)(?: instead)?/giu,
    'only $1 as a day trip$2',
  ],
  [
    /\b(?:just|only) (?:go|pop|drive|nip)(?: over| up| down| out| across)? to (?!the\b)([\p{L}’' -]{3,30}?) for the day\b(?: instead)?/giu,
    'only $1 as a day trip',
  ],
  // "put Porto back. 2 nights there first"
  [
    /\b(put|bring|add) (?!(?:it|that|this|the)\b)([\p{L}’' -]{3,30}?) back(?: in)?(?: \p{L}{2,4})?[.,;:–-]+ ?((?:\d{1,2}|an?|one|two|three|four|five) nights?) there\b/giu,
    '$1 back $3 in $2',
  ],
  [/\bcarry(ing)? on to\b/gi, 'go$1 on to'],
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
  [/\bfor to (?=people\b)/gi, 'for two '],
  [/\bu\b/g, 'you'],
  [/\b(?:right )?now (?=(?:til|till|until) (?:mon|tue|wed|thu|fri|sat|sun))/gi, 'today '],
  // girls and boys with their ages behind them are children
  [
    /\b(?:girls|boys)\b([^.;!?]{0,40}?),? (?:they(?:'re| are)|who are) (?:only |just )?((?:[1-9]|1[0-7])(?:(?:, | and | & )(?:[1-9]|1[0-7]))*)\b(?= ?(?:years?\b|$|[,.;!?)]|(?:and|so|but)\b))/gi,
    'children ($2)$1',
  ],
  [/\ba (?:couple|pair)(?: of)? (?=(?:more |extra )?(?:days?|nights?|weeks?|hours?)\b)/gi, '2 '],
  [
    /\b(?:that )?(?:won't|wont|doesn't|doesnt|will not|not going to|not) (?:(?:ruin|bankrupt|break) (?:us|me|the bank)|cost (?:the earth|a fortune|a bomb|an arm and a leg|too much))\b/gi,
    'cheap',
  ],
  // "my brother's joining", which is nothing of his; without the apostrophe only where a clause begins with it
  [
    /(?<=\p{L})['’]s (?=(?:(?:also|now|not|all) )*(?:coming|joining|tagging|cancell?ed|bailed|(?:dropped|pulled|backed) out)\b)/giu,
    ' is ',
  ],
  [
    new RegExp(
      `(?<=(?:^|[.,;!?]\\s*|\\b(?:and|but|so|oh|now|that) )(?:my|our) ${ONE})s (?=(?:(?:also|now) )*(?:coming|joining|tagging)\\b)`,
      'gi',
    ),
    ' is ',
  ],
  [/\b(?:neither|none) of us (eat|drink|like|want)s?\b/gi, "we don't $1"],
  [/\b(?:it )?turns out,? (?:that )?/gi, ''],
  // courtesy beside a need, which says it already
  [
    /,? ?(?:and )?(?:\b(?:please|pls|so|can you|could you) )*\b(?:take|keep|bear|have) (?:it|that|this) (?:into account|into consideration|in mind)\b(?: (?:for|with|at|when|in) (?:(?:every|each|all|any|the|our|you|choosing|picking|planning) )*(?:meals?|restaurants?|dinners?|food|plan|trip|eating))?/gi,
    '',
  ],
];
