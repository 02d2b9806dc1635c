import { needOf, whoseBefore } from './need.ts';
import type { ActReader } from '../act.ts';
import { CALLED_CONDITIONS } from '../../../../content/words/conditions.ts';

/** Needs that the planner does not know: quoted, and said not to be judged. */
export const conditions: ActReader = {
  act: 'conditions',
  takesWords: true,
  read: (words) => {
    const found = words.all(CALLED_CONDITIONS).map((match) =>
      needOf('condition', match[0].trim().toLowerCase(), match[0], {
        whose: whoseBefore(words.text, match.index),
      }),
    );
    const needs = found.filter(
      ({ what }, index) => found.findIndex((other) => other.what === what) === index,
    );
    return needs.length === 0 ? null : { needs };
  },
  examples: [
    'I have a rare skin condition',
    'my dad suffers from migraines',
    "my sister has Crohn's disease",
    'because of my back we need breaks',
    'she was diagnosed with lupus',
    'I get seasick',
    'recovering from a stroke',
    'he is on dialysis',
    "I can't take the heat",
    'safari in Kruger, malaria worries',
    'I am afraid of dogs',
    'we have dietary restrictions',
  ],
  counterExamples: [
    'because of my work we leave on Friday',
    'a hotel with air-conditioning',
    'I have 5 days in June',
    'I have a budget of 900',
    'we live with my parents in Rome',
  ],
};
