/** A trip at whatever time is best: "which month is best for whales? Plan me five days then". */
import type { ActReader } from '../act.ts';

const ASKED =
  /\b(?:which|what) (?:month|season|time of (?:the )?year)\b|\bbest (?:time|month|season|weeks?)\b|\bwhen (?:should|would|do|does|is|are|can|to)\b/;
const THEN =
  /\b(?:around|right|exactly|just|for) (?:then|that|that time)\b|\b(?:in|during|at) (?:that|the best) (?:month|season|time)\b|\bthen\b(?= *(?:[.,;!?]|$|for\b|please\b|from\b|with\b))/;

export const bestTime: ActReader = {
  act: 'best time',
  read: (words, { towns = [] }) => {
    if (towns.length > 0 || !words.lower.includes('?') || !ASKED.test(words.lower)) return null;
    return words.exec(THEN) ? { isBestTime: true } : null;
  },
  examples: [
    'which month is best for whales? plan me 5 days around then',
    'When is the best time to see Kyoto? Plan a week then, please',
    'When do the whales pass the Azores? Four days in that season, please',
  ],
  counterExamples: ['which month is best for whales?', 'Rome, then Naples', 'when should we go to Rome?'],
};
