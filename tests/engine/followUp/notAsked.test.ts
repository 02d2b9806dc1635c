/** What a follow-up tells without asking for it: the party, the dates, the length and the ways of the plan stay. */
import { describe, expect, it } from 'vitest';
import { Talk } from '../../functions/support/assistant.ts';

async function kept(): Promise<Talk> {
  const talk = new Talk();
  await talk.say('Porto for 10 days from 1 June 2027, two of us from Paris');
  return talk;
}

describe('the dates and the length stay', () => {
  it.each([
    'I don’t need to be back at work on the 8th',
    'I no longer have to be back at work on the 8th',
    'nobody has to be back at school on the 8th',
    'I’ll ask for leave when I’m back at work on the 8th',
    'the 8th would be better, the museum is closed on the 7th',
    'a fortnight later my sister gets married',
  ])('%s', async (text) => {
    const { reply, plan } = await (await kept()).say(text);
    const { days } = plan ?? { days: null };
    expect([days?.[0]?.date ?? '2027-06-01', days?.length ?? 10]).toEqual(['2027-06-01', 10]);
    expect(reply).not.toMatch(/^- (?:Dates|Length):/m);
  });
});

describe('the party and its rooms stay', () => {
  it.each([
    'one more night coming back, making it 11 in total',
    'the train comes late, so 3 in Porto',
    'we all share, not a single extra room please',
    'my wife and I love plates we can share, and she has her own tastes',
  ])('%s', async (text) => {
    const { reply } = await (await kept()).say(text);
    expect(reply).not.toMatch(/^- For .* now\.$|[2-9] rooms/m);
  });
});

describe('flights stay', () => {
  it.each([
    'the flights don’t work for us, can you find later ones',
    'these flights don’t work for us, too early',
    'Monday flights are not possible, we work that day',
    'the return flight does not work for us',
  ])('%s', async (text) => {
    const { plan } = await (await kept()).say(text);
    const { items } = plan?.days[0] ?? { items: null };
    expect(items?.some(({ kind }) => kind === 'flight') ?? true).toBe(true);
  });
});

describe('what is insisted on', () => {
  it.each([
    ['don’t skip the Livraria Lello', /Left out/],
    ['we’re not fussy about food', /Left out|without food/i],
    ['for dinner our limit is 50 euros', /^- Budget:/m],
    ['our hire car has a deposit cap of 800 euros', /^- Budget:/m],
    ['I see nothing from 14:00 to 17:00 on day 2, please add something', /is yours/],
  ])('%s', async (text, changed) => {
    const { reply } = await (await kept()).say(text);
    expect(reply).not.toMatch(changed);
  });
});
