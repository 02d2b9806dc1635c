/** Acts of a model about the conversation: questions, commands, courtesy. */
import { actKind, choice } from '../act.ts';
import { slot } from '../slots.ts';
import { dayName } from './editActs.ts';

const COMMANDS = {
  undo: 'undo that',
  'start over': 'start over',
  'show plan': 'show me the plan',
  'another trip': 'another trip',
  'what changed': 'what changed?',
} as const;
const ASKS = ['isQuestion', 'info', 'topics', 'wantsPlan', 'stay'] as const;
/** What a question may speak of, and does not ask for. */
const BESIDE = [
  'dates',
  'days',
  'impliedDays',
  'feasts',
  'isChoice',
  'origin',
  'pace',
  'keepsDates',
] as const;

export const TALK_ACTS = {
  ask: actKind(
    { text: slot.text, day: slot.day.optional(), place: slot.place.optional() },
    'question, its key words: weather, visa, total cost, dinner',
    [...ASKS, ...BESIDE, 'destinations', 'country', 'musts', 'interests', 'activities', 'needs', 'modes'],
    ({ text, day, place }) =>
      `where is ${text}${day === undefined ? '' : ` on ${dayName(day)}`}${place === undefined ? '' : ` in ${place}`}?`,
  ),
  distance: actKind(
    { place: slot.place, to: slot.to },
    '',
    ['isQuestion', 'info', 'destinations', 'origin'],
    ({ place, to }) => `how far is it from ${place} to ${to}?`,
  ),
  command: choice(COMMANDS, '', ['command', 'wantsPlan', 'isAnother', 'isQuestion']),
  openTrip: actKind(
    { text: slot.text },
    'kept before',
    ['destinations', 'unknown', 'guess', 'isAnother'],
    ({ text }) => `back to the ${text} trip`,
  ),
  talk: choice({ hello: 'hello', thanks: 'thanks', help: 'help' }, '', ['topics']),
};
