/** Questions that want an answer and no other plan. */
import { findInfoTopic, infoWords } from '../../follow/infoTopics.ts';
import { isPlanQuestion } from '../../follow/questions.ts';
import type { ActReader } from '../act.ts';

export const question: ActReader = {
  act: 'question',
  read: (words) => {
    const info = findInfoTopic(words.text);
    if (info === null && !isPlanQuestion(words.text)) return null;
    words.takeSentence(info === null ? 0 : infoWords(words.text, info));
    return { info, isQuestion: true };
  },
  examples: [
    'do I need a visa?',
    'what should we pack',
    'Which day is Nara on?',
    'how much is it in total?',
    'how do I get from the airport?',
  ],
  counterExamples: ['make it cheaper', 'Rome for three days', 'do you have anything cheaper?'],
};
