/** Labels of messages that are written as a form. */

/** How many travel, as forms say it: each reads so by itself too. */
export const LABEL_HEADS: readonly (readonly [RegExp, string])[] = [
  // "Two quick ones before I talk to my wife: is it hot there?"
  [
    /^ ?(?:(?:hi|hello|hey)(?: there| all)?[,!.]? )?(?:(?:just|only|a|an|one|two|three|some|few|couple of|quick|short|small|simple|more|last) )*(?:questions?|q|(?<=(?:quick|short|simple|small|last) )(?:ones?|things?))(?: (?:before|first|please|if|while|since|as)\b[^:?.!\d]{0,40})? ?(?::| [–—-]) ?(?=[^?]*\?)/iu,
    '',
  ],
  [/^ ?(?:current|starting) (?:city|location|town) ?[:=] ?/iu, 'from '],
  [/\bvisiting[ _]cit(?:y|ies)[ _]number ?[:=] ?(\d{1,2})/giu, '$1 cities'],
  [
    /\b(?:no\.?|nr\.?|number|#) of (?:people|persons?|pax|guests?|passengers?|travell?ers?) ?[:=-]? ?(\d{1,2})(?!\w|[.:/-]\d)/giu,
    '$1 people',
  ],
  [
    /\b(?:pax|party(?: size)?|group size|travell?ers|guests|passengers) ?[:=] ?(\d{1,2})(?= ?(?:$|[\n|;,]|\.(?!\d)))/giu,
    '$1 people',
  ],
  // "2A 1C", "2+2"
  [/(?<![\w.])(\d{1,2}) ?A ?[+,&/]? ?(\d{1,2}) ?C(?!\w|\.\d)/gu, '$1 adults and $2 children'],
  [/(?<![\w.+:] ?)([1-4]) ?\+ ?([1-4])(?! ?[\w+:%]|\.\d)/gu, '$1 adults and $2 children'],
  [
    /(?<!\bof (?:the|those|these|our) )\b(\d{1,2}|two|three|four|five) (?:(?:of (?:which|whom)|(?<=[,(;] ?\w+ )of them) )?are (kids|children)\b/giu,
    'including $1 $2',
  ],
];

/** Names of fields as programs write them, each in the words of a label. */
export const LABEL_FIELDS: readonly (readonly [RegExp, string])[] = [
  [
    /"(?:num|number|no|n|count)(?:_of)?_(adults|children|kids|people|travell?ers|guests|passengers|rooms|nights|days)"/giu,
    '"$1"',
  ],
  [/"(?:children|child|kids?)s?_?ages?" ?: ?\[([^\]]+)\]/giu, '"party": "kids of $1"'],
  [
    /"(?:(?:max|total)_)?(?:budget|price|cost)(?:_total)?_(usd|eur|gbp|aud|cad|chf|inr)" ?: ?([\d.]+)/giu,
    '"budget": "$2 $1"',
  ],
  [/"(?:start|depart|departure|outbound|check_?in|arrival|begin)(?:ing)?_?(?:date|on)?"/giu, '"depart"'],
  [/"(?:end|return|returning|inbound|check_?out)(?:ing)?_?(?:date|on)?"/giu, '"return"'],
];

/** A label, and what stands in its place; `$1` is what was before it. */
export const LABELS: readonly (readonly [string, string])[] = [
  [
    `(?:flying |travell?ing |departing |leaving )?(?:from|origin|departure (?:city|airport))|org|home(?: ?town| airport| city)?|(?:current|my|our|starting) (?:city|location|town)`,
    'from ',
  ],
  [
    `(?:going |travell?ing |flying )?to|where(?: to)?|dest(?:ination)?s?|cit(?:y|ies)|places?|route|stops?`,
    'to ',
  ],
  [`when|(?:travel |trip |approx(?:imate)? )?dates?`, ''],
  [`who(?:'s going)?|party|group|people|travell?ers?|pax|guests?|passengers?`, ''],
  [`length|duration|how long|trip length|stay(?= ?[:=] ?\\d)`, 'for '],
];
