/** The act of feasts: what is to be told of them, whatever dates the trip has. */
import { feastsIn } from '../../time/feasts.ts';
import type { ActReader } from '../act.ts';

/** Feasts and seasons that a message names: the plan tells when they are. */
export const feast: ActReader = {
  act: 'feast',
  read: (words) => {
    const found = feastsIn(words.lower);
    for (const { at, length } of found) words.take(at, at + length);
    return found.length === 0 ? null : { feasts: found.map((own) => own.feast.name) };
  },
  examples: [
    'NYE in Edinburgh, arrive 29 dec leave 2 jan',
    'Golden Week in Tokyo, 29 april to 5 may',
    "Amsterdam for King's Day 27 april",
    'Oktoberfest 2027 3 nights',
    'Christmas markets in Vienna',
    'Paris on Bastille Day',
  ],
  counterExamples: [
    'a week in Rome',
    'a festival in May',
    'a holiday with friends',
    'a new year-round market',
  ],
};
