/** How one goes home, changed and changed back: the other ways stay as they are. */
import { describe, expect, it } from 'vitest';
import { ask } from '../../functions/support/assistant.ts';

const RAILS =
  'we live in Berlin and want to do Krakow then Budapest by train, 9 days from 3 may 2027, 2 people';
const OUT = '**Train:** Berlin to Kraków';

describe('the way home of a trip by train', () => {
  it.each([
    'could we fly back to berlin from budapest though',
    'can we fly home?',
    'could we take a flight home from Budapest',
    'fly home instead',
  ])('is flown where that is asked for: %s', async (text) => {
    const { reply } = await ask(text, { after: [RAILS] });
    expect(reply).toContain('Budapest to Berlin by air now');
    expect(reply).toContain(OUT);
  });

  it.each([
    'no you know what, train home too, i hate airports',
    'we take the train back as well',
    'actually the train home too',
    'back by train',
  ])('is by train again as all others: %s', async (text) => {
    const { reply } = await ask(text, { after: [RAILS, 'fly home instead'] });
    expect(reply).toContain('**Train:** Budapest to Berlin');
    expect(reply).toContain(OUT);
    expect(reply).not.toContain('by air');
  });

  it('is another than the way there where both were told', async () => {
    const after = ['4 days in Rome from 11 May 2027 from Milan, by train there and fly home'];
    const { reply } = await ask('take the bus home', { after });
    expect(reply).toContain('**Train:** Milan to Rome');
    expect(reply).toContain('**Bus:** Rome to Milan');
  });

  it.each([
    'is there a flight back to berlin from budapest',
    'when could we fly back',
    'how long would we fly back to Berlin',
    'can we fly back the same day?',
  ])('is asked about, and stays: %s', async (text) => {
    expect((await ask(text, { after: [RAILS] })).plan).toBeUndefined();
  });
});
