/** People who are named and do not travel. */
import type { Term } from './terms.ts';
import type { Words } from '../words.ts';

/** Right before whoever is visited, asked, left behind or only spoken of. */
const BEFORE =
  /\b(?:visit(?:ing)?|see(?:ing)?|meet(?:ing)?|stay(?:ing)? (?:with|at)|sleep(?:ing)? at|living with|live with|send (?:it|this)(?: to)?|gift (?:for|to)|near|from|to|call|without|of|tell|ask|not with|(?<!\b(?:oh|ah|uh) )no|join(?:ing)?|like an?|as an?|lost|dear|hello|hi|hey|my late|our late|leaving|leave)\s+(?:(?:my|our|the|an?|her|his|their|your|some)\s+)?$/;
/** Right after whoever told, lives there, or stays at home. */
const AFTER =
  /^\s*(?:(?:and|,) (?:his|her|their) family )?(?:,? ?(?:who|that) )?(?:(?:has|have|had|just|always|once|also|finally|basically|about|more or less|kind of|keeps?) )*(?:recommend(?:ed|s)?|(?:order(?:ed|s)|persuad(?:ed|es)|convinc(?:ed|es)|urg(?:ed|es)|begg(?:ed|ing)|nagg(?:ed|ing)|tell(?:s|ing)|asking) (?:us|me)|insist(?:s|ed)|rav(?:es|ed|ing) about|swears by|mentioned|said(?! yes)|says(?! (?:s?he|they)(?:'ll|'s|'d| will| is| wants| can| would)? (?:to )?(?:come|coming|join|joining|in)\b)|told|suggest(?:ed|s)|lives?\b|living|got (?:married|engaged)|marr(?:y|ies|ied)|works? (?:in|at|for|there|near)|sends?|sent|wants? (?:me|us) |asked|thinks?|pays?\b|paid|invited|moved|gave|booked|stud(?:ies|ied|ying)|promised|used to|(?:is|are) (?:studying|paying|getting married|at home|from)\b|(?:is|are)(?: (?:so|very|a bit|really|already))* (?:nervous|worried|jealous|anxious|envious)\b(?! (?:about|of|on) (?:fly|the (?:flight|plane)|planes|heights|boats)))/;
/** Right after whoever does not come. */
export const STAYS =
  /^(?: of (?:mine|ours))?[\s,]*(?:but )?(?:all |both |just |now |sadly )?(?:(?:is|are|has|have|'s)(?: now| just)? )?(?:stay(?:s|ing)? (?:at home|home|behind|with)|not (?:coming|travell?ing|joining|going)|(?:isn'?t|aren'?t|won'?t be|will not be|not) (?:coming|travell?ing|joining|going)|(?:can'?t|cannot|can not|won'?t|couldn'?t) (?:come|join|make it|travel|go)\b|(?:has|have|had|got) to work|has work|work(?:s|ing)? that|(?:dropped|drops|dropping|backed|pulled|bailed|ducked) out|cancel(?:l?ed|s)|bailed|bails|has other plans|out(?= so\b)|is out\b)(?: (?:after all|any ?more|this time|now))*/;
/** Right after whoever comes too. */
export const COMES =
  /^(?: of (?:mine|ours))?[\s,]*(?:(?:[a-z]+ )?says (?:s?he|they)(?:'ll|'s|'d)? ?)?(?:(?:is|are|will be|will|'s|'re|has|have|might|may|can|wants?|would like|would|decided|decides)\s+)?(?:(?:now|also|actually|gonna|going|probably|definitely|able|to|be|like|both|all|wants?)\s+)*(?:coming|joining|comes?|joins?|tagging|tags|travell?ing with|said yes|(?:goes|going)(?= (?:with (?:us|me)|along))|wants? in|(?<=(?:wants?|is|are) )in(?=\W*(?:$|[.,;!])))\b(?! (?:from|to (?!rome with|us)))(?!(?: (?:us|me|along|too|as well|with (?:us|me)))* (?:only |just )?for (?:only |just )?(?:an?|one|two|three|\d+|the (?:first|last)|part|some)\b)(?!(?: (?:us|me))? (?:for (?:dinner|lunch|breakfast|drinks?|coffee|part|one|an? |the (?:first|last|day|evening))|on day|only|last|an? ))(?:[\s,]+(?:us|me|along|(?:the|our) (?:group|trip|party)|with (?:us|me)|too|as well|also|instead|yes))*(?:,? (?:aged? |s?he'?s |who'?s )?(\d{1,2}) ?(?:years?|yrs?|yo)(?: old)?)?/;
const EVENT =
  /\b(?:wedding|conference|congress|event|gala|reception|concert|summit|party|festival|fair|show|ship|boat|bus|venue|group tour)\b[^,.;]{0,24}\b(?:with|of|for|by|among)\s+(?:about |around |over |some |the |other )*$|\b(?:hotel|village|town)\b[^,.;]{0,24}\b(?:with|of|by|among)\s+(?:about |around |over |some |the |other )*$/;

/** "A hotel for 200 guests" is large, and "a hotel for 4 people" is theirs. */
const HOTEL_FOR = /\b(?:hotel|hostel|village|town)\b[^,.;]{0,24}\bfor\s+(?:about |around |over |some )*$/;
const MOST_IN_A_HOTEL = 9;

/** Rests on words for people who are no part of the trip, which ask for nothing. */
export function takeElsewhere({ at, end, after }: Term, words: Words): void {
  words.take(at, end + (AFTER.exec(after)?.[0].length ?? 0));
}

/** Whether a term is about people who are no part of the trip. */
export function isElsewhere({ kind, before, after, isCounted, adults }: Term): boolean {
  const isMany = adults > MOST_IN_A_HOTEL && HOTEL_FOR.test(before);
  if ((kind === 'typed' || kind === 'all') && (EVENT.test(before) || isMany)) return true;
  if (kind !== 'kin' && kind !== 'fellows' && kind !== 'child') return false;
  if (kind === 'child' && isCounted && !/\bvisit(?:ing)?\b|\bwithout\b|\bno\s+$/.test(before)) return false;
  return BEFORE.test(before) || AFTER.test(after);
}
