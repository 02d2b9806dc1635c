/** What people like to see and do, and how they say that they do not. */
import type { Interest } from '../towns/types.ts';

/** Each interest, as parts of a pattern. */
export const INTEREST_WORDS: Readonly<Record<Interest, string>> = {
  food: 'food|foodies?|eat|eating|restaurants?|cuisines?|street food|cooking|gastronom\\w*',
  temples: 'temples?|shrines?|monaster\\w+|mosques?|church(?:es)?|cathedrals?|spiritual',
  history: 'histor\\w+|ruins|ancient|archaeolog\\w+|old towns?',
  museums: 'museums?|galler(?:y|ies)|exhibitions?',
  art: 'art|arts|paintings?|street art|design',
  architecture: 'architecture|buildings?',
  nature:
    'nature|hik(?:e|es|ing)|(?<!\\b(?:water|theme|amusement|car|trampoline) )parks?|gardens?|mountains?|wildlife|forests?|outdoors?',
  views: 'views?|viewpoints?|sunsets?|panoramas?|photograph\\w*|instagram\\w*',
  beach:
    'beach(?:es)?|swim(?:ming)?|seaside|sun and sand|(?:somewhere|anywhere|a place|places|town|village|hotel|stay|time|days?|week|weekend|holidays?|vacation|break|trip) (?:by|on|near|at|beside|close to) the (?:sea|coast|ocean)|coastal (?:place|break|spot|getaway|destination)s?',
  shopping: 'shop(?:ping|s)?|boutiques?|fashion|malls?',
  markets: 'markets?|bazaars?|souks?|flea markets?',
  nightlife:
    'night ?life|(?<!\\b(?:kids?|kids.|child.{0,5}|mini|book|golf|football|tennis|yacht|sports?|beach|alpine|supper) )clubs?|clubbing|bars?|(?<!\\bour )party(?! of\\b)|partys|partying|pubs?',
  music: 'music|concerts?',
  family: 'kids?|children|family|toddlers?',
  wellness: 'spas?|wellness|onsen|hot springs?|thermal|bathhouses?|hammams?|relax\\w*|chill\\w*',
  adventure: 'adventur\\w*',
  festivals: 'festivals?|carnival|matsuri',
};
/** One thing of many that an interest is: whoever leaves it out has nothing against the others. */
export const THINGS_OF: Readonly<Partial<Record<Interest, string>>> = {
  food: 'wine(?: harvest| tastings?)?|tapas|ramen|sushi',
  history: 'castles?|palaces?',
  architecture: 'gaud[ií]',
  nature: 'waterfalls?|cherry blossoms?',
  beach: 'snorkel\\w*|surf(?:ing)?|diving',
  nightlife: 'cocktails?',
  music: 'jazz|opera|fado|flamenco|tango',
  family: 'zoos?|aquariums?|theme parks?',
  wellness: 'yoga|massages?',
  adventure: 'climb\\w*|raft\\w*|kayak\\w*|zip ?lin(?:e|es|ing)|bungee|safari',
};
/** "No day without tapas" is a wish. */
export const WITHOUT =
  "(?<!(?:\\bnot|\\bnever|\\bcomplete|\\bno [a-z]+|\\ba (?:day|trip|visit)|(?:cannot|n['’]t|never|not) (?:live|do|go|be|manage|cope|survive)) )without";
/** What is said of all that a list names behind it. */
export const DISLIKES =
  "(?<!(?:\\bnot|\\bnever|n['’]t|\\bcannot) (?:to )?)(?:avoid(?:ing)?|skip(?:ping)?|loathes?|detests?|steer(?:ing)? clear of|(?:keep|stay)(?:ing)? (?:us |me )?(?:away|clear) (?:from|of)|spare (?:us|me)|pass on)|(?<!don['’]t )hates?|hating|(?<!don['’]t )dislikes?|can(?:['’]?t|not) stand|(?:cannot|can['’]?t|not|n['’]t|never) (?:(?:really|particularly|especially|actually|exactly|much|even) )*(?:do(?! without)|like|love|adore|want|need|enjoy|fancy|feel like|care (?:for|about)|interested in|keen on|into)(?: to (?:see|visit|do|have|try|go (?:to|on|into|for)|spend time (?:in|at)))?|not (?:(?:really|much|that|so|very|big|all that|too|particularly|massively)(?: much)? )?(?:into|keen on|fond of|interested in|(?:big|mad|crazy) (?:on|about)|(?:bothered|fussed) (?:about|by|with|for))|no (?:real |great )?(?:need (?:for|of)|interest in)|nothing (?:with|involving|to do with)|(?:no[- ]?go(?:'?e?s)?|deal[- ]?breakers?|not wanted|no|not|nope)(?= ?:)|(?<!(?:\\bnot|\\bnever|n['’]t|\\bcannot) )(?:do|live|manage|cope) without|(?:won't|wouldn't|don't|doesn't|not) mind missing|not (?:a |an |the |big |huge |great |really |much of a )*(?:fans?|lovers?) of|(?:neither|none|nobody|no[- ]one)(?: of (?:us|them)| here)? (?:really )?(?:likes?|wants?|enjoys?|cares? for|needs?|is (?:really )?(?:into|interested in|keen on))|afraid of|scared of|sick of|tired of|bored (?:of|by|with)|(?<!(?:\\bnot|\\bnever|n['’]t) (?:(?:[a-z]+ )?(?:get|be) )?)bored (?:(?:lying|sitting|sunbathing|hanging)(?: about| around)? )?(?:on|in|at)(?: the| a)?|fed up with";

/** What stands before one that is not liked. */
export const NOT_LIKED = `(?:[a-z]{2,5}(?=n't ))?(?:no|not|(?<!\\bif (?:you|we) )(?:don't|dont|do not|no need to) (?:add|include|plan|put(?: in)?|book)(?= (?:any|more|further|other) )|${WITHOUT}|remove|drop|cut(?: out)?|leave out|take out|cancel|zero|too many|too much|less|fewer|(?:didn't|did not|wouldn't|would not|never) (?:really )?go for|not (?:really|so) into|${DISLIKES})\\s+(?:(?:to )?(?:visit|see|do|go to|go|visiting|seeing|going to)\\s+)?(?:any\\s+|all\\s+(?:of\\s+)?(?:the\\s+)?|(?:too|so|that) many\\s+|the\\s+|into\\s+|much\\s+|(?:(?:any\\s+)?(?:other|more|further)|another)\\s+|(?:much of )?an?\\s+(?=\\S+ (?:person|people|guy|girl|type|couple|family)\\b)|(?<=\\bnot )an?\\s+(?=\\w+\\s*(?:[,.;!?)]|$|(?:holiday|vacation|break|resort)\\b))|\\w+\\s+or\\s+)?`;
/** What stands behind one that is not liked. */
export const BORES =
  "\\s+(?:bores?\\b|(?:are|is) (?:so |really )?boring|(?:(?:are|is) )?(?:not|never) (?:really |exactly |quite )?(?:our|my|for) (?:thing|cup of tea|us|me)\\b|(?:aren't|isn't) (?:really |exactly )?(?:our|my|for) (?:thing|cup of tea|us|me)\\b|(?:don't|doesn't|do not) interest (?:us|me)|than (?:(?:the|my|our) )?[a-z]+ (?:can|could|will|would) (?:take|handle|bear|stand|cope with|enjoy|survive|manage|want)|do nothing for (?:us|me))(?: (?:us|me))?(?: (?:to death|silly|stiff))?";

/** What stands behind something that is named, and no wish. */
export const UNNEEDED =
  /^[\s:–-]*(?:(?:or|and\/or|\/) \p{L}+ )?(?:(?:is|are) )?(?:(?:not|isn['’]?t|aren['’]?t) (?:really |strictly |at all |all that |that |so |very )*(?:needed|necessary|required|essential|important|wanted|a (?:must|need|priority))|optional|unnecessary|unimportant|(?:can|could|may) (?:all |easily |happily )?be (?:skipped|dropped|missed|left out)|a miss|no(?=\s*(?:[.,;!]|$)))\b/iu;
