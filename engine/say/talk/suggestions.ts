/** What the traveller may want to say next. */
import { MONTH_NAMES } from '../../../domain/dates/calendar.ts';
import type { Suggestion } from '../../../domain/chat/chatApi.ts';
import type { Brief } from '../../plan/brief/brief.ts';
import type { Itinerary } from '../../../domain/itinerary/itinerary.ts';
import type { InfoTopic } from '../../../content/words/infoTopics.ts';
import type { Planned } from '../../plan/planTrip.ts';

export const MOST_SUGGESTIONS = 4;

/** Two to four buttons that fit the plan as it is, the most useful first. */
export function suggestionsFor(
  brief: Brief,
  { choice, plan }: Pick<Planned, 'choice' | 'plan'>,
): Suggestion[] {
  const isOver = choice.limit !== null && choice.total > choice.limit;
  const hasSpare = choice.limit !== null && choice.total < choice.limit * 0.7;
  const canSave = choice.total > choice.floor;
  const askOrigin: Suggestion[] =
    brief.origin || brief.ownFlights
      ? []
      : [
          { label: 'Leave from London', value: 'I leave from London' },
          { label: 'Leave from New York', value: 'I leave from New York' },
        ];
  const money: Suggestion[] = [
    ...((isOver || (brief.comfort < 0 && !canSave)) && brief.days > brief.stops.length + 1
      ? [{ label: 'A day shorter', value: 'One day less' }]
      : []),
    ...(brief.comfort > -2 && canSave && !hasSpare
      ? [{ label: 'Make it cheaper', value: 'Make it cheaper' }]
      : []),
    // somebody who has just saved wants no dearer bed
    ...(hasSpare && brief.comfort === 0 && !brief.ownBeds
      ? [{ label: 'A better hotel', value: 'Upgrade to a nicer hotel' }]
      : []),
  ];
  const month = Number(brief.firstDay.slice(5, 7));
  const later = MONTH_NAMES[(month + 2) % 12] ?? 'October';
  const dates: Suggestion[] = [{ label: `What about ${later}?`, value: `What about ${later}?` }];
  return [...askOrigin, ...money, ...tasteOf(brief, plan), ...dates].slice(0, MOST_SUGGESTIONS);
}

/** The fullest day made lighter, else more of what the guide has and nobody asked for. */
function tasteOf(brief: Brief, { days }: Itinerary): Suggestion[] {
  const isGuided = brief.stops.some(({ guide }) => guide !== null);
  const visits = days.map(
    ({ items }) => items.filter(({ kind }) => kind === 'sight' || kind === 'tour').length,
  );
  const fullest = visits.indexOf(Math.max(...visits));
  const number = days[fullest]?.number ?? 1;
  if ((visits[fullest] ?? 0) > 3 && brief.pace !== 'full' && brief.edits.length === 0)
    return [{ label: `A lighter day ${number}`, value: `Make day ${number} lighter` }];
  if (!isGuided) return [];
  const wish = (['food', 'museums', 'views', 'markets'] as const).find(
    (interest) => !brief.interests.includes(interest) && !brief.avoid.includes(interest),
  );
  return wish ? [{ label: `More ${wish}`, value: `More ${wish}, please` }] : [];
}

const QUESTIONS: readonly (readonly [InfoTopic, Suggestion])[] = [
  ['packing', { label: 'What should I pack?', value: 'What should I pack?' }],
  ['airport', { label: 'From the airport', value: 'How do I get from the airport?' }],
  ['total', { label: 'What does it cost?', value: 'How much is it in total?' }],
];

/** After the answer to a question: others, or the plan where there is none yet. */
export function suggestionsAfter(
  { topic, asked }: { readonly topic: InfoTopic; readonly asked: string },
  hasPlan: boolean,
  place: string,
  days: number | null,
): Suggestion[] {
  if (!hasPlan) return [{ label: `Plan ${place}`.slice(0, 80), value: `Plan ${days ?? 5} days in ${place}` }];
  if (topic === 'onePersonMore') return [{ label: 'One more person', value: 'One more person' }];
  const month = topic === 'otherTime' ? monthIn(asked) : null;
  if (month !== null) return [{ label: `Plan it for ${month}`, value: `What about ${month}?` }];
  return QUESTIONS.flatMap(([own, question]) => (own === topic ? [] : [question])).slice(0, 2);
}

function monthIn(text: string): string | null {
  const words = text.toLowerCase().split(/[^\p{L}]+/u);
  return (
    MONTH_NAMES.find((name) =>
      words.some((word) => word.length >= 3 && name.toLowerCase().startsWith(word)),
    ) ?? null
  );
}
