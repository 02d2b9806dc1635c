/** What the weather is like as a rule, and what of the question the guides leave open. */
import { MONTH_NAMES } from '../../../domain/dates/calendar.ts';
import { listOf } from '../write/format.ts';
import { seasonsOf } from './seasons.ts';
import type { InfoInput } from './infoAnswers.ts';

/** What a season may bring, and a guide may leave out. */
const STORMS = /\b(?:monsoon|hurricane|typhoon|cyclone|khareef|sandstorm|blizzard)/i;
const ASKS_HEAT =
  /\b(?:hot(?:ter|test)?|heat|warm(?:er|th)?|cold(?:er)?|cool(?:er)?|chilly|freezing|temperatures?|degrees)\b/i;
const TELLS_HEAT =
  /\b(?:hot|heat|warm(?! water)|mild|cool|cold|chill|freez|frost|snow|ic[ey]\b|sticky|humid)|°/i;
const ASKS_RAIN = /\b(?:rain\w*|wet|dry|showers?)\b/i;
const TELLS_RAIN = /\b(?:rain\w*|wet\w*|dry|drier|driest|showers?|monsoon|drizzle)\b/i;
const ASKS_HEIGHT =
  /\b(?:top(?! of (?:that|it|this)\b)|summit|peak(?! (?:season|time|hours?|months?)\b)|up there|up high|crater|mountain)\b/i;
const MONTH_NAMED = new RegExp(`\\b(?:${MONTH_NAMES.join('|').toLowerCase()})\\b`, 'g');
/** Degrees of latitude from which months have a season of their own name. */
const SEASONAL = 23;

/** By season, from the guides and the country. */
export function weatherAnswer({ brief, isDated, question }: InfoInput): string {
  // "is it better in May or in October?" compares them
  const months = new Set(question.toLowerCase().match(MONTH_NAMED) ?? []);
  const seasons = seasonsOf(brief, isDated && months.size < 2);
  const storm = STORMS.exec(question)?.[0].toLowerCase();
  const names = [...new Set(brief.stops.map(({ place }) => place.name))];
  // what holds for a whole country is no answer for one town
  const told = brief.stops.some(({ guide }) => guide !== null) ? seasons : '';
  const open = [
    ...(ASKS_HEAT.test(question) && !TELLS_HEAT.test(told) ? ['how hot or cold it is'] : []),
    ...(ASKS_RAIN.test(question) && !TELLS_RAIN.test(told) ? ['how much it rains'] : []),
  ];
  const before =
    open.length === 0
      ? ''
      : `I do not know ${listOf(open)} in ${listOf(names)} then: the national weather service does. `;
  return [
    `${before}${southern(brief, isDated)}${seasons}`,
    ...(storm === undefined || seasons.toLowerCase().includes(storm)
      ? []
      : [`Of a ${storm} I do not know more than that: the weather service warns of one days ahead.`]),
    ...(ASKS_HEIGHT.test(question)
      ? [
          'That is for the towns. Up a mountain it is colder, by some 6 °C for each 1,000 metres, so above 5,000 metres it is often below freezing.',
        ]
      : []),
  ].join(' ');
}

/** South of the tropics the seasons are the other way round, which the months of a question do not show. */
function southern({ stops: [first], firstDay }: InfoInput['brief'], isDated: boolean): string {
  if (!isDated || first.place.airports[0].latitude > -SEASONAL) return '';
  const month = Number(firstDay.slice(5, 7));
  const season = ['summer', 'autumn', 'winter', 'spring'][Math.floor((month % 12) / 3)] ?? '';
  return `In ${MONTH_NAMES[month - 1] ?? ''} it is ${season} in ${first.place.name}.\n\n`;
}
