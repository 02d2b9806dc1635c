/** What stands round people who do not travel, stay at home, or come too. */

/** Right before whoever is visited, asked, left behind or only spoken of. */
export const NAMED_BEFORE =
  /\b(?:visit(?:ing)?|see(?:ing)?|meet(?:ing)?|stay(?:s|ing)? (?:with|at)|sleep(?:s|ing)? at|living with|live with|send (?:it|this)(?: to)?|gift (?:for|to)|near|from|to|call|without|(?<!\b(?:both|all|mum|mom|mam|dad|mother|father) )of|(?<=\b(?:mum|mom|mam|dad|mother|father) )of(?=\s+\S)|tell|ask|not with|(?<!\b(?:oh|ah|uh) )no|join(?:ing)?|like an?|as an?|lost|dear|hello|hi|hey|my late|our late|leaving|leave)\s+(?:(?:my|our|the|an?|her|his|their|your|some)\s+)?$/;
/** Right after whoever told, lives there, or stays at home. */
export const NAMED_AFTER =
  /^\s*(?:(?:and|,) (?:his|her|their) family )?(?:,? ?(?:who|that) )?(?:(?:has|have|had|just|always|once|also|finally|basically|about|more or less|kind of|keeps?) )*(?:recommend(?:ed|s)?|(?:order(?:ed|s)|persuad(?:ed|es)|convinc(?:ed|es)|urg(?:ed|es)|begg(?:ed|ing)|nagg(?:ed|ing)|tell(?:s|ing)|asking) (?:us|me)|insist(?:s|ed)|rav(?:es|ed|ing) about|swears by|mentioned|said(?! yes)|says(?! (?:s?he|they)(?:'ll|'s|'d| will| is| wants| can| would)? (?:to )?(?:come|coming|join|joining|in)\b)|told|suggest(?:ed|s)|lives?\b|living|got (?:married|engaged)|marr(?:y|ies|ied)|works? (?:in|at|for|there|near)|sends?|sent|wants? (?:me|us) |asked|thinks?|pays?\b|paid|invited|moved|gave|booked|stud(?:ies|ied|ying)|promised|used to|(?:is|are) (?:studying|paying|getting married|at home|from|calling|phoning|ringing|collecting|fetching|picking (?:me|us) up|dropping (?:me|us))\b|(?:will |'ll |can )?(?:collects?|fetch(?:es)?|(?:picks?|drops?) (?:me|us))\b|(?<!\b(?:who|that) )went(?: (?:there|last \w+|and|in \w+))*(?: (?:hated|loved|liked) (?:it|that|there))?\b(?! with (?:me|us))|was there\b|(?<!\b(?:who|that) )(?:hated|loved) (?:it|that)\b|(?:is|are)(?: (?:so|very|a bit|really|already))* (?:nervous|worried|jealous|anxious|envious)\b(?! (?:about|of|on) (?:fly|the (?:flight|plane)|planes|heights|boats)))/;
/** Right after whoever does not come. */
export const STAYS =
  /^(?: of (?:mine|ours))?[\s,]*(?:but )?(?:all |both |just |now |sadly )?(?:(?:is|are|has|have|'s)(?: now| just)? )?(?:stay(?:s|ing)? (?:at home|home|behind|with)|not (?:coming|travell?ing|joining|going)|(?:isn'?t|aren'?t|won'?t be|will not be|not) (?:coming|travell?ing|joining|going)|(?:can'?t|cannot|can not|won'?t|couldn'?t) (?:come|join|make it|travel|go)\b|(?:has|have|had|got) to work|has work|work(?:s|ing)? that|(?:dropped|drops|dropping|backed|pulled|bailed|ducked) out|cancel(?:l?ed|s)|bail(?:ed|s|ing)(?: on us| out)?|has other plans|out(?= so\b)|is out\b)(?: (?:after all|any ?more|this time|now))*/;
/** Right after whoever comes too. */
export const COMES =
  /^(?: of (?:mine|ours))?(?: (?!(?:and|who|that|only|never|said|says)\b)[a-z]+(?= (?:is|will|wants|would|can|may|might) (?:\w+ )*(?:com|join)[a-z]+ (?:us|too|along|with|as)\b))?(?:[!.]+ (?:s?he|they)(?=[' ]))?[\s,]*(?:(?:[a-z]+ )?says (?:s?he|they)(?:'ll|'s|'d)? ?)?(?:(?:is|are|will be|will|'s|'re|has|have|might|may|can|wants?|would like|would|decided|decides)\s+)?(?:(?:now|also|actually|gonna|going|probably|definitely|able|to|be|like|both|all|wants?)\s+)*(?:coming|joining|comes?|joins?|tagging|tags|travell?ing with|said yes|(?:goes|going)(?= (?:with (?:us|me)|along))|wants? in|(?<=(?:wants?|is|are) )in(?=\W*(?:$|[.,;!])))\b(?! (?:from|to (?!rome with|us)))(?!(?: (?:us|me|along|too|as well|with (?:us|me)))* (?:only |just )?for (?:only |just )?(?:an?|one|two|three|\d+|the (?:first|last)|part|some)\b)(?!(?: (?:us|me))? (?:for (?:dinner|lunch|breakfast|drinks?|coffee|part|one|an? |the (?:first|last|day|evening))|on day|only|last|an? ))(?:[\s,]+(?:us|me|along|(?:the|our) (?:group|trip|party)|with (?:us|me)|too|as well|also|instead|yes))*(?:,? (?:aged? |s?he'?s |who'?s )?(\d{1,2}) ?(?:years?|yrs?|yo)(?: old)?)?/;
/** What many come to who are no part of the trip. */
export const EVENT_OF_MANY =
  /\b(?:wedding|conference|congress|event|gala|reception|concert|summit|party|festival|fair|show|ship|boat|bus|venue|group tour)\b[^,.;]{0,24}\b(?:with|of|for|by|among)\s+(?:about |around |over |some |the |other )*$|\b(?:hotel|village|town)\b[^,.;]{0,24}\b(?:with|of|by|among)\s+(?:about |around |over |some |the |other )*$/;
/** Before the first words that say anything. */
export const OPENS =
  /^\W*(?:(?:and|plus|oh|ok|okay|so|now|actually|please|also|sorry|we|need|have|there|are|is|there's|it's|i|forgot|hi|hey)\W+)*$/;
export const ADDED =
  /(?:^\W*(?:(?:oh|ok|okay|and|also|btw|actually|please|can (?:we|you)|could (?:we|you)|let'?s)\W+)*|[.;!?] )(?:plus|add(?:ing)?|bring(?:ing)?|include)\s+(?:(?:in|my|our|another|the|an?)\s+)*$/;
/** "And my mother in law": one more, where nothing is told of her but how she sleeps. */
export const AND_MY = /^\W*(?:(?:oh|ok|okay|yes|so)\W+)*and\s+(?:(?:my|our)\s+)?$/;
export const NO_MORE_OF_HER =
  /^\s*(?:[.!]*$|[,.;!–-]+ ?(?:and )?(?:s?he|they)(?:'ll)? (?:\w+ )?(?:needs?|wants?|likes?|gets?|sleeps?|takes?) (?:in )?(?:(?:an?|her|his|their) )?(?:own|separate|single)\b)/;
export const AND_THE_KIDS =
  /\b(?:adults?|grown[- ]?ups?|(?:of us|us two|husband|wife|partner|me|i)) (?:and|plus|with|&) (?:the|our|her|his|their) (?:kids|children|little ones)\b/;
/** Who comes, behind a name; a part of the trip, or a question, is no word of the whole. */
const NAMED_COME =
  "(?:(?:is|are|will|wants?|would like|can|may|might|has|have|'ll|'s|also|now|both|to|be|decided) )+(?:coming|comes?|joining|joined|joins?)(?: (?:with )?us| along| too| as well| also)+(?= *(?:$|[.!;]|now\\b|then\\b|in\\b))";
const NO_NAME =
  '(?!(?:he|she|it|they|you|we|i|who|what|which|that|this|there|here|all|both|none|nobody|everyone|everybody|everything|time|rain|snow|storm|winter|summer|spring|autumn|easter|christmas|luggage|baggage|flight|bus|train|dinner|lunch|breakfast|food|drinks|pizza|wine|help)\\b)';
const BEFORE_NAME = '(?<=^|[.,;:!?] |\\b(?:and|also|now|so|but|btw|oh|ok|okay|actually|that) )';
/** Of those who are called by name alone, and whom they bring, who are one; the second name is the second group. */
export const NAMED_JOINS = `${BEFORE_NAME}(?:(?:my|our) (?:friends|mates|cousins|colleagues|neighbou?rs) )?${NO_NAME}([\\p{L}-]{2,})(?: (?:and|&) ((?!(?:i|we|me|us|my|our|the)\\b)[\\p{L}-]{2,}))? ${NAMED_COME}|${BEFORE_NAME}(?:one of (?:us|them)|(?:(?:my|our|one of (?:us|them|my|our|the)) )?${NO_NAME}[\\p{L}-]{2,}) (?:(?:is|now|will|wants|would|to|like|also) )*(?:brings?|bringing) (?:along )?(?:her|his) (?:boyfriend|girlfriend|husband|wife|partner|fiancée?|friend|sister|brother|mum|mom|dad|mother|father)(?: (?:along|too|now|as well))*(?= *(?:$|[.,;!]))`;
export const NAMED_LEAVES =
  /(?<![\p{L}'])(?:(\p{Lu}\p{Ll}+) (?:and|&) )?\p{Lu}\p{Ll}+ (?:(?:has|have|is|are|just|had|both) )*(?:dropped out|can't (?:come|make it)|cannot (?:come|make it)|cancell?ed|bailed|pulled out|isn't coming|is not coming|aren't coming|not coming|can't come)\b/u;
export const CHILDREN_LEAVE =
  /\b(?:the |our |my )?(?:kids|children|boys|girls|little ones) (?:will |are |can |both |all )*(?:stay(?:ing)? (?:at home|home|behind|with)|not coming|won't (?:come|be coming)|aren't coming|don't come)\b(?: (?:my |their )?(?:grandma|grandparents|granny|nan|mum|mom|aunt))?|\bwithout (?:the|our|any) (?:kids|children|little ones)\b|\bno (?:kids|children) (?:after all|this time|any ?more|now)\b/;

/** A trip for others, on which the one who writes does not go. */
export const FOR_OTHERS =
  /\bi(?:'m| am|'ll| will| won't| can't)? (?:not (?:coming|going|travell?ing|joining|be (?:coming|going|there))|be staying home|be home)\b|\bwithout me\b|\bi (?:won't|can't) (?:come|go|join|be coming|be there)\b|\b(?:(?:it'?s|this is|this one is|booking|asking|planning)(?: (?:it|this|all))?|trip|tour|pilgrimage|itinerary|cruise|holiday|vacation|break|getaway|weekend|something|present|surprise|days?|nights?|week)(?: (?:to|in|around) [^.,;!?]{2,40}?)? for (?:my|our) (?:elderly |retired )?(?:parents|grandparents|in[- ]laws|folks|(?:mum|mom|mother) and dad)\b(?!['’])(?! and (?:me|i|my|us))/;
const SOME =
  '(?:one|two|three|four|five|six|[1-9]|some|half|most) (?:of us|(?:sister|brother|friend|cousin|mate)s?)';
/** What some of those who are known want, or are. */
export const SOME_WANT = new RegExp(
  `(?<!\\b(?:it'?s|it|for|with|are|'re|only|just|now|be) )\\b${SOME}(?= (?:would|wants?|likes?|loves?|prefers?|fanc(?:y|ies)|needs?|might|could|can|will|can'?t|do(?:es)?n'?t|hates?|eats?| |(?:are|is|has|have)(?! (?:\\d|kids|only|to work|now|all|coming|travell?ing|in|left|joining|dropped|pulled|backed|bailed|out|going(?! to))\\b))(?! (?:come|join|make it|travel|go)\\b) )|(?<!\\b(?:the|all) )\\b${SOME} (?=(?:will )?(?:fl(?:y|ies)|comes?|leaves?|travels?|starts?)(?: \\w+)? from\\b)`,
  'gi',
);
/** "Joins Thursday evening": not from the first day on. */
export const JOINS_LATER =
  /^(?: (?:is|will|can|be|only|then))* (?:joins?|joining|comes?|coming)(?: (?:me|us|in|over|up|out|there|only|just))* (?:later\b|(?:on |from )?(?:the )?(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\b|(?:on|from) (?:day )?\d)/;
/** Behind whoever is told of by a need, which is blank where it was taken. */
export const NEEDY =
  /^(?:'s| is| has| uses| needs)?(?: {4,}| (?:in )?an? (?:[a-z]+ )?(?:wheelchair|rollator|walking frame)\b)/;
/** "He, my partner and I": who was told of is named again. */
export const NAMED_AGAIN = /\b(?:he|she|they)(?:,| and) (?:my|me|i|us)\b/;
