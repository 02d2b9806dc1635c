/** Acts of a model about needs, tastes, stays and ways. */
import { z } from 'zod';
import { INTERESTS } from '../../../../../../content/towns/types.ts';
import { MODES } from '../../../../../../domain/itinerary/itinerary.ts';
import { actKind, choice } from '../act.ts';
import { slot } from '../slots.ts';

/** Needs that one clause stands for. */
const NEEDS = {
  pregnancy: 'pregnant',
  wheelchair: 'wheelchair',
  stairs: 'no stairs',
  'walk slowly': 'I walk slowly',
  heart: 'heart condition',
  epilepsy: 'epilepsy',
  diabetes: 'diabetes',
  asthma: 'asthma',
  autism: 'autistic',
  claustrophobia: 'claustrophobic',
  heights: 'afraid of heights',
  flying: 'afraid of flying',
  blind: 'blind',
  deaf: 'deaf',
  baby: 'with a baby',
} as const;

export const WISH_ACTS = {
  need: choice(NEEDS, '', ['needs', 'party', 'children', 'childAges', 'isPartyGuessed', 'interests']),
  allergy: actKind({ text: slot.text }, '', ['needs'], ({ text }) => `allergic to ${text}`),
  diet: actKind({ text: slot.text }, 'vegan, halal…', ['needs'], ({ text }) => `${text} please`),
  illness: actKind({ text: slot.text }, 'or other condition', ['needs'], ({ text }) => `I have ${text}`),
  walkAtMost: actKind({ n: slot.n }, 'km a day', ['needs'], ({ n }) => `max ${n} km walking per day`),
  bedtime: actKind(
    { time: slot.time },
    'of kids',
    ['needs', 'party', 'children', 'childAges', 'isPartyGuessed', 'interests'],
    ({ time }) => `the kids go to bed at ${time}`,
  ),
  taste: actKind(
    { kind: z.enum(INTERESTS), not: slot.not.optional() },
    '',
    ['interests', 'avoid'],
    ({ kind, not }) => (not ? `no ${kind}` : `I like ${kind}`),
  ),
  activity: actKind(
    { text: slot.text },
    'to do',
    ['activities', 'interests', 'avoid', 'needs'],
    ({ text }) => `I like ${text}`,
    null,
    toDo,
  ),
  pace: choice({ slow: 'slow pace', full: 'see everything' }, '', ['pace', 'interests']),
  see: actKind(
    { text: slot.text },
    'sight that must be in',
    ['musts', 'destinations', 'interests', 'activities'],
    ({ text }) => `I want to see the ${text}`,
    'route',
    toDo,
  ),
  stay: actKind(
    { kind: z.enum(['with', 'near', 'type', 'stars']), text: slot.text.optional(), n: slot.n.optional() },
    'a pool; a place; hostel, apartment; n',
    ['stay', 'rooms', 'destinations', 'musts', 'needs', 'interests', 'comfort'],
    ({ kind, text, n }) => {
      if (kind === 'stars') return n !== undefined && n >= 1 && n <= 5 ? `${n} star hotel` : null;
      if (text === undefined) return null;
      return kind === 'type' ? text : `a stay ${kind} ${text}`;
    },
    'stay',
    ({ kind, text }) => (text === undefined ? null : `stay: ${kind === 'near' ? 'near ' : ''}${text}`),
  ),
  ownBeds: actKind({}, 'no hotel', ['ownBeds', 'dayEdits'], () => 'no hotel'),
  justOne: choice({ flights: 'only flights', hotel: 'only a hotel' }, 'nothing else', [
    'only',
    'ownBeds',
    'isOnly',
  ]),
  way: actKind(
    { kind: z.enum(MODES), not: slot.not.optional() },
    '',
    ['modes', 'offers'],
    ({ kind, not }) => {
      const mode = kind === 'flight' ? 'plane' : kind;
      return not ? (kind === 'flight' ? 'no flights' : `not by ${mode}`) : `by ${mode}`;
    },
    'ways',
  ),
};

/** What guides may have something on. */
function toDo({ text }: { readonly text: string }): string {
  return `to do: ${text}`;
}
