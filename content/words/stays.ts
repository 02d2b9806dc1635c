/** Places to sleep: what they should have, what kinds there are, and beds of one's own. As parts of a pattern. */
import { PETS } from './pets.ts';

/** What a place to sleep should have, in one form each, with the words that ask for it. */
export const STAY_WANTS: readonly (readonly [string, string])[] = [
  [
    'a pool',
    '(?:(?:w(?:ith|/)? )?(?:an? )?(?:indoor|outdoor|heated|rooftop|infinity|private|kids?|saltwater) )?(?:swimming )?(?<!(?:rock|thermal|natural|tidal|car) )pools?(?! (?:bar|hall|table|party))(?: (?:is|would be) (?:an? )?(?:must|dream|nice|great))?',
  ],
  ['a kitchen', '(?:kitchen(?:ette)?s?|self[- ]catering|cooking facilities)(?! (?:tour|class))'],
  ['breakfast', 'breakfasts?(?: included| is included)?|b&b|bed and breakfast'],
  ['half board', 'half[- ]board|\\bhb\\b(?= (?:basis|hotel|please))'],
  ['full board', 'full[- ]board'],
  [
    'all-inclusive',
    'all[- ]inclusive(?= (?:hotels?|resorts?|stays?|board|package|basis|deal|please|if|ideally|prefer\\w*|would|with)|[,.;!]|$)',
  ],
  [
    'a roll-in shower',
    '(?:roll|wheel)[- ]?in showers?|wet ?rooms?|(?:accessible|adapted|disabled) (?:bath ?rooms?|showers?)|grab (?:rails?|bars?)',
  ],
  ['a walk-in shower', '(?:walk|step)[- ]?in showers?|level[- ]access showers?'],
  ['a bath', 'bath ?tubs?|baths?(?= (?:in the room|tub)|[,.;!]|$)|jacuzzi|hot tub'],
  ['parking', '(?:free |private )?parking(?: (?:space|spot))?|garage'],
  ['a dorm for women', "(?:female|wom[ae]n'?s?|girls?|ladies)(?:[- ]only)? dorm(?:itorie)?s?(?: rooms?)?"],
  ['a room on the ground floor', '(?:rooms? (?:on|at) (?:the )?)?ground[- ]floor(?: rooms?)?'],
  ['a lift', '(?:lifts?|elevators?)(?! (?:pass|to the|up))'],
  [
    'a family room',
    'family rooms?|(?:connecting|adjoining|interconnecting) rooms|suites?(?= for (?:four|five|4|5|the family))',
  ],
  [
    'places for children',
    '(?:(?:a |proper |good )*(?:kids?.?|children.s|mini) clubs?)|(?:child|children|kids?|family)[- ]friendly(?: (?:hotels?|rooms?|accommodations?|stays?))?|(?:(?:that|which) (?:is|are) )?suitable for (?:children|kids)(?: (?:under|below|younger than) (?:the age of )?\\d+(?: years(?: (?:old|of age))?)?)?|(?:accommodations?|lodgings?|hotels?|rooms?|stays?|places?)[^.;!?]{0,34}(?:suitable for|allow(?:s|ing)?|accept(?:s|ing)?|welcom(?:e|es|ing)|admit(?:s|ting)?|open to|for) (?:children|kids)(?: (?:under|below|younger than) (?:the age of )?\\d+(?: years(?: (?:old|of age))?)?)?|(?:children|kids)(?: (?:under|below|younger than) \\d+)? (?:(?:must|should|need to|have to) be|are) (?:welcome|allowed|accepted)',
  ],
  ['adults only', 'adults?[- ]only|no kids hotel|child[- ]free'],
  ['that pets may come', PETS],
  [
    'that smoking is allowed',
    "(?:(?:permit|allow)(?:s|ing)? )?smok(?:ing|ers?)(?: (?:is |are )?(?:rooms?|areas?|allowed|permitted|ok))?(?! (?:hot|salmon))|where smoking is (?:allowed|permitted)|(?:let|lets|allow|allows|permit|permits) (?:guests|us|people|smokers|everyone)(?: to)? smoke|smoking (?:must be|has to be|should be|needs to be|be) (?:allowed|permitted|ok)|(?:some|several|most|all|both|one|two|three|four) of us (?:are smokers|smokes?)|(?:we|i)(?: are|'m|'re| am)? (?:all |both )?(?:a )?smok(?:e|ers?)(?! (?:salmon|no))",
  ],
  ['no smoking', 'non[- ]?smok(?:ing|ers?)(?: rooms?)?|smoke[- ]free|no smoking'],
  [
    'that it is quiet',
    '(?:be|is|it) (?:really |very )?quiet(?: at night)?|quiet (?:hotels?|rooms?|streets?|places?|areas?|neighbou?rhoods?|location)|not noisy|no noise|away from (?:the )?(?:noise|bars)',
  ],
  ['air conditioning', 'air[- ]?con(?:dition(?:ing|ed))?|a\\/c|(?<=(?:with|hotel|room|need|has|have) )ac'],
  ['a balcony', 'balcon(?:y|ies)|terrace room'],
  ['a sea view', '(?:sea|ocean)[- ]?views?(?: rooms?)?'],
  ['a view', '(?:lake|mountain|city|canal|river)[- ]?views?(?: rooms?)?|rooms? with (?:a |the )?views?'],
  ['wifi', '(?:fast |good |free |reliable )?wi-?fi|internet'],
  ['a gym', 'gym|fitness (?:room|centre|center)'],
  [
    'a spa',
    '(?:hotels?|resorts?|places?|stay|pool|rooms?)(?:[^.;!?]{0,30}?) (?:with|and|&) (?:an? )?(?:spa|sauna)|spa (?:hotels?|resorts?)',
  ],
  ['a washing machine', 'washing machines?|laundry'],
  ['twin beds', 'twin (?:beds?|rooms?)|two (?:single |separate )?beds|separate beds|single beds'],
  ['a double bed', 'double (?:beds?|rooms?)|king[- ]?size(?: bed)?|queen[- ]?size(?: bed)?'],
  [
    'rooms of your own',
    // that of one of them is a room more
    '(?<!\\b(?:her|his) )(?:entire|private|non-shared|own|whole) (?:rooms?|units?|apartments?|homes?|places?|houses?)(?: (?:to|for) ourselves)?|not shared|neither shared|private (?:and )?bath ?rooms?|en[- ]?suites?',
  ],
  [
    'that parties are allowed',
    '(?:permit|allow)(?:s|ing|(?:t?ed))? parties|(?:throw(?:ing)?|hold(?:ing)?|host(?:ing)?) (?:an? )?part(?:y|ies)|(?<=\\bsmoking (?:and|or) )parties|part(?:y|ies) (?:(?:are|be|must be|have to be|should be|need to be) )?(?:allowed|permitted|ok|fine|possible)',
  ],
  [
    'that visitors may come',
    '(?:(?:no|without(?: any)?) )?visitor restrictions?|visitor[- ]friendly|(?:(?:no|without(?: any)?) )?(?:restrictions?|limits?|rules?|ban) (?:on|for|against) visitors|(?:allow|permit|accept|welcome)(?:s|ing|t?ed|d)? visitors|(?:have|having|receive|host) visitors(?: over)?|visitors?(?: are| to be| must be| have to be| should be| need to be)? (?:allowed|permitted|ok|welcome)',
  ],
  [
    'a charger for the car',
    '(?:somewhere|a place) to charge(?: (?:it|the car|overnight))*|(?:ev|e-car|car|electric(?: car)?) charg(?:er|ing)s?(?: (?:points?|stations?))?|charging (?:points?|stations?)|wallbox(?:es)?',
  ],
  ['a fridge', '(?:mini[- ]?)?(?:fridges?|refrigerators?)'],
  ['a cot', '(?:baby )?cots?|cribs?'],
  [
    'a place of prayer nearby',
    '(?:mosque|masjid|synagogue|church|shul|prayer room)s? (?:near(?:by)?|close to|next to|within walking distance(?: of)?) (?:(?:the|our|my) )?(?:hotel|stay|place|apartment|us|where we (?:stay|sleep))(?: for (?:the )?(?:friday |daily |sunday |jummah? )*(?:prayers?|mass|service|jummah?))?',
  ],
];
/** Kinds of stay, as the profile names them. */
export const STAY_KINDS: readonly (readonly [string, string])[] = [
  ['hostel', 'hostels?|dorms?|dormitor(?:y|ies)'],
  [
    'apartment',
    'apartments?|(?:(?:big|large|whole|entire|one|rental|holiday|vacation) )+(?:houses?|homes?)|cottages?|cabins?(?! (?:bag|crew|luggage))|flats?(?! (?:routes?|walks?|ground|paths?|streets?|land|white))|air ?bnbs?|aparthotels?|holiday (?:home|let)s?|villas?|(?:instead of (?:a )?)hotel',
  ],
  ['boutique', 'boutique(?: hotels?)?'],
  ['riad', 'riads?'],
  ['ryokan', 'ryokans?'],
  ['houseboat', 'house ?boats?'],
  [
    'guesthouse',
    'guest ?houses?|b ?& ?bs\\b|bnbs|bed and breakfasts|pensions?(?! (?:fund|plan|age))|family[- ]run (?:hotels?|places?|guest ?houses?)',
  ],
  ['resort', 'resorts?(?! (?:town|fees?))'],
  ['heritage hotel', '(?:palace|heritage|haveli)(?:[- ]type)?(?: heritage)? hotels?|havelis?'],
  ['lodge', '(?:eco|safari|jungle|mountain|ski)[- ]?lodges?'],
  ['chalet', 'chalets?'],
  ['mobile home', 'mobile homes?(?: camp ?sites?)?'],
  ['farm stay', 'agriturismos?|farm ?stays?'],
  ['treehouse', 'tree ?houses?'],
  ['capsule hotel', 'capsule hotels?'],
  ['camping', 'camp ?sites?|camping|glamping|tents?'],
];
/** Who says so needs no place to sleep. */
export const OWN_BEDS =
  /(?:^|[.;!:,]\s*)everything(?:['’]?s| is)? (?:already )?booked(?= *[.;:,!])|\b(?:(?:an?|my|our) \w+(?: of (?:mine|ours))?|s?he|they)(?: is| are| will)? (?:len[dt]s?|lending|lets?|letting) (?:us|me) (?:(?:have|use|stay in) )?(?:his|her|their) (?:flat|apartment|house|villa|cabin|cottage|place)\b|\b(?:we|i|they)(?:['’]ve| have)?(?: already)? (?:got|have|rented|booked) (?:an?|our|the) (?:\w+ )?(?:cottage|flat|apartment|house|villa|cabin|chalet|airbnb|lodge|bungalow|place to (?:stay|sleep))(?: (?:already|booked|there|sorted|rented|lined up|reserved))+\b|\b(?:all (?:i|we) (?:need|want) (?:is|are)|(?:just|only) (?:need|want)) (?:the |a )?flights?\b(?! (?:and|from \S+ and)\b)|(?<!(?:^|[.;!?])(?![^.;!?]*\b(?:owns?|ha[vs]e?|got|paid|booked|rent(?:ed|ing)|lends?|lent|lets?|their|his|her|friends?|family)\b)[^.;!?]*\b(?:house|villa|apartment|flat|airbnb|cottage|chalet|cabin|hostel|guest ?house|b&b)s?\b[^.;!?]{0,40})\b(?:no|without(?: an?y?)?|don't (?:need|want)(?: an?y?| the)?|not? need(?: an?y?| the)?|remove the|skip the) (?:hotels?|accommodation)\b(?!\s+(?:rooms?\b|to\b|pool|for the (?:first|second|last|other|\d)|until|over|above|under|below|with|near|in|that|for more|more than|further|farther))|\b(?:stay|staying|sleep|sleeping|crash|crashing) (?:with|at) (?:(?:our|my|a|some|his|her) )?(?:friends?|family|relatives|parents|(?:grand)?(?:son|daughter)|mum|mom|dad|sister|brother|cousins?|aunt|uncle|in-laws|mate|buddy)(?:['’]?s\b(?: (?:place|house|flat|apartment))?)?(?![\w'’])|\b(?:stay|staying|sleep|sleeping|crash|crashing) (?:at (?:his|hers|theirs)(?=\s*(?:$|[.,;!?)]))(?!.*\bfirst\b)|with (?:him|her|them)|(?:at|in) (?:his|her|their|my|our) (?:place|house|home|flat|apartment))\b|(?<!\b(?:one|a|two|1|2|some|first|last) nights?\b[^.;!?]{0,20})\b(?:stay|staying|live|living|lodg(?:e|ing)|board(?:ing)?|sleep|sleeping) (?:with|at) (?:(?:a|my|our|the|some) )?(?:host|local|guest|exchange) famil(?:y|ies)\b|\b(?:she|he|grandma|gran|granny|nan|mum|mom|(?:my|our) (?:sister|brother|mum|mom|mother|dad|father|parents|gran\w*|aunt\w*|uncle|cousins?|friends?|mates?|son|daughter|in-laws|family|niece|nephew)) (?:has|have|got) (?:enough )?(?:beds?|rooms?) for (?:all of )?(?:us|me|everyone|everybody)\b|\b(?:work|company|boss|employer|office|firm|airline|conference|client) (?:pays? and )?(?:pays?(?: for)?|books|has booked|covers|provides) (?:the |my |our )?(?:hotel|accommodation|stay)\b|\b(?:(?:hos?t|mot)els?|accommodations?|lodging|airbnb|b ?& ?b|bnb|guest ?house|pension|riad|ryokan|camp ?site|place to stay|apartment|villa|(?:the|our|my) (?:flat|house|cottage|beds?|rooms?)|(?<=(?:^|[.;!]) ?)(?:flat|house|cottage|rooms?)(?= (?:in|near) ))(?:['’]s)?(?: (?:there|here|(?:in|near) (?:the )?[a-z]+))? (?:(?:is|are|was|has been) )?(?:already )?(?:booked(?! (?:out|up)\b)|sorted|paid|reserved|arranged|taken care of|(?:included|provided|covered|given) by (?:the|my|our|his|her) \w+)\b|\b(?:hotels?|accommodations?|lodging|airbnb|place to stay) (?:we|i)(?:'ve| have)?(?: now| already)? (?:booked|sorted|reserved)(?: now| already)?(?: ourselves| myself)?|(?:(?<!\b(?:can|could|may|might|shall|should|would|to|rather|prefer|please|must|let['’]?s)(?: (?:we|i|you|they|us))?(?: (?:please|also|just|rather))? )\bhave|\b(?:booked|got)|['’]ve(?: got)?) (?:(?:our|my|an?) )?(?:own |already )?(?:hos?tel|airbnb|b ?& ?b|guest ?house|apartment|accommodation|place to stay)\b(?! (?:in mind|budget|style|near|with|for (?!us\b|me\b)))|\b(?:hotels?|accommodation|rooms?) (?:is |are )?not (?:required|needed|necessary)\b|\b(?:paid(?: for)?|booked|reserved|sorted)(?: already| so far)?\s*:\s*(?:[^.!?]{0,80}[;,]\s*)?(?:an? |the |our |my )?(?:flat|apartment|hotel|airbnb|rooms?|hostel|villa|guest ?house)\b|\bno need (?:of|for) (?:an? |any )?(?:hotels?|accommodation|rooms?)\b|\b(?:has|have|got)(?: got)? (?:an? |the )?(?:couch|sofa(?! bed)|spare (?:room|bed)|guest room|futon)(?: for (?:me|us))?\b|\bon (?:his|her|their|my \w+'s) (?:couch|sofa|floor)\b|\b(?:have|has|got|use) (?:(?:our|my|an?|the) )?(?:company|family|friend's|office|own) (?:guest ?house|flat|house|apartment|place)\b/g;
export const NEAR_BARE =
  /\b(?:near|close to|next to|by|on) the (beach|sea|seafront|main station|train station|central station|station|metro|subway|airport|harbou?r)\b|\b(central(?:ly)?(?: located)?|(?:in|near) the (?:city )?(?:centre|center)|city[- ]cent(?:re|er) hotel|beach ?front|sea ?front|on the beach|downtown hotel|in the old town)\b/giu;
export const GENERIC =
  /^(?:(?:main|central|train|railway|city|old|town|sandy) )*(?:station|cent(?:re|er)|beach|sea|metro|subway|old town|airport|harbou?r)$/iu;
export const STARS =
  /\b([1-5]|one|two|three|four|five)[- ]?(?:\*|stars?(?!\p{L}))(?:[- ]hotels?| or (?:better|more|up)| (?:is|would be) (?:fine|ok|enough))?/giu;
/** "no camping", "hostels are out", "camping obviously not". */
export const DENIED =
  /\b(?:no|not|without(?: an?y?)?|don't (?:need|want|do|like)|do not (?:need|want)|doesn't need|needn't|never|hate|rather not|nothing with|instead of|avoid|skip|anything but)\s+(?:(?:an?|any|the|in|have|to go|go|stay in|really|rent(?:ing)?|book(?:ing)?) )*$/iu;
export const DENIED_AFTER =
  /^\s*(?:(?:is|are|was|obviously|really|definitely|absolutely|no longer) )*(?:not(?! (?:far|too|in|an?|the|hotels?|hostels?|dorms?|campsites?|tents?|apartments?|\p{L}+ing)\b)(?: (?:for us|an option))?|no longer needed|out\b)(?=\W|$)/iu;

const NAME =
  "((?:[Tt]he |(?=Hotel |Hostel ))\\p{Lu}[\\p{L}\\p{N}'’&.-]*(?: (?:of|de|la|le|del|am|and|&|(?:\\p{Lu}|\\d)[\\p{L}\\p{N}'’&-]*))*)(?=\\W*$|[.,;!?)]| (?:in|near)\\b)";
/** What a place of their own is called: "hotel's booked too, the Hoxton", "our hotel is Hotel Jazz", "reserved at the hoxton". */
export const OWN_NAME = new RegExp(
  `\\b(?:booked|reserved|sorted|paid(?: for)?|arranged|taken care of)(?: (?:too|already|as well|btw|by the way|though|now))*(?: ?[,:;–(-]+ ?(?:(?:it['’]?s|its|we['’]?re|at|in|called) )*| at )${NAME}|\\b(?:booked|reserved|sorted) (?:in )?at (the [\\p{L}\\p{N}'’&-]+(?: [\\p{L}\\p{N}'’&-]+)?)(?=\\W*$|[.,;!])`,
  'u',
);
/** No more than this says that it is theirs. */
export const OWN_HOTEL = new RegExp(
  `\\b(?:[Oo]ur|[Mm]y) hotel(?:['’]s| is| will be)(?: (?:called|at))? ${NAME}`,
  'u',
);
