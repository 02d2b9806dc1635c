/** A month that is not wanted: "not in August, way too hot. September is right". */
import { monthNumberOf } from '../../time/calendar.ts';
import { MONTH } from '../../time/patterns.ts';
import type { ActReader } from '../act.ts';

const NOT_IN = new RegExp(
  `\\b(?:not|anything but|avoid) (?:in |during )?${MONTH}\\b(?! (?:\\d|the))(?: (?:obviously|of course|though|please))*(?:,? (?:way |far |much |it'?s )*too (?:hot|cold|crowded|expensive|busy|wet|humid))?`,
);

export const notMonth: ActReader = {
  act: 'not a month',
  takesWords: true,
  read: (words) => {
    const name = words.exec(NOT_IN)?.[1];
    return name === undefined ? null : { notMonth: monthNumberOf(name) };
  },
  examples: [
    'not in august obviously, way too hot. september is right',
    'sorry I meant september not july',
    'please not in March',
  ],
  counterExamples: ['not before june', 'not on 3 May', 'we may not go'],
};
