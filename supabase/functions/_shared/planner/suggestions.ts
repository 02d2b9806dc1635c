/** What the traveller may want to say next. */
import type { Suggestion } from '../domain/chat/chat.ts';
import type { Brief } from './brief/brief.ts';
import type { Choice } from './choose/choose.ts';

const MAX = 4;
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Two to four buttons, the most useful first. */
export function suggestionsFor(brief: Brief, choice: Choice): Suggestion[] {
  const isOver = choice.limit !== null && choice.total > choice.limit;
  const hasSpare = choice.limit !== null && choice.total < choice.limit * 0.7;
  const askOrigin: Suggestion[] = brief.origin
    ? []
    : [
        { label: 'Leave from London', value: 'I leave from London' },
        { label: 'Leave from New York', value: 'I leave from New York' },
      ];
  const money: Suggestion[] = [
    ...(isOver && brief.days > 2
      ? [{ label: 'A day shorter', value: `Make it ${brief.days - 1} days` }]
      : []),
    ...(brief.comfort > -2 && !hasSpare ? [{ label: 'Make it cheaper', value: 'Make it cheaper' }] : []),
    ...(hasSpare ? [{ label: 'A better hotel', value: 'Upgrade to a nicer hotel' }] : []),
  ];
  const taste: Suggestion[] = [
    brief.interests.includes('food')
      ? { label: 'Add a museum day', value: 'Add a museum day' }
      : { label: 'More food', value: 'More food, please' },
  ];
  const month = Number(brief.firstDay.slice(5, 7));
  const later = MONTHS[(month + 2) % 12] ?? 'October';
  const dates: Suggestion[] = [{ label: `What about ${later}?`, value: `What about ${later}?` }];
  return [...askOrigin, ...money, ...taste, ...dates].slice(0, MAX);
}
