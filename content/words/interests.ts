/** What people like to see and do, and how they say that they do not. */
import type { Interest } from '../towns/types.ts';

/** Each interest, as parts of a pattern. */
export const INTEREST_WORDS: Readonly<Record<Interest, string>> = {
  food: 'food|foodies?|eat|eating|restaurants?|cuisine|street food|cooking|wine(?: harvest)?|tapas|ramen|sushi|gastronom\\w*',
  temples: 'temples?|shrines?|monaster\\w+|mosques?|church(?:es)?|cathedrals?|spiritual',
  history: 'histor\\w+|ruins|ancient|castles?|palaces?|archaeolog\\w+|old towns?',
  museums: 'museums?|galler(?:y|ies)|exhibitions?',
  art: 'art|arts|paintings?|street art|design',
  architecture: 'architecture|buildings?|gaud[ií]',
  nature:
    'nature|hik(?:e|es|ing)|parks?|gardens?|mountains?|wildlife|forests?|outdoors?|waterfalls?|cherry blossoms?',
  views: 'views?|viewpoints?|sunsets?|panoramas?|photograph\\w*|instagram\\w*',
  beach:
    'beach(?:es)?|swim(?:ming)?|snorkel\\w*|surf(?:ing)?|diving|seaside|sun and sand|(?:somewhere|anywhere|a place|places|town|village|hotel|stay|time|days?|week) (?:by|on|near|at|beside|close to) the (?:sea|coast|ocean)|coastal (?:place|break|spot|getaway|destination)s?',
  shopping: 'shop(?:ping|s)?|boutiques?|fashion|malls?',
  markets: 'markets?|bazaars?|souks?|flea markets?',
  nightlife:
    'night ?life|(?<!\\b(?:kids?|kids.|child.{0,5}|mini|book|golf|football|tennis|yacht|sports?|beach|alpine|supper) )clubs?|clubbing|bars?|(?<!\\bour )party(?! of\\b)|partying|pubs?|cocktails?',
  music: 'music|concerts?|jazz|opera|fado|flamenco|tango',
  family: 'kids?|children|family|toddlers?|zoos?|aquariums?|theme parks?',
  wellness:
    'spas?|wellness|yoga|massages?|onsen|hot springs?|thermal|bathhouses?|hammams?|relax\\w*|chill\\w*',
  adventure: 'adventur\\w*|climb\\w*|raft\\w*|kayak\\w*|ziplin\\w*|bungee|safari',
  festivals: 'festivals?|carnival|matsuri',
};
/** What stands before one that is not liked. */
export const NOT_LIKED =
  "(?:no|not|without|avoid|skip|remove|drop|cut(?: out)?|leave out|take out|cancel|hate|don't like|do not like|not into|(?:don't|do not|didn't|did not|wouldn't|would not|never) (?:really |particularly )?(?:want|need|care for|care about|enjoy|fancy|feel like|go for)|not interested in|not keen on|no (?:interest in|need for)|not (?:big|keen|mad|crazy|really|so) (?:on|into|about)|not (?:a )?fans? of|(?:sick|tired|bored) (?:of|by|with)|fed up with|can't stand|zero|no more|too many|too much|less|fewer|dislike)\\s+(?:(?:to )?(?:visit|see|do|go to|go|visiting|seeing|going to)\\s+)?(?:any\\s+|all\\s+(?:of\\s+)?(?:the\\s+)?|too many\\s+|the\\s+|into\\s+|much\\s+|\\w+\\s+or\\s+)?";
/** What stands behind one that is not liked. */
export const BORES =
  "\\s+(?:bores?\\b|(?:are|is) (?:so |really )?boring|(?:(?:are|is) )?(?:not|never) (?:really |exactly |quite )?(?:our|my|for) (?:thing|cup of tea|us|me)\\b|(?:aren't|isn't) (?:really |exactly )?(?:our|my|for) (?:thing|cup of tea|us|me)\\b|(?:don't|doesn't|do not) interest (?:us|me)|than (?:(?:the|my|our) )?[a-z]+ (?:can|could|will|would) (?:take|handle|bear|stand|cope with|enjoy|survive|manage|want)|do nothing for (?:us|me))(?: (?:us|me))?(?: (?:to death|silly|stiff))?";

/** What is said of all that a list names behind it. */
export const DISLIKES =
  "(?<!(?:\\bnot|\\bnever|n['’]t|\\bcannot) (?:to )?)(?:avoid(?:ing)?|skip(?:ping)?)|hates?|hating|dislikes?|can['’]?t stand|(?:cannot|can['’]?t|not|n['’]t) (?:really )?(?:do(?! without)|like|want|need|enjoy|care for|interested in|keen on|into)|not (?:(?:really|much|that|so|very|big|all that|too|particularly|massively)(?: much)? )?(?:into|keen on|fond of|interested in|(?:bothered|fussed) (?:about|by|with|for))|no (?:real |great )?need (?:for|of)|(?<!(?:\\bnot|\\bnever|n['’]t|\\bcannot) )(?:do|live|manage|cope) without|(?:won't|wouldn't|don't|doesn't|not) mind missing|not (?:a |an |big |huge |really )*fans? of|(?:neither|none|nobody|no[- ]one)(?: of (?:us|them)| here)? (?:really )?(?:likes?|wants?|enjoys?|cares? for|needs?|is (?:really )?(?:into|interested in|keen on))|afraid of|scared of|sick of|tired of|bored (?:of|by|with)|fed up with";
/** What stands behind something that is named, and no wish. */
export const UNNEEDED =
  /^[\s:–-]*(?:(?:or|and\/or|\/) \p{L}+ )?(?:(?:is|are) )?(?:(?:not|isn['’]?t|aren['’]?t) (?:really |strictly |at all |all that |that |so |very )*(?:needed|necessary|required|essential|important|wanted|a (?:must|need|priority))|optional|unnecessary|unimportant|(?:can|could|may) (?:all |easily |happily )?be (?:skipped|dropped|missed|left out))\b/iu;
