import { needOf, whoseBefore, type Need } from './need.ts';
import type { ActReader } from '../act.ts';
import type { Words } from '../../words.ts';
import { KNOWN_CONDITIONS } from '../../../../content/words/conditions.ts';

const WEEKS_A_MONTH = 4.3;
const HIGHEST_WEEK = 45;
const WEEKS =
  '(?:(?:at |about |around |almost |nearly |over )?(\\d{1,2}|one|two|three|four|five|six|seven|eight|nine)[- ]?(weeks?|wks?|w|months?|mths?)(?: and \\d days?)?[- ]*)?';
const COUNTS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const PREGNANT = new RegExp(
  `\\b${WEEKS}(?:(?:heavily |newly |very )?pregnan(?:t|cy)\\b|(?<=weeks? |months? )along\\b|(?:is |am |are |we're |i'm |she's )?expecting(?= (?:a (?:baby|child)|our|in|twins|soon|and|,|\\.|;|$)|[,.;!]|$)(?: a (?:baby|child)| twins)?|baby ?moon\\b|mum to be\\b|mom[- ]to[- ]be\\b|with a bump\\b|(?:first|second|third) trimester\\b)(?:(?:,? \\(?|,? at |,? about )(\\d{1,2})[- ]?(weeks?|wks?|months?)\\b(?: (?:along|by then|then|now|gone|in))*\\)?)?`,
  'giu',
);

const KNOWN = KNOWN_CONDITIONS.map(
  ([kind, what, alternatives]) => [kind, what, new RegExp(`\\b${alternatives}(?![\\p{L}])`, 'giu')] as const,
);
/** Medicine that wants a fridge. */
const MEDICINE =
  /\b(?:(?:my |his |her |our |the )?(?:medicines?|medications?|meds|insulin|injections?|syringes?|vaccines?|eye drops?)\b[^.;!?]{0,40}?\b(?:cool(?:ed)?|cold|refrigerat\w+|fridge)|(?:a )?(?:mini[- ]?)?(?:fridge|refrigerator|cool(?:ing)? box)\b[^.;!?]{0,30}?\b(?:medicines?|medications?|meds|insulin|injections?))\b/giu;

function healthIn(words: Words): Need[] {
  const whose = (match: RegExpExecArray) => ({ whose: whoseBefore(words.text, match.index) });
  const pregnant = words
    .all(PREGNANT)
    .map((match) => needOf('pregnancy', 'pregnancy', match[0], { ...whose(match), amount: weeksOf(match) }));
  const medicine = words
    .all(MEDICINE)
    .map((match) => needOf('medicine', 'medicine to be kept cool', match[0], whose(match)));
  const known = KNOWN.flatMap(([kind, what, pattern]) =>
    words.all(pattern).map((match) => needOf(kind, what, match[0], whose(match))),
  );
  return firstOfEach([...pregnant, ...known, ...medicine]);
}

function weeksOf(match: RegExpExecArray): number | null {
  const typed = match[1] ?? match[3];
  const unit = match[2] ?? match[4] ?? '';
  if (typed === undefined) return null;
  const count = COUNTS.includes(typed.toLowerCase()) ? COUNTS.indexOf(typed.toLowerCase()) : Number(typed);
  const weeks = /^m/i.test(unit) ? Math.round(count * WEEKS_A_MONTH) : count;
  return weeks > 0 && weeks <= HIGHEST_WEEK ? weeks : null;
}

function firstOfEach(needs: readonly Need[]): Need[] {
  return needs.filter(
    ({ kind, what }, index) =>
      needs.findIndex((other) => other.kind === kind && other.what === what) === index,
  );
}

export const health: ActReader = {
  act: 'health',
  takesWords: true,
  read: (words) => {
    const needs = healthIn(words);
    return needs.length === 0 ? null : { needs };
  },
  examples: [
    'my wife is 24 weeks pregnant, Kyoto in May',
    "I'm six months pregnant",
    'babymoon in Lisbon, 5 days',
    'we are expecting in June',
    'dad has a heart condition',
    'I have epilepsy',
    'my son is autistic',
    'I am claustrophobic',
    'she has vertigo',
    'afraid of heights',
    "I'm scared of flying",
    'type 1 diabetes, my insulin must be kept cool',
    'one of us is blind',
    'he is hard of hearing',
    'severe asthma',
    'I have a pacemaker',
  ],
  counterExamples: [
    'the heart of the old town',
    'we are expecting good weather',
    'a blind wine tasting',
    'four days with views from great heights',
    'we fly from Boston',
  ],
};
