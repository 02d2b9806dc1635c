/** Kinds of follow-ups, each in several words, and what must come of it. */
import type { CheckedPlan } from '../../domain/itinerary/itinerary.ts';

/** The plan before and after a follow-up, and what was answered. */
interface Outcome {
  /** That of the first message. */
  readonly first: CheckedPlan;
  readonly before: CheckedPlan;
  /** Undefined where the answer is words alone. */
  readonly after: CheckedPlan | undefined;
  readonly reply: string;
}

export type Words = readonly [string, ...string[]];

export interface Kind {
  readonly name: string;
  readonly phrases: Words;
  readonly between?: readonly string[];
  /** What is not as asked; empty where all is. */
  readonly problems: (outcome: Outcome) => string[];
}

const text = (value: unknown) => JSON.stringify(value);
const when = (isWrong: boolean, words: string): string[] => (isWrong ? [words] : []);
const dayOf = (plan: CheckedPlan | undefined, number: number) => plan?.days[number - 1];
const visitsOn = (plan: CheckedPlan | undefined, number: number) =>
  dayOf(plan, number)?.items.filter(({ kind }) => kind === 'sight' || kind === 'tour' || kind === 'free') ??
  [];

/** Every day but these is byte for byte what it was. */
function othersStay({ before, after }: Outcome, ...changed: number[]): string[] {
  if (!after) return ['no plan'];
  const differ = before.days.filter(
    (day) => !changed.includes(day.number) && text(day) !== text(dayOf(after, day.number)),
  );
  return when(differ.length > 0, `days ${differ.map(({ number }) => number).join(', ')} changed too`);
}

/** The head of the answer says what changed. */
const saysIt = ({ reply }: Outcome, words: RegExp = /./) =>
  when(
    !reply.startsWith('**What changed**\n- ') || !words.test(reply.slice(0, reply.indexOf('## '))),
    'the head does not say it',
  );

/** Words alone, and no other plan. */
const answered =
  (words: RegExp) =>
  ({ after, reply }: Outcome) => [
    ...when(after !== undefined, 'a plan where an answer was due'),
    ...when(!words.test(reply), `the answer does not say ${String(words)}`),
    ...when(/\b20\d\d-\d\d-\d\d\b/.test(reply), 'a date that is not in words'),
  ];
const sameTrip = ({ before, after }: Outcome) => [
  ...when(text(before.cities) !== text(after?.cities), 'other towns'),
  ...when(text(before.party) !== text(after?.party), 'another party'),
];
const sameDates = ({ before, after }: Outcome) =>
  when(
    before.days[0]?.date !== after?.days[0]?.date || before.days.length !== after?.days.length,
    'other dates',
  );
const has = (plan: CheckedPlan | undefined, kind: string) =>
  plan?.days.some(({ items }) => items.some((item) => item.kind === kind)) ?? false;

export const KINDS: readonly [Kind, ...Kind[]] = [
  {
    name: 'without the tour',
    phrases: [
      'remove the tour',
      'without the tour',
      'no tours please',
      'skip the tour',
      'we dont want the guided tour',
    ],
    problems: (own) =>
      has(own.before, 'tour')
        ? [
            ...sameTrip(own),
            ...sameDates(own),
            ...when(has(own.after, 'tour'), 'a tour is left'),
            ...when(
              own.before.days
                .filter((day) => text(day) !== text(dayOf(own.after, day.number)))
                .some(({ items }) => !items.some(({ kind }) => kind === 'tour')),
              'a day without a tour changed',
            ),
            ...when((own.after?.total ?? Infinity) >= own.before.total, 'it costs no less'),
            ...saysIt(own, /tour|walk|class/i),
          ]
        : answered(/no tour/)(own),
  },
  {
    name: 'a lighter day',
    phrases: [
      'make day 2 lighter',
      'day 2 is too full',
      'day 2 slower pls',
      'make the second day more relaxed',
      'less packed on day 2',
    ],
    problems: (own) => [
      ...othersStay(own, 2),
      ...saysIt(own, /Day 2/),
      ...when(visitTitles(own.after, 2).length > visitTitles(own.before, 2).length, 'it is no lighter'),
      ...when(
        visitTitles(own.before, 2).every((title) => visitTitles(own.after, 2).includes(title)),
        'nothing went',
      ),
    ],
  },
  {
    name: 'a free day',
    phrases: [
      'keep day 3 free',
      'nothing planned on day 3',
      'a free day on day 3',
      'leave day 3 empty please',
    ],
    problems: (own) => [
      ...othersStay(own, 3),
      ...saysIt(own, /Day 3/),
      ...when(
        dayOf(own.after, 3)?.items.some(({ kind }) => kind === 'sight' || kind === 'tour') ?? true,
        'a sight is left',
      ),
    ],
  },
  {
    name: 'a later start',
    phrases: [
      'start later on day 2',
      'day 2: not before 10',
      'later start on day 2 pls',
      'no early start on day 2',
    ],
    problems: (own) => {
      const isEarly = visitsOn(own.before, 2).some(({ start }) => start < '10:00');
      return isEarly
        ? [
            ...othersStay(own, 2),
            ...saysIt(own, /Day 2/),
            ...when(
              visitsOn(own.after, 2).some(({ start }) => start < '10:00'),
              'it starts before ten',
            ),
          ]
        : answered(/before 10/)(own);
    },
  },
  {
    name: 'another dinner',
    phrases: [
      'swap the dinner on day 2',
      'another dinner on day 2',
      'a different restaurant on day 2',
      'can we eat somewhere else on day 2?',
    ],
    problems: (own) => [
      ...othersStay(own, 2),
      ...saysIt(own, /dinner/),
      ...when(text(visitsOn(own.before, 2)) !== text(visitsOn(own.after, 2)), 'the sights changed too'),
    ],
  },
  {
    name: 'a sight that goes',
    phrases: ['skip {sight}', 'drop {sight}', 'we have already seen {sight}', 'remove {sight} please'],
    problems: (own) => [
      ...sameDates(own),
      ...saysIt(own),
      ...when(visitTitles(own.after, 2).includes(firstSight(own.before)), 'it is still there'),
      ...othersStay(own, 2),
    ],
  },
  {
    name: 'a swap',
    phrases: ['swap day 2 and 3', 'swap 2 & 3', 'switch days 2 and 3', 'swap d2/d3'],
    problems: (own) => [
      ...othersStay(own, 2, 3),
      ...saysIt(own, /2 and 3/),
      ...when(dayOf(own.before, 2)?.title !== dayOf(own.after, 3)?.title, 'day 3 is not what day 2 was'),
    ],
  },
  {
    name: 'no hotel',
    phrases: ['no hotel, I stay with friends', 'we have our own apartment', 'without a hotel please'],
    problems: (own) => [
      ...sameTrip(own),
      ...saysIt(own, /Beds of your own/),
      ...when(own.after?.costs.some(({ kind }) => kind === 'stay') ?? true, 'a stay is paid for'),
    ],
  },
  {
    name: 'own flights',
    phrases: [
      'I already have flights',
      'flights are booked already',
      'no flights please',
      'we booked our flights',
    ],
    problems: (own) => [
      ...sameTrip(own),
      ...saysIt(own, /no flight/),
      ...when(
        own.after?.legs.some(({ mode, from }) => mode === 'flight' && !own.before.cities.includes(from)) ??
          true,
        'a flight from home is left',
      ),
    ],
  },
  {
    name: 'cheaper',
    phrases: ['make it cheaper', 'cheaper pls', 'too expensive', 'can you save money?'],
    problems: (own) => [
      ...sameTrip(own),
      ...sameDates(own),
      ...saysIt(own, /Total/),
      ...when((own.after?.total ?? Infinity) >= own.before.total, 'it costs no less'),
    ],
  },
  {
    name: 'cheaper once more',
    phrases: ['make it cheaper', 'cheaper'],
    between: ['make it cheaper', 'make it cheaper'],
    problems: answered(/nothing cheaper.*What would help/),
  },
  {
    name: 'longer or shorter',
    phrases: ['+1 day', 'one more day', '1 day longer pls', 'add a day'],
    problems: (own) => [
      ...sameTrip(own),
      ...saysIt(own, /Length/),
      ...when(own.after?.days.length !== own.before.days.length + 1, 'not a day more'),
    ],
  },
  {
    name: 'another month',
    phrases: ['in july instead', 'what about July?', 'july please', 'can we go in July'],
    problems: (own) => [
      ...sameTrip(own),
      ...saysIt(own, /Dates/),
      ...when(own.after?.days[0]?.date.slice(5, 7) !== '07', 'not in July'),
      ...when(own.after?.days.length !== own.before.days.length, 'another length'),
    ],
  },
  {
    name: 'children too',
    phrases: ['with kids actually', 'w/ 2 kids', 'our kids are coming too'],
    problems: (own) => [
      ...sameDates(own),
      ...saysIt(own),
      ...when(
        own.after?.party.children !== 2 || own.after.party.adults !== own.before.party.adults,
        'another party',
      ),
    ],
  },
  {
    name: 'undo',
    phrases: ['undo', 'go back to the plan before', 'undo that pls'],
    between: ['make day 2 lighter', 'undo', 'keep day 3 free'],
    problems: (own) => [
      ...saysIt(own, /Back to the plan before/),
      ...when(text(own.first) !== text(own.after), 'it is not the plan before'),
    ],
  },
  {
    name: 'a question',
    phrases: [
      'is it safe?',
      'do I need a visa?',
      'what should I pack?',
      'how do I get from the airport?',
      'what will the weather be?',
      'how much is it in total?',
      'what time is my flight?',
      'which hotel?',
      'is breakfast included?',
      'whats the currency',
      'do they speak english?',
      'can i cancel?',
    ],
    problems: answered(/./),
  },
];

function visitTitles(plan: CheckedPlan | undefined, number: number): string[] {
  return visitsOn(plan, number).map(({ title }) => title);
}

/** The first sight of the second day: it stands in every plan. */
export function firstSight(plan: CheckedPlan): string {
  return visitTitles(plan, 2)[0] ?? '';
}
