/** A day that is on in the assistant's words. */
import { formatHours, formatTime } from '../../dates/dayTimes.ts';
import { wayInWords } from '../../itinerary/dayWays.ts';
import type { ArrangeEdit } from '../arrangeDay.ts';
import { changesOf } from '../replanDay.ts';
import type { Today } from '../today.ts';

/** A title without anything that markdown would act on. */
export function inMarkdown(title: string): string {
  return title.replace(/[*_[\]()<>#`|\\\n]/g, '');
}

/** What is on, what comes next, and the way to it. */
export function nowAndNext({ now, next, way, gait }: Today): string {
  const on = now ? `${inMarkdown(now.title)}, until ${formatTime(now.end)}` : 'nothing planned';
  const comes = next ? `${inMarkdown(next.title)}, at ${formatTime(next.start)}` : 'nothing more today';
  const words = way && wayInWords(way, gait);
  const there = words ? `, ${words.time === '' ? '' : `about ${words.time} `}${words.how}` : '';
  return `- **Now:** ${on}\n- **Next:** ${comes}${there}`;
}

/** What goes, where a rest stands, and what moves from when to when. */
export function differencesIn({ day }: Pick<Today, 'day'>, edit: ArrangeEdit): string {
  const { gone, moved } = changesOf(day, edit);
  return [
    ...gone.map((item) => `- **${inMarkdown(item.title)}** is left out, was ${formatHours(item)}`),
    ...(edit.rest ? [`- **Rest** ${formatHours(edit.rest)}`] : []),
    ...moved.map(
      ({ item, start, end }) =>
        `- **${inMarkdown(item.title)}** ${formatHours({ start, end })}, was ${formatHours(item)}`,
    ),
  ].join('\n');
}
