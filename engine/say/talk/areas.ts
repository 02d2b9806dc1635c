/** Parts of a town to stay in, as its guide has them. */
import { listOf } from '../write/format.ts';
import type { InfoInput } from './infoAnswers.ts';

/** By town; where there is no guide, who knows. */
export function areasAnswer({ brief: { stops } }: Pick<InfoInput, 'brief'>): string {
  const told = stops.flatMap(({ place, guide }) =>
    guide
      ? [
          `**Where to stay in ${place.name}, from my guide**\n${guide.districts.map(({ name, line }) => `- ${name}: ${line}`).join('\n')}`,
        ]
      : [],
  );
  const names = listOf([...new Set(stops.map(({ place }) => place.name))]);
  return told.length === 0
    ? `I have no guide to ${names}, so I know no part of it better than another: the tourist office does.`
    : `${[...new Set(told)].join('\n\n')}\n\nWhich of them suits you I cannot see for you; name one and say what you like, and I plan around it.`;
}
