/** What a message wants done with the plan outside of the conversation: a file, a mail, a booking, another language. */
import type { ActReader } from '../act.ts';
import type { InfoTopic } from '../../../../content/words/infoTopics.ts';

/** Words of a message that asks for nothing else. */
const MOST_WORDS = 16;
const KINDS: readonly (readonly [InfoTopic, RegExp])[] = [
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

/** What a text wants done with the plan elsewhere; null for nothing. */
export function takeawayIn(text: string): InfoTopic | null {
  return KINDS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

export const takeaway: ActReader = {
  act: 'takeaway',
  read: (words) => {
    if (words.text.split(' ').length > MOST_WORDS) return null;
    const info = takeawayIn(words.lower);
    if (info === null) return null;
    words.takeAll();
    return { info, isQuestion: true };
  },
  examples: [
    'can i get this as a pdf',
    'add it to my calendar',
    'send it to my wife anna@example.com',
    'can you send him the plan, jonas@example.com',
    'translate the plan to french',
    'and can i have it in norwegian',
    'share link for my sister pls',
    'now put all of it into spanish please',
    'book it',
    'email me the day by day plan',
    'save this for later',
    'can I look at it offline on the train',
    'will I have the plan without internet',
    'ok hold it for us',
    'could you reserve the two rooms for us',
  ],
  counterExamples: [
    'we send our luggage ahead',
    '2 rooms please, nobody wants to share with Tom',
    'book me a hotel in Tokyo',
    'find a hotel and flights',
    'Rome by train in May',
    'a cabin without internet please',
    'move it to a place without wifi',
    'swap it for a hotel without wifi',
    'we want this trip to be without internet',
    'book the cheaper hotel',
    'book the earlier flight',
    'book the other hotel',
    'hold on, one more night',
  ],
};
