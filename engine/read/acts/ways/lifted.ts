/** Ways that were ruled out before, and may be taken after all. */
import type { ActReader } from '../act.ts';
import type { Mode } from '../../../../domain/itinerary/itinerary.ts';

const FINE =
  "(?:(?:is|are|'s|would be|will be) )?(?:also |totally |perfectly |actually |all )?(?:fine|ok|okay|alright|right|possible|allowed|no problem)\\b(?: (?:after all|now|then|again|too|for us|by me|by us|with me|with us))*";
const AGAIN = '(?: (?:after all|now|then|again))+';
const WAYS: readonly (readonly [Mode, string, string])[] = [
  ['flight', '(?:flights?|flying|planes?|a flight|to fly)', 'fly'],
  ['train', '(?:trains?|a train|rail)', 'take (?:the |a )?trains?'],
  ['bus', '(?:bus(?:es)?|a bus|coaches)', 'take (?:the |a )?bus(?:es)?'],
  ['car', '(?:driving|a (?:hire |rental )?car|hire cars?|rental cars?|to drive)', 'drive'],
  ['boat', '(?:ferr(?:y|ies)|boats?|a ferry)', 'take (?:the |a )?(?:ferry|boat)s?'],
];
const LIFTED = WAYS.map(
  ([mode, noun, verb]) =>
    [
      mode,
      new RegExp(
        `\\b${noun} ${FINE}|\\b(?:can|could|do|will|would|may|'ll) ${verb}${AGAIN}\\b|\\b(?:don't|do not|wouldn't) mind ${noun}(?:${AGAIN})?`,
        'g',
      ),
    ] as const,
);

export const lifted: ActReader = {
  act: 'ways after all',
  read: (words) => {
    const modes = LIFTED.filter(([, pattern]) => words.all(pattern).length > 0).map(([mode]) => mode);
    return modes.length === 0 ? null : { modesLifted: modes };
  },
  examples: [
    'flights are fine after all',
    'we can fly after all',
    'ok driving is fine now',
    "we don't mind flying",
  ],
  counterExamples: ['no flights please', 'by train', 'we fly from Boston'],
};
