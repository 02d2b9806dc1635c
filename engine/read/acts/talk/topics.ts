/** Greetings, thanks and the like, which ask for nothing. */
import type { ActReader } from '../act.ts';
import type { Topic } from '../../types.ts';

const TOPICS: readonly (readonly [Topic, RegExp])[] = [
  ['visa', /\b(?:visas?|passports?|entry requirements?|esta|etias|vaccin\w+|immigration|customs rules)\b/i],
  ['weather', /\b(?:weather|climate|temperature|rainy|how (?:hot|cold|warm)|best time)\b/i],
  ['thanks', /\b(?:thanks?|thank you|thx|cheers|merci|gracias|danke|arigato|perfect|awesome)\b|🙏|👍/iu],
  [
    'greeting',
    /^\W*(?:hello|hi|hey|good (?:morning|afternoon|evening)|hola|bonjour|ciao|yo|howdy|hallo|olá|namaste|konnichiwa)\b/i,
  ],
  ['help', /\b(?:help|what can you do|who are you|how does this work)\b/i],
];

export const topics: ActReader = {
  act: 'topic',
  read: (words) => {
    const found = TOPICS.filter(([, expression]) => words.test(expression)).map(([topic]) => topic);
    return found.length === 0 ? null : { topics: found };
  },
  examples: ['thanks, that is perfect', 'hello there', 'visa for Japan', 'what is the weather like'],
  counterExamples: ['three days in Lisbon', 'cheaper please'],
};
