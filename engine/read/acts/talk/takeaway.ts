/** What a message wants done with the plan outside of the conversation: a file, a mail, a booking, another language. */
import type { ActReader } from '../act.ts';
import type { InfoTopic } from '../../../../content/words/infoTopics.ts';
import { TAKEN_AWAY } from '../../../../content/words/takeaway.ts';

/** Words of a message that asks for nothing else. */
const MOST_WORDS = 16;

/** What a text wants done with the plan elsewhere; null for nothing. */
export function takeawayIn(text: string): InfoTopic | null {
  return TAKEN_AWAY.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
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
