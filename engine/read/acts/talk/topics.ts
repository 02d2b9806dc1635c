/** Greetings, thanks and the like, which ask for nothing. */
import { TOPICS } from '../../wishes.ts';
import type { ActReader } from '../act.ts';

export const topics: ActReader = {
  act: 'topic',
  read: (words) => {
    const found = TOPICS.filter(([, expression]) => words.test(expression)).map(([topic]) => topic);
    return found.length === 0 ? null : { topics: found };
  },
  examples: ['thanks, that is perfect', 'hello there', 'visa for Japan', 'what is the weather like'],
  counterExamples: ['three days in Lisbon', 'cheaper please'],
};
