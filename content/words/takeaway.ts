/** What is wanted of a plan outside of the conversation. */
import type { InfoTopic } from './infoTopics.ts';

/** Each topic with the words that ask for it; the first that fits holds. */
export const TAKEN_AWAY: readonly (readonly [InfoTopic, RegExp])[] = [
  [
    'translation',
    /\b(?:translate|translation|(?:(?:write|give|say|answer|show|put|have|need|want)|(?<=^\W*(?:(?:and|now|ok|please|so|can you|then)\W+)*)(?:the whole (?:thing|plan|lot)|(?:all|everything|the plan|this|that|it)(?= (?:of (?:it|that|this) )?in)))(?: (?:now|all(?: of)?|to|me|us|him|her|them|it|this|that|everything|the (?:plan|whole thing)))* in(?:to)? (?:french|german|spanish|italian|portuguese|dutch|polish|russian|arabic|chinese|japanese|korean|hindi|turkish|swedish|norwegian|danish|finnish|greek|czech|hungarian|romanian|ukrainian|hebrew|thai|vietnamese|my language))\b/,
  ],
  [
    'takeaway',
    /\b(?:(?:as|to|into|in|a|the) (?:a )?(?:pdf|word doc(?:ument)?|spreadsheet|excel|file)|pdf|print(?:able|out)?|export|(?:my|our|the|google|apple|outlook) calendar|\.?ics|gpx|kml|google maps|(?:send|e-?mail|mail|text|forward|whatsapp|share)\s+(?:(?:him|her|them|my \w+) )?(?:it|this|that|the (?:plan|trip|itinerary)|(?:me|us)(?! (?:just |only )?(?:the )?(?:\w+ )?day\b(?! by day)))\b|share (?:it|this) with|(?<!(?:\b(?:nobody|no ?one|none|not|never|refus\w+|hates?|(?:bed)?rooms?|beds?)\b|n't\b)[^.;!?]*)share with|(?:save|keep) (?:it|this|the plan) so (?:that )?(?:my|our|he|she|they|we)|a link (?:to|for)|\b(?:it|this|that|everything|the (?:plan|trip|itinerary|app))\b(?:[^.;!?]{0,24}\boffline|(?!(?: \w+)* (?:to|for|be|with|place|hotel|cabin)\b)[^.;!?]{0,24}\bwithout (?:internet|wi-?fi|an? (?:signal|connection|network)))\b|shar(?:e|ing|able) links?)\b/,
  ],
  [
    'takeaway',
    /^\W*(?:(?:please|ok|okay|yes|great|perfect|can you|could you|just)\W+)*(?:save|store|download) (?:it|this|that|the (?:plan|trip|itinerary))(?: (?:please|for (?:me|us|later)))*\W*$/,
  ],
  [
    'booking',
    /^\W*(?:(?:please|ok|okay|yes|great|perfect|can you|could you|just)\W+)*(?:book|reserve|buy|hold(?=[^.;!?]* for (?:us|me)\b)) (?:it|that|this|them|everything|all|the (?:(?!\w+(?:er|est)\b)\w+ )?(?:trip|flights?|hotels?|rooms?|tickets?|whole thing))\b/,
  ],
];
