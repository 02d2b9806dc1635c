/** What to pack, from the season and from what the plan holds. */
import { seasonsOf } from './seasons.ts';
import type { Brief } from '../../plan/brief/brief.ts';
import type { Interest } from '../../../content/towns/types.ts';

const COLD = /\b(?:cold|snow\w*|frost\w*|freez\w*|chill\w*|crisp|cool\w*|wind\w*)\b/i;
const WET = /\b(?:rain\w*|wet|showers?|drizzle|storms?|monsoon|typhoons?|grey|damp)\b/i;
const HOT = /\b(?:hot|heat|humid|sticky|33 °C|sun(?:ny)?|dry|warm)\b/i;
const GUESTS = /\b(?:wedding|funeral|baptism|christening|graduation|bar mitzvah)\b/i;
const HOLY =
  /\b(?:mosques?|temples?|shrines?|church(?:es)?|cathedrals?|basilicas?|monaster(?:y|ies)|synagogues?)\b/i;
const HOLY_RULES =
  '**In churches, mosques, temples and monasteries** shoulders and knees are covered, of men as of women; in a mosque women cover their hair too, and in mosques and many temples shoes stay at the door. Each house has rules of its own: its page says them, or the door.\n\n';
const BY_INTEREST: readonly (readonly [Interest, string])[] = [
  [
    'temples',
    'something that covers shoulders and knees, and shoes that come off easily, for temples and churches',
  ],
  ['beach', 'swimwear and a light towel'],
  ['nature', 'shoes with a grip, and a bottle to refill'],
  ['adventure', 'clothes that may get wet or dirty'],
  ['nightlife', 'one set of clothes for the evening'],
];

/** A list in markdown; what depends on the traveller alone is left to them. */
export function packingFor(brief: Brief, question: string): string {
  const seasons = seasonsOf(brief, true);
  // where nobody tells of the weather, one packs for any
  const isOpen = ![COLD, WET, HOT].some((kind) => kind.test(seasons));
  const guests = GUESTS.exec(question)?.[0].toLowerCase();
  const lines = [
    'passport or identity card, cards, insurance papers, and copies of them on the phone',
    'shoes that have been walked in: the days are mostly on foot',
    ...(isOpen || COLD.test(seasons) ? ['a warm layer that goes over and under others'] : []),
    ...(isOpen || WET.test(seasons) ? ['a light rain jacket or a small umbrella'] : []),
    ...(HOT.test(seasons) ? ['a hat, sun cream and a bottle to refill'] : []),
    ...BY_INTEREST.flatMap(([interest, line]) => (brief.interests.includes(interest) ? [line] : [])),
    ...(brief.children > 0 ? ['what keeps children busy on the way, and their own papers'] : []),
    ...(brief.diets.length > 0 ? ['a card that says in the local language what you do not eat'] : []),
    'medicines in your hand luggage, in their own boxes',
    'a plug adapter if your plugs differ: I do not know your sockets',
  ];
  const dress =
    guests === undefined
      ? ''
      : `What guests wear at a ${guests} there I do not know: ask those who invite you, also which colours to leave out.\n\n`;
  const holy = HOLY.test(question) ? HOLY_RULES : '';
  return `${dress}${holy}${seasons}\n\n**To pack**\n${lines.map((line) => `- ${line}`).join('\n')}\n\nYour airline’s page has how much luggage your fare allows; I do not know it.`;
}
