/** A wide place that has a town of its name elsewhere: which of the two is meant. */
import { describe, expect, it } from 'vitest';
import { reader } from '../../functions/support/reading.ts';
import { TODAY } from '../../functions/support/assistant.ts';

const reading = reader(TODAY);
const towns = (text: string) =>
  reading(text).message.destinations.map(
    ({ place, region }) => `${region?.name ?? place.name} ${place.countryCode}`,
  );

describe('a name of a region and of a town', () => {
  it.each([
    ['three days for two from Fort Lauderdale to Norfolk, March 16 to 18', 'Norfolk US'],
    ['a week in Norfolk from Leeds in June', 'Norfolk GB'],
    ['5 days in Medellín and Salento in May from Miami', 'Medellín CO, Salento CO'],
    ['Salento for a week from Milan', 'Salento IT'],
    ['10 days in Cornwall from Toronto in July', 'Cornwall GB'],
    ['a week in Ontario from New York in June', 'Ontario CA'],
    ['4 days in Kent from Seattle', 'Kent GB'],
  ])('%s', (text, expected) => {
    expect(towns(text).join(', ')).toBe(expected);
  });
});
