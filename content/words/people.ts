/** Words for those who travel. */

/** What stands between a number, or a pronoun, and those it is about. */
export const ADJECTIVES =
  '(?:(?:broke|hungry|keen|tired|skint|solo|first[- ]time|cheerful|busy|nervous|seasoned|experienced|active|lazy|gay|retired|elderly|older|younger|elder|eldest|youngest|oldest|big|small|little|young|single|lesbian|vegan|vegetarian|muslim|jewish|female|male|adult|other|close|best|good|dear|old|ex|school|college|uni|university|work|fit|grown[- ]?up|grown|college[- ]aged?|more|total|teenage|teen|school[- ]aged?|school-going|primary[- ]school|nursery[- ]age|senior|lovely|lap|wee|beloved|new|newborn|both|twin|pregnant|disabled|exchange|international|foreign|erasmus|masters?|phd|medical|nursing|law|art|[a-z]{2,8}(?:nese|nish|tish|glish|rish|dish|lish|kish|talian|ssian|rian|nian|dian|bian|gian|rean|lean|ican)|french|dutch|german|greek|swiss|thai|czech|\\d{2}[- ]?(?:years?|yrs?|yr|yo|y\\/o)[- ]?(?:old)?)\\s+){0,4}';
/** Whoever is counted is grown up, or nobody says otherwise. */
export const GROWN =
  '(?:adults?|grown-?\\s?ups?|people|persons?|pers|travell?ers?|participants?|attendees?|delegates?|passengers?|pax|guests?|guys|girls|boys|lads|ladies|women|men|gals|blokes|students?|seniors?|pensioners?|retirees?|vegans?|vegetarians?|muslims|hikers?|walkers?|ramblers?|trekkers?|beginners?|swimmers?|(?:[a-z]+ )?lovers|surfers?|tourists?|foodies|backpackers?|teachers?|nurses?|doctors?|dads?|mums?|moms?|mothers|fathers|brits|aussies|kiwis|americans|canadians|indians|germans|nomads|cyclists|bikers|climbers|skiers|golfers|divers|runners|birders|chaps|dudes|bros|gents|gentlemen|oldies|lasses|fellas|grannies|grandmas|grandparents|chicas|freelancers|musicians|artists|photographers|pilgrims|fans|graduates|grads|teammates|engineers|consultants|developers|scientists|researchers|individuals|choristers|nuns|monks|soldiers|sailors|drivers|players|dancers|singers|lawyers|farmers|chefs|volunteers|members|employees|staff|singles|mates? of mine|friends of mine)';
/** Counted by these, everybody is. */
export const ANYBODY =
  /^(?:people|persons?|individuals|pers|travell?ers?|participants?|passengers?|pax|guests?)$/;
/** Those who are named as somebody's: with a number before them, whoever writes may come beside them. */
export const FELLOWS =
  '(?:friends?|frnds?|mates?|budd(?:y|ies)|pals?|chums?|homies|amigos|amigas|barkadas?|tropa|besties?|bffs?|girlfriends|boyfriends|colleagues?|collegues?|coworkers?|co-workers?|workmates?|sisters?|brothers?|siblings?|cousins?|aunts?|aunties|uncles?|roommates?|housemates?|flatmates?|neighbou?rs?|nephews?|nieces?|classmates?|in[- ]?laws|parents|from (?:the|my|our) (?:office|team|work|club|choir|gym|class|company)|from work)';
/** Whoever speaks of one is one of two. */
export const SPOUSE =
  '(?:husband|wife|hubby|wifey|missus|partner|fianc[eé]e?|spouse|(?:other|better) half|significant other|girlfriend|boyfriend|dh|dw|soulmate)';
/** Some of all who travel: "two members of the group", "one of us". */
export const SOME_OF_ALL = `(?:(?:${GROWN}|member|guy|girl|lad)(?: (?:of|in|from) (?:the|our|my) (?:group|party|team|family|crew|gang))?|of (?:us|them|(?:the|our|my) (?:(?:remaining|other) )?(?:${GROWN}|${FELLOWS}|group|party|team|family|crew|gang)))`;
/** Right behind whoever no longer comes; "can't make it to the museum" is no such word. */
export const NO_LONGER_COMES =
  "(?:(?:has|have|had|is|are|was|were|will|be|just|now|sadly|unfortunately) )*(?:to )?(?:dropp?(?:ed|ing)? out(?! (?:of|on|for) (?!(?:the|our|this) (?:trip|holiday|group|plan|journey|tour group)\\b))|(?:bail|pull|back|duck)(?:ed|ing)?(?: out)?\\b(?! (?:of|on|for) (?!(?:us|the (?:trip|holiday|group))\\b))|cancell?(?:ed|ing)?\\b(?! (?:the|our|my|his|her|their|an?)\\b)|(?:can'?t|cannot|can no longer|couldn'?t|won'?t|not) (?:be )?(?:able to )?(?:come|coming|join|joining|travel|travelling|make it|making it)(?! (?:to|on|up|in|past|before|for|until|till|along to)\\b)|unable to (?:come|join|travel|make it|attend)|no longer (?:(?:able to|can) )?(?:come|coming|join|joining|travel|travell?ing|going)|(?:isn'?t|aren'?t) (?:coming|joining|travell?ing)|out(?=[,.;!]|$| so\\b))";
/** Whoever is spoken of by a name, which may be typed in small letters, or by a word for them. */
const SOMEBODY =
  '(?!(?:it|that|this|which|there|who|what|all|everyone|everybody|nobody|we|you|they|i|and|but|so|ok|okay|the|a|one|day|flight|train|bus|ferry|boat|tour|guide|hotel|host|booking|weather|wifi)\\b)[a-z]{2,12}';
/** Where a clause begins. */
export const CLAUSE_START =
  '(?:^|[.,;!?] ?|\\b(?:and|but|ugh|so|well|lol|oh|no|yes|yay|ok|great|haha|hehe|omg|hey|guess what|because|as|since|now) )';
/** "He's back in", "Tom is coming after all": one of them who was out, or comes now. Names are looked for by their place in the clause. */
export const BACK_IN = `${CLAUSE_START}${SOMEBODY}(?:'?s| is|'?ll| will| can)? (?:(?:now|actually|just|be|going to) )*(?:back in(?=\\W*(?:$|[.,;!?]|(?:so|now|again|and|plus|with (?:us|her|his|their))\\b))|(?:is )?in (?:again|after all)|(?:com(?:e|es|ing)|join(?:s|ing)?|travel(?:s|ling)?)(?: along| with us| us)? (?:after all|again)|back on board|on board(?: now| again| after all)?(?=\\W*(?:$|[.,;!?])))`;
/** Typed in small letters: "mads dropped out". What a hotel or a boat does has other words, or is no such name. */
export const DROPPED = `${CLAUSE_START}${SOMEBODY} (?:has |have |had |just |now |sadly )*(?:dropped out(?! (?:of|on|for) (?!(?:the|our|this) (?:trip|holiday|group)\\b))|bailed(?: out| on us)?(?=\\W*(?:$|[.,;!?]|so\\b))|pulled out(?! of)|can'?t (?:come|make it)(?: any ?more| after all)?(?=\\W*(?:$|[.,;!?]|so\\b))|(?:is|'?s|isn'?t) (?:not |no longer )?coming(?: any ?more)(?=\\W*(?:$|[.,;!?]|so\\b)))`;
/** What keeps somebody at home, before the number who are left: "Jess has covid, back to 3". */
export const KEPT_HOME = `${CLAUSE_START}(?:my )?(?:one of us|${SOMEBODY})(?:'s|s| has| had| is| was| got| caught| broke| hurt| can'?t| won'?t| came down with| tested positive for) (?:[a-z']+ ){0,3}?(?:covid|corona|flu|sick|ill|unwell|poorly|injured|hurt|leg|ankle|arm|knee|foot|hospital|surgery|passport|leave|work|exams?|out|come|coming|make it)(?: now| after all| any ?more)?[,;.!:]?(?: (?:so|and|which means|meaning))*(?: (?:we(?:'?re| are| go| will be)|were|it'?s|that leaves(?: us)?))?(?: (?:now|just|only|all))* (?:back (?:to|down to|at|up to)|down to)`;
/** "We're back to four", "no, he can't, back to two": all of them, with no unit behind the number. */
export const BACK_TO =
  "(?:\\bwe(?:'?re| are| go|'?ll be)|\\bwere|\\bus)(?: (?:now|just|only|all))* (?:back (?:to|down to|at|up to)|down to|up to)|\\b(?:group|party|number(?: of (?:people|travell?ers|us))?)(?: has| is|'s)?(?: now)? (?:grow(?:n|s)|grew|shr[aiu]nk(?:s)?|gone (?:up|down)|increased|risen|fallen|dropped) to|(?<=\\b(?:not (?:come|coming|joining)|(?:he|she|they) (?:can'?t|cannot|won'?t))[\\s,;]{1,3})(?:back|down) to";
/** "A fourth person has joined us": right behind a number in order, and whoever it counts. */
export const HAS_JOINED =
  "(?:(?:has|have|'s|is|had) )?(?:now |just |also )*(?:joined|signed up|come on board|been added|on board)(?: us| our (?:group|party|trip))?(?! (?:for|on|last|in)\\b)";
/** Who may be the one who writes: "Mum with a year 9 girl". */
export const ELDER =
  '(?:grandmother|grandfather|mamma|mama|mami|papi|pops|nonna|nonno|abuela|abuelo|lola|lolo|grandma|grandpa|ammi|abbu|amma|appa|nani|dadi|abuelita|granny|grandad|granddad|gran|nana|nan|nanna|grandmum|oma|opa|mum|mom|mam|mummy|mommy|mother|dad|daddy|father|papa|aunt|auntie|aunty|uncle)';
export const ONE = `(?:(?:mother|father|mum|mom|dad|sister|brother|sis|bro|daughter|son)[- ]in[- ]law|step(?:mother|father|mum|mom|dad|sister|brother)|god(?:mother|father)|${ELDER}|(?:cousin )?(?:sister|brother)|sis|bro|best (?:friend|mate)|(?:lady|travel|work|school|business) (?:friend|mate|buddy|partner|colleague|companion)|friend|cousin|colleague|collegue|mate|boss|manager|(?:personal )?assistant|pa|(?:flat|room|house)mate|neighbou?r|nephew|niece|bestie|bff|buddy|pal|nanny|au pair|accompanist|choirmaster|chaperone|carer|caregiver|companion|(?<=\\b(?:my|our) )ex|${SPOUSE})`;
export const TWO = '(?:grandparents|parents[- ]in[- ]law|in[- ]?laws|parents|folks)';
export const CHILDREN =
  '(?:kid[sz]?|kiddos?|kiddies|child(?:ren)?s?|chi?ld|chd|chn|inf|toddlers?|teens?|teenagers?|preteens?|tweens?|bab(?:y|ies)|bubs?|infants?|newborns?|sons?|daughters?|grandchild(?:ren)?|grand ?kids?|grandsons?|granddaughters?|little ones?|littles|littlies|tots?|tykes|munchkins|ankle[- ]biters?|twins|triplets|pupils|school ?(?:kids|children|boys|girls)|youngsters?|minors?|pre-?schoolers?|kindergart[en]{1,2}e?rs?|(?:middle|high|primary|elementary|secondary)[- ]?school(?:ers?| (?:freshman|sophomore|junior|senior|students?|kids?|boy|girl)))';
/** One who travels without others, and two who are named as one. */
export const ALONE =
  /\b(?:(?:solo|single|lone) (?:mum|mom|mam|dad|mother|father|parent)|solo|alone|(?:all )?by my ?self|on my own|me,? myself and i|(?:me|myself) only(?= *(?:$|[.,;!]))|(?:just|only) (?:me|myself)(?!\s*(?:and(?! i(?:'| (?:have|am|need|want|will|would|can|can't|like|love|prefer|only|also|do|don't|was|get|work)\b))|&|\+|plus|n|with|w|,\s*my|,\s*(?:and )?(?:the|our))\b|\s*[&+])|(?:me|myself)(?= (?:and|&|\+|plus|with) my (?:dog|cat|pup(?:py)?|labrador|bike|camera)\b(?!\s*(?:,\s*)?(?:and|&|plus|my)\b))|travell?ing single|one person|only i(?:'m| am) (?:going|travell?ing|coming)(?=\W*(?:$|[.,;!]))|(?:(?<!\b(?:look|looking|search|searching|ask|asking|need|wait|waiting) )for|am) one(?=[\s,.]*$|[,.])|single (?:mum|mom|dad|mother|father|parent|mam|travell?er|person)|(?:guy|man|bloke|lad|woman|girl|lady|person|one|student|pensioner) on (?:his|her|their) own)\b/g;
export const COUPLE =
  /\b(?:(?<=\b(?:for|as|we're|we are) )a pair(?! of\b)|(?:(?:retired|elderly|older|young|senior|married|newly[- ]wed|gay|lesbian|middle[- ]aged) ){0,2}(?<!\b(?:each|every|either|per|other|one|any|which) )couple(?! (?:of|days|weeks|nights|hours|more))|(?<!\b(?:my|and|with|her) )(?:husband|man),? (?:(?:and|&|n|\+) )?wife|(?<!\b(?:visit|visiting|see|seeing|meet|meeting|from|of|to|join|joining|stay with|staying with) )mr\.? (?:and|&|n|\+) mrs(?!\.? smith)|(?:honey|mini|baby)moon(?:ers)?|newly-?weds|(?<!parents'? |'s )(?:wedding )?anniversary|(?:mother|father|mum|mom|dad)s?(?: and | & |[- /])(?:daughter|son)s?'?(?= (?:trip|weekend|holiday|getaway|break|time|vacation|adventure)\b))\b/g;

export const SIZED =
  /(?<=\b(?:our|we'?re an?|we are an?|as an?) (?:\S+ )?)(duo|trio|threesome|quartet|foursome|quintet|sextet)\b|(?<!\b(?:a|the|string|jazz|piano|wind|brass) (?:string |jazz |piano )?)\b(?:duo|trio|threesome|foursome)(?= (?:trip|holiday|getaway))\b|(?<!\b(?:see|hear|watch|for|of|with|string|jazz|piano) (?:an? )?)\b(?:duo|trio|threesome|foursome)(?= of (?:us|friends|mates|students|girls|boys|ladies|lads|women|men|sisters|brothers|golfers|hikers|surfers|cyclists|nurses|teachers)\b)/g;

export const NO_LENGTH =
  "(?!\\s*(?:(?:full |whole |more )?(?:days?|nights?|weeks?|years?|hours?|months?|minutes?|mins?)|th\\b|km|k\\b|\\/|-|:\\d|\\.\\d|%|rooms?|bedrooms?|cities|towns|countries|islands|places|stops|stars?\\b|\\*|am\\b|pm\\b|o'clock))";

/** Behind some of all: "two of us are vegan". What a need has taken is blank by now. */
export const OF_SOME =
  " (?:is|has|have|can'?t|cannot|do|does|don'?t|doesn'?t|eats?|hates?|gets?|shares?|sleeps?|snores?|gluten|vegan|vegetarian|dropped|cancell?ed|bailed|pulled)\\b| are(?: {3}| (?:pure |strict(?:ly)? |both |fully )?(?:veg|al|gl|ce|ha|pe|in a))| {9,}(?:[.;,!?]|$|btw|but|and)";
/** "A baby cot", "kids menu": a thing, and nobody who comes along. */
export const THING_OF_CHILD =
  ' (?:at heart|club|menu|fare|cots?|cribs?|beds?|seats?|chairs?|carriers?|buggy|stroller|pram|monitor|food|gear|pools?|bath|gates?)\\b';
