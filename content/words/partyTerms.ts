/** Ways to say how many travel, and with whom. */
import { ADJECTIVES, ONE, SPOUSE } from './people.ts';

const SPOUSES_OF = 'husbands|wives|partners|boyfriends|girlfriends|spouses|other halves';
/** "2A 1C", "2 ad + 1 chd + 1 inf", "family 2+2". */
export const SHORT =
  /(?<![\d.,/€$£-])\b(family )?(\d{1,2}) ?(\+|a(?:d|dt|dlt)?s?\b[ ,+&/]*|a(?=\d)) ?(\d{1,2})(?: ?(c|k|ch|chd)(?![a-z]))?(?:[ ,+&/]*(\d) ?i(?:nf)?\b)?(?:,? ?\((?:ages?:? ?|aged )?(\d{1,2}(?:\s*(?:,|and|&|\+)\s*\d{1,2})*) ?(?:yrs?|years?|yo|y)?(?: olds?)?\))?(?![\d:.]|\s*(?:days?|nights?|weeks?))/g;
/** "5d aug 2p", "12-15 Feb x2": a price stands before no "p" without its amount. */
export const TERSE =
  /^\W*(\d{1,2})(?= ?(?:,|of us,?) ?from [a-z]{3})|(?<![\d.,:/€$£-]|\b(?:at|only|for|just|by|around|about|after|before|until|till?|from|to|past) )\b(\d{1,2}) ?(?:p|px)\b(?!\.? ?m\b| (?:each|per|an?|off|more|less)\b)|(?<=\s)x ?(\d)\b(?=\s*(?:$|[.,;]|ex\b|from\b|to\b|in\b))/g;
export const BOTH = /\bboth (?:of )?(?:our|my) (mothers|mums|moms|fathers|dads|sisters|brothers)\b/g;
/** "My daughter's taking me to Salzburg", "a friend has invited me along": whoever does comes too, and not who drives to the airport. */
export const HOST = new RegExp(
  `\\b(?:my|our|a|an|one of my) ${ADJECTIVES}(?:${SPOUSE}|${ONE}|son|daughter|grandson|granddaughter)(?:'s| is| has| will| wants to| would like to|'ll)?(?: (?:be|kindly|been|just|now|generously))* (?:(?:tak(?:e|es|ing)|treat(?:s|ing)?|bring(?:s|ing)?|surpris(?:es|ing)|dragg?(?:s|ing)?|whisk(?:s|ing)?)|invit(?:es|ing|ed)(?= me (?:along|to come|with))|accompan(?:y|ies|ying)) me\\b(?! (?:to|from) (?:the|an?|her|his|their|my) )`,
  'g',
);
/** "My two daughters, both their husbands": at least two. */
export const THEIRS = new RegExp(`\\b(?:both (?:of )?|all )?their (${SPOUSES_OF})\\b`, 'g');
/** "Me and her", "he, my partner and I": somebody who was named before. */
export const THEM =
  /(?<=\b(?:me|myself)(?: ?[,&+] ?| and | n | plus | with ))(her|him)(?=\s*(?:[,.;:!?)&+]|$|and\b))|(?<=(?:^|[.,;:!?] |\b(?:it'?s|be|just|and) ))(he|she|her|him)(?=(?:,| and| &) (?:me|myself|i|(?:my|our) [a-z]+(?:,[^.;!?]{0,30}| and|,? &)? (?:and |& )?(?:me|myself|i))\b)/g;
export const PLUS_ONE =
  /(?<=\b(?:me|myself) )(?:plus|\+) ?([2-9]|two|three|four|five|six)(?=\s*(?:[,.;]|$|to\b|from\b|in\b|for\b|others?\b))(?: others?)?|(?<![\d.])(?:\+ ?(?:1|one)|plus (?:one|1))\b(?!\s*(?:\d|day|night|week|h\b|hour|room|kid|child|adult|person|friend|way|more|stop|other))/g;
/** "me, Jo, Sam and Pete", "Jo and I"; towns and months are gone from the text by now. */
const NAME = "\\p{Lu}\\p{Ll}+(?![\\p{L}\u2019'])(?! \\p{Lu})";
export const NAMES = new RegExp(
  `(?<=\\b(?:[Mm]e|[Mm]yself) (?:and|&|\\+) )${NAME}(?:(?:, | and | & )${NAME})*|(?<=\\b(?:[Mm]e|[Mm]yself), )${NAME}(?:, ${NAME})*(?:,? and |,? & )${NAME}|\\b(?:my|our) (?:friends|mates|pals|cousins|sisters|brothers|siblings|colleagues|neighbou?rs) ${NAME}(?:, ${NAME})*(?:,? and |,? & )${NAME}|(?<=^|[,.:;] )${NAME}(?=(?: and| &|,? n) (?:I|i|me|myself)\\b)`,
  'gu',
);
/** "We are Flor and Nico from Salta", "Ana and Luis here": nobody else. */
export const PAIR = new RegExp(
  `(?<=\\b(?:[Ww]e're|[Ww]e are|[Tt]his is) )${NAME} (?:and|&) ${NAME}(?=\\s*(?:$|[.,;!:(]|from\\b))|(?<=^|[.!] )${NAME} (?:and|&) ${NAME}(?= here\\b)`,
  'gu',
);
export const SIZES: Readonly<Record<string, number>> = {
  duo: 2,
  trio: 3,
  threesome: 3,
  quartet: 4,
  foursome: 4,
  quintet: 5,
  sextet: 6,
};

/** "Leave us one afternoon": a number of what is given to them. */
export const NOT_GIVEN =
  '(?!(?<=\\b(?:leav(?:e|es|ing)|giv(?:e|es|ing)|sav(?:e|es|ing)|get|find|add|allow|show|send|offer|pick) us \\S+)(?: {3}| (?!(?:an?|the|in|to|for|from|some|on|at|and|with|out|back|there|here|home|(?:some|any)(?:where|thing))\\b)[a-z]))';
